//! What is read only: the catalogue and the rulings.

mod common;

use common::*;
use cosmic::says::CatalogueFacts;
use tempfile::tempdir;

/// Rulings that are looked at step by step: of a power, a store, a deal, a win and a reward card.
const SHOWN: [&str; 5] = [
    "Spiff loses by ten and lands one ship",
    "An encounter card may come from the hoard",
    "A granted colony coexists with the giver's",
    "All winners of a shared win agree; then Tortoise may still fight alone",
    "Hand Zap: a chosen player throws the hand away and draws eight",
];

#[tokio::test]
async fn the_catalogue_and_the_rulings_are_there() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let facts: CatalogueFacts = get(server.address, "/api/catalogue").await;
    assert!(facts.aliens.len() >= 50 && !facts.cards.is_empty() && !facts.specials.is_empty());
    let list: Vec<serde_json::Value> = get(server.address, "/api/rulings").await;
    assert!(list.len() > 100);
    // all their steps hold, and the board is there once the game is laid out
    for title in SHOWN {
        let called = |line: &&serde_json::Value| line["title"] == title;
        let line = list.iter().find(called).unwrap_or_else(|| panic!("there is no ruling «{title}»"));
        let id = line["id"].as_str().expect("an id");
        let shown: serde_json::Value = get(server.address, &format!("/api/rulings/{id}")).await;
        let steps = shown["steps"].as_array().expect("steps");
        assert!(steps.iter().all(|s| s["ok"] == true), "{id}: {shown}");
        assert!(steps.iter().any(|s| s["snapshot"].is_object()), "{id}");
    }
    server.stop().await;
}
