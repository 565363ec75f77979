//! What leaves the server tells nobody what it may not know: two servers keep the same table, with other hidden cards in one
//! of them, and say the same to everybody, byte for byte, over the socket and over HTTP.

mod common;

use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

use common::*;
use cosmic::says::ToTable;
use cosmic::tables::Saved;
use engine::Game;
use engine::ask::Topic;
use engine::options::Rewards;
use engine::table::{Controller, Seat};
use futures_util::{SinkExt, StreamExt};
use protocol::*;
use serde_json::Value;
use server::Server;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Connection, Row};
use tempfile::{TempDir, tempdir};
use tokio_tungstenite::tungstenite::Message;

/// A controller that sits nowhere sees what everybody sees.
const NOBODY: Controller = Controller(7);

/// Deals all that some eyes cannot see anew in the game that is stored in a folder. Not every game has such a world that is
/// found by trying: what was put in since it was at rest must fit, and the same destiny must come up.
async fn deal_anew(folder: &Path, eyes: Controller) -> bool {
    let file = folder.join("hypergate.db");
    let mut store = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let row = sqlx::query("SELECT saved FROM snapshots").fetch_one(&mut store).await.unwrap();
    let mut saved: Saved = serde_json::from_str(row.try_get("saved").unwrap()).unwrap();
    let game = Game::load(content::catalogue(), &saved.game).unwrap();
    let seen = |game: &Game| serde_json::to_string(&game.view(eyes)).unwrap();
    let other = (0..300).find_map(|seed| {
        let mut other = game.imagine_at_rest(eyes, seed)?;
        game.since_rest().iter().try_for_each(|input| other.put(input)).ok()?;
        // the same destiny was drawn
        Some(other).filter(|other| other.pending() == game.pending() && seen(other) == seen(&game))
    });
    let Some(other) = other else { return false };
    assert_ne!(game.digest(), other.digest());
    saved.game = other.save();
    let saved = serde_json::to_string(&saved).unwrap();
    sqlx::query("UPDATE snapshots SET saved = ?").bind(saved).execute(&mut store).await.unwrap();
    store.close().await.unwrap();
    true
}

/// Two servers with the same table, in one of which other cards are hidden from some eyes.
async fn worlds(first: &TempDir, eyes: Controller) -> Option<(TempDir, [Server; 2])> {
    let second = tempdir().unwrap();
    for entry in std::fs::read_dir(first.path()).unwrap() {
        let entry = entry.unwrap();
        if entry.file_type().unwrap().is_file() {
            std::fs::copy(entry.path(), second.path().join(entry.file_name())).unwrap();
        }
    }
    if !deal_anew(second.path(), eyes).await {
        return None;
    }
    let servers = [serve(first.path()).await, serve(second.path()).await];
    Some((second, servers))
}

/// Numbers begin anywhere when a table comes back: all are counted from the first one.
fn from_the_first(value: &mut Value, first: &mut Option<u64>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                if let (true, Some(n)) = (name == "seq" || name == "id", value.as_u64().filter(|n| *n > 1000)) {
                    *value = n.abs_diff(*first.get_or_insert(n)).into();
                }
                if name == "left" {
                    *value = Value::Null; // real time passes between two servers
                }
                from_the_first(value, first);
            }
        }
        Value::Array(list) => list.iter_mut().for_each(|value| from_the_first(value, first)),
        _ => {}
    }
}

/// Everything that is sent to one who comes, asks for what cannot be, and talks.
async fn heard(address: SocketAddr, table: &str, token: Option<&str>) -> Vec<String> {
    let mut socket = stranger(address).await;
    let hello = ToTable::Hello { protocol: PROTOCOL, table: table.into(), token: token.map(String::from), since: None };
    let wrong = ToTable::Answer { id: 1, prompt: 1, answer: engine::ask::Answer::Pass };
    let undo = ToTable::Undo { id: 2 };
    let bot = ToTable::Bot { id: 3, seat: Seat(1), level: None };
    let ping = ToTable::Ping { id: 9 };
    for say in [&hello, &wrong, &undo, &bot, &ping] {
        socket.send(Message::Text(serde_json::to_string(say).unwrap().into())).await.unwrap();
    }
    let (mut frames, mut first) = (Vec::new(), None);
    loop {
        let message = tokio::time::timeout(Duration::from_secs(20), socket.next()).await.expect("an answer");
        let Some(Ok(Message::Text(text))) = message else { panic!("a frame: {message:?}") };
        let mut frame: Value = serde_json::from_str(&text).unwrap();
        from_the_first(&mut frame, &mut first);
        // who is there is known to the table a moment sooner or later
        if frame["tell"] != "table" {
            frames.push(frame.to_string());
        }
        if text.contains("pong") {
            return frames;
        }
    }
}

