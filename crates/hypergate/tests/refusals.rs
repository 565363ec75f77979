//! Bad messages get a clear error and change nothing.

mod common;

use common::*;
use cosmic::says::{ToClient, ToTable};
use engine::ask::Answer;
use futures_util::SinkExt;
use protocol::*;
use tempfile::tempdir;
use tokio::io::AsyncWriteExt;
use tokio_tungstenite::tungstenite::Message;

/// Enough to fill what the system keeps for a slow reader.
const TALKERS: usize = 8;

/// A table at which two people are asked something at the same time: their aliens.
async fn two(server: &server::Server) -> (Seated, Client, Client) {
    let host = make(server.address, options(3, Preset::Standard), 0, false).await;
    let guest = sit(server.address, &host.table, "Boris").await;
    let mut ada = Client::come(server.address, &host.table, Some(&host.token), None).await;
    let boris = Client::come(server.address, &host.table, Some(&guest.token), None).await;
    ada.ask(|id| ToTable::Bot { id, seat: engine::table::Seat(2), level: Some(Level::Random) }).await.unwrap();
    ada.ask(|id| ToTable::Start { id }).await.unwrap();
    while ada.todo().is_none() {
        ada.hear().await.expect("the game begins");
    }
    (host, ada, boris)
}

#[tokio::test]
async fn malformed_forged_stale_and_illegal_messages_change_nothing() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let (host, mut ada, mut boris) = two(&server).await;
    let (prompts, board) = (ada.prompts.clone(), ada.board.clone());
    let prompt = ada.todo().unwrap().id;
    // not readable: refused with the number, where one can be found
    let nonsense = [
        "",
        "nonsense",
        "[]",
        "{\"say\":\"dance\",\"id\":2}",
        "{\"say\":\"answer\",\"id\":2}",
        "{\"say\":\"hold\",\"id\":2,\"extra\":1}",
        "{\"say\":\"answer\",\"id\":2,\"prompt\":-1,\"answer\":\"Pass\"}",
        "{\"say\":\"answer\",\"id\":2,\"prompt\":1,\"answer\":{\"Choice\":999}}",
        "\u{0}",
    ];
    for text in nonsense {
        ada.raw(text).await;
        loop {
            match ada.hear().await.expect("the connection stays") {
                ToClient::Refused { id, trouble } => {
                    assert_eq!(trouble.code, "bad_message", "{text}");
                    assert_eq!(id, if text.contains("\"id\":2") { 2 } else { 0 }, "{text}");
                    break;
                }
                ToClient::Table { .. } | ToClient::Update(_) => {} // the bot has chosen
                other => panic!("{text}: {other:?}"),
            }
        }
    }
    ada.bytes(vec![1, 2, 3]).await;
    assert_eq!(ada.ask(|id| ToTable::Ping { id }).await.unwrap_err().code, "bad_message");
    // of another question, of another seat, not legal, out of turn, by those who may not
    let answer = |prompt, answer| move |id| ToTable::Answer { id, prompt, answer };
    let stale = ada.ask(answer(prompt.wrapping_add(77), Answer::Pass)).await;
    assert_eq!(stale.unwrap_err().code, "stale");
    assert_eq!(ada.ask(answer(prompt, Answer::Number(99))).await.unwrap_err().code, "not_legal");
    assert_eq!(ada.ask(|id| ToTable::Hold { id }).await.unwrap_err().code, "no_window");
    assert_eq!(ada.ask(|id| ToTable::MoreTime { id }).await.unwrap_err().code, "no_deal");
    assert_eq!(ada.ask(|id| ToTable::Undo { id }).await.unwrap_err().code, "no_undo");
    assert_eq!(ada.ask(|id| ToTable::Start { id }).await.unwrap_err().code, "begun");
    assert_eq!(boris.ask(|id| ToTable::Pause { id, on: true }).await.unwrap_err().code, "not_host");
    let seat = engine::table::Seat(0);
    assert_eq!(ada.ask(|id| ToTable::Bot { id, seat, level: None }).await.unwrap_err().code, "not_legal");
    let again = ToTable::Hello { protocol: PROTOCOL, table: host.table.clone(), token: None, since: None };
    ada.send(&again).await;
    assert_eq!(ada.ask(|id| ToTable::Ping { id }).await.unwrap_err().code, "bad_message");
    assert_eq!((&ada.prompts, &ada.board), (&prompts, &board), "nothing has changed");
    // an answer counts once: the same again is out of date
    let (prompt, given) = ada.answer().expect("a question");
    ada.ask(answer(prompt, given.clone())).await.unwrap();
    assert_eq!(ada.ask(answer(prompt, given)).await.unwrap_err().code, "stale");
    server.stop().await;
}

