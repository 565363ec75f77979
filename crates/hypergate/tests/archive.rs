//! Tables to which nobody comes any more, and a disk that is nearly full.

mod common;
#[path = "common/database.rs"]
mod database;

use std::net::SocketAddr;
use std::time::Duration;

use common::*;
use cosmic::says::ToTable;
use database::database;
use protocol::*;
use server::Keeping;
use sqlx::{Connection, Executor, Row};
use tempfile::tempdir;

const ANYWHERE: ([u8; 4], u16) = ([127, 0, 0, 1], 0);

#[tokio::test]
async fn an_abandoned_game_stays_as_its_record() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let begun = make(server.address, options(3, Preset::Solo), 2, true).await;
    let gathering = make(server.address, options(3, Preset::Solo), 0, true).await;
    let mut me = Client::come(server.address, &begun.table, Some(&begun.token), None).await;
    for _ in 0..30 {
        me.step().await;
    }
    let lately = make(server.address, options(3, Preset::Solo), 2, true).await;
    assert!(server.stop().await);
    let mut base = database(folder.path()).await;
    let long_ago = sqlx::query("UPDATE tables SET touched = 1 WHERE code <> ?").bind(&lately.table);
    base.execute(long_ago).await.unwrap();

    let keeping = Keeping { archive_after: Some(Duration::from_secs(3600)), ..Keeping::default() };
    let server = serve_at(SocketAddr::from(ANYWHERE), folder.path(), &keeping).await;
    let at = server.address;
    while metric(at, "archived_total").await < 2 {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // one that has not begun is gone
    refused(at, "GET", &format!("/api/tables/{}", gathering.table), "", "no_such_table").await;
    // of one that has, the record is there, and nothing else
    let info: TableInfo = get(at, &format!("/api/tables/{}", begun.table)).await;
    assert!(info.archived && info.stage == Stage::Over);
    let entries = sqlx::query("SELECT count(*) FROM entries WHERE code = ?").bind(&begun.table);
    assert_eq!(entries.fetch_one(&mut base).await.unwrap().get::<i64, _>(0), 0);
    let replay: serde_json::Value = get(at, &format!("/api/replays/{}", begun.table)).await;
    assert!(replay["steps"].as_u64().is_some_and(|steps| steps > 10));
    let (status, _, file) = http(at, "GET", &format!("/api/tables/{}/export", begun.table), "").await;
    assert_eq!(status, 200, "{file}");
    let (status, _, table) = http(at, "POST", "/api/import", &file).await;
    assert_eq!(status, 200, "{table}");
    let mut me = Client::come(at, &begun.table, Some(&begun.token), None).await;
    assert!(me.board.is_none() && me.table.archived);
    assert_eq!(me.ask(|id| ToTable::Hold { id }).await.unwrap_err().code, "not_begun");
    // others are left alone
    let info: TableInfo = get(at, &format!("/api/tables/{}", lately.table)).await;
    assert!(!info.archived && info.stage == Stage::Playing);
    assert!(server.stop().await);
    base.close().await.unwrap();
}

#[tokio::test]
async fn whoever_comes_keeps_a_table_from_the_archive() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Solo), 0, true).await;
    let mut base = database(folder.path()).await;
    base.execute("UPDATE tables SET touched = 1").await.unwrap();
    drop(Client::come(server.address, &seated.table, Some(&seated.token), None).await);
    assert!(server.stop().await);
    let touched = base.fetch_one("SELECT touched FROM tables").await.unwrap().get::<i64, _>(0);
    assert!(touched > 1, "a visit is remembered");
    base.close().await.unwrap();
}

#[tokio::test]
async fn a_disk_that_is_nearly_full_has_no_room_for_new_tables() {
    let folder = tempdir().unwrap();
    let server = serve(folder.path()).await;
    let seated = make(server.address, options(3, Preset::Solo), 2, true).await;
    assert!(server.stop().await);
    let keeping = Keeping { low_disk: u64::MAX, ..Keeping::default() };
    let server = serve_at(SocketAddr::from(ANYWHERE), folder.path(), &keeping).await;
    let table = MakeTable { name: "Ada".into(), options: options(3, Preset::Solo), bots: Vec::new(), start: false };
    let (status, _, why) = http(server.address, "POST", "/api/tables", &serde_json::to_string(&table).unwrap()).await;
    assert_eq!((status, why.contains("no_room")), (503, true), "{why}");
    assert!(metric(server.address, "free_bytes").await > 0);
    // those in play go on
    let mut me = Client::come(server.address, &seated.table, Some(&seated.token), None).await;
    while me.step().await {}
    assert!(server.stop().await);
}