/// What everybody may ask for over HTTP.
async fn pages(address: SocketAddr, table: &str) -> Vec<(u16, String)> {
    let mut all = Vec::new();
    for path in [
        format!("/api/tables/{table}"),
        "/api/tables".into(),
        format!("/api/tables/{table}/export"),
        format!("/api/replays/{table}"),
        format!("/api/replays/{table}/0?as=open"),
        format!("/api/replays/{table}/1?as=0"),
        "/api/catalogue".into(),
    ] {
        let (status, _, body) = http(address, "GET", &path, "").await;
        if path.contains("replays") || path.contains("export") {
            assert_eq!((status, body.contains("not_over")), (409, true), "a running game is shown to nobody: {body}");
        }
        all.push((status, body));
    }
    all
}

/// A table that has begun: how many sit there and have chosen an alien, and whether they play with all variants.
#[derive(Clone, Copy)]
struct Begun {
    people: u8,
    chosen: usize,
    variants: bool,
}

/// Such a table; the one who decides next, if all have chosen.
async fn begun(Begun { people, chosen, variants }: Begun) -> (TempDir, Vec<Seated>, Option<Controller>) {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let address = server.address;
    let mut options = options(people, Preset::Tournament).choosing("sets", ["base"]);
    if variants {
        let variants: Vec<&str> = content::catalogue().variants.iter().map(|v| v.id).collect();
        options = options.choosing("variants", variants).choosing("rewards", Rewards::Deck);
    }
    let mut seats = vec![make(address, options, 0, false).await];
    for name in &["Boris", "Chiyo", "Dmitri", "Emi", "Fedor", "Gen"][..people as usize - 1] {
        seats.push(sit(address, &seats[0].table, name).await);
    }
    let mut clients = Vec::new();
    for seat in &seats {
        clients.push(Client::come(address, &seat.table, Some(&seat.token), None).await);
    }
    clients[0].ask(|id| ToTable::Start { id }).await.unwrap();
    for client in clients.iter_mut().take(chosen) {
        while client.todo().is_none() {
            client.hear().await.unwrap();
        }
        let (prompt, answer) = client.answer().unwrap();
        client.ask(|id| ToTable::Answer { id, prompt, answer }).await.unwrap();
        client.prompts.clear();
    }
    let mut next = None;
    for _ in 0..2000 {
        if chosen < clients.len() || next.is_some() {
            break;
        }
        for client in &mut clients {
            let soon = Duration::from_millis(10);
            drop(tokio::time::timeout(soon, client.hear()).await); // nothing may have come
            // what everybody keeps face down
            if client.todo().is_some_and(|p| p.ask.topic == Topic::Choose)
                && let Some((prompt, answer)) = client.answer()
            {
                client.ask(|id| ToTable::Answer { id, prompt, answer }).await.unwrap();
                client.prompts.clear();
            }
            let asked = client.todo().is_some_and(|p| p.ask.open && !client.prompts.is_empty());
            next = next.or(client.you.filter(|_| asked).map(|seat| Controller(seat.0)));
        }
    }
    server.stop().await;
    (folder, seats, next)
}

/// A table and two servers that keep it; whose eyes look on.
async fn two_worlds(table: Begun, eyes: Controller) -> (Vec<Seated>, Controller, [TempDir; 2], [Server; 2]) {
    for _ in 0..20 {
        let (first, seats, next) = begun(table).await;
        let eyes = next.unwrap_or(eyes); // where somebody decides, that one
        if let Some((second, servers)) = worlds(&first, eyes).await {
            return (seats, eyes, [first, second], servers);
        }
    }
    panic!("none of twenty tables has another world that looks the same");
}

#[tokio::test]
async fn nobody_is_told_what_it_may_not_know() {
    let tables = [
        Begun { people: 7, chosen: 2, variants: true },
        Begun { people: 3, chosen: 3, variants: true },
        Begun { people: 3, chosen: 3, variants: false },
    ];
    for table in tables {
        for eyes in [NOBODY, Controller(0), Controller(2)] {
            let (seats, eyes, _folders, servers) = two_worlds(table, eyes).await;
            let table = &seats[0].table;
            let token = (eyes != NOBODY).then(|| seats[eyes.0 as usize].token.as_str());
            let [one, other] = [servers[0].address, servers[1].address];
            assert_eq!(pages(one, table).await, pages(other, table).await);
            let (a, b) = (heard(one, table, token).await, heard(other, table, token).await);
            assert!(a.len() >= 5, "{a:?}");
            assert_eq!(a, b, "{eyes:?}");
            for frame in &a {
                assert!(!frame.contains("rng") && !frame.contains("drawn") && !frame.contains("\"key\""));
            }
            for server in servers {
                server.stop().await;
            }
        }
    }
}
