//! How a table begins.

use engine::options::{Aliens, Experience};
use engine::{Game, Key, Options};
use protocol::{Level, Pool, TableOptions};
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Serialize};

pub use engine::SetupError;

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
    /// The number of a table of an earlier build, which also numbered aliens as they were dealt.
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
    /// The options of the game itself.
    pub fn game_options(&self) -> Options {
        let o = &self.options;
        let mut options = match &self.seed {
            Seed::Key(key) => Options { key: Some(key.clone()), ..Options::new(o.players, 0) },
            Seed::Named(seed) | Seed::Earlier(seed) => Options::new(o.players, *seed),
        };
        options.discreet = !matches!(self.seed, Seed::Earlier(_));
        options.sets.clone_from(&o.sets);
        options.experience = match o.pool {
            Pool::First => Experience::First,
            Pool::Intermediate => Experience::Intermediate,
            Pool::Expert => Experience::Expert,
        };
        if !o.aliens.is_empty() {
            options.aliens = Aliens::Fixed(o.aliens.clone());
        }
        options.four_planets = o.four_planets;
        options.freewheeling_flares = o.freewheeling_flares;
        options.rewards = o.rewards;
        options.variants.clone_from(&o.variants);
        options.patient = true;
        options
    }
    /// Chance for a purpose, after so many inputs: a table that comes back does not repeat itself.
    pub(crate) fn chance(&self, purpose: Purpose, inputs: u32) -> ChaCha20Rng {
        let key = match &self.seed {
            Seed::Key(key) => key.clone(),
            Seed::Named(seed) | Seed::Earlier(seed) => Key::from(*seed),
        };
        key.generator((purpose as u64) << 32 | u64::from(inputs))
    }
    /// The game at its beginning, or why it is not possible.
    pub fn game(&self) -> Result<Game, SetupError> {
        let mut game = Game::new(content::catalogue(), self.game_options())?;
        game.record();
        game.stop_at_edges(true);
        Ok(game)
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
