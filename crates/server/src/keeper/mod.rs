//! The keeper of a table: the one task that owns it. It hears those around it, stores what must last, and only then tells.

mod around;
mod clock;
mod order;
mod seats;
mod talk;

use std::sync::Arc;
use std::time::Duration;

use engine::table::{MAX_SEATS, Seat, Seats};
use protocol::{PROTOCOL, Preset, SeatInfo, Sitter, Stage, TableInfo, ToClient, ToTable, Trouble};
use table::{Audience, Entry, Idea, Request, RestoreError, Saved, Setup, Step, Table, Thought, Who};
use thiserror::Error;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

pub use around::{Inbox, Outbox, text};
pub use order::{Order, Reply};
pub use seats::bot_name;

use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::secret::{self, Hashed};
use crate::store::{Kept, SeatRow, Sits, StoreError, Write};
use crate::trouble::{no_such_table, not_stored, trouble};
use around::Around;
use clock::Clock;

/// Entries between two snapshots.
const SNAPSHOT: u32 = 200;
/// How long somebody may be away before the game learns of it: to load a page anew takes no longer.
const LINGER: Duration = Duration::from_secs(3);
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
            tracing::error!(table = code, %why, "a table cannot be loaded");
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
    /// Loads a table: the latest snapshot and the entries since.
    async fn load(
        hall: &Arc<Hall>,
        code: &str,
        ideas: mpsc::UnboundedSender<Idea>,
    ) -> Result<Option<Keeper>, Lost> {
        let Some(kept) = hall.store.table(code).await? else { return Ok(None) };
        let begun = kept.table.stage != Stage::Gathering && kept.table.record.is_none();
        let mut keeper = Keeper {
            hall: hall.clone(),
            around: Around::new(hall.metrics.clone()),
            kept,
            table: None,
            clock: Clock::new(hall.haste),
            ideas,
            entries: 0,
            saved: 0,
            present: Seats::first(MAX_SEATS),
            away: [None; MAX_SEATS],
            told: None,
            broken: false,
        };
        if begun {
            let saved: Option<(u32, Saved)> = match hall.store.saved(code).await? {
                Some((contained, text)) => Some((contained, serde_json::from_str(&text)?)),
                None => None,
            };
            let contained = saved.as_ref().map_or(0, |(contained, _)| *contained);
            let since: Vec<Entry> = hall.store.entries(code, contained).await?;
            (keeper.saved, keeper.entries) = (contained, contained + since.len() as u32);
            let saved = saved.as_ref().map(|(_, saved)| saved);
            let (mut table, step) = Table::restore(keeper.setup(), saved, &since, keeper.clock.now())?;
            table.number_from(secret::number());
            keeper.table = Some(table);
            // whatever the table did on waking is stored like anything else
            keeper.carry(step, None).await.map_err(|_| StoreError::Closed)?;
        }
        Ok(Some(keeper))
    }

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

    // ---- the game ----------------------------------------------------------------------------------------------

    /// How the game is set up, from what is stored.
    fn setup(&self) -> Setup {
        let who = |sits: Sits| match sits {
            Sits::Bot(level) => Who::Bot(level),
            Sits::Person | Sits::Nobody => Who::Person,
        };
        Setup {
            options: self.kept.table.options.clone(),
            places: self.kept.seats.iter().map(|s| who(s.sits)).collect(),
            seed: self.kept.table.seed,
        }
    }

    /// Stores what must last; then tells what there is to tell. `done` comes first.
    async fn carry(&mut self, step: Step, ack: Option<(u64, u32)>) -> Result<(), Trouble> {
        let code = &self.kept.table.code;
        let mut writes = Vec::with_capacity(step.entries.len() + 1);
        for (n, entry) in (self.entries..).zip(&step.entries) {
            let text = serde_json::to_string(entry).expect("plain data can be written");
            writes.push(Write::Entry(code.clone(), n, text));
        }
        self.entries += step.entries.len() as u32;
        if self.entries >= self.saved + SNAPSHOT || (step.over && self.kept.table.stage == Stage::Playing) {
            writes.extend(self.snapshot());
        }
        if step.over && self.kept.table.stage == Stage::Playing {
            self.kept.table.stage = Stage::Over;
            writes.push(Write::Table(Box::new(self.kept.table.clone())));
            tracing::info!(table = self.kept.table.code, entries = self.entries, "a game is over");
        }
        if !writes.is_empty() && self.store(writes).await.is_err() {
            self.broken = true;
            return Err(not_stored());
        }
        if let Some((connection, id)) = ack {
            self.around.tell_one(connection, &ToClient::Done { id });
        }
        for (audience, message) in &step.tell {
            self.around.tell(*audience, message);
        }
        step.thoughts.into_iter().for_each(|thought| self.think(thought));
        Ok(())
    }

    /// A snapshot to be stored.
    fn snapshot(&mut self) -> Option<Write> {
        let saved = self.table.as_ref()?.saved()?;
        let saved = serde_json::to_string(&saved).expect("plain data can be written");
        self.saved = self.entries;
        Some(Write::Saved(self.kept.table.code.clone(), self.entries, saved))
    }

    async fn store(&self, writes: Vec<Write>) -> Result<(), Trouble> {
        self.hall.store.writer.store(writes).await.map_err(|why| {
            tracing::error!(table = self.kept.table.code, %why, "a table cannot be stored");
            Metrics::count(&self.hall.metrics.failures);
            not_stored()
        })
    }

    /// Lets a bot think, on a thread of its own.
    fn think(&self, thought: Thought) {
        let (hall, ideas, code) = (self.hall.clone(), self.ideas.clone(), self.kept.table.code.clone());
        tokio::spawn(async move {
            let _place = hall.thinkers.acquire().await;
            match tokio::task::spawn_blocking(move || thought.think()).await {
                Ok(idea) => drop(ideas.send(idea)), // the table may be gone
                Err(why) => {
                    tracing::error!(table = code, %why, "a bot has failed");
                    Metrics::count(&hall.metrics.failures);
                }
            }
        });
    }

    async fn follow(&mut self, idea: Idea) {
        let now = self.clock.now();
        if let Some(table) = &mut self.table {
            let step = table.idea(now, idea);
            self.carry_on(step).await;
        }
    }

    async fn advance(&mut self) {
        let now = self.clock.now();
        if let Some(table) = &mut self.table {
            let step = table.advance(now);
            self.carry_on(step).await;
        }
    }

    /// Carries a step that nobody asked for.
    async fn carry_on(&mut self, step: Step) {
        if let Err(why) = self.carry(step, None).await {
            tracing::error!(table = self.kept.table.code, why = why.why, "the table stops");
        }
    }

    /// Begins the game.
    async fn start(&mut self) -> Result<(), Trouble> {
        let (table, step) = Table::new(self.setup(), self.clock.now())
            .map_err(|why| trouble("bad_options", why.to_string()))?;
        self.table = Some(table);
        self.kept.table.stage = Stage::Playing;
        let mut writes = vec![Write::Table(Box::new(self.kept.table.clone()))];
        writes.extend(self.snapshot());
        if let Err(why) = self.store(writes).await {
            self.table = None;
            self.kept.table.stage = Stage::Gathering;
            return Err(why);
        }
        tracing::info!(table = self.kept.table.code, "a game begins");
        if !self.kept.table.options.spectators {
            self.around.dismiss(&trouble("no_watchers", "nobody may watch at this table"), |seat| seat.is_none());
        }
        self.carry(step, None).await?;
        for audience in self.around.audiences() {
            let now = self.clock.now();
            if let Some(table) = &mut self.table {
                table.watched(audience, true);
                let snapshot = table.snapshot(now, audience);
                self.around.tell(audience, &ToClient::Anew(snapshot));
            }
        }
        Ok(())
    }

    // ---- those around it ---------------------------------------------------------------------------------------

    async fn obey(&mut self, order: Order) {
        match order {
            Order::Come { token, since, outbox, reply } => {
                let came = self.admit(token.as_deref());
                let id = outbox.id;
                // if nobody waits for the reply any more, the connection is gone already
                match came {
                    Ok(seat) => {
                        if reply.send(Ok(())).is_ok() {
                            self.around.add(outbox, seat);
                            self.welcome(id, seat, since);
                        }
                    }
                    Err(why) => drop(reply.send(Err(why))),
                }
            }
            Order::Leave(id) => self.around.remove(id),
            Order::Say(connection, say) => self.hear(connection, say).await,
            Order::Take(take, reply) => {
                let seated = self.take_seat(take).await;
                drop(reply.send(seated)); // one who no longer waits can ask the host to free the seat
            }
            Order::Start(reply) => {
                let started = self.begin().await;
                drop(reply.send(started));
            }
            Order::Info(reply) => drop(reply.send(Ok(self.info()))), // may have gone
            Order::Close(..) => unreachable!("heard by the loop"),
        }
    }

    /// Whom a token belongs to; nobody without one.
    fn admit(&self, token: Option<&str>) -> Result<Option<Seat>, Trouble> {
        let Some(token) = token else {
            let allowed = self.kept.table.options.spectators || self.kept.table.stage != Stage::Playing;
            let refused = || trouble("no_watchers", "nobody may watch at this table");
            return if allowed { Ok(None) } else { Err(refused()) };
        };
        let token = Hashed::of(token);
        let mine = |s: &&(u8, &Option<Hashed>)| s.1.as_ref().is_some_and(|kept| kept.is(&token));
        let seats: Vec<(u8, &Option<Hashed>)> = (0..).zip(self.kept.seats.iter().map(|s| &s.token)).collect();
        let found = seats.iter().find(mine).map(|(i, _)| Seat(*i));
        found.map(Some).ok_or_else(|| trouble("bad_token", "this token is of no seat at this table"))
    }

    fn welcome(&mut self, connection: u64, seat: Option<Seat>, since: Option<u32>) {
        let audience = seat.map_or(Audience::Watchers, Audience::Place);
        let now = self.clock.now();
        let (mut missed, mut snapshot) = (None, None);
        if let Some(table) = &mut self.table {
            table.watched(audience, true);
            missed = since.and_then(|seq| table.since(now, audience, seq));
            if missed.is_none() {
                snapshot = Some(table.snapshot(now, audience));
            }
        }
        let talk = self.kept.talk.clone();
        let welcome = ToClient::Welcome { protocol: PROTOCOL, you: seat, table: self.info(), snapshot, talk };
        self.around.tell_one(connection, &welcome);
        for update in missed.into_iter().flatten() {
            self.around.tell_one(connection, &ToClient::Update(update));
        }
    }

    /// What everybody may know of the table.
    fn info(&self) -> TableInfo {
        let row = &self.kept.table;
        let mut options = row.options.clone();
        if row.stage != Stage::Over {
            options.seed = None; // it tells what lies in the deck
        }
        // at a tournament nothing tells who looks at the table just now
        let discreet = row.options.preset == Preset::Tournament && row.stage == Stage::Playing;
        let sitters = self.table.as_ref().map_or_else(Vec::new, Table::sitters);
        let seat = |(i, s): (u8, &SeatRow)| SeatInfo {
            name: s.name.clone(),
            sitter: match s.sits {
                Sits::Nobody => Sitter::Open,
                Sits::Bot(level) => Sitter::Bot { level },
                Sits::Person => {
                    let covered = matches!(sitters.get(i as usize), Some(Sitter::Person { covered: true, .. }));
                    let present = self.around.has(Seat(i)) || (discreet && !covered);
                    Sitter::Person { present, covered }
                }
            },
        };
        TableInfo {
            code: row.code.clone(),
            options,
            stage: row.stage,
            seats: (0..).zip(&self.kept.seats).map(seat).collect(),
            host: row.host,
            watching: self.around.watching(),
            paused: self.table.as_ref().is_some_and(Table::is_paused),
        }
    }

    /// Tells the game who is there, and everybody what has changed about the table.
    async fn look_around(&mut self, woke: bool) {
        if let Some(table) = &mut self.table {
            let places = (0..self.kept.seats.len() as u8).map(|i| Audience::Place(Seat(i)));
            places.chain([Audience::Watchers]).for_each(|a| table.watched(a, self.around.is_there(a)));
        }
        let awake = self.is_awake();
        let seats = if self.table.is_some() { self.kept.seats.len() as u8 } else { 0 };
        for seat in (0..seats).map(Seat) {
            let here = self.around.has(seat) || matches!(self.kept.seats[seat.ix()].sits, Sits::Bot(_));
            let away = &mut self.away[seat.ix()];
            match (here, woke) {
                (true, _) => *away = None,
                (false, true) => *away = Some(Instant::now()),
                (false, false) => *away = away.or(Some(Instant::now())),
            }
            let long_gone = away.is_some_and(|since| since.elapsed() >= LINGER);
            if here != self.present.has(seat) && awake && (here || long_gone) {
                if here { self.present.add(seat) } else { self.present.drop(seat) }
                let now = self.clock.now();
                if let Some(table) = &mut self.table {
                    let step = table.presence(now, seat, here);
                    self.carry_on(step).await;
                }
            }
        }
        let info = self.info();
        if self.told.as_ref() != Some(&info) {
            self.hall.list(&info);
            self.around.tell_all(&ToClient::Table { table: info.clone() });
            self.told = Some(info);
        }
    }

    async fn save(&mut self) {
        if self.saved == self.entries {
            return;
        }
        if let Some(write) = self.snapshot()
            && let Err(why) = self.store(vec![write]).await
        {
            tracing::error!(table = self.kept.table.code, why = why.why, "its entries are stored, its snapshot is not");
        }
    }

    async fn close(&mut self, why: &Trouble) {
        self.save().await;
        self.around.dismiss(why, |_| true);
    }

    /// Hears one connection out and answers it.
    async fn hear(&mut self, connection: u64, say: ToTable) {
        let Some(seat) = self.around.seat(connection) else { return };
        let id = id_of(&say);
        let heard = match say {
            ToTable::Hello { .. } => Err(trouble("bad_message", "hello is said once")),
            ToTable::Ping { id } => {
                self.around.tell_one(connection, &ToClient::Pong { id });
                return;
            }
            ToTable::Talk { words, .. } => self.talk(seat, &words).await.map(|()| Some(ToClient::Done { id })),
            ToTable::Answer { prompt, answer, .. } => {
                self.request(connection, id, seat, Request::Answer { prompt, answer }).await
            }
            ToTable::Interrupt { seq, offer, .. } => {
                self.request(connection, id, seat, Request::Interrupt { seq, offer }).await
            }
            ToTable::Wish { wishes, .. } => self.request(connection, id, seat, Request::Wish(wishes)).await,
            ToTable::Hold { .. } => self.request(connection, id, seat, Request::Hold).await,
            ToTable::MoreTime { .. } => self.request(connection, id, seat, Request::MoreTime).await,
            ToTable::Undo { .. } => self.request(connection, id, seat, Request::Undo).await,
            host => self.hear_host(seat, host).await.map(Some),
        };
        match heard {
            Ok(Some(message)) => self.around.tell_one(connection, &message),
            Ok(None) => {}
            Err(trouble) => {
                Metrics::count(&self.hall.metrics.refused);
                self.around.tell_one(connection, &ToClient::Refused { id, trouble });
            }
        }
    }

    /// Puts something before the game. What comes of it is told when it is durable.
    async fn request(
        &mut self,
        connection: u64,
        id: u32,
        seat: Option<Seat>,
        request: Request,
    ) -> Result<Option<ToClient>, Trouble> {
        let seat = seat.ok_or_else(|| trouble("not_yours", "one who watches has no say in the game"))?;
        let now = self.clock.now();
        let not_begun = || trouble("not_begun", "the game has not begun");
        let is_answer = matches!(request, Request::Answer { .. });
        let step = self.table.as_mut().ok_or_else(not_begun)?.request(now, seat, request)?;
        self.carry(step, Some((connection, id))).await?;
        if is_answer {
            Metrics::count(&self.hall.metrics.answers);
        }
        Ok(None)
    }
}

/// The number of a request.
fn id_of(say: &ToTable) -> u32 {
    match say {
        ToTable::Hello { .. } => 0,
        ToTable::Answer { id, .. }
        | ToTable::Interrupt { id, .. }
        | ToTable::Wish { id, .. }
        | ToTable::Hold { id }
        | ToTable::MoreTime { id }
        | ToTable::Undo { id }
        | ToTable::Talk { id, .. }
        | ToTable::Start { id }
        | ToTable::Bot { id, .. }
        | ToTable::Pause { id, .. }
        | ToTable::Invite { id, .. }
        | ToTable::Ping { id } => *id,
    }
}
