//! Players that answer any question of any alien. They are handed the game but look only at what their seat may know;
//! hidden cards are imagined ([`engine::Game::imagine`]).

mod admiral;
mod candidates;
mod level;
mod playout;
mod race;
mod random;
mod rookie;
pub mod sight;
mod veteran;
mod worth;

use engine::Game;
use engine::ask::{Answer, Ask};

pub use admiral::Admiral;
pub use level::{Budget, Level, Players, UnknownBudget, UnknownLevel, player};
pub use random::Random;
pub use rookie::Rookie;
pub use sight::Sight;
pub use veteran::Veteran;
pub use worth::worth;

/// Somebody who plays a seat.
pub trait Player {
    /// A legal answer to a question put to this player's seat.
    fn answer(&mut self, game: &Game, ask: &Ask) -> Answer;
}
