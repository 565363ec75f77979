//! A table as it is stored, and a table that comes back.

use engine::Game;
use engine::ask::Offer;
use engine::save::{Input, LoadError};
use engine::{Refusal, SetupError};
use protocol::Wishes;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ahead::Ahead;
use crate::setup::Setup;
use crate::step::{Entry, Millis, Step};
use crate::table::Table;

/// A table at a moment: entries stored before it are needed for replays only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Saved {
    /// The game.
    pub game: String,
    /// How many inputs it has had.
    pub inputs: u32,
    /// What people wish to be asked.
    pub wishes: Vec<Wishes>,
    /// What people have answered before they were asked.
    #[serde(default)] // tables stored before this was kept
    pub ahead: Vec<Option<Ahead>>,
    /// Do all clocks stand?
    #[serde(default)] // tables stored before this was kept
    pub paused: bool,
}

/// Why a table cannot come back.
#[derive(Debug, Error)]
pub enum RestoreError {
    /// The game cannot be read.
    #[error("the game cannot be read: {0}")]
    Load(#[from] LoadError),
    /// It cannot even begin.
    #[error("the table cannot be set up: {0}")]
    Setup(#[from] SetupError),
    /// An entry does not fit.
    #[error("input {at} is refused: {why}")]
    Refused {
        /// Its number, from 1.
        at: u32,
        /// Why.
        why: Refusal,
    },
    /// An input was stored in a way that is not understood any more.
    #[error("input {at} cannot be read")]
    Illegible {
        /// Its number, from 1.
        at: u32,
    },
    /// More was taken back than is there.
    #[error("{wanted} inputs were to be left of {had}")]
    Undo {
        /// How many were to be left.
        wanted: u32,
        /// How many there were.
        had: u32,
    },
}

/// Plays an input, wherever the game stands.
pub(crate) fn put(game: &mut Game, input: &Input) -> Result<(), Refusal> {
    while game.pending().is_empty() && game.finish().is_none() {
        game.go_on()?;
    }
    game.put(input)
}

impl Table {
    /// The table as it is now; `None` while an answer may still be taken back.
    pub fn saved(&self) -> Option<Saved> {
        let wishes = self.people.iter().map(|p| p.wishes.clone()).collect();
        let ahead = self.people.iter().map(|p| p.ahead.clone()).collect();
        let paused = self.is_paused();
        self.undo.is_none().then(|| Saved { game: self.game.save(), inputs: self.inputs, wishes, ahead, paused })
    }

    /// A table comes back: from what was saved, if something was, and all entries since. Clocks begin anew.
    pub fn restore(
        setup: Setup,
        saved: Option<&Saved>,
        entries: &[Entry],
        now: Millis,
    ) -> Result<(Table, Step), RestoreError> {
        let mut game = match saved {
            Some(saved) => {
                let mut game = Game::load(content::catalogue(), &saved.game)?;
                game.record();
                game.stop_at_edges(true);
                game
            }
            None => setup.game()?,
        };
        let first = saved.map_or(0, |s| s.inputs);
        let mut inputs: Vec<Option<&Input>> = Vec::new();
        let mut wishes: Vec<Wishes> = saved.map_or_else(Vec::new, |s| s.wishes.clone());
        wishes.resize(setup.chairs.len(), Wishes::default());
        let mut ahead = saved.map_or_else(Vec::new, |s| s.ahead.clone());
        ahead.resize(setup.chairs.len(), None);
        let mut paused = saved.is_some_and(|s| s.paused);
        let mut filed: Vec<(usize, Option<Offer>)> = Vec::new();
        for entry in entries {
            match entry {
                Entry::Input(input) => {
                    filed.clear();
                    inputs.push(Some(input));
                }
                Entry::Filed(seat, offer) => filed.push((seat.ix(), *offer)),
                Entry::Undo { inputs: left } => {
                    let had = first + inputs.len() as u32;
                    if *left < first || *left > had {
                        return Err(RestoreError::Undo { wanted: *left, had });
                    }
                    inputs.truncate((left - first) as usize);
                    filed.clear();
                }
                Entry::Ahead(seat, given) => {
                    if let Some(chair) = ahead.get_mut(seat.ix()) {
                        *chair = Some((**given).clone());
                    }
                }
                Entry::Pause(on) => paused = *on,
                Entry::Illegible { input: true } => inputs.push(None),
                Entry::Illegible { input: false } | Entry::Stuck(_) => {}
                Entry::Wish(seat, wish) => {
                    if let Some(chair) = wishes.get_mut(seat.ix()) {
                        *chair = wish.clone();
                    }
                }
            }
        }
        for (i, input) in inputs.iter().enumerate() {
            let at = first + i as u32 + 1;
            let input = input.ok_or(RestoreError::Illegible { at })?;
            put(&mut game, input).map_err(|why| RestoreError::Refused { at, why })?;
        }
        let mut table = Table::around(setup, game, first + inputs.len() as u32);
        for (person, wish) in table.people.iter_mut().zip(wishes) {
            person.wishes = wish;
        }
        for (person, given) in table.people.iter_mut().zip(ahead) {
            person.ahead = given;
        }
        table.collect_events();
        let events = std::mem::take(&mut table.fresh);
        table.log.extend(events);
        table.refiled = filed;
        table.run(now);
        // The clocks begin anew and stand at once.
        table.paused = paused.then_some(now);
        let step = table.take_step();
        Ok((table, step))
    }
}
