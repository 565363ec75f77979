//! One visitor cannot stop the house: whoever asks for too much is told so, and the others go on.

mod common;

use std::net::SocketAddr;

use common::*;
use cosmic::says::{ToClient, ToTable};
use futures_util::SinkExt;
use protocol::*;
use server::Proxies;
use tempfile::tempdir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};

/// A request with lines of its own in the head: the status and the body.
async fn send(at: SocketAddr, method: &str, path: &str, lines: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(at).await.unwrap();
    let head = format!("{method} {path} HTTP/1.1\r\n{lines}connection: close\r\ncontent-type: application/json\r\n");
    let request = format!("{head}content-length: {}\r\n\r\n{body}", body.len());
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let status = answer.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
    (status, answer.split_once("\r\n\r\n").map_or("", |(_, body)| body).to_string())
}

fn code(body: &str) -> String {
    serde_json::from_str::<Trouble>(body).unwrap_or_else(|_| panic!("no trouble: {body}")).code
}

fn table() -> String {
    let options = options(3, Preset::Solo);
    serde_json::to_string(&MakeTable { name: "Ada".into(), options, bots: vec![], start: false }).unwrap()
}

#[tokio::test]
async fn tables_and_requests_of_one_visitor_are_limited() {
    let folder = tempdir().unwrap();
    let proxies = Proxies(vec!["127.0.0.1/32".parse().unwrap()]);
    let server = guarded(folder.path(), |c| c.proxies = proxies).await;
    let at = server.address;
    let host = format!("host: {at}\r\n");
    let from = |address: &str| format!("{host}x-forwarded-for: {address}\r\n");
    let mut answers = Vec::new();
    for _ in 0..60 {
        answers.push(send(at, "POST", "/api/tables", &from("192.0.2.1"), &table()).await);
    }
    let made = answers.iter().filter(|(status, _)| *status == 200).count();
    assert!((30..45).contains(&made), "{made} tables");
    let (status, body) = answers.iter().find(|(status, _)| *status != 200).unwrap();
    assert_eq!((*status, code(body).as_str()), (429, "too_fast"));
    // somebody else has all its own; so has a household, but not each address in it
    assert_eq!(send(at, "POST", "/api/tables", &from("192.0.2.2"), &table()).await.0, 200);
    let mut household = 0;
    for i in 0..60 {
        let address = format!("2001:db8:0:7::{i:x}");
        household += usize::from(send(at, "POST", "/api/tables", &from(&address), &table()).await.0 == 200);
    }
    assert!((30..45).contains(&household), "{household} tables");
    let (_, _, numbers) = http(at, "GET", "/metrics", "").await;
    assert!(!numbers.contains("hypergate_limited_total 0\n"), "{numbers}");
    server.stop().await;
}

#[tokio::test]
async fn half_requests_keep_nobody_out() {
    let folder = tempdir().unwrap();
    let server = guarded(folder.path(), |_| ()).await;
    let at = server.address;
    let mut halves = Vec::new();
    for _ in 0..260 {
        let mut stream = TcpStream::connect(at).await.unwrap();
        stream.write_all(b"POST /api/import HTTP/1.1\r\nhost: localhost\r\n").await.unwrap();
        halves.push(stream);
    }
    // the first one too many was told that there is no place
    let mut answer = String::new();
    halves[200].read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 429 "), "{answer}");
    assert_eq!(code(answer.split_once("\r\n\r\n").unwrap().1), "too_many");
    // one from elsewhere comes in
    let elsewhere = TcpSocket::new_v4().unwrap();
    elsewhere.bind(SocketAddr::from(([127, 0, 0, 2], 0))).unwrap();
    let mut stream = elsewhere.connect(at).await.unwrap();
    let request = format!("GET /health HTTP/1.1\r\nhost: {at}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 "), "{answer}");
    // a head that never ends does not last: the connection is closed from this side
    let mut end = Vec::new();
    halves[0].read_to_end(&mut end).await.unwrap();
    server.stop().await;
}

#[tokio::test]
async fn a_body_that_never_ends_is_given_up() {
    let folder = tempdir().unwrap();
    let server = guarded(folder.path(), |_| ()).await;
    let at = server.address;
    let mut stream = TcpStream::connect(at).await.unwrap();
    let head = format!("POST /api/import HTTP/1.1\r\nhost: {at}\r\ncontent-length: 1000\r\n\r\n{{");
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 4"), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn foreign_names_and_pages_are_refused() {
    let folder = tempdir().unwrap();
    let server = guarded(folder.path(), |c| c.hosts = vec!["table.example".into()]).await;
    let at = server.address;
    let own = format!("host: {at}\r\n");
    for (lines, expected) in [
        ("host: evil.example\r\n".to_string(), "bad_host"),
        (format!("{own}origin: https://evil.example\r\n"), "bad_origin"),
        (format!("{own}origin: null\r\n"), "bad_origin"),
        (format!("{own}origin: http://127.0.0.1:1\r\n"), "bad_origin"),
        (String::new(), "bad_host"),
    ] {
        let (status, body) = send(at, "POST", "/api/tables", &lines, &table()).await;
        assert_eq!((status, code(&body).as_str()), (403, expected), "{lines}");
    }
    for lines in ["host: table.example\r\norigin: https://table.example\r\n", &format!("{own}origin: http://{at}\r\n")]
    {
        assert_eq!(send(at, "POST", "/api/tables", lines, &table()).await.0, 200, "{lines}");
    }
    let mut foreign = format!("ws://{at}/ws").into_client_request().unwrap();
    foreign.headers_mut().insert("origin", "https://evil.example".parse().unwrap());
    match tokio_tungstenite::connect_async(foreign).await {
        Err(tungstenite::Error::Http(answer)) => assert_eq!(answer.status(), 403),
        other => panic!("{other:?}"),
    }
    server.stop().await;
}

