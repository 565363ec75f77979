//! A database of the first version, with a table in it, is brought up to date; nothing is lost.

mod common;

use common::*;
use cosmic::says::ToTable;
use protocol::*;
use server::store::MIGRATIONS;
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions, Executor};
use tempfile::tempdir;

#[tokio::test]
async fn tables_of_the_first_version_are_still_there() {
    let folder = tempdir().unwrap();
    let file = folder.path().join("hypergate.db");
    let mut first = SqliteConnectOptions::new().filename(&file).create_if_missing(true).connect().await.unwrap();
    MIGRATIONS.run_to(1, &mut first).await.unwrap();
    let options = serde_json::to_string(&options(3, Preset::Solo)).unwrap();
    let table = sqlx::query("INSERT INTO tables VALUES ('0123456789', 1, ?, 7, '\"gathering\"', 0, NULL)");
    first.execute(table.bind(options)).await.unwrap();
    for (seat, name, sits) in [(0, "Ada", "\"person\""), (1, "Mira", "{\"bot\":\"rookie\"}"), (2, "", "\"nobody\"")] {
        let row = sqlx::query("INSERT INTO seats VALUES ('0123456789', ?, ?, ?, NULL, NULL)");
        first.execute(row.bind(seat).bind(name).bind(sits)).await.unwrap();
    }
    sqlx::Connection::close(first).await.unwrap();

    let server = serve(folder.path()).await;
    let info: TableInfo = get(server.address, "/api/tables/0123456789").await;
    assert_eq!(info.stage, Stage::Gathering);
    let names: Vec<&str> = info.seats.iter().map(|s| s.name.as_str()).collect();
    assert_eq!(names, ["Ada", "Mira", ""]);
    assert_eq!(info.seats[1].sitter, Sitter::Bot { level: Level::Rookie });
    // and it can be used
    let chiyo = sit(server.address, "0123456789", "Chiyo").await;
    let mut chiyo = Client::come(server.address, "0123456789", Some(&chiyo.token), None).await;
    chiyo.ask(|id| ToTable::Talk { id, words: Words::Phrase("hello".into()) }).await.unwrap();
    server.stop().await;
}
