//! The keeper of a table: the one task that owns it. It hears those around it, stores what must last, and only then tells.

mod around;
mod bots;
mod clock;
mod game;
mod hear;
mod order;
mod presence;
mod seats;
mod talk;

use std::sync::Arc;
use std::time::Duration;

use engine::table::{MAX_SEATS, Seat, Seats};
use protocol::{TableInfo, Trouble};
use table::{Idea, RestoreError, Table};
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

pub use around::{Inbox, Outbox, text};
pub use order::{Order, Reply};
pub use seats::bot_name;

use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::secret;
use crate::store::{Kept, Sits, StoreError, Write};
use crate::trouble::{no_such_table, not_stored, trouble};
use around::Around;
use bots::Lapsed;
use clock::Clock;
use presence::LINGER;

/// How long a table stays in memory when nobody is there.
const IDLE: Duration = Duration::from_secs(60);

/// Why a table cannot be kept.
#[derive(Debug, Error)]
enum Lost {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Load(#[from] RestoreError),
    #[error("its snapshot cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
}

/// Keeps one table.
pub struct Keeper {
    hall: Arc<Hall>,
    kept: Kept,
    table: Option<Table>,
    around: Around,
    clock: Clock,
    ideas: mpsc::UnboundedSender<Idea>,
    /// Entries stored so far, and how many of them the last snapshot contains.
    entries: u32,
    saved: u32,
    /// Those whom the game believes to be here, and since when others have been away.
    present: Seats,
    away: [Option<Instant>; MAX_SEATS],
    /// What everybody was told of the table last.
    told: Option<TableInfo>,
    /// Bots that failed.
    lapsed: Vec<Lapsed>,
    /// The game in memory is ahead of the one stored: it must be loaded anew.
    broken: bool,
}

/// Keeps a table until nobody is there any more.
pub async fn keep(hall: Arc<Hall>, code: String, mut orders: mpsc::Receiver<Order>) {
    let (sender, mut ideas) = mpsc::unbounded_channel();
    match Keeper::load(&hall, &code, sender).await {
        Ok(Some(mut keeper)) => keeper.run(&mut orders, &mut ideas).await,
        Ok(None) => refuse(&hall, &code, &mut orders, &no_such_table()),
        Err(why) => {
            tracing::error!(table = secret::short(&code), %why, "a table cannot be loaded");
            Metrics::count(&hall.metrics.failures);
            refuse(&hall, &code, &mut orders, &trouble("cannot_load", why.to_string()));
        }
    }
    hall.forget(&code, &mut orders);
}

/// Tells all who wait that there is nothing to keep.
fn refuse(hall: &Hall, code: &str, orders: &mut mpsc::Receiver<Order>, why: &Trouble) {
    hall.forget(code, orders);
    while let Ok(order) = orders.try_recv() {
        // whoever asked may have gone meanwhile
        match order {
            Order::Come { reply, .. } => drop(reply.send(Err(why.clone()))),
            Order::Take(_, reply) => drop(reply.send(Err(why.clone()))),
            Order::Start(reply) => drop(reply.send(Err(why.clone()))),
            Order::Info(reply) => drop(reply.send(Err(why.clone()))),
            Order::Close(_, reply) => drop(reply.send(Ok(()))),
            Order::Leave(_) | Order::Say(..) => {}
        }
    }
}

impl Keeper {
    async fn run(&mut self, orders: &mut mpsc::Receiver<Order>, ideas: &mut mpsc::UnboundedReceiver<Idea>) {
        let mut asleep_since = Instant::now();
        loop {
            let awake = self.is_awake();
            self.clock.run(awake);
            let alarm = if awake { self.alarm() } else { Some(asleep_since + IDLE) };
            tokio::select! {
                biased;
                order = orders.recv() => match order {
                    Some(Order::Close(why, reply)) => {
                        self.close(&why).await;
                        drop(reply.send(Ok(()))); // the hall may have lost patience
                        return;
                    }
                    Some(order) => self.obey(order).await,
                    None => return,
                },
                Some(idea) = ideas.recv(), if awake => self.follow(idea).await,
                () = sleep_until(alarm.unwrap_or(asleep_since)), if alarm.is_some() => {
                    if awake {
                        self.advance().await;
                    } else {
                        asleep_since = Instant::now();
                        self.save().await;
                        if self.around.is_empty() && self.hall.forget_if_idle(&self.kept.table.code, orders) {
                            return;
                        }
                    }
                }
            }
            let woke = !awake && self.is_awake();
            self.look_around(woke).await;
            if self.broken {
                self.around.dismiss(&not_stored(), |_| true);
                return;
            }
            if awake && !self.is_awake() {
                asleep_since = Instant::now();
            }
        }
    }

    /// Time passes while one of its people is there; at a table of bots, while anybody is.
    fn is_awake(&self) -> bool {
        let people = (0..).map(Seat).zip(&self.kept.seats).filter(|(_, s)| s.sits == Sits::Person);
        let mut people = people.map(|(seat, _)| seat).peekable();
        if people.peek().is_some() { people.any(|seat| self.around.has(seat)) } else { !self.around.is_empty() }
    }

    /// When something happens by itself: a clock runs out, or the game learns that somebody is away.
    fn alarm(&self) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let next = table.next().and_then(|at| self.clock.when(at));
        let away = (0..).map(Seat).zip(self.away).filter(|(seat, _)| self.present.has(*seat));
        away.filter_map(|(_, since)| Some(since? + LINGER)).chain(next).min()
    }

    async fn store(&self, writes: Vec<Write>) -> Result<(), Trouble> {
        self.hall.store.writer.store(writes).await.map_err(|why| {
            tracing::error!(table = secret::short(&self.kept.table.code), %why, "a table cannot be stored");
            Metrics::count(&self.hall.metrics.failures);
            not_stored()
        })
    }

    async fn save(&mut self) {
        if self.saved == self.entries {
            return;
        }
        if let Some(write) = self.snapshot()
            && let Err(why) = self.store(vec![write]).await
        {
            tracing::error!(
                table = secret::short(&self.kept.table.code),
                why = why.why,
                "its entries are stored, its snapshot is not"
            );
        }
    }

    async fn close(&mut self, why: &Trouble) {
        self.save().await;
        self.around.dismiss(why, |_| true);
    }
}