#[tokio::test]
async fn sockets_pings_and_talk_are_limited_and_the_reason_arrives() {
    let folder = tempdir().unwrap();
    let server = guarded(folder.path(), |_| ()).await;
    let at = server.address;
    let seated = make(at, options(3, Preset::Solo), 0, false).await;
    // talk: some at once, then with pauses
    let mut ada = Client::come(at, &seated.table, Some(&seated.token), None).await;
    let mut said = 0;
    for _ in 0..30 {
        match ada.ask(|id| ToTable::Talk { id, words: Words::Text("hello".into()) }).await {
            Ok(_) => said += 1,
            Err(why) => assert_eq!(why.code, "too_fast"),
        }
    }
    assert!((8..20).contains(&said), "{said} times");
    // many who watch from one place say no more than one address may
    let mut crowd = Vec::new();
    for _ in 0..12 {
        crowd.push(Client::come(at, &seated.table, None, None).await);
    }
    let mut said = 0;
    for one in &mut crowd {
        for _ in 0..8 {
            let talk = |id| ToTable::Talk { id, words: Words::Text("boo".into()) };
            said += usize::from(one.ask(talk).await.is_ok());
        }
    }
    assert!(said < 40, "{said} of 96");
    // pings count
    let mut socket = stranger(at).await;
    for _ in 0..600 {
        if socket.send(Message::Ping(vec![0].into())).await.is_err() {
            break;
        }
    }
    let Some(ToClient::Bye { trouble }) = hear(&mut socket).await else { panic!("no farewell") };
    assert_eq!(trouble.code, "too_fast");
    // only so many sockets; the one too many hears why
    let mut open = Vec::new();
    let refused = loop {
        let mut socket = stranger(at).await;
        let hello = ToTable::Hello { protocol: PROTOCOL, table: seated.table.clone(), token: None, since: None };
        socket.send(Message::Text(serde_json::to_string(&hello).unwrap().into())).await.unwrap();
        match hear(&mut socket).await {
            Some(ToClient::Bye { trouble }) => break trouble.code,
            Some(_) => open.push(socket),
            None => panic!("closed without a word after {}", open.len()),
        }
        assert!(open.len() <= 200, "there is no end");
    };
    assert_eq!(refused, "too_many");
    server.stop().await;
}

#[tokio::test]
async fn the_host_asks_for_silence() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let host = make(at, options(3, Preset::Solo), 0, false).await;
    let guest = sit(at, &host.table, "Boris").await;
    let mut ada = Client::come(at, &host.table, Some(&host.token), None).await;
    let mut boris = Client::come(at, &host.table, Some(&guest.token), None).await;
    let mut watcher = Client::come(at, &host.table, None, None).await;
    let talk = |id| ToTable::Talk { id, words: Words::Text("hello".into()) };
    let mute = |seat: Option<engine::table::Seat>, on| move |id| ToTable::Mute { id, seat, on };
    assert_eq!(boris.ask(mute(None, true)).await.unwrap_err().code, "not_host");
    assert_eq!(ada.ask(mute(Some(host.seat), true)).await.unwrap_err().code, "not_legal");
    assert_eq!(ada.ask(mute(Some(engine::table::Seat(7)), true)).await.unwrap_err().code, "no_such_seat");
    ada.ask(mute(Some(guest.seat), true)).await.unwrap();
    assert_eq!(boris.ask(talk).await.unwrap_err().code, "muted");
    watcher.ask(talk).await.unwrap();
    ada.ask(mute(None, true)).await.unwrap();
    assert_eq!(watcher.ask(talk).await.unwrap_err().code, "muted");
    ada.ask(mute(Some(guest.seat), false)).await.unwrap();
    boris.ask(talk).await.unwrap();
    // it lasts
    drop((ada, boris, watcher));
    server.stop().await;
    let server = serve(folder.path()).await;
    let mut watcher = Client::come(server.address, &host.table, None, None).await;
    assert!(watcher.table.muted.watchers && watcher.table.muted.seats.is_empty());
    assert_eq!(watcher.ask(talk).await.unwrap_err().code, "muted");
    server.stop().await;
}

#[tokio::test]
async fn what_is_kept_has_a_bound() {
    let folder = tempdir().unwrap();
    let server = guarded(folder.path(), |_| ()).await;
    let at = server.address;
    let many = |change: &dyn Fn(&mut MakeTable)| {
        let mut make: MakeTable = serde_json::from_str(&table()).unwrap();
        change(&mut make);
        serde_json::to_string(&make).unwrap()
    };
    refused(
        at,
        "POST",
        "/api/tables",
        &many(&|m| m.options = m.options.clone().choosing("sets", vec!["base"; 8_000])),
        "too_large",
    )
    .await;
    refused(
        at,
        "POST",
        "/api/tables",
        &many(&|m| m.options = m.options.clone().choosing("sets", ["base"; 2])),
        "bad_options",
    )
    .await;
    refused(at, "POST", "/api/import", &" ".repeat(600 * 1024), "too_large").await;
    refused(at, "PUT", "/api/tables", "", "bad_message").await;
    refused(at, "GET", "/api/replays/0123456789/minus", "", "bad_message").await;
    server.stop().await;
}
