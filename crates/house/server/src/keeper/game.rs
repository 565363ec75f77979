//! The game at a table: loaded, begun, carried on; stored before it is told.

use std::sync::Arc;

use protocol::{Note, Stage, Trouble, Words};
use rules::{MAX_SEATS, Seats};
use table::{AnyIdea, AnyTable, Setup, Told, Who};
use tokio::sync::mpsc;

use super::around::Around;
use super::clock::Clock;
use super::{Keeper, Lost};
use crate::hall::Hall;
use crate::metrics::Metrics;
use crate::says::ToClient;
use crate::secret;
use crate::store::{Sits, StoreError, TableRow, Write};
use crate::trouble::trouble;

/// Entries between two snapshots.
const SNAPSHOT: u32 = 200;

impl Keeper {
    /// Loads a table: the latest snapshot and the entries since.
    pub(super) async fn load(
        hall: &Arc<Hall>,
        code: &str,
        ideas: mpsc::UnboundedSender<AnyIdea>,
    ) -> Result<Option<Keeper>, Lost> {
        let Some(kept) = hall.kept(code).await? else { return Ok(None) };
        let begun = kept.table.stage != Stage::Gathering && kept.table.record.is_none();
        let game = hall.games.find(&kept.table.options.game).map_err(Lost::NoGame)?;
        let mut keeper = Keeper {
            hall: hall.clone(),
            game,
            around: Around::new(hall.metrics.clone()),
            kept,
            table: None,
            clock: Clock::new(hall.haste),
            ideas,
            entries: 0,
            saved: 0,
            present: Seats::first(MAX_SEATS),
            away: [None; MAX_SEATS],
            ballot: None,
            told: None,
            lapsed: Vec::new(),
            visited: false,
            broken: false,
            well: hall.store.writer.well(),
        };
        if begun {
            let (mut table, step) = keeper.restore().await?;
            table.number_from(secret::number());
            keeper.table = Some(table);
            let anew = step.anew;
            // whatever the table did on waking is stored like anything else
            keeper.carry(step, None).await.map_err(|_| StoreError::Unwell)?;
            if anew {
                tracing::warn!(
                    table = secret::short(code),
                    rules = keeper.game.version(),
                    "it goes on from where it was at rest"
                );
                keeper.tell_words(None, Words::Note(Note::Anew {})).await.map_err(|_| StoreError::Unwell)?;
            }
        }
        Ok(Some(keeper))
    }

    /// The game as it was left: from the latest snapshot, or from its very beginning if that is of another build.
    async fn restore(&mut self) -> Result<(Box<dyn AnyTable>, Told), Lost> {
        let (code, store, now) = (&self.kept.table.code, &self.hall.store, self.clock.now());
        if let Some((contained, text)) = store.saved(code).await? {
            let since = store.entries(code, contained).await?;
            match self.game.restore(self.setup(), Some((contained, &text)), &since, now) {
                Ok(restored) => {
                    (self.saved, self.entries) = (contained, contained + since.len() as u32);
                    return Ok(restored);
                }
                Err(why) => tracing::warn!(table = secret::short(code), %why, "played again from the beginning"),
            }
        }
        let all = store.entries(code, 0).await?;
        self.entries = all.len() as u32;
        Ok(self.game.restore(self.setup(), None, &all, now)?)
    }

    /// How the game is set up, from what is stored.
    pub(super) fn setup(&self) -> Setup {
        let who = |sits: Sits| match sits {
            Sits::Bot(level) => Who::Bot(level),
            Sits::Person | Sits::Nobody => Who::Person,
        };
        Setup {
            options: self.kept.table.options.clone(),
            chairs: self.kept.seats.iter().map(|s| who(s.sits)).collect(),
            seed: self.kept.table.seed.clone(),
        }
    }

