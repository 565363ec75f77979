//! Tables stored by earlier builds: all come back as they were left, and go on to their end. `earlier/README.md` says what
//! they are and how they were made.

mod common;
#[path = "common/database.rs"]
mod database;

use std::net::SocketAddr;
use std::path::Path;

use common::*;
use cosmic::says::{Prompt, ToTable};
use database::database;
use engine::ask::{Question, Topic};
use engine::table::Seat;
use flate2::read::GzDecoder;
use futures_util::future::{join_all, select_all};
use protocol::*;
use serde::Deserialize;
use serde_json::Value;
use sqlx::Connection;
use tempfile::{TempDir, tempdir};

/// A table that an earlier build has stored.
#[derive(Deserialize)]
struct Stored {
    what: String,
    code: String,
    /// Seats of people and their secrets.
    people: Vec<(u8, String)>,
}

impl Stored {
    /// Is it one of this kind?
    fn is(&self, what: &str) -> bool {
        self.what.split(", ").next() == Some(what)
    }
    /// Its people come back.
    async fn come(&self, at: SocketAddr) -> Vec<Client> {
        let come = |token| Client::come(at, &self.code, Some(token), None);
        join_all(self.people.iter().map(|(_, token)| come(token))).await
    }
}

/// The databases, by the rules they were played by.
const ALL: [&str; 2] = ["rules-3", "rules-6"];

/// A copy of a database, and what is in it.
fn unpacked(rules: &str) -> (TempDir, Vec<Stored>) {
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/earlier").join(rules);
    let folder = tempdir().unwrap();
    let mut zip = GzDecoder::new(std::fs::File::open(from.join("tables.db.gz")).unwrap());
    let mut base = std::fs::File::create(folder.path().join("hypergate.db")).unwrap();
    std::io::copy(&mut zip, &mut base).unwrap();
    let list = std::fs::read_to_string(from.join("tables.json")).unwrap();
    (folder, serde_json::from_str(&list).unwrap())
}

/// Is the table where it was left? What was asked then may come after a window in which nobody can do anything.
fn stands(table: &Stored, clients: &[Client]) -> bool {
    let any = |is: fn(&Prompt) -> bool| clients.iter().flat_map(|c| &c.prompts).any(is);
    let a_use = |p: &Prompt| matches!(p.ask.question, Question::Use { .. });
    match table.what.split([',', ' ']).next() {
        Some("draft") => any(|p| p.ask.topic == Topic::ChooseAlien),
        // what was filed is still there
        Some("window") => any(a_use) && any(|p| p.filed.is_some()),
        // the offer is still there, and what was said ahead
        Some("talks") => {
            any(|p| matches!(&p.ask.question, Question::Deal(deal) if deal.offer.is_some()))
                && any(|p| p.ahead && p.filed.is_some())
        }
        Some("effect") => any(|p| p.ask.source.is_some() && !matches!(p.ask.question, Question::Use { .. })),
        Some("paused") => clients[0].table.paused,
        Some("undo") => any(|_| true),
        other => panic!("{other:?} is not known"),
    }
}

/// Plays a game to its end.
async fn play_on(mut clients: Vec<Client>) {
    if clients[0].table.paused {
        clients[0].ask(|id| ToTable::Pause { id, on: false }).await.unwrap();
    }
    join_all(clients.iter_mut().map(async |client| while client.step().await {})).await;
}

/// A game that is over can be replayed from its first to its last step, goes out as a file and comes in again. Says whether it
/// goes by the present rules as a whole: since version 7 some aliens ask others, too, and a game of before is shown as far as it
/// goes, which it says.
async fn look_at(at: SocketAddr, code: &str) -> bool {
    let path = format!("/api/replays/{code}");
    let replay: Value = get(at, &path).await;
    let steps = replay["steps"].as_u64().unwrap();
    let whole = replay["changed"].is_null();
    assert!(steps > 10 && (whole || replay["changed"] == steps), "{replay}");
    for n in [0, steps / 2, steps] {
        let _: Value = get(at, &format!("{path}/{n}?as=open")).await;
    }
    let (status, _, file) = http(at, "GET", &format!("/api/tables/{code}/export"), "").await;
    assert_eq!(status, 200, "{file}");
    let (status, _, table) = http(at, "POST", "/api/import", &file).await;
    assert_eq!(status, 200, "{table}");
    whole
}

