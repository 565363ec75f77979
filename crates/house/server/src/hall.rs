//! The hall: all tables there are, those in memory and those asleep in the store.

use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use protocol::{LobbyLine, MakeTable, Muted, Seated, Sitter, Stage, TableInfo, TableOptions, Trouble};
use rules::Seat;
use table::{Seed, Setup};
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::timeout;

use crate::clean;
use crate::entrance::Entrance;
use crate::games::{AnyGame, Games};
use crate::keeper::{self, Order, Reply, bot_name};
use crate::keeping::Room;
use crate::metrics::Metrics;
use crate::played::Shelf;
use crate::secret::{Hashed, code, is_code, key, secret, short};
use crate::store::{Kept, SeatRow, Sits, Store, StoreError, TableRow, Write};
use crate::thinkers::Thinkers;
use crate::trouble::{no_such_table, not_stored, trouble};

/// Orders that may wait for a table.
const ORDERS: usize = 64;
/// Tables in memory at most.
const TABLES: usize = 10_000;
/// Lines of the lobby at most.
const LINES: usize = 100;
/// How often a table that is just going to sleep is asked again.
const TRIES: usize = 5;
/// How long tables may take to be stored when the server stops.
const CLOSING: Duration = Duration::from_secs(10);

/// A table in memory.
struct Awake {
    orders: mpsc::Sender<Order>,
    line: Option<LobbyLine>,
}

/// The hall.
pub struct Hall {
    /// What is played.
    pub games: Games,
    /// What is kept.
    pub store: Store,
    /// What is counted.
    pub metrics: Arc<Metrics>,
    /// Who may come in, and how much of everything one may ask for.
    pub entrance: Arc<Entrance>,
    /// Games that are over and were read lately.
    pub played: Shelf,
    /// Where bots think.
    pub thinkers: Thinkers,
    /// The folder of positions in which bots failed.
    pub failures: PathBuf,
    /// As many games are read again at a time as there are processors.
    pub readers: Semaphore,
    /// How many times as fast as usual time passes at tables.
    pub haste: u32,
    /// The room there is on the disk.
    pub room: Room,
    tables: Mutex<HashMap<String, Awake>>,
    connections: AtomicU64,
    closing: AtomicBool,
}