    /// Stores what must last; then tells what there is to tell. `done` comes first.
    pub(super) async fn carry(&mut self, step: Told, ack: Option<(u64, u32)>) -> Result<(), Trouble> {
        let code = &self.kept.table.code;
        let (count, last) = (step.entries.len(), step.entries.last().filter(|_| step.stuck.is_some()).cloned());
        let mut writes = Vec::with_capacity(count + 1);
        writes.extend((self.entries..).zip(step.entries).map(|(n, text)| Write::Entry(code.clone(), n, text)));
        self.entries += count as u32;
        if self.entries >= self.saved + SNAPSHOT || (step.over && self.kept.table.stage == Stage::Playing) {
            writes.extend(self.snapshot());
        }
        let ends = step.over && self.kept.table.stage == Stage::Playing;
        if ends {
            writes.push(Write::Table(Box::new(TableRow { stage: Stage::Over, ..self.kept.table.clone() })));
        }
        if !writes.is_empty() {
            self.store(writes).await?;
        }
        if ends {
            self.kept.table.stage = Stage::Over;
            tracing::info!(table = secret::short(&self.kept.table.code), entries = self.entries, "a game is over");
        }
        if step.stuck.is_some() {
            self.report_stuck(last.as_deref());
        }
        if let Some((connection, id)) = ack {
            let answer = match step.stuck {
                Some(trouble) => ToClient::Refused { id, trouble },
                None => ToClient::Done { id },
            };
            self.around.tell_one(connection, &answer);
        }
        for (audience, message) in step.frames {
            self.around.pass(audience, message);
        }
        step.thoughts.into_iter().for_each(|thought| self.think(thought));
        self.note_lapses(step.lapses, step.over);
        Ok(())
    }

    /// The table stands for want of an end: its entries, with what was refused, stay with it; the log says which it is.
    fn report_stuck(&self, last: Option<&str>) {
        let (table, entries) = (secret::short(&self.kept.table.code), self.entries);
        let rules = self.game.version();
        tracing::error!(table, entries, rules, ?last, "what was put in has no end: the table stands");
        Metrics::count(&self.hall.metrics.stuck);
    }

    /// A snapshot to be stored.
    pub(super) fn snapshot(&mut self) -> Option<Write> {
        let saved = self.table.as_ref()?.saved()?;
        self.saved = self.entries;
        Some(Write::Saved(self.kept.table.code.clone(), self.entries, saved))
    }

    pub(super) async fn follow(&mut self, idea: AnyIdea) {
        let now = self.clock.now();
        if let Some(table) = &mut self.table {
            let step = table.idea(now, idea);
            self.carry_on(step).await;
        }
    }

    pub(super) async fn advance(&mut self) {
        let now = self.clock.now();
        if let Some(table) = &mut self.table {
            let step = table.advance(now);
            self.carry_on(step).await;
        }
    }

    /// Carries a step that nobody asked for.
    pub(super) async fn carry_on(&mut self, step: Told) {
        if let Err(why) = self.carry(step, None).await {
            tracing::error!(table = secret::short(&self.kept.table.code), why = why.why, "the table stops");
        }
    }

    /// Begins the game.
    pub(super) async fn start(&mut self) -> Result<(), Trouble> {
        let begun = self.game.begin(self.setup(), self.clock.now());
        let (table, step) = begun.map_err(|why| trouble("bad_options", why.to_string()))?;
        self.table = Some(table);
        let row = TableRow { stage: Stage::Playing, ..self.kept.table.clone() };
        self.store(vec![Write::Table(Box::new(row))]).await?;
        self.kept.table.stage = Stage::Playing;
        tracing::info!(table = secret::short(&self.kept.table.code), "a game begins");
        if !self.kept.table.options.spectators {
            self.around.dismiss(&trouble("no_watchers", "nobody may watch at this table"), |seat| seat.is_none());
        }
        // the snapshot is of what is stored: bots may have answered at once
        self.carry(step, None).await?;
        if let Some(snapshot) = self.snapshot() {
            self.store(vec![snapshot]).await?;
        }
        self.tell_anew();
        Ok(())
    }

    /// Tells everybody the whole position, if there is one.
    pub(super) fn tell_anew(&mut self) {
        let now = self.clock.now();
        for audience in self.around.audiences() {
            if let Some(table) = &mut self.table {
                let anew = table.anew(now, audience);
                self.around.pass(audience, anew);
            }
        }
    }
}
