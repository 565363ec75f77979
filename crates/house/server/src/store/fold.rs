//! The log of the database is folded back into it beside the one who writes: what takes long is done while it goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection, query_as};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use super::StoreError;
use crate::metrics::Metrics;

/// How often.
const EVERY: Duration = Duration::from_secs(1);
/// Pages after which the log may begin anew: entries of many tables lie far apart, and the longer the log, the more of them
/// fall on the same page.
const LONG: i64 = 8000;

/// The one who folds.
#[derive(Debug)]
pub(super) struct Folder {
    stop: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

impl Folder {
    /// Starts the task. `nearly` becomes true when so little is left that the writer may fold it: only it knows a moment
    /// at which nothing is added, and only then the log begins anew.
    pub(super) fn start(connection: SqliteConnection, metrics: Arc<Metrics>, nearly: Arc<AtomicBool>) -> Folder {
        let (stop, stopped) = oneshot::channel();
        Folder { stop, task: tokio::spawn(run(connection, metrics, nearly, stopped)) }
    }
    /// Ends the task.
    pub(super) async fn close(self) {
        drop(self.stop);
        if let Err(why) = self.task.await {
            tracing::error!(%why, "the folder of the log has failed");
        }
    }
}

async fn run(
    mut connection: SqliteConnection,
    metrics: Arc<Metrics>,
    nearly: Arc<AtomicBool>,
    mut stopped: oneshot::Receiver<()>,
) {
    let mut folded = 0;
    while tokio::time::timeout(EVERY, &mut stopped).await.is_err() {
        let commits = metrics.commits.load(Relaxed);
        if commits == folded {
            continue;
        }
        folded = commits;
        match twice(&mut connection).await {
            Ok(pages) => nearly.store(pages >= LONG, Relaxed),
            Err(why) => tracing::error!(%why, "the log of the database could not be folded"),
        }
    }
    if let Err(why) = connection.close().await {
        tracing::error!(%why, "the database did not close well");
    }
}

/// The second time there is little left: what was added during the first.
async fn twice(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    fold(connection).await?;
    fold(connection).await
}

/// Folds what can be folded while nobody waits; says how many pages the log has.
pub(super) async fn fold(connection: &mut SqliteConnection) -> Result<i64, StoreError> {
    let folded: (i64, i64, i64) = query_as("PRAGMA wal_checkpoint(PASSIVE)").fetch_one(connection).await?;
    let (_, pages, _) = folded;
    Ok(pages)
}
