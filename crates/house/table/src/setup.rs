//! How a table begins.

use protocol::{Level, TableOptions};
use rand_chacha::ChaCha20Rng;
use rules::{Key, SetupError};
use serde::{Deserialize, Serialize};

use crate::game::AtTable;

/// Who sits in a chair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
}

/// What all chance at a table follows from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Seed {
    /// A key from the system: nobody can know it.
    Key(Key),
    /// A number that the one person at the table has named, or everybody may know.
    Named(u64),
    /// The number of a table of an earlier build, which also numbered what was dealt in the order it was.
    Earlier(u64),
}

/// What chance at a table is for, besides the cards. What shows in one of them tells nothing about another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// How long bots wait, and which beats are held for no reason.
    Waits = 1,
    /// What bots leave to chance.
    Thoughts = 2,
}

/// How a table begins: its options, who plays, and what chance follows from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The options.
    pub options: TableOptions,
    /// Who sits in each chair.
    #[serde(rename = "places")]
    pub chairs: Vec<Who>,
    /// What all chance follows from.
    pub seed: Seed,
}

impl Setup {
    /// How the game itself is set up.
    pub fn game_options<R: AtTable>(&self) -> Result<R::Options, SetupError> {
        Ok(R::options_at(self, self.options.choices().map_err(SetupError)?))
    }
    /// The game as a table plays it, at its beginning.
    pub fn begin<R: AtTable>(&self) -> Result<R::Game, SetupError> {
        R::begin(&self.game_options::<R>()?)
    }
    /// The key of all chance: a game takes generator 0, the table has those that follow.
    pub fn key(&self) -> Key {
        match &self.seed {
            Seed::Key(key) => key.clone(),
            Seed::Named(seed) | Seed::Earlier(seed) => Key::from(*seed),
        }
    }
    /// Chance for a purpose, after so many inputs: a table that comes back does not repeat itself.
    pub(crate) fn chance(&self, purpose: Purpose, inputs: u32) -> ChaCha20Rng {
        self.key().generator((purpose as u64) << 32 | u64::from(inputs))
    }
}

/// The level as bots know it.
pub(crate) fn bot_level(level: Level) -> bots::Level {
    match level {
        Level::Random => bots::Level::Random,
        Level::Rookie => bots::Level::Rookie,
        Level::Veteran => bots::Level::Veteran,
        Level::Admiral => bots::Level::Admiral,
    }
}
