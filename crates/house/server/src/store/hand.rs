//! The connection that writes. After a transaction that failed it is given up and opened anew: nobody knows what such a
//! connection still holds.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Instant;

use protocol::Stage;
use sqlx::query::Query;
use sqlx::sqlite::{Sqlite, SqliteArguments, SqliteConnection};
use sqlx::{ConnectOptions, Connection, Executor, query};

use super::{StoreError, Write, fold, options, text};
use crate::metrics::Metrics;

/// Bytes of a probe: as many as anything else that is stored at once. Where they find room, the rest does too.
const PROBE: u32 = 256 * 1024;

/// The connection that writes.
#[derive(Debug)]
pub(super) struct Hand {
    file: PathBuf,
    connection: Option<SqliteConnection>,
    metrics: Arc<Metrics>,
    /// How many pages the database may have, and how many this connection believes that it may.
    pages: Arc<AtomicU32>,
    allowed: u32,
}

impl Hand {
    /// One that opens its connection when it writes.
    pub(super) fn new(file: &Path, pages: Arc<AtomicU32>, metrics: Arc<Metrics>) -> Hand {
        Hand { file: file.into(), connection: None, metrics, pages, allowed: u32::MAX }
    }

    async fn connection(&mut self) -> Result<&mut SqliteConnection, StoreError> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                self.allowed = u32::MAX;
                options(&self.file).connect().await?
            }
        };
        let connection = self.connection.insert(connection);
        let pages = self.pages.load(Relaxed);
        if self.allowed != pages {
            connection.execute(sqlx::AssertSqlSafe(format!("PRAGMA max_page_count = {pages}"))).await?;
            self.allowed = pages;
        }
        Ok(connection)
    }

    /// Gives the connection up with all that it may still hold.
    async fn give_up(&mut self) {
        if let Some(connection) = self.connection.take()
            && let Err(why) = connection.close().await
        {
            tracing::error!(%why, "the database did not close well");
        }
    }

    /// Stores all of these or none.
    pub(super) async fn store(&mut self, writes: &[&Write]) -> Result<(), StoreError> {
        let begun = Instant::now();
        let stored = match self.connection().await {
            Ok(connection) => transaction(connection, writes).await,
            Err(why) => Err(why),
        };
        match &stored {
            Ok(()) => {
                let entries = writes.iter().filter(|w| matches!(w, Write::Entry(..))).count();
                self.metrics.committed(entries, begun.elapsed());
            }
            Err(_) => {
                Metrics::count(&self.metrics.failed_commits);
                self.give_up().await;
            }
        }
        stored
    }

    /// Can anything be stored? Tries it, with as much as anything else may need. What an earlier transaction may have left
    /// behind when it failed is gone for good after it.
    pub(super) async fn probe(&mut self) -> Result<(), StoreError> {
        let probed = match self.connection().await {
            Ok(connection) => probe(connection).await,
            Err(why) => Err(why),
        };
        if probed.is_err() {
            self.give_up().await;
        }
        probed
    }

    /// Folds the log back.
    pub(super) async fn fold(&mut self) -> Result<(), StoreError> {
        fold::fold(self.connection().await?).await?;
        Ok(())
    }

    /// Closes the connection.
    pub(super) async fn close(mut self) -> Result<(), StoreError> {
        match self.connection.take() {
            Some(connection) => Ok(connection.close().await?),
            None => Ok(()),
        }
    }
}

/// Two transactions: one that needs room, one that gives it back.
async fn probe(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut within = connection.begin().await?;
    within.execute("DELETE FROM probe WHERE id = 1").await?;
    within.execute(query("INSERT INTO probe (id, filler) VALUES (1, randomblob(?))").bind(PROBE)).await?;
    within.commit().await?;
    connection.execute("DELETE FROM probe WHERE id = 1").await?;
    Ok(())
}

