//! The keeper of a table: the one task that owns it. It hears those around it, stores what must last, and only then tells.

mod around;
mod ballot;
mod bots;
mod clock;
mod game;
mod hear;
mod order;
mod presence;
mod seats;
mod talk;

use std::any::Any;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures_util::FutureExt;
use protocol::{TableInfo, Trouble};
use rules::{MAX_SEATS, Seat, Seats};
use table::{AnyIdea, AnyTable, RestoreError};
use thiserror::Error;
use tokio::sync::{mpsc, watch};
use tokio::time::{Instant, sleep_until};

pub use around::{Inbox, Outbox, text};
pub use order::{Order, Reply};
pub use seats::bot_name;

use crate::games::AnyGame;
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::secret;
use crate::store::{Kept, Sits, StoreError, Write};
use crate::trouble::{no_such_table, not_stored, trouble};
use around::Around;
use ballot::Ballot;
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
    #[error("its game is not played here")]
    NoGame(Trouble),
}

/// Keeps one table.
pub struct Keeper {
    hall: Arc<Hall>,
    kept: Kept,
    game: &'static dyn AnyGame,
    table: Option<Box<dyn AnyTable>>,
    around: Around,
    clock: Clock,
    ideas: mpsc::UnboundedSender<AnyIdea>,
    /// Entries stored so far, and how many of them the last snapshot contains.
    entries: u32,
    saved: u32,
    /// Those whom the game believes to be here, and since when others have been away.
    present: Seats,
    away: [Option<Instant>; MAX_SEATS],
    /// Has anybody come since that was stored?
    visited: bool,
    /// The vote on a seat that is under way.
    ballot: Option<Ballot>,
    /// What everybody was told of the table last.
    told: Option<TableInfo>,
    /// Bots that failed.
    lapsed: Vec<Lapsed>,
    /// Something could not be stored, and the game in memory may be ahead of the one stored: it must be loaded anew.
    broken: bool,
    /// Whether anything can be stored.
    well: watch::Receiver<bool>,
}

/// Why a table is kept no longer.
enum End {
    /// Nobody is there any more, or the server stops.
    Sleep,
    /// It must be loaded anew.
    Anew,
}

/// Keeps a table until nobody is there any more.
pub async fn keep(hall: Arc<Hall>, code: String, mut orders: mpsc::Receiver<Order>) {
    let mut around = Around::new(hall.metrics.clone());
    while let Some(those) = load_and_keep(&hall, &code, around, &mut orders).await {
        Metrics::count(&hall.metrics.reloads);
        around = those;
    }
    hall.forget(&code, &mut orders);
}

/// Loads a table and keeps it; gives back those around it if it must be loaded anew. Should its task fail, those around it
/// are told, and the next who asks for the table has it loaded from what is stored.
async fn load_and_keep(
    hall: &Arc<Hall>,
    code: &str,
    mut around: Around,
    orders: &mut mpsc::Receiver<Order>,
) -> Option<Around> {
    let (sender, mut ideas) = mpsc::unbounded_channel();
    // Of what fails nothing is used again but the ways to those around it.
    let why = match AssertUnwindSafe(Keeper::load(hall, code, sender)).catch_unwind().await {
        Ok(Ok(Some(mut keeper))) => {
            keeper.around = around;
            match AssertUnwindSafe(keeper.run(orders, &mut ideas)).catch_unwind().await {
                Ok(End::Sleep) => return None,
                Ok(End::Anew) => return Some(keeper.around),
                Err(panic) => {
                    around = keeper.around;
                    fallen(hall, code, &*panic)
                }
            }
        }
        Ok(Ok(None)) => no_such_table(),
        Ok(Err(why)) => {
            tracing::error!(table = secret::short(code), %why, "a table cannot be loaded");
            Metrics::count(&hall.metrics.failures);
            match why {
                Lost::Store(StoreError::Database(_) | StoreError::Unwell | StoreError::Closed) => not_stored(),
                Lost::NoGame(trouble) => trouble,
                why => trouble("cannot_load", why.to_string()),
            }
        }
        Err(panic) => fallen(hall, code, &*panic),
    };
    refuse(hall, code, orders, &why);
    around.dismiss(&why, |_| true);
    None
}

