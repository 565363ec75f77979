//! The one who writes. What comes while a transaction is under way goes into the next one together: the price of making
//! something durable is shared by all tables. While nothing can be stored, whatever comes is refused at once, and it is
//! tried again and again whether something can.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use tokio::runtime::Handle;
use tokio::sync::{Mutex, mpsc, oneshot, watch};
use tokio::task::JoinHandle;
use tokio::time::Instant;

use super::fold::Folder;
use super::hand::Hand;
use super::{StoreError, Write};
use crate::metrics::Metrics;

/// Jobs in one transaction at most.
const TOGETHER: usize = 1024;
/// How long a transaction waits for more while many tables play: fewer of them cost less, and nobody notices.
const GATHER: Duration = Duration::from_millis(4);
/// How soon it is tried again whether something can be stored, and how seldom at last.
const SOON: Duration = Duration::from_millis(50);
const SELDOM: Duration = Duration::from_secs(2);

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
    well: watch::Receiver<bool>,
    task: Mutex<Option<JoinHandle<Result<(), StoreError>>>>,
    folder: Mutex<Option<Folder>>,
}

impl Writer {
    /// Starts the task, and beside it the one that folds the log.
    pub(super) fn start(hand: Hand, folder: impl FnOnce(Arc<AtomicBool>) -> Folder, metrics: Arc<Metrics>) -> Writer {
        let (jobs, inbox) = mpsc::channel(TOGETHER);
        // A thread of its own: the writer must not queue behind the tables that wait for it.
        let here = Handle::current();
        let nearly_folded = Arc::new(AtomicBool::new(false));
        let folder = folder(nearly_folded.clone());
        let (well, told) = watch::channel(true);
        let desk = Desk { hand, inbox, jobs: Vec::new(), well, nearly_folded, metrics };
        let task = tokio::task::spawn_blocking(move || here.block_on(desk.run()));
        Writer {
            sender: jobs.downgrade(),
            jobs: Mutex::new(Some(jobs)),
            well: told,
            task: Mutex::new(Some(task)),
            folder: Mutex::new(Some(folder)),
        }
    }

    /// Stores all of these or none. When this returns well, they are durable; if not, whoever asked must read again what is
    /// stored.
    pub async fn store(&self, writes: Vec<Write>) -> Result<(), StoreError> {
        let (done, told) = oneshot::channel();
        let jobs = self.sender.upgrade().ok_or(StoreError::Closed)?;
        jobs.send(Job { writes, done }).await.map_err(|_| StoreError::Closed)?;
        drop(jobs);
        told.await.map_err(|_| StoreError::Closed)?
    }

    /// Whether something can be stored, now and from now on.
    pub fn well(&self) -> watch::Receiver<bool> {
        self.well.clone()
    }

    /// Stores what is on its way and ends the task. Says whether everything could be stored.
    pub(super) async fn close(&self) -> Result<(), StoreError> {
        self.jobs.lock().await.take();
        if let Some(folder) = self.folder.lock().await.take() {
            folder.close().await;
        }
        match self.task.lock().await.take() {
            Some(task) => task.await.map_err(|why| {
                tracing::error!(%why, "the writer has failed");
                StoreError::Closed
            })?,
            None => Ok(()),
        }
    }
}

/// Where the jobs lie.
struct Desk {
    hand: Hand,
    inbox: mpsc::Receiver<Job>,
    jobs: Vec<Job>,
    well: watch::Sender<bool>,
    nearly_folded: Arc<AtomicBool>,
    metrics: Arc<Metrics>,
}

impl Desk {
    async fn run(mut self) -> Result<(), StoreError> {
        let mut busy = false;
        while self.inbox.recv_many(&mut self.jobs, TOGETHER).await > 0 {
            // Whoever comes alone is not kept waiting.
            if busy && self.jobs.len() < TOGETHER {
                tokio::time::sleep(GATHER).await;
                while self.jobs.len() < TOGETHER
                    && let Ok(job) = self.inbox.try_recv()
                {
                    self.jobs.push(job);
                }
            }
            busy = self.jobs.len() > 1;
            self.work().await;
            if self.nearly_folded.swap(false, Relaxed)
                && let Err(why) = self.hand.fold().await
            {
                tracing::error!(%why, "the log of the database could not be folded");
            }
        }
        // what was refused was never acknowledged; but whoever stops the server should know
        let well = if *self.well.borrow() { Ok(()) } else { self.hand.probe().await };
        well.and(self.hand.close().await)
    }

