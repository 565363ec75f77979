//! What is read only: the catalogue and the rulings.

mod common;

use common::*;
use protocol::CatalogueFacts;
use tempfile::tempdir;

#[tokio::test]
async fn the_catalogue_and_the_rulings_are_there() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let facts: CatalogueFacts = get(server.address, "/api/catalogue").await;
    assert!(facts.aliens.len() >= 50 && !facts.cards.is_empty() && !facts.specials.is_empty());
    let list: Vec<serde_json::Value> = get(server.address, "/api/rulings").await;
    assert!(list.len() > 100);
    // some of them, step by step: all hold, and the board is there once the game is laid out
    for line in list.iter().step_by(97) {
        let id = line["id"].as_str().expect("an id");
        let shown: serde_json::Value = get(server.address, &format!("/api/rulings/{id}")).await;
        let steps = shown["steps"].as_array().expect("steps");
        assert!(steps.iter().all(|s| s["ok"] == true), "{id}: {shown}");
        assert!(steps.iter().any(|s| s["snapshot"].is_object()), "{id}");
    }
    server.stop().await;
}
