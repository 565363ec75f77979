//! The one who writes. What comes while a transaction is under way goes into the next one together: the price of making
//! something durable is shared by all tables.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, Executor, query};
use tokio::runtime::Handle;
use tokio::sync::{Mutex, mpsc, oneshot};
use tokio::task::JoinHandle;

use super::fold::{Folder, fold};
use super::{StoreError, Write, text};
use crate::metrics::Metrics;

/// Jobs in one transaction at most.
const TOGETHER: usize = 1024;
/// How long a transaction waits for more while many tables play: fewer of them cost less, and nobody notices.
const GATHER: Duration = Duration::from_millis(4);

/// Several writes that belong together, and whom to tell when they are durable.
struct Job {
    writes: Vec<Write>,
    done: oneshot::Sender<Result<(), StoreError>>,
}

/// The way to the one who writes.
#[derive(Debug)]
pub struct Writer {
    jobs: Mutex<Option<mpsc::Sender<Job>>>,
    sender: mpsc::WeakSender<Job>,
    task: Mutex<Option<JoinHandle<()>>>,
    folder: Mutex<Option<Folder>>,
}

impl Writer {
    /// Starts the task, and beside it the one that folds the log.
    pub(super) fn start(connection: SqliteConnection, folder: SqliteConnection, metrics: Arc<Metrics>) -> Writer {
        let (jobs, inbox) = mpsc::channel(TOGETHER);
        // A thread of its own: the writer must not queue behind the tables that wait for it.
        let here = Handle::current();
        let nearly = Arc::new(AtomicBool::new(false));
        let folder = Folder::start(folder, metrics.clone(), nearly.clone());
        let task = tokio::task::spawn_blocking(move || here.block_on(run(connection, inbox, metrics, nearly)));
        Writer {
            sender: jobs.downgrade(),
            jobs: Mutex::new(Some(jobs)),
            task: Mutex::new(Some(task)),
            folder: Mutex::new(Some(folder)),
        }
    }

    /// Stores all of these or none. When this returns well, they are durable.
    pub async fn store(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (done, told) = oneshot::channel();
        let jobs = self.sender.upgrade().ok_or(StoreError::Closed)?;
        jobs.send(Job { writes, done }).await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// Stores what is on its way and ends the task.
    pub(super) async fn close(&self) {
        self.jobs.lock().await.take();
        if let Some(folder) = self.folder.lock().await.take() {
            folder.close().await;
        }
        if let Some(task) = self.task.lock().await.take()
            && let Err(why) = task.await
        {
            tracing::error!(%why, "the writer has failed");
        }
    }
}

async fn run(
    mut connection: SqliteConnection,
    mut inbox: mpsc::Receiver<Job>,
    metrics: Arc<Metrics>,
    nearly_folded: Arc<AtomicBool>,
) {
    let (mut jobs, mut busy) = (Vec::new(), false);
    while inbox.recv_many(&mut jobs, TOGETHER).await > 0 {
        // Whoever comes alone is not kept waiting.
        if busy && jobs.len() < TOGETHER {
            tokio::time::sleep(GATHER).await;
            while jobs.len() < TOGETHER
                && let Ok(job) = inbox.try_recv()
            {
                jobs.push(job);
            }
        }
        busy = jobs.len() > 1;
        let begun = Instant::now();
        let together: Vec<&Write> = jobs.iter().flat_map(|job| &job.writes).collect();
        let entries = together.iter().filter(|w| matches!(w, Write::Entry(..))).count();
        match transaction(&mut connection, &together).await {
            Ok(()) => {
                metrics.committed(entries, begun.elapsed());
                jobs.drain(..).for_each(|job| drop(job.done.send(Ok(()))));
            }
            // One of them is the cause; the others must not suffer.
            Err(why) => {
                tracing::error!(%why, jobs = jobs.len(), "a transaction failed; its jobs are tried one by one");
                for job in jobs.drain(..) {
                    let writes: Vec<&Write> = job.writes.iter().collect();
                    let result = transaction(&mut connection, &writes).await;
                    drop(job.done.send(result));
                }
            }
        }
        if nearly_folded.swap(false, Relaxed)
            && let Err(why) = fold(&mut connection).await
        {
            tracing::error!(%why, "the log of the database could not be folded");
        }
    }
    if let Err(why) = connection.close().await {
        tracing::error!(%why, "the database did not close well");
    }
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

async fn one(within: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    let statement = match write {
        Write::Table(t) => query(
            "INSERT INTO tables (code, made, options, seed, chance, stage, host, record, muted) \
             VALUES (?, ?, ?, 0, ?, ?, ?, ?, ?) \
             ON CONFLICT DO UPDATE SET options = excluded.options, stage = excluded.stage, host = excluded.host, \
             muted = excluded.muted",
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
        Write::Entry(..) => return all_entries(within, &[write]).await,
    };
    within.execute(statement).await?;
    Ok(())
}
