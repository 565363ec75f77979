//! How a table begins.

use engine::options::{Aliens, Experience};
use engine::{Game, Options};
use protocol::{Level, Pool, TableOptions};
use serde::{Deserialize, Serialize};

pub use engine::SetupError;

/// Who plays a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
}

/// How a table begins: its options, who plays, and the seed of chance.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The options.
    pub options: TableOptions,
    /// Who plays each place.
    pub places: Vec<Who>,
    /// The seed of the game.
    pub seed: u64,
}

impl Setup {
    /// The options of the game itself.
    pub fn game_options(&self) -> Options {
        let o = &self.options;
        let mut options = Options::new(o.players, self.seed);
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
        options.patient = true;
        options
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
