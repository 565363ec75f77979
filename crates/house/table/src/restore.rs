//! A table as it is stored, and a table that comes back.

use rules::{LoadError, Refusal, SetupError};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::ahead::Ahead;
use crate::game::{AtTable, Resting};
use crate::setup::Setup;
use crate::step::{Entry, Millis, Step};
use crate::table::Table;

/// A table at a moment: entries stored before it are needed for replays only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Saved<R: AtTable> {
    /// The game.
    pub game: String,
    /// How many inputs it has had.
    pub inputs: u32,
    /// What people wish to be asked.
    pub wishes: Vec<R::Wishes>,
    /// What people have answered before they were asked.
    #[serde(default)] // tables stored before this was kept
    pub ahead: Vec<Option<Ahead<R>>>,
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
    /// What was saved cannot be read.
    #[error("its snapshot cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It was saved before all that it contains was stored.
    #[error("its snapshot has more in it than it says")]
    Premature,
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
pub(crate) fn put<R: AtTable>(game: &mut R::Game, input: &R::Input) -> Result<(), Refusal> {
    while R::pending(game).is_empty() && R::winners(game).is_none() {
        R::go_on(game)?;
    }
    R::put(game, input)
}

impl<R: AtTable> Table<R> {
    /// The table as it is now; `None` while an answer may still be taken back or somebody has filed something for the beat:
    /// of that the entries alone know.
    pub fn saved(&self) -> Option<Saved<R>> {
        let filed = self.waits.as_ref().is_some_and(|w| w.is_beat() && w.asked.iter().any(|a| a.answered));
        let wishes = self.people.iter().map(|p| p.wished.wishes.clone()).collect();
        let ahead = self.people.iter().map(|p| p.ahead.clone()).collect();
        let paused = self.is_paused();
        (self.undo.is_none() && !filed).then(|| Saved {
            game: R::save(&self.game),
            inputs: self.inputs,
            wishes,
            ahead,
            paused,
        })
    }

    /// Notes that the game is at rest, if it is anew.
    pub(crate) fn note_rest(&mut self) {
        if self.rested != R::rest_version(&self.game)
            && let Some(mark) = R::rest_mark(&self.game)
        {
            self.rested = R::rest_version(&self.game);
            let inputs = self.inputs - R::since_rest(&self.game) as u32;
            self.step.entries.push(Entry::Rest { inputs, mark });
        }
    }

    /// A table comes back: from what was saved, if something was, and all entries since. Clocks begin anew. Where what was
    /// put in is refused by the present rules or leads elsewhere, it goes on from its last rest before that.
    pub fn restore(
        setup: Setup,
        saved: Option<&Saved<R>>,
        entries: &[Entry<R>],
        now: Millis,
    ) -> Result<(Table<R>, Step<R>), RestoreError> {
        let mut story: Story<R> = match saved {
            Some(saved) => Story::from_rest(R::AtRest::read(&saved.game)?, saved.inputs)?,
            None => Story::new(setup.begin::<R>()?, 0),
        };
        let mut wishes: Vec<R::Wishes> = saved.map_or_else(Vec::new, |s| s.wishes.clone());
        wishes.resize(setup.chairs.len(), R::Wishes::default());
        let mut ahead = saved.map_or_else(Vec::new, |s| s.ahead.clone());
        ahead.resize(setup.chairs.len(), None);
        let mut paused = saved.is_some_and(|s| s.paused);
        let mut filed: Vec<(usize, Option<R::Play>)> = Vec::new();
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
                    story = Story::from_rest(R::AtRest::read(game)?, *inputs)?;
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
        let Retold { game, inputs, changed } = story.told();
        let anew = changed.then(|| Entry::Anew { inputs, game: R::save(&game) });
        let mut table = Table::around(setup, game, inputs);
        table.step.anew = changed;
        table.step.entries.extend(anew);
        for (person, wish) in table.people.iter_mut().zip(wishes) {
            person.wished.wishes = wish;
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
struct Story<R: AtTable> {
    game: R::Game,
    /// The number of inputs before.
    first: u32,
    /// What was put in; nothing where that cannot be read.
    inputs: Vec<Option<R::Input>>,
    /// After how many inputs it was at rest, and the marks it had then.
    rests: Vec<(u32, String)>,
    /// After how many inputs it was saved, and as what.
    saved: Option<(u32, R::AtRest)>,
}

/// A game played again from what is stored.
struct Retold<R: AtTable> {
    game: R::Game,
    inputs: u32,
    /// Not all could be put in, or it led elsewhere: the game is at rest.
    changed: bool,
}

impl<R: AtTable> Story<R> {
    fn new(game: R::Game, first: u32) -> Story<R> {
        Story { game, first, inputs: Vec::new(), rests: Vec::new(), saved: None }
    }
    /// From a game that was saved after so many inputs.
    fn from_rest(rest: R::AtRest, inputs: u32) -> Result<Story<R>, LoadError> {
        let game = rest.game()?;
        let first = inputs.saturating_sub(rest.inputs().len() as u32);
        let since = rest.inputs().iter().cloned().map(Some).collect();
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
    fn told(self) -> Retold<R> {
        let Story { mut game, first, inputs, rests, saved } = self;
        let mut rest = (game.clone(), first);
        let mut seen = R::rest_version(&game);
        let mark_at = |n: u32| rests.iter().find(|(inputs, _)| *inputs == n).map(|(_, mark)| mark);
        let back = |(game, inputs): (R::Game, u32)| Retold { game, inputs, changed: true };
        let leads_elsewhere = |game: &R::Game, n: u32| match &saved {
            Some((at, rest)) if *at == n => {
                let mut there = game.clone();
                rest.catch_up(&mut there).is_err() || R::mark(&there) != rest.mark()
            }
            _ => false,
        };
        if leads_elsewhere(&game, first) {
            return back(rest);
        }
        for (n, input) in (first..).zip(&inputs) {
            let taken = input.as_ref().is_some_and(|input| put::<R>(&mut game, input).is_ok());
            // it must have come to rest where it did before
            let at = rest_inputs::<R>(&game, n + taken as u32);
            if !taken || (mark_at(n).is_some() && n > rest.1 && at.is_none_or(|at| at < n)) {
                return back(rest);
            }
            if let Some(at) = at.filter(|_| R::rest_version(&game) != seen) {
                if mark_at(at).is_some_and(|mark| Some(mark) != R::rest_mark(&game).as_ref()) {
                    return back(rest);
                }
                seen = R::rest_version(&game);
                rest = (R::rest(&game).expect("it keeps its rest"), at);
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
        Retold { game, inputs: done, changed: false }
    }
}

/// After how many inputs the game was at rest, if it has had so many now.
fn rest_inputs<R: AtTable>(game: &R::Game, now: u32) -> Option<u32> {
    R::rest_version(game)?;
    now.checked_sub(R::since_rest(game) as u32)
}
