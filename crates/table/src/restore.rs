//! A table as it is stored, and a table that comes back.

use engine::Game;
use engine::ask::Offer;
use engine::save::{AtRest, Input, LoadError};
use engine::{Refusal, SetupError};
use protocol::cosmic::Wishes;
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
    /// The table as it is now; `None` while an answer may still be taken back or somebody has filed something for the beat:
    /// of that the entries alone know.
    pub fn saved(&self) -> Option<Saved> {
        let filed = self.waits.as_ref().is_some_and(|w| w.is_beat() && w.asked.iter().any(|a| a.answered));
        let wishes = self.people.iter().map(|p| p.wishes.clone()).collect();
        let ahead = self.people.iter().map(|p| p.ahead.clone()).collect();
        let paused = self.is_paused();
        (self.undo.is_none() && !filed).then(|| Saved {
            game: self.game.save(),
            inputs: self.inputs,
            wishes,
            ahead,
            paused,
        })
    }

    /// Notes that the game is at rest, if it is anew.
    pub(crate) fn note_rest(&mut self) {
        if self.rested != self.game.rest_version()
            && let Some(mark) = self.game.rest_mark()
        {
            self.rested = self.game.rest_version();
            let inputs = self.inputs - self.game.since_rest().len() as u32;
            self.step.entries.push(Entry::Rest { inputs, mark });
        }
    }

    /// A table comes back: from what was saved, if something was, and all entries since. Clocks begin anew. Where what was
    /// put in is refused by the present rules or leads elsewhere, the encounter in which that happens begins anew.
    pub fn restore(
        setup: Setup,
        saved: Option<&Saved>,
        entries: &[Entry],
        now: Millis,
    ) -> Result<(Table, Step), RestoreError> {
        let mut story = match saved {
            Some(saved) => Story::from_rest(AtRest::read(content::catalogue(), &saved.game)?, saved.inputs)?,
            None => Story::new(setup.game()?, 0),
        };
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
                    story.inputs.push(Some(input.clone()));
                }
                Entry::Filed(seat, offer) => filed.push((seat.ix(), *offer)),
                Entry::Undo { inputs } => {
                    story.undo(*inputs)?;
                    filed.clear();
                }
                Entry::Rest { inputs, mark } => story.rests.push((*inputs, mark.clone())),
                Entry::Anew { inputs, game } => {
                    story = Story::from_rest(AtRest::read(content::catalogue(), game)?, *inputs)?;
                    filed.clear();
                }
                Entry::Ahead(seat, given) => {
                    if let Some(chair) = ahead.get_mut(seat.ix()) {
                        *chair = Some((**given).clone());
                    }
                }
                Entry::Pause(on) => paused = *on,
                Entry::Illegible { input: true } => story.inputs.push(None),
                Entry::Illegible { input: false } | Entry::Stuck(_) => {}
                Entry::Wish(seat, wish) => {
                    if let Some(chair) = wishes.get_mut(seat.ix()) {
                        *chair = wish.clone();
                    }
                }
            }
        }
        let Told { game, inputs, changed } = story.told();
        let anew = changed.then(|| Entry::Anew { inputs, game: game.save() });
        let mut table = Table::around(setup, game, inputs);
        table.step.anew = changed;
        table.step.entries.extend(anew);
        for (person, wish) in table.people.iter_mut().zip(wishes) {
            person.wishes = wish;
        }
        if !changed {
            for (person, given) in table.people.iter_mut().zip(ahead) {
                person.ahead = given;
            }
            table.refiled = filed;
        }
        table.collect_events();
        let events = std::mem::take(&mut table.fresh);
        table.log.extend(events);
        table.run(now);
        // The clocks begin anew and stand at once.
        table.paused = paused.then_some(now);
        let step = table.take_step();
        Ok((table, step))
    }
}

/// What is stored of a game: where it begins, and what was put in since.
struct Story {
    game: Game,
    /// The number of inputs before.
    first: u32,
    /// What was put in; nothing where that cannot be read.
    inputs: Vec<Option<Input>>,
    /// After how many inputs it was at rest, and the marks it had then.
    rests: Vec<(u32, String)>,
    /// After how many inputs it was saved, and as what.
    saved: Option<(u32, AtRest)>,
}

/// A game played again from what is stored.
struct Told {
    game: Game,
    inputs: u32,
    /// Not all could be put in, or it led elsewhere: the game is at rest.
    changed: bool,
}

impl Story {
    fn new(game: Game, first: u32) -> Story {
        Story { game, first, inputs: Vec::new(), rests: Vec::new(), saved: None }
    }
    /// From a game that was saved after so many inputs.
    fn from_rest(rest: AtRest, inputs: u32) -> Result<Story, LoadError> {
        let game = rest.game()?;
        let first = inputs.saturating_sub(rest.inputs.len() as u32);
        let since = rest.inputs.iter().cloned().map(Some).collect();
        Ok(Story { game, first, inputs: since, rests: Vec::new(), saved: Some((inputs, rest)) })
    }
    fn undo(&mut self, left: u32) -> Result<(), RestoreError> {
        let had = self.first + self.inputs.len() as u32;
        if left < self.first || left > had {
            return Err(RestoreError::Undo { wanted: left, had });
        }
        self.inputs.truncate((left - self.first) as usize);
        self.rests.retain(|(inputs, _)| *inputs <= left);
        Ok(())
    }

    /// Plays all of it, or as much as the rules allow: then the game is where it was at rest before.
    fn told(self) -> Told {
        let Story { mut game, first, inputs, rests, saved } = self;
        let mut rest = (game.clone(), first);
        let mut seen = game.rest_version();
        let mark_at = |n: u32| rests.iter().find(|(inputs, _)| *inputs == n).map(|(_, mark)| mark);
        let back = |(game, inputs): (Game, u32)| Told { game, inputs, changed: true };
        let leads_elsewhere = |game: &Game, n: u32| match &saved {
            Some((at, rest)) if *at == n => {
                let mut there = game.clone();
                rest.catch_up(&mut there).is_err() || there.mark() != rest.mark
            }
            _ => false,
        };
        if leads_elsewhere(&game, first) {
            return back(rest);
        }
        for (n, input) in (first..).zip(&inputs) {
            let taken = input.as_ref().is_some_and(|input| put(&mut game, input).is_ok());
            // it must have come to rest where it did before
            let at = rest_inputs(&game, n + taken as u32);
            if !taken || (mark_at(n).is_some() && n > rest.1 && at.is_none_or(|at| at < n)) {
                return back(rest);
            }
            if let Some(at) = at.filter(|_| game.rest_version() != seen) {
                if mark_at(at).is_some_and(|mark| Some(mark) != game.rest_mark().as_ref()) {
                    return back(rest);
                }
                seen = game.rest_version();
                rest = (game.at_rest().expect("it keeps its rest"), at);
            }
            if leads_elsewhere(&game, n + 1) {
                return back(rest);
            }
        }
        let done = first + inputs.len() as u32;
        if let Some((_, saved)) = saved.as_ref().filter(|(at, _)| *at == done)
            && saved.catch_up(&mut game).is_err()
        {
            return back(rest);
        }
        Told { game, inputs: done, changed: false }
    }
}

/// After how many inputs the game was at rest, if it has had so many now.
fn rest_inputs(game: &Game, now: u32) -> Option<u32> {
    game.rest_version()?;
    now.checked_sub(game.since_rest().len() as u32)
}
