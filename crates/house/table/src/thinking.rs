//! Bots at a table: what they think about, and who answers where they fail.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Weak};

use bots::{Budget, Players};
use protocol::Level;
use rand::{Rng, RngCore};
use rules::{LoadError, Seat};
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::game::AtTable;
use crate::people::STAND_IN;
use crate::setup::{Purpose, bot_level};
use crate::step::{Millis, Step};
use crate::table::{Asked, Table};

/// How long a bot may think where no person waits for it.
const ALONE: Millis = 5_000;

/// A question a bot has to think about.
#[derive(Clone, Debug)]
pub struct Thought<R: AtTable> {
    game: Box<R::Game>,
    ask: R::Ask,
    level: Level,
    seed: u64,
    ticket: u64,
    budget: Budget,
    until: Millis,
    wanted: Weak<()>,
}

/// What a bot came up with.
#[derive(Clone, Debug)]
pub struct Idea<R: AtTable> {
    ticket: u64,
    /// Or what went wrong, and in which position.
    answer: Result<R::Answer, (Why, String)>,
}

/// Why somebody else answered for a bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    /// It broke down, with these words.
    Panicked(String),
    /// Its answer was against the rules, for this reason.
    NotLegal(String),
    /// It did not answer in time.
    Late,
}

/// A bot failed, and somebody else answered for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lapse {
    /// The chair it sits in.
    #[serde(rename = "place")]
    pub chair: Seat,
    /// How well it plays.
    pub level: Level,
    /// What it was asked about.
    pub topic: String,
    /// Does everybody know that it was asked?
    pub open: bool,
    /// How many inputs the game had had.
    pub version: u32,
    /// The seed of its chance.
    pub seed: u64,
    /// What went wrong.
    pub why: Why,
    /// The saved game, unless it was late.
    pub position: Option<String>,
}

