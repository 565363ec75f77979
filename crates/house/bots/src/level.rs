//! How well a bot plays.

use std::fmt;
use std::str::FromStr;
use std::time::{Duration, Instant};

use thiserror::Error;

use crate::{Admiral, Minds, Player, Random, Rookie, Veteran};

/// How well a bot plays; chosen for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal answer.
    Random,
    /// Rules of thumb on what lies open.
    Rookie,
    /// One step of lookahead by short playouts over imagined hands.
    Veteran,
    /// A tree of the own decisions, searched in imagined worlds.
    Admiral,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Rookie, Level::Veteran, Level::Admiral];

    /// Its name on the command line and in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Rookie => "rookie",
            Level::Veteran => "veteran",
            Level::Admiral => "admiral",
        }
    }

    /// How long it usually thinks about an answer; those that do not search do not mind.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Random | Level::Rookie => Budget::Iterations(0),
            Level::Veteran => Budget::Iterations(100),
            Level::Admiral => Budget::Iterations(2000),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A level that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no level «{0}»; possible: {all}", all = Level::ALL.map(Level::name).join(", "))]
pub struct UnknownLevel(String);

impl FromStr for Level {
    type Err = UnknownLevel;
    fn from_str(text: &str) -> Result<Level, UnknownLevel> {
        Level::ALL.into_iter().find(|l| l.name() == text).ok_or_else(|| UnknownLevel(text.into()))
    }
}

/// How long a bot that searches may think about an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many iterations: the same seed gives the same answer.
    Iterations(u32),
    /// So many milliseconds.
    Millis(u32),
}

/// A budget that does not exist.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("«{0}» is no budget; possible: a number of iterations such as 500, or of milliseconds such as 20ms")]
pub struct UnknownBudget(String);

impl FromStr for Budget {
    type Err = UnknownBudget;
    fn from_str(text: &str) -> Result<Budget, UnknownBudget> {
        let (number, millis) = match text.strip_suffix("ms") {
            Some(number) => (number, true),
            None => (text, false),
        };
        match number.parse() {
            Ok(n) if n > 0 => Ok(if millis { Budget::Millis(n) } else { Budget::Iterations(n) }),
            _ => Err(UnknownBudget(text.into())),
        }
    }
}

impl Budget {
    /// The same, and no longer than so many milliseconds. Iterations stay what they are: they make an answer repeatable.
    pub fn at_most(self, millis: u32) -> Budget {
        match self {
            Budget::Iterations(_) => self,
            Budget::Millis(n) => Budget::Millis(n.min(millis)),
        }
    }
    /// Starts to think about an answer.
    pub(crate) fn clock(self) -> Clock {
        match self {
            Budget::Iterations(n) => Clock::Iterations(n),
            Budget::Millis(n) => Clock::Until(Instant::now() + Duration::from_millis(n as u64)),
        }
    }
}

/// What is left of a budget.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Clock {
    Iterations(u32),
    Until(Instant),
}

impl Clock {
    /// Spends so many iterations, if there are that many left.
    pub(crate) fn spend(&mut self, n: u32) -> bool {
        match self {
            Clock::Iterations(left) => match left.checked_sub(n) {
                Some(rest) => {
                    *left = rest;
                    true
                }
                None => false,
            },
            Clock::Until(_) => !self.is_over(),
        }
    }
    /// Is the time over? Asked before each playout: a round of many answers may take long.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self, Clock::Until(end) if Instant::now() >= *end)
    }
}

/// Who plays at which level, with which seed and for how long it may think: [`player`], or others in its place.
pub type Players<R> = fn(Level, u64, Budget) -> Box<dyn Player<R> + Send>;

/// A bot of a level. The same seed gives the same answers in the same game, unless the budget is in milliseconds.
pub fn player<R: Minds>(level: Level, seed: u64, budget: Budget) -> Box<dyn Player<R> + Send> {
    match level {
        Level::Random => Box::new(Random::<R>::new(seed)),
        Level::Rookie => Box::new(Rookie::<R>::new(seed)),
        Level::Veteran => Box::new(Veteran::<R>::new(seed, budget)),
        Level::Admiral => Box::new(Admiral::<R>::new(seed, budget)),
    }
}