#[tokio::test]
async fn tables_that_were_in_play_go_on_to_their_end() {
    join_all(ALL.map(go_on)).await;
}

async fn go_on(rules: &str) {
    let (folder, tables) = unpacked(rules);
    let server = serve_with(folder.path(), 1000, cosmic::player).await;
    let at = server.address;
    let running = |t: &&Stored| !["gathering", "over", "imported", "archived"].iter().any(|what| t.is(what));
    let running: Vec<&Stored> = tables.iter().filter(running).collect();
    assert!(running.len() > 10);
    let whole = join_all(running.iter().map(async |table| {
        let mut clients = table.come(at).await;
        while !stands(table, &clients) {
            let heard = select_all(clients.iter_mut().map(|c| Box::pin(c.hear()))).await.0;
            assert!(heard.is_some(), "{}", table.what);
        }
        play_on(clients).await;
        look_at(at, &table.code).await
    }))
    .await;
    assert!(whole.iter().filter(|whole| **whole).count() > running.len() / 2, "{whole:?}");
    assert_eq!(metric(at, "failures_total").await, 0);
    assert!(server.stop().await);
}

#[tokio::test]
async fn others_are_what_they_were() {
    join_all(ALL.map(are_what_they_were)).await;
}

async fn are_what_they_were(rules: &str) {
    let (folder, tables) = unpacked(rules);
    let server = serve_with(folder.path(), 1000, cosmic::player).await;
    let at = server.address;
    let find = |what: &str| tables.iter().find(|t| t.is(what)).unwrap();
    for what in ["over", "imported", "archived"] {
        let table = find(what);
        let info: TableInfo = get(at, &format!("/api/tables/{}", table.code)).await;
        assert_eq!((info.stage, info.archived), (Stage::Over, what == "archived"));
        look_at(at, &table.code).await;
    }
    let table = find("gathering");
    let mut clients = table.come(at).await;
    assert_eq!(clients[0].table.stage, Stage::Gathering);
    clients[0].ask(|id| ToTable::Bot { id, seat: Seat(3), level: Some(Level::Rookie) }).await.unwrap();
    clients[0].ask(|id| ToTable::Start { id }).await.unwrap();
    play_on(clients).await;
    look_at(at, &table.code).await;
    assert!(server.stop().await);
}

/// An input of a table that no rule allows any more: its last one.
async fn spoil(folder: &Path, code: &str) {
    let mut base = database(folder).await;
    let last = "SELECT max(n) FROM entries WHERE code = ? AND entry LIKE '{\"Input\"%'";
    let spoilt = format!("UPDATE entries SET entry = '{{\"Input\":\"Expire\"}}' WHERE code = ? AND n = ({last})");
    sqlx::query(sqlx::AssertSqlSafe(spoilt)).bind(code).bind(code).execute(&mut base).await.unwrap();
    base.close().await.unwrap();
}

/// How often everybody was told that an encounter begins anew.
fn told(client: &Client) -> usize {
    client.talk.iter().filter(|said| said.words == Words::Note(Note::Anew {})).count()
}

#[tokio::test]
async fn where_a_rule_has_changed_the_encounter_begins_anew_and_everybody_is_told() {
    let (folder, tables) = unpacked("rules-3");
    let spoilt: Vec<&Stored> = tables.iter().filter(|t| t.is("effect") || t.is("window")).collect();
    for table in &spoilt {
        spoil(folder.path(), &table.code).await;
    }
    for _ in 0..2 {
        let server = serve_with(folder.path(), 1000, cosmic::player).await;
        for table in &spoilt {
            let mut clients = table.come(server.address).await;
            assert!(clients.iter().all(|c| told(c) == 1), "{}: once, however often it is loaded", table.what);
            if let [alone] = &mut clients[..] {
                for _ in 0..5 {
                    alone.step().await;
                }
            }
        }
        assert_eq!(metric(server.address, "failures_total").await, 0);
        assert!(server.stop().await);
    }
    let server = serve_with(folder.path(), 1000, cosmic::player).await;
    join_all(spoilt.iter().map(async |table| {
        play_on(table.come(server.address).await).await;
        let replay: Value = get(server.address, &format!("/api/replays/{}", table.code)).await;
        assert_eq!(replay["changed"], replay["steps"], "as far as it went before");
    }))
    .await;
    assert!(server.stop().await);
}
