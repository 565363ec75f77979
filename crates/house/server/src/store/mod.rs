//! What is kept: tables, seats, entries, snapshots, talk. SQLite in one file, written by one task.

mod fold;
mod hand;
mod made;
mod rows;
mod writer;

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU32;
use std::time::Duration;

use protocol::Said;
use rules::Seat;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sqlx::migrate::{MigrateError, Migrator};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow, SqliteSynchronous,
};
use sqlx::{ConnectOptions, Connection, Row};
use table::Seed;
use thiserror::Error;

use fold::Folder;
use hand::Hand;
pub use rows::{Kept, SeatRow, Sits, TableRow, Write};
pub use writer::Writer;

use crate::metrics::Metrics;
use crate::secret::Hashed;

/// The versions of the schema, from the first on.
pub static MIGRATIONS: Migrator = sqlx::migrate!();

/// What was said that is still told to those who come.
const TALK: u32 = 50;
/// Pages after which the one who writes folds the log back, should nobody else do it.
const CHECKPOINT: &str = "64000";
/// Connections that read.
const READERS: u32 = 4;
/// How long one waits for a file that somebody else has locked. Nobody should: only one server uses it.
const LOCKED: Duration = Duration::from_millis(500);

/// Why something cannot be stored or found.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database says no.
    #[error("the database: {0}")]
    Database(#[from] sqlx::Error),
    /// The schema cannot be brought up to date.
    #[error("the schema of the database: {0}")]
    Schema(#[from] MigrateError),
    /// Something in it cannot be read.
    #[error("the database holds something unreadable: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// A file cannot be used.
    #[error("the folder of the database: {0}")]
    File(#[from] io::Error),
    /// There was a database, and it is gone.
    #[error(
        "the database «{}» is gone or empty, but there was one, since «{}» is there: put it back, or remove the latter to begin anew",
        file.display(), trace.display()
    )]
    Gone {
        /// The database.
        file: PathBuf,
        /// What tells that there was one.
        trace: PathBuf,
    },
    /// The task that writes has ended.
    #[error("nothing can be stored any more")]
    Closed,
    /// Nothing can be stored at the moment.
    #[error("nothing can be stored at the moment")]
    Unwell,
}

/// The store.
#[derive(Debug)]
pub struct Store {
    readers: SqlitePool,
    /// The one who writes.
    pub writer: Writer,
}

fn options(file: &Path) -> SqliteConnectOptions {
    // FULL: a transaction that was acknowledged survives the loss of power.
    SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(LOCKED)
        .pragma("wal_autocheckpoint", CHECKPOINT)
        .disable_statement_logging()
}

impl Store {
    /// Opens the store in a file and brings its schema up to date.
    pub async fn open(file: &Path, pages: Arc<AtomicU32>, metrics: Arc<Metrics>) -> Result<Store, StoreError> {
        made::check(file)?;
        let mut connection = options(file).create_if_missing(true).connect().await?;
        MIGRATIONS.run_direct(None, &mut connection, false).await?;
        connection.close().await?;
        made::remember(file)?;
        let readers = SqlitePoolOptions::new().max_connections(READERS).connect_with(options(file)).await?;
        let folder = options(file).connect().await?;
        let hand = Hand::new(file, pages, metrics.clone());
        let folder = |nearly_folded| Folder::start(folder, metrics.clone(), nearly_folded);
        Ok(Store { readers, writer: Writer::start(hand, folder, metrics.clone()) })
    }