impl Hall {
    /// A hall whose tables all sleep.
    #[allow(clippy::too_many_arguments)] // each is another thing, and there is one hall
    pub fn new(
        games: Games,
        store: Store,
        metrics: Arc<Metrics>,
        entrance: Arc<Entrance>,
        thinkers: Thinkers,
        failures: PathBuf,
        room: Room,
        haste: u32,
    ) -> Hall {
        let processors = std::thread::available_parallelism().map_or(2, |n| n.get());
        Hall {
            games,
            store,
            metrics,
            entrance,
            played: Shelf::default(),
            thinkers,
            failures,
            readers: Semaphore::new(processors),
            haste,
            room,
            tables: Mutex::default(),
            connections: AtomicU64::new(1),
            closing: AtomicBool::new(false),
        }
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<String, Awake>> {
        self.tables.lock().expect("nobody panics while holding it")
    }

    /// The number of a new connection.
    pub fn connection(&self) -> u64 {
        self.connections.fetch_add(1, Relaxed)
    }

    /// The way to a table, which wakes if it slept.
    pub fn find(self: &Arc<Self>, code: &str) -> Result<mpsc::Sender<Order>, Trouble> {
        if !is_code(code) {
            return Err(no_such_table());
        }
        if self.closing.load(Relaxed) {
            return Err(closing());
        }
        let mut tables = self.tables();
        if let Some(awake) = tables.get(code) {
            return Ok(awake.orders.clone());
        }
        if tables.len() >= TABLES {
            return Err(trouble("too_many", "too many tables are in play; try later"));
        }
        let (orders, inbox) = mpsc::channel(ORDERS);
        tables.insert(code.into(), Awake { orders: orders.clone(), line: None });
        self.metrics.tables.store(tables.len() as i64, Relaxed);
        tokio::spawn(keeper::keep(self.clone(), code.into(), inbox));
        Ok(orders)
    }

    /// Asks a table something and waits for the answer.
    pub async fn ask<T>(self: &Arc<Self>, code: &str, order: impl FnMut(Reply<T>) -> Order) -> Result<T, Trouble> {
        self.meet(code, order).await.map(|(answer, _)| answer)
    }

    /// The same, and the way to the table. A table that is just falling asleep is woken again.
    pub async fn meet<T>(
        self: &Arc<Self>,
        code: &str,
        mut order: impl FnMut(Reply<T>) -> Order,
    ) -> Result<(T, mpsc::Sender<Order>), Trouble> {
        for _ in 0..TRIES {
            let (reply, told) = oneshot::channel();
            let orders = self.find(code)?;
            if orders.send(order(reply)).await.is_ok()
                && let Ok(answer) = told.await
            {
                return answer.map(|answer| (answer, orders));
            }
            tokio::task::yield_now().await;
        }
        Err(trouble("closing", "the table does not answer; try again"))
    }

    /// Takes a table that sleeps, so that nobody wakes it until it is forgotten; none if it is awake.
    pub fn take(&self, code: &str) -> Option<mpsc::Receiver<Order>> {
        let mut tables = self.tables();
        if tables.contains_key(code) || self.closing.load(Relaxed) {
            return None;
        }
        let (orders, inbox) = mpsc::channel(ORDERS);
        tables.insert(code.into(), Awake { orders, line: None });
        Some(inbox)
    }

    /// Lets a table sleep: from now on whoever asks for it wakes it anew.
    pub fn forget(&self, code: &str, orders: &mut mpsc::Receiver<Order>) {
        let mut tables = self.tables();
        if !orders.is_closed() {
            orders.close();
            tables.remove(code);
            self.metrics.tables.store(tables.len() as i64, Relaxed);
        }
    }

    /// The same, unless somebody has just asked for it.
    pub fn forget_if_idle(&self, code: &str, orders: &mut mpsc::Receiver<Order>) -> bool {
        let mut tables = self.tables();
        let idle = orders.is_empty();
        if idle {
            orders.close();
            tables.remove(code);
            self.metrics.tables.store(tables.len() as i64, Relaxed);
        }
        idle
    }

    // ---- the lobby ---------------------------------------------------------------------------------------------

    /// Lists a table as it is now, if it wishes to be listed.
    pub fn list(&self, info: &TableInfo) {
        let free = info.seats.iter().filter(|s| s.sitter == Sitter::Open).count() as u8;
        let welcome = match info.stage {
            Stage::Gathering => true,
            Stage::Playing => info.options.spectators,
            Stage::Over => false,
        };
        let line = (info.options.listed && welcome).then(|| LobbyLine {
            code: info.code.clone(),
            game: info.options.game.clone(),
            host: info.seats[info.host.ix()].name.clone(),
            stage: info.stage,
            players: info.options.players,
            free,
            preset: info.options.preset,
            spectators: info.options.spectators,
        });
        if let Some(awake) = self.tables().get_mut(&info.code) {
            awake.line = line;
        }
    }

    /// The open tables at which somebody is: those with free seats first.
    pub fn lobby(&self) -> Vec<LobbyLine> {
        let mut lines: Vec<LobbyLine> = self.tables().values().filter_map(|awake| awake.line.clone()).collect();
        lines.sort_by(|a, b| (a.free == 0, &a.code).cmp(&(b.free == 0, &b.code)));
        lines.truncate(LINES);
        lines
    }

    // ---- new tables --------------------------------------------------------------------------------------------

    /// Makes a table.
    pub async fn make(self: &Arc<Self>, make: MakeTable) -> Result<Seated, Trouble> {
        let name = clean::name(&make.name)?;
        let game = self.games.find(&make.options.game)?;
        let options = check(game, make.options)?;
        let others = options.players as usize - 1;
        if make.bots.len() > others {
            return Err(trouble("bad_options", format!("there are {} bots for {others} seats", make.bots.len())));
        }
        let seed = options.seed.map_or_else(|| Seed::Key(key()), |seed| Seed::Named(seed.into()));
        let setup = Setup { options: options.clone(), chairs: Vec::new(), seed: seed.clone() };
        game.can_begin(&setup).map_err(|why| trouble("bad_options", why.to_string()))?;
        let token = secret();
        let host = SeatRow { name, sits: Sits::Person, token: Some(Hashed::of(&token)), invitation: None };
        let mut seats = vec![host];
        for level in make.bots {
            seats.push(SeatRow { name: bot_name(&seats), sits: Sits::Bot(level), ..SeatRow::default() });
        }
        seats.resize(options.players as usize, SeatRow::default());
        let full = seats.iter().all(|s| s.sits != Sits::Nobody);
        let code = self.keep(options, seed, Stage::Gathering, seats, None).await?;
        if make.start && full {
            let started = self.ask(&code, Order::Start).await;
            if let Err(why) = started {
                self.remove(&code).await;
                return Err(why);
            }
        }
        Ok(Seated { table: code, seat: Seat(0), token })
    }

    /// Nothing is left of a table whose game could not begin.
    async fn remove(&self, code: &str) {
        if let Err(why) = self.store.writer.store(vec![Write::Gone(code.into())]).await {
            tracing::error!(table = short(code), %why, "a table that could not begin is still there");
        }
    }

    /// A first game against bots, the same for everybody.
    pub async fn tutorial(self: &Arc<Self>, game: &str, name: String) -> Result<Seated, Trouble> {
        let game = self.games.find(game)?;
        let lesson =
            game.tutorial().ok_or_else(|| trouble("no_tutorial", "there is no first game to learn it from"))?;
        let options = TableOptions { game: game.id().into(), ..lesson.options };
        self.make(MakeTable { name, options, ..lesson }).await
    }

    /// What is stored of a table but its game. Tables of earlier builds named no game.
    pub async fn kept(&self, code: &str) -> Result<Option<Kept>, StoreError> {
        let mut kept = self.store.table(code).await?;
        if let Some(Kept { table: TableRow { options, .. }, .. }) = &mut kept
            && let Ok(game) = self.games.find(&options.game)
        {
            options.game = game.id().into();
        }
        Ok(kept)
    }

    /// Keeps a game that was played elsewhere; it can be replayed.
    pub async fn import(&self, options: TableOptions, names: Vec<String>, record: String) -> Result<String, Trouble> {
        let seats = names.into_iter().map(|name| SeatRow { name, ..SeatRow::default() }).collect();
        // what chance brought is in the record
        self.keep(options, Seed::Named(0), Stage::Over, seats, Some(record)).await
    }

    async fn keep(
        &self,
        options: TableOptions,
        seed: Seed,
        stage: Stage,
        seats: Vec<SeatRow>,
        record: Option<String>,
    ) -> Result<String, Trouble> {
        if self.closing.load(Relaxed) {
            return Err(closing());
        }
        self.room.check()?;
        let made = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs() as i64);
        let table = TableRow {
            code: code(),
            made,
            options,
            seed,
            stage,
            host: Seat(0),
            muted: Muted::default(),
            record,
            archived: false,
        };
        let code = table.code.clone();
        let mut writes = vec![Write::Table(Box::new(table))];
        writes.extend((0..).zip(seats).map(|(i, seat)| Write::Seat(code.clone(), Seat(i), Box::new(seat))));
        self.store.writer.store(writes).await.map_err(|why| {
            tracing::error!(%why, "a table cannot be made");
            not_stored()
        })?;
        tracing::info!(table = short(&code), "a table is made");
        Ok(code)
    }