#[tokio::test]
async fn strangers_are_sent_away() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let (host, ada, boris) = two(&server).await;
    drop((ada, boris));
    let other = make(at, options(3, Preset::Standard), 0, false).await;
    // the token of another table, one that never was, a table that never was
    for (table, token, code) in [
        (&host.table, other.token.as_str(), "bad_token"),
        (&host.table, "x", "bad_token"),
        (&"0123456789".to_string(), host.token.as_str(), "no_such_table"),
        (&"../../etc/".to_string(), host.token.as_str(), "no_such_table"),
    ] {
        let why = Client::try_come(at, table, Some(token), None).await.err().expect("it is refused");
        assert_eq!(why.code, code);
    }
    for (first, code) in [
        ("{\"say\":\"ping\",\"id\":1}".to_string(), "no_hello"),
        ("{".to_string(), "bad_message"),
        (format!("{{\"say\":\"hello\",\"protocol\":999,\"table\":\"{}\"}}", host.table), "other_version"),
        ("x".repeat(20_000), "too_large"),
    ] {
        let mut socket = stranger(at).await;
        socket.send(Message::Text(first.into())).await.unwrap();
        let Some(ToClient::Bye { trouble }) = hear(&mut socket).await else { panic!("no farewell: {code}") };
        assert_eq!(trouble.code, code);
        assert_eq!(hear(&mut socket).await, None, "the connection is closed");
    }
    server.stop().await;
}

#[tokio::test]
async fn too_much_and_too_fast() {
    let folder = tempdir().unwrap();
    let server = guarded(folder.path(), |_| ()).await;
    let (host, mut ada, _boris) = two(&server).await;
    let text = "x".repeat(17_000);
    let large = ada.ask(|id| ToTable::Talk { id, words: Words::Text(text) }).await.unwrap_err();
    assert_eq!(large.code, "too_large");
    // it may come again; one that talks without end is refused, then sent away
    let mut ada = Client::come(server.address, &host.table, Some(&host.token), None).await;
    for id in 0..1000 {
        ada.send(&ToTable::Ping { id }).await;
    }
    let mut refused = 0;
    let bye = loop {
        match ada.hear().await {
            Some(ToClient::Refused { trouble, .. }) => {
                assert_eq!(trouble.code, "too_fast");
                refused += 1;
            }
            Some(ToClient::Bye { trouble }) => break trouble.code,
            Some(_) => {}
            None => panic!("closed without a word"),
        }
    };
    assert!(refused > 0 && bye == "too_fast", "{refused} {bye}");
    server.stop().await;
}

#[tokio::test]
async fn a_slow_reader_is_dropped_and_the_table_goes_on() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let seated = make(at, options(3, Preset::Solo), 0, false).await;
    let slow = sluggard(at, &seated.table).await;
    let mut talkers = Vec::new();
    for _ in 0..TALKERS {
        talkers.push(Client::come(at, &seated.table, None, None).await);
    }
    // one watches and reads nothing, while others talk
    let mut dropped = false;
    'talk: for _ in 0..400 {
        for talker in &mut talkers {
            let words = Words::Text("\u{1f680}".repeat(300));
            match talker.ask(|id| ToTable::Talk { id, words }).await {
                Ok(_) => {}
                Err(why) => assert_eq!(why.code, "too_fast"),
            }
            if talker.table.watching as usize == TALKERS {
                dropped = true;
                break 'talk;
            }
        }
    }
    let (_, _, numbers) = http(at, "GET", "/metrics", "").await;
    assert!(dropped, "it still has a place\n{numbers}");
    assert!(numbers.contains("hypergate_slow_readers_total 1"), "{numbers}");
    drop(slow);
    let back = Client::come(at, &seated.table, None, None).await;
    assert!(!back.talk.is_empty());
    server.stop().await;
}