    /// Everything about a table but its game.
    pub async fn table(&self, code: &str) -> Result<Option<Kept>, StoreError> {
        let found = sqlx::query("SELECT * FROM tables WHERE code = ?").bind(code.to_string());
        let Some(row) = found.fetch_optional(&self.readers).await? else { return Ok(None) };
        let table = TableRow {
            code: row.try_get("code")?,
            made: row.try_get("made")?,
            options: json(&row, "options")?,
            seed: seed(&row)?,
            stage: json(&row, "stage")?,
            host: Seat(row.try_get("host")?),
            muted: json(&row, "muted")?,
            record: row.try_get("record")?,
            archived: row.try_get::<Option<i64>, _>("archived")?.is_some(),
        };
        let rows = sqlx::query("SELECT * FROM seats WHERE code = ? ORDER BY seat").bind(code.to_string());
        let seats = rows.fetch_all(&self.readers).await?.iter().map(seat).collect::<Result<_, StoreError>>()?;
        let rows = sqlx::query("SELECT n, said FROM talk WHERE code = ? ORDER BY n DESC LIMIT ?");
        let rows = rows.bind(code.to_string()).bind(TALK).fetch_all(&self.readers).await?;
        let said = rows.first().map_or(Ok(0), |row| row.try_get::<u32, _>("n").map(|n| n + 1))?;
        let talk = rows.iter().rev().map(|row| json::<Said>(row, "said")).collect::<Result<_, _>>()?;
        Ok(Some(Kept { table, seats, talk, said }))
    }

    /// The latest snapshot of a game, and how many entries it contains.
    pub async fn saved(&self, code: &str) -> Result<Option<(u32, String)>, StoreError> {
        let found = sqlx::query("SELECT entries, saved FROM snapshots WHERE code = ?").bind(code.to_string());
        let row = found.fetch_optional(&self.readers).await?;
        row.map(|row| Ok((row.try_get("entries")?, row.try_get("saved")?))).transpose()
    }

    /// The entries of a game from a number on.
    pub async fn entries(&self, code: &str, from: u32) -> Result<Vec<String>, StoreError> {
        let rows = sqlx::query("SELECT entry FROM entries WHERE code = ? AND n >= ? ORDER BY n");
        let rows = rows.bind(code.to_string()).bind(from).fetch_all(&self.readers).await?;
        rows.iter().map(|row| Ok(row.try_get("entry")?)).collect()
    }

    /// Some tables at which nobody has been since then.
    pub async fn abandoned(&self, since: i64, some: u32) -> Result<Vec<String>, StoreError> {
        let found = "SELECT code FROM tables WHERE touched < ? AND record IS NULL ORDER BY touched LIMIT ?";
        let rows = sqlx::query(found).bind(since).bind(some).fetch_all(&self.readers).await?;
        Ok(rows.iter().map(|row| row.try_get("code")).collect::<Result<_, _>>()?)
    }

    /// Can it be read and written?
    pub async fn is_well(&self) -> Result<(), StoreError> {
        sqlx::query("SELECT 1 FROM tables LIMIT 1").fetch_optional(&self.readers).await?;
        self.writer.store(vec![Write::Probe]).await
    }

    /// Stores what is still to be stored and closes the files. Says whether everything could be stored.
    pub async fn close(&self) -> Result<(), StoreError> {
        let stored = self.writer.close().await;
        self.readers.close().await;
        stored
    }
}

fn seed(row: &SqliteRow) -> Result<Seed, StoreError> {
    match row.try_get::<Option<&str>, _>("chance")? {
        Some(text) => Ok(serde_json::from_str(text)?),
        None => Ok(Seed::Earlier(row.try_get::<i64, _>("seed")? as u64)),
    }
}

fn seat(row: &SqliteRow) -> Result<SeatRow, StoreError> {
    let hashed = |name: &str| -> Result<Option<Hashed>, StoreError> {
        Ok(row.try_get::<Option<Vec<u8>>, _>(name)?.as_deref().and_then(Hashed::stored))
    };
    Ok(SeatRow {
        name: row.try_get("name")?,
        sits: json(row, "sits")?,
        token: hashed("token")?,
        invitation: hashed("invitation")?,
    })
}

fn json<T: DeserializeOwned>(row: &SqliteRow, name: &str) -> Result<T, StoreError> {
    Ok(serde_json::from_str(row.try_get(name)?)?)
}

fn text<T: Serialize>(value: &T) -> Result<String, StoreError> {
    Ok(serde_json::to_string(value)?)
}
