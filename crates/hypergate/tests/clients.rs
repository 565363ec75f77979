//! What somebody needs who writes a client by the documentation alone.

mod common;

use common::*;
use cosmic::says::{Choices, ToTable};
use protocol::*;
use serde_json::json;
use tempfile::tempdir;

#[tokio::test]
async fn a_table_can_be_made_of_what_one_cares_about() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let seated: Seated = post(at, "/api/tables", &json!({})).await;
    let info: TableInfo = get(at, &format!("/api/tables/{}", seated.table)).await;
    let usual = |options: TableOptions| TableOptions { game: "cosmic".into(), ..options }.with(&Choices::default());
    assert_eq!(info.options, usual(TableOptions::default()));
    let seated: Seated = post(at, "/api/tables", &json!({"options": {"players": 5, "preset": "solo"}})).await;
    let info: TableInfo = get(at, &format!("/api/tables/{}", seated.table)).await;
    assert_eq!(info.options, usual(TableOptions::new(5, Preset::Solo)));
    // what is wrong is named
    for (body, field) in [
        (json!({"options": {"players": "five"}}), "options.players"),
        (json!({"options": {"preset": "hasty"}}), "options.preset"),
        (json!({"options": {"seats": 5}}), "seats"),
        (json!({"bots": ["rookie", "genius"]}), "bots[1]"),
        (json!({"begin": true}), "begin"),
    ] {
        let (_, _, answer) = http(at, "POST", "/api/tables", &body.to_string()).await;
        let trouble: Trouble = serde_json::from_str(&answer).expect("a trouble");
        assert!(trouble.code == "bad_message" && trouble.why.contains(field), "{body}: {}", trouble.why);
    }
    server.stop().await;
}

#[tokio::test]
async fn one_who_missed_nothing_is_told_what_is_asked() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let seated = make(at, options(3, Preset::Solo), 2, true).await;
    let mut ada = Client::come(at, &seated.table, Some(&seated.token), None).await;
    while ada.todo().is_none() {
        ada.hear().await.expect("the game begins");
    }
    let (seq, asked) = (ada.seq, ada.prompts.clone());
    let (prompt, answer) = ada.answer().expect("a question");
    drop(ada);
    let mut ada = Client::come(at, &seated.table, Some(&seated.token), Some(seq)).await;
    assert!(!ada.fresh, "it has missed nothing");
    assert_eq!(ada.prompts, asked);
    // An answer whose acknowledgement was lost is sent again: it counts once.
    let again = |prompt, answer| move |id| ToTable::Answer { id, prompt, answer };
    ada.ask(again(prompt, answer.clone())).await.unwrap();
    assert_eq!(ada.ask(again(prompt, answer)).await.unwrap_err().code, "stale");
    server.stop().await;
}

#[tokio::test]
async fn programs_play_without_pauses() {
    let folder = tempdir().unwrap();
    // time passes as fast as usual: whatever waited would be seen
    let server = serve_with(folder.path(), 1, cosmic::player).await;
    let at = server.address;
    let options = TableOptions { pace: Pace::None, ..options(3, Preset::Standard) };
    let seated = make(at, options, 2, true).await;
    let mut ada = Client::come(at, &seated.table, Some(&seated.token), None).await;
    while ada.step().await {}
    let (_, _, file) = http(at, "GET", &format!("/api/tables/{}/export", seated.table), "").await;
    let file: serde_json::Value = serde_json::from_str(&file).unwrap();
    assert_eq!(file["players"][0], json!({"name": "Ada", "level": null}));
    assert_eq!(file["players"][1]["level"], "rookie");
    assert!(file["seed"].is_null() && file["options"]["seed"].is_string() && file["mark"].is_string());
    assert!(!file["program"].as_str().unwrap_or_default().is_empty());
    server.stop().await;
}