    /// Stores the jobs that lie there, together.
    async fn work(&mut self) {
        let together: Vec<&Write> = self.jobs.iter().flat_map(|job| &job.writes).collect();
        match self.hand.store(&together).await {
            Ok(()) => self.jobs.drain(..).for_each(|job| drop(job.done.send(Ok(())))),
            Err(why) => {
                tracing::error!(%why, jobs = self.jobs.len(), "a transaction failed");
                self.one_by_one().await;
            }
        }
    }

    /// One of them may be the cause; then the others must not suffer. Whether anything can be stored is tried first, and
    /// again after each that fails.
    async fn one_by_one(&mut self) {
        let jobs = std::mem::take(&mut self.jobs);
        let mut well = self.is_well().await;
        for job in jobs {
            let stored = if well {
                let writes: Vec<&Write> = job.writes.iter().collect();
                self.hand.store(&writes).await
            } else {
                Err(StoreError::Unwell)
            };
            if well && let Err(why) = &stored {
                tracing::error!(%why, "something cannot be stored");
                well = self.is_well().await;
            }
            drop(job.done.send(stored)); // whoever asked may have gone
        }
        if !well {
            self.wait().await;
        }
    }

    /// Everybody learns that nothing can be stored before anybody is refused for it.
    async fn is_well(&mut self) -> bool {
        let probed = self.hand.probe().await;
        if let Err(why) = &probed {
            tracing::error!(%why, "nothing can be stored");
            Metrics::count(&self.metrics.stalls);
            self.metrics.stalled.store(1, Relaxed);
            self.well.send_replace(false);
        }
        probed.is_ok()
    }

    /// Until something can be stored again, or nobody wants to any more. Whatever comes meanwhile is refused.
    async fn wait(&mut self) {
        let (mut pause, mut next) = (SOON, Instant::now() + SOON);
        loop {
            tokio::select! {
                job = self.inbox.recv() => match job {
                    Some(job) => drop(job.done.send(Err(StoreError::Unwell))), // whoever asked may have gone
                    None => return,
                },
                () = tokio::time::sleep_until(next) => {
                    match self.hand.probe().await {
                        Ok(()) => break,
                        Err(why) => tracing::debug!(%why, "still nothing can be stored"),
                    }
                    pause = (pause * 2).min(SELDOM);
                    next = Instant::now() + pause;
                }
            }
        }
        tracing::warn!("something can be stored again");
        self.metrics.stalled.store(0, Relaxed);
        self.well.send_replace(true);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::super::Store;
    use super::*;

    /// An entry of a table that does not exist.
    fn impossible() -> Vec<Write> {
        vec![Write::Probe, Write::Entry("nowhere".into(), 0, "{}".into())]
    }

    #[tokio::test]
    async fn one_that_cannot_be_stored_leaves_the_others_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("hypergate.db");
        let metrics = Arc::new(Metrics::default());
        let store = Store::open(&file, Arc::new(AtomicU32::new(u32::MAX)), metrics.clone()).await.unwrap();
        let writer = &store.writer;
        for _ in 0..3 {
            let probe = || writer.store(vec![Write::Probe]);
            let (one, bad, two, worse, three) =
                tokio::join!(probe(), writer.store(impossible()), probe(), writer.store(impossible()), probe());
            assert!(one.is_ok() && two.is_ok() && three.is_ok());
            assert!(bad.is_err() && worse.is_err());
            assert!(*writer.well().borrow(), "it is the fault of one");
        }
        assert!(metrics.failed_commits.load(Relaxed) >= 6);
        store.close().await.unwrap();
        let store = Store::open(&file, Arc::new(AtomicU32::new(u32::MAX)), metrics).await.unwrap();
        let counted: (i64,) =
            sqlx::query_as("SELECT n FROM probe WHERE id = 0").fetch_one(&store.readers).await.unwrap();
        assert_eq!(counted.0, 9, "those that went well, and nothing of the others");
        store.close().await.unwrap();
    }
}
