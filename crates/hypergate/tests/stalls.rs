//! What people see of a server that fails: nothing can be stored for a while, a table falls, a database is gone.

mod common;
#[path = "common/database.rs"]
mod database;

use std::fs;
use std::net::SocketAddr;
use std::path::Path;

use common::*;
use cosmic::says::{ToClient, ToTable};
use database::database;
use engine::table::Seat;
use protocol::*;
use server::{Config, Server};
use sqlx::{Connection, Executor};
use tempfile::tempdir;

/// Hears until this is so.
async fn until(client: &mut Client, is_so: impl Fn(&Client, &ToClient) -> bool) {
    loop {
        let message = client.hear().await.expect("the connection stays");
        if is_so(client, &message) {
            return;
        }
    }
}

#[tokio::test]
async fn a_table_that_cannot_be_stored_says_so_and_goes_on_by_itself() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let at = server.address;
    let seated = make(at, options(3, Preset::Casual).timed(30), 2, true).await;
    let idle = make(at, options(3, Preset::Casual), 0, true).await;
    let mut me = Client::come(at, &seated.table, Some(&seated.token), None).await;
    let mut watcher = Client::come(at, &seated.table, None, None).await;
    let mut waiting = Client::come(at, &idle.table, Some(&idle.token), None).await;
    while me.answer().is_none() {
        me.step().await;
    }
    until_health(at, 200).await;
    let (board, asked) = (me.board.clone(), me.todo().expect("a question").ask.clone());

    let mut other = database(folder.path()).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    let (prompt, answer) = me.answer().unwrap();
    let refused = me.ask(|id| ToTable::Answer { id, prompt, answer }).await.unwrap_err();
    assert_eq!(refused.code, "not_stored");
    // everybody is told, also where nobody wanted anything
    for client in [&mut me, &mut watcher, &mut waiting] {
        until(client, |client, _| client.table.stalled).await;
    }
    let talk = |id| ToTable::Talk { id, words: Words::Phrase("hello".into()) };
    assert_eq!(watcher.ask(talk).await.unwrap_err().code, "not_stored");
    assert_eq!(waiting.ask(|id| ToTable::Start { id }).await.unwrap_err().code, "not_stored");
    assert!(me.ask(|id| ToTable::Ping { id }).await.unwrap().is_some());
    let (status, _, _) = http(at, "GET", "/health", "").await;
    assert_eq!(status, 503);
    let body = serde_json::to_string(&TakeSeat { name: "Eve".into(), ..TakeSeat::default() }).unwrap();
    let (status, _, why) = http(at, "POST", &format!("/api/tables/{}/seats", idle.table), &body).await;
    assert_eq!((status, why.contains("not_stored")), (503, true), "{why}");
    // whoever comes is not shown what may never have happened; where nothing has, it is shown
    let refused = Client::try_come(at, &seated.table, None, None).await.err().unwrap();
    assert_eq!(refused.code, "not_stored");
    assert!(Client::come(at, &idle.table, None, None).await.table.stalled);
    assert_eq!(metric(at, "stalled").await, 1);
    assert!(metric(at, "stalls_total").await == 1 && metric(at, "failed_commits_total").await >= 1);

    other.close().await.unwrap();
    until(&mut me, |_, message| matches!(message, ToClient::Anew(_))).await;
    // more than thirty of its seconds have passed; nobody has decided for anybody
    assert_eq!((&me.board, &me.todo().expect("it is asked again").ask), (&board, &asked));
    for client in [&mut me, &mut watcher, &mut waiting] {
        until(client, |client, _| !client.table.stalled).await;
    }
    assert_eq!(metric(at, "stalled").await, 0);
    until_health(at, 200).await;
    watcher.ask(talk).await.unwrap();
    while me.step().await {}
    assert!(server.stop().await);
}

#[tokio::test]
async fn a_server_that_stops_while_nothing_can_be_stored_says_so() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let mut other = database(folder.path()).await;
    other.execute("BEGIN IMMEDIATE").await.unwrap();
    until_health(server.address, 503).await;
    assert!(!server.stop().await);
    other.close().await.unwrap();
}

/// A table whose host sits nowhere: whoever keeps it fails when it is listed.
async fn put_host(folder: &Path, table: &str, host: u8) {
    let mut database = database(folder).await;
    let damage = sqlx::query("UPDATE tables SET host = ? WHERE code = ?");
    database.execute(damage.bind(host).bind(table)).await.unwrap();
    database.close().await.unwrap();
}

/// Comes to a table that falls; the welcome may come too late.
async fn farewell(address: SocketAddr, seated: &Seated) -> Trouble {
    let mut me = match Client::try_come(address, &seated.table, Some(&seated.token), None).await {
        Ok(me) => me,
        Err(why) => return why,
    };
    loop {
        match me.hear().await {
            Some(ToClient::Bye { trouble }) => return trouble,
            Some(_) => {}
            None => panic!("nobody says why"),
        }
    }
}

#[tokio::test]
async fn a_table_that_falls_is_loaded_again_by_the_next_who_comes() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Casual), 2, false).await;
    put_host(folder.path(), &seated.table, 9).await;
    assert_eq!(farewell(server.address, &seated).await.code, "fallen");
    assert_eq!(metric(server.address, "fallen_total").await, 1);
    put_host(folder.path(), &seated.table, 0).await;
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    me.ask(|id| ToTable::Start { id }).await.unwrap();
    while me.step().await {}
    assert!(server.stop().await);
}

/// What a server says that cannot begin there.
async fn cannot_begin(data: &Path) -> String {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config::new(hypergate::GAMES, hypergate::client, address, data.into());
    match Server::start(&config).await {
        Err(why) => why.to_string(),
        Ok(_) => panic!("it begins anew, as if nothing had been there"),
    }
}

#[tokio::test]
async fn a_database_that_is_gone_is_not_replaced() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("hypergate.db");
    fs::write(&file, "").unwrap(); // the first time it may be empty
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Solo), 2, true).await;
    assert!(server.stop().await);
    let whole = fs::read(&file).unwrap();

    fs::write(&file, "").unwrap();
    assert!(cannot_begin(folder.path()).await.contains("gone or empty"));
    assert_eq!(fs::read(&file).unwrap(), b"", "it is left as it is");
    fs::remove_file(&file).unwrap();
    assert!(cannot_begin(folder.path()).await.contains("gone or empty"));
    assert!(!file.exists());
    // the log of a database tells as well that there was one
    fs::remove_file(folder.path().join("made")).unwrap();
    fs::write(folder.path().join("hypergate.db-wal"), "x").unwrap();
    fs::write(&file, "").unwrap();
    assert!(cannot_begin(folder.path()).await.contains("hypergate.db-wal"));
    // other damage
    fs::remove_file(folder.path().join("hypergate.db-wal")).unwrap();
    fs::write(&file, vec![7; 8192]).unwrap();
    assert!(cannot_begin(folder.path()).await.contains("database"));

    fs::write(&file, whole).unwrap();
    let server = serve(folder.path()).await;
    let me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    assert_eq!(me.you, Some(Seat(0)));
    assert!(server.stop().await);
}
