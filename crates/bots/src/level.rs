//! How well a bot plays.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::{Player, Random, Rookie};

/// How well a bot plays; chosen for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal answer.
    Random,
    /// Rules of thumb on what lies open.
    Rookie,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 2] = [Level::Random, Level::Rookie];

    /// Its name on the command line and in reports.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Random => "random",
            Level::Rookie => "rookie",
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

/// A bot of a level. The same seed gives the same answers in the same game.
pub fn player(level: Level, seed: u64, _budget: Budget) -> Box<dyn Player + Send> {
    match level {
        Level::Random => Box::new(Random::new(seed)),
        Level::Rookie => Box::new(Rookie::new(seed)),
    }
}