#[tokio::test]
async fn over_http() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let make = |change: &dyn Fn(&mut MakeTable)| {
        let mut make = MakeTable { name: "Ada".into(), options: options(3, Preset::Solo), bots: vec![], start: false };
        change(&mut make);
        serde_json::to_string(&make).unwrap()
    };
    refused(at, "POST", "/api/tables", "{", "bad_message").await;
    refused(at, "POST", "/api/tables", "{\"name\":7}", "bad_message").await;
    refused(at, "POST", "/api/tables", &" ".repeat(100_000), "too_large").await;
    refused(at, "POST", "/api/tables", &make(&|m| m.name = "\u{202e}".into()), "bad_name").await;
    refused(at, "POST", "/api/tables", &make(&|m| m.options.players = 9), "bad_options").await;
    refused(
        at,
        "POST",
        "/api/tables",
        &make(&|m| m.options = m.options.clone().choosing("sets", ["nowhere"])),
        "bad_options",
    )
    .await;
    refused(
        at,
        "POST",
        "/api/tables",
        &make(&|m| m.options = m.options.clone().choosing("aliens", ["x"; 3])),
        "bad_options",
    )
    .await;
    // a box of which only a part can be played
    let part = content::catalogue().aliens.iter().find(|a| !content::boxes().contains(&a.set));
    let part = part.expect("some box is not complete; if all are, this has become needless");
    refused(
        at,
        "POST",
        "/api/tables",
        &make(&|m| m.options = m.options.clone().choosing("sets", ["base", part.set])),
        "bad_options",
    )
    .await;
    let fixed = |m: &mut MakeTable| m.options = m.options.clone().choosing("aliens", ["human", part.id, "zombie"]);
    refused(at, "POST", "/api/tables", &make(&fixed), "bad_options").await;
    refused(
        at,
        "POST",
        "/api/tables",
        &make(&|m| m.options = m.options.clone().choosing("colour", "red")),
        "bad_message",
    )
    .await;
    refused(at, "POST", "/api/tables", &make(&|m| m.options.game = "chess".into()), "no_such_game").await;
    refused(at, "GET", "/api/catalogue?game=chess", "", "no_such_game").await;
    refused(at, "POST", "/api/tables", &make(&|m| m.options.deal_seconds = 7), "bad_options").await;
    refused(at, "POST", "/api/tables", &make(&|m| m.bots = vec![Level::Rookie; 3]), "bad_options").await;
    refused(at, "GET", "/api/tables/0123456789", "", "no_such_table").await;
    refused(at, "GET", "/api/tables/%2e%2e", "", "no_such_table").await;
    refused(at, "GET", "/api/nothing", "", "no_such_page").await;
    refused(at, "GET", "/api/rulings/none", "", "no_such_ruling").await;
    let (status, head, body) = http(at, "GET", "/health", "").await;
    assert_eq!((status, body.as_str()), (200, "well\n"));
    for header in ["content-security-policy: default-src 'self'; script-src 'self'", "nosniff", "no-referrer", "deny"] {
        assert!(head.contains(header), "{head}");
    }
    let lobby: Vec<LobbyLine> = get(at, "/api/tables").await;
    assert!(lobby.is_empty(), "nothing came of all that");
    // half a request leaves nobody waiting
    let mut half = tokio::net::TcpStream::connect(at).await.unwrap();
    half.write_all(b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n{").await.unwrap();
    server.stop().await;
}