async fn transaction(connection: &mut SqliteConnection, writes: &[&Write]) -> Result<(), StoreError> {
    let (entries, others): (Vec<&Write>, Vec<&Write>) = writes.iter().partition(|w| matches!(w, Write::Entry(..)));
    // By far the most: entries alone. One statement is a transaction in itself.
    if others.is_empty() {
        return all_entries(connection, &entries).await;
    }
    let mut within = connection.begin().await?;
    for write in others {
        one(&mut within, write).await?;
    }
    all_entries(&mut within, &entries).await?;
    within.commit().await?;
    Ok(())
}

/// One statement for all entries of all tables.
async fn all_entries(within: &mut SqliteConnection, entries: &[&Write]) -> Result<(), StoreError> {
    let rows = entries.iter().filter_map(|write| match write {
        Write::Entry(code, n, entry) => Some((code.as_str(), *n, entry.as_str())),
        _ => None,
    });
    let rows: Vec<(&str, u32, &str)> = rows.collect();
    if !rows.is_empty() {
        let all = "INSERT INTO entries (code, n, entry) SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?)";
        within.execute(query(all).bind(text(&rows)?)).await?;
    }
    Ok(())
}

/// Somebody was at a table just now.
fn touched(code: &str) -> Query<'static, Sqlite, SqliteArguments> {
    query("UPDATE tables SET touched = unixepoch() WHERE code = ?").bind(code.to_string())
}

async fn one(within: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    let statement = match write {
        Write::Table(t) => query(
            "INSERT INTO tables (code, made, options, seed, chance, stage, host, record, muted, touched) \
             VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?, unixepoch()) \
             ON CONFLICT DO UPDATE SET options = excluded.options, stage = excluded.stage, host = excluded.host, \
             muted = excluded.muted, touched = excluded.touched",
        )
        .bind(t.code.clone())
        .bind(t.made)
        .bind(text(&t.options)?)
        .bind(text(&t.seed)?)
        .bind(text(&t.stage)?)
        .bind(t.host.0)
        .bind(t.record.clone())
        .bind(text(&t.muted)?),
        Write::Seat(code, seat, s) => {
            query("INSERT OR REPLACE INTO seats (code, seat, name, sits, token, invitation) VALUES (?, ?, ?, ?, ?, ?)")
                .bind(code.clone())
                .bind(seat.0)
                .bind(s.name.clone())
                .bind(text(&s.sits)?)
                .bind(s.token.as_ref().map(|t| t.bytes().to_vec()))
                .bind(s.invitation.as_ref().map(|t| t.bytes().to_vec()))
        }
        Write::Saved(code, entries, saved) => {
            within.execute(touched(code)).await?;
            query("INSERT OR REPLACE INTO snapshots (code, entries, saved) VALUES (?, ?, ?)")
                .bind(code.clone())
                .bind(*entries)
                .bind(saved.clone())
        }
        Write::Said(code, n, said) => {
            query("INSERT INTO talk (code, n, said) VALUES (?, ?, ?)").bind(code.clone()).bind(*n).bind(text(said)?)
        }
        Write::Gone(code) => {
            within.execute(query("DELETE FROM seats WHERE code = ?").bind(code.clone())).await?;
            within.execute(query("DELETE FROM talk WHERE code = ?").bind(code.clone())).await?;
            query("DELETE FROM tables WHERE code = ?").bind(code.clone())
        }
        Write::Touched(code) => touched(code),
        Write::Archived(code, record) => {
            within.execute(query("DELETE FROM entries WHERE code = ?").bind(code.clone())).await?;
            within.execute(query("DELETE FROM snapshots WHERE code = ?").bind(code.clone())).await?;
            query("UPDATE tables SET stage = ?, record = ?, archived = unixepoch() WHERE code = ?")
                .bind(text(&Stage::Over)?)
                .bind(record.clone())
                .bind(code.clone())
        }
        Write::Probe => query("INSERT INTO probe (id, n) VALUES (0, 1) ON CONFLICT DO UPDATE SET n = n + 1"),
        Write::Entry(..) => return all_entries(within, &[write]).await,
    };
    within.execute(statement).await?;
    Ok(())
}