/// Why a bot cannot be asked again.
#[derive(Debug, Error)]
pub enum NotAgain {
    /// The game cannot be read.
    #[error("the game cannot be read: {0}")]
    Load(#[from] LoadError),
    /// There is no game, or nothing is asked in it.
    #[error("there is no question to ask again")]
    NoQuestion,
}

impl Lapse {
    /// Asks the bot again what it was asked, with the same seed; it has all the time it usually has.
    pub fn again<R: AtTable>(&self, players: Players<R>) -> Result<Result<R::Answer, Why>, NotAgain> {
        let position = self.position.as_ref().ok_or(NotAgain::NoQuestion)?;
        let game = R::load(position)?;
        let mine = |a: &&R::Ask| R::sits(&game, R::asked(a).0).0 == self.chair.0;
        let ask = R::pending(&game).iter().find(mine).ok_or(NotAgain::NoQuestion)?;
        let level = bot_level(self.level);
        let player = || players(level, self.seed, level.budget()).answer(&game, ask);
        Ok(attempt::<R>(player, ask))
    }
}

/// A bot thinks about a question.
#[derive(Clone, Debug)]
pub(crate) struct Thinks<R: AtTable> {
    ticket: u64,
    level: Level,
    seed: u64,
    version: u32,
    /// So long it is waited for at most.
    pub until: Millis,
    /// As long as this is there, the idea is wanted.
    wanted: Arc<()>,
    /// What is answered if nothing comes of it.
    otherwise: R::Answer,
}

/// Does a bot of this level search? Others answer at once.
fn searches(level: Level) -> bool {
    match level {
        Level::Random | Level::Rookie => false,
        Level::Veteran | Level::Admiral => true,
    }
}

/// What a player answers; it may fail in any way but one: it comes back.
fn attempt<R: AtTable>(player: impl FnOnce() -> R::Answer, ask: &R::Ask) -> Result<R::Answer, Why> {
    let answer = catch_unwind(AssertUnwindSafe(player)).map_err(|what| Why::Panicked(words(&*what)))?;
    R::check(ask, &answer).map_err(|why| Why::NotLegal(why.into()))?;
    Ok(answer)
}

/// The words of a panic.
fn words(what: &(dyn Any + Send)) -> String {
    let text = what.downcast_ref::<&str>().copied().or_else(|| what.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without words").into()
}

/// A quick answer for one who is away, late or broken: a rookie's, or should that fail too, the plainest one.
pub(crate) fn stand_in<R: AtTable>(game: &R::Game, ask: &R::Ask, seed: u64) -> R::Answer {
    let rookie = || R::player(bot_level(STAND_IN), seed, Budget::Iterations(1)).answer(game, ask);
    attempt::<R>(rookie, ask).unwrap_or_else(|_| R::plain(ask))
}

impl<R: AtTable> Thought<R> {
    /// Thinks. It takes as long as the bot's budget allows; a bot that breaks down is heard of in the idea.
    pub fn think(self, players: Players<R>) -> Idea<R> {
        let player = || players(bot_level(self.level), self.seed, self.budget).answer(&self.game, &self.ask);
        Idea { ticket: self.ticket, answer: attempt::<R>(player, &self.ask).map_err(|why| (why, R::save(&self.game))) }
    }
    /// How long the bot thinks.
    pub fn budget(&self) -> Budget {
        self.budget
    }
    /// Gives it no more than so many milliseconds, if it thinks by the clock.
    pub fn at_most(&mut self, millis: u32) {
        self.budget = self.budget.at_most(millis);
    }
    /// When the idea should be there: from then on somebody else may answer in its place.
    pub fn until(&self) -> Millis {
        self.until
    }
    /// Does the table still want to know?
    pub fn is_wanted(&self) -> bool {
        self.wanted.strong_count() > 0
    }
}

impl<R: AtTable> Table<R> {
    /// A bot has an idea. One that comes too late is not heard.
    pub fn idea(&mut self, now: Millis, idea: Idea<R>) -> Step<R> {
        let all = self.waits.iter_mut().flat_map(|w| &mut w.asked);
        let mine = |a: &&mut Asked<R>| a.thinks.as_ref().is_some_and(|t| t.ticket == idea.ticket);
        if let Some(asked) = all.into_iter().find(mine) {
            match idea.answer {
                Ok(answer) => (asked.thinks, asked.filed) = (None, Some(answer)),
                Err((why, position)) => self.step.lapses.extend(asked.give_up(why, Some(position))),
            }
        }
        self.run(now);
        self.take_step()
    }

    /// A bot thinks about a question: at once, or on another thread. Its idea should be there at the first time, and is
    /// not waited for after the second.
    pub(crate) fn think(
        &mut self,
        game: &R::Game,
        chair: usize,
        asked: &mut Asked<R>,
        (soon, until): (Millis, Millis),
    ) {
        let Some(level) = self.people[chair].bot() else { return };
        self.tickets += 1;
        let (ticket, version) = (self.tickets, self.inputs);
        let seed = self.setup.chance(Purpose::Thoughts, self.inputs).next_u64() ^ ticket;
        let thinks = |otherwise| Thinks { ticket, level, seed, version, until, wanted: Arc::default(), otherwise };
        if searches(level) {
            let thinks = thinks(stand_in::<R>(game, &asked.ask, seed));
            let budget = match level {
                Level::Admiral => Budget::Millis(self.pace.thinking),
                _ => bot_level(level).budget(),
            };
            let (mut game, ask, wanted) = (Box::new(game.clone()), asked.ask.clone(), Arc::downgrade(&thinks.wanted));
            R::record(&mut game, |_| false);
            self.step.thoughts.push(Thought { game, ask, level, seed, ticket, budget, until: soon, wanted });
            asked.thinks = Some(thinks);
            return;
        }
        let player = || R::player(bot_level(level), seed, bot_level(level).budget()).answer(game, &asked.ask);
        match attempt::<R>(player, &asked.ask) {
            Ok(answer) => asked.filed = Some(answer),
            Err(why) => {
                asked.thinks = Some(thinks(stand_in::<R>(game, &asked.ask, seed)));
                self.step.lapses.extend(asked.give_up(why, Some(R::save(game))));
            }
        }
    }

    /// Those who have thought for too long are not waited for.
    pub(crate) fn stand_in_for_the_late(&mut self, now: Millis) {
        for asked in self.waits.iter_mut().flat_map(|w| &mut w.asked) {
            if asked.thinks.as_ref().is_some_and(|t| t.until <= now) {
                self.step.lapses.extend(asked.give_up(Why::Late, None));
            }
        }
    }

    /// Does anybody wait for bots?
    pub(crate) fn has_people(&self) -> bool {
        self.people.iter().any(|p| p.is_asked())
    }

    /// Until when a beat that begins now lasts at least: as long as bots may think, whether or not one has to, so that
    /// nobody sees who does. Where no person is there, it ends when the bots are done.
    pub(crate) fn least_of_beat(&self, now: Millis) -> Millis {
        let thinkers = self.people.iter().any(|p| p.bot().is_some_and(searches));
        if thinkers && self.has_people() { now + self.pace.breath() as Millis } else { now }
    }

    /// When a bot that is asked to decide answers, and how long its thought is waited for: not longer, so that the time it
    /// takes tells nothing.
    pub(crate) fn bot_times(&mut self, now: Millis, chair: usize, ask: &R::Ask) -> (Millis, Millis) {
        if !self.has_people() {
            return (now, self.alone(now)); // nobody is there to follow
        }
        // A question that others do not know of takes no time that they could see, unless there is thinking to be done:
        // the table stands then as it does while a person thinks.
        if !R::asked(ask).1 && !self.people[chair].bot().is_some_and(searches) {
            return (now, now);
        }
        let (least, most) = self.pace.bots;
        let ready = now + self.dice.random_range(least..=most) as Millis;
        (ready, ready)
    }

    /// How long a bot may think where nobody waits for it.
    pub(crate) fn alone(&self, now: Millis) -> Millis {
        now + ALONE
    }
}

impl<R: AtTable> Asked<R> {
    /// The bot has failed: the quick answer stands.
    pub(crate) fn give_up(&mut self, why: Why, position: Option<String>) -> Option<Lapse> {
        let Thinks { level, seed, version, otherwise, .. } = self.thinks.take()?;
        self.filed = Some(otherwise);
        let chair = Seat(self.chair as u8);
        let (topic, (_, open)) = (R::topic(&self.ask), R::asked(&self.ask));
        Some(Lapse { chair, level, topic, open, version, seed, why, position })
    }
}