    /// Stores everything and sends everybody away. Says whether everything is stored.
    pub async fn close(self: &Arc<Self>) -> bool {
        self.closing.store(true, Relaxed);
        let all: Vec<mpsc::Sender<Order>> = self.tables().values().map(|awake| awake.orders.clone()).collect();
        let mut replies = Vec::new();
        for orders in all {
            let (reply, told) = oneshot::channel();
            if orders.send(Order::Close(closing(), reply)).await.is_ok() {
                replies.push(told);
            }
        }
        let count = replies.len();
        let mut unstored = 0;
        let told = async {
            for reply in replies {
                // a table that has just gone to sleep has nothing to say
                if let Ok(Err(_)) = reply.await {
                    unstored += 1;
                }
            }
        };
        let late = timeout(CLOSING, told).await.is_err();
        let closed = self.store.close().await;
        if let Err(why) = &closed {
            tracing::error!(%why, "the store does not close well");
        }
        let stored = !late && unstored == 0 && closed.is_ok();
        if stored {
            tracing::info!(tables = count, "everything is stored");
        } else {
            tracing::error!(tables = count, unstored, late, "not everything is stored; what was acknowledged is");
        }
        stored
    }
}

fn closing() -> Trouble {
    trouble("closing", "the server stops; come again soon")
}

/// Options that make sense, complete.
fn check(game: &dyn AnyGame, options: TableOptions) -> Result<TableOptions, Trouble> {
    let bad = |why: String| trouble("bad_options", why);
    let (least, most) = game.players().into_inner();
    if !(least..=most).contains(&options.players) {
        return Err(bad(format!("a table has {least} to {most} seats")));
    }
    if options.decision_seconds > 3600 {
        return Err(bad("a decision takes at most an hour".into()));
    }
    if ![0, 30, 60, 90, 120].contains(&options.deal_seconds) {
        return Err(bad("a deal takes 30, 60, 90 or 120 seconds, or has no clock".into()));
    }
    game.choose(TableOptions { game: game.id().into(), ..options })
}