/// The task of a table has failed.
fn fallen(hall: &Hall, code: &str, panic: &(dyn Any + Send)) -> Trouble {
    let why = panic.downcast_ref::<String>().map(String::as_str).or_else(|| panic.downcast_ref::<&str>().copied());
    tracing::error!(table = secret::short(code), why = why.unwrap_or("no reason given"), "a table has fallen");
    Metrics::count(&hall.metrics.fallen);
    trouble("fallen", "the table has failed; it comes back from what is stored")
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
            Order::Leave(_) | Order::Message(..) => {}
        }
    }
}

impl Keeper {
    async fn run(&mut self, orders: &mut mpsc::Receiver<Order>, ideas: &mut mpsc::UnboundedReceiver<AnyIdea>) -> End {
        let mut asleep_since = Instant::now();
        if !self.around.is_empty() {
            self.tell_anew();
            self.look_around(true).await;
        }
        loop {
            if self.broken && *self.well.borrow() {
                return End::Anew;
            }
            let (stalled, awake) = (self.is_stalled(), self.is_awake());
            self.clock.run(awake);
            let alarm = if awake { self.alarm() } else { Some(asleep_since + IDLE) };
            tokio::select! {
                biased;
                Ok(()) = self.well.changed() => {}
                order = orders.recv() => match order {
                    Some(Order::Close(why, reply)) => {
                        let stored = self.close(&why).await;
                        drop(reply.send(stored)); // the hall may have lost patience
                        return End::Sleep;
                    }
                    Some(order) => self.obey(order).await,
                    None => return End::Sleep,
                },
                Some(idea) = ideas.recv(), if awake => self.follow(idea).await,
                () = sleep_until(alarm.unwrap_or(asleep_since)), if alarm.is_some() => {
                    if awake {
                        self.close_old_vote().await;
                        self.advance().await;
                    } else {
                        asleep_since = Instant::now();
                        // what cannot be stored is only the snapshot: waking takes longer without it
                        drop(self.save().await);
                        if self.around.is_empty() && self.hall.forget_if_idle(&self.kept.table.code, orders) {
                            return End::Sleep;
                        }
                    }
                }
            }
            let woke = !awake && self.is_awake();
            self.look_around(woke).await;
            if stalled && !self.is_stalled() {
                self.tell_anew(); // the clocks have stood meanwhile
            }
            if awake && !self.is_awake() {
                asleep_since = Instant::now();
            }
        }
    }

    /// Can nothing be stored? Then time stands, and whatever would have to be stored is refused.
    fn is_stalled(&self) -> bool {
        self.broken || !*self.well.borrow()
    }

    /// Time passes while one of its people is there; at a table of bots, while anybody is.
    fn is_awake(&self) -> bool {
        if self.is_stalled() {
            return false;
        }
        let people = (0..).map(Seat).zip(&self.kept.seats).filter(|(_, s)| s.sits == Sits::Person);
        let mut people = people.map(|(seat, _)| seat).peekable();
        if people.peek().is_some() { people.any(|seat| self.around.has(seat)) } else { !self.around.is_empty() }
    }

    /// When something happens by itself: a clock runs out, or the game learns that somebody is away.
    fn alarm(&self) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let next = table.next().and_then(|at| self.clock.when(at));
        let away = (0..).map(Seat).zip(self.away).filter(|(seat, _)| self.present.has(*seat));
        let vote = self.ballot.as_ref().map(|b| b.until);
        away.filter_map(|(_, since)| Some(since? + LINGER)).chain(next).chain(vote).min()
    }

    /// Stores all of these or none. If that fails nobody knows what is stored: the table must be loaded anew.
    async fn store(&mut self, writes: Vec<Write>) -> Result<(), Trouble> {
        self.hall.store.writer.store(writes).await.map_err(|why| {
            tracing::error!(table = secret::short(&self.kept.table.code), %why, "a table cannot be stored");
            Metrics::count(&self.hall.metrics.failures);
            self.broken = true;
            not_stored()
        })
    }

    /// Stores a snapshot, if there is something new, and that somebody was here.
    async fn save(&mut self) -> Result<(), Trouble> {
        if self.is_stalled() {
            return Err(not_stored());
        }
        let snapshot = if self.saved < self.entries { self.snapshot() } else { None };
        let visited = self.visited.then(|| Write::Touched(self.kept.table.code.clone()));
        match snapshot.or(visited) {
            Some(write) => self.store(vec![write]).await?,
            None => return Ok(()),
        }
        self.visited = false;
        Ok(())
    }

    /// Sends everybody away. Says whether everything is stored.
    async fn close(&mut self, why: &Trouble) -> Result<(), Trouble> {
        let stored = self.save().await;
        self.around.dismiss(why, |_| true);
        stored
    }
}
