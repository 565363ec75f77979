//! Players that answer any question of any game. They are handed the game but look only at what their seat may know; what
//! is hidden is imagined ([`rules::Rules::imagine`]). Those who do more than answer by chance need to know how the game is thought
//! about: its [`Minds`].

mod admiral;
mod level;
mod minds;
mod playout;
mod race;
mod random;
mod rookie;
mod veteran;

use rules::Rules;

pub use admiral::Admiral;
pub use level::{Budget, Level, Players, UnknownBudget, UnknownLevel, player};
pub use minds::Minds;
pub use random::Random;
pub use rookie::Rookie;
pub use veteran::Veteran;

/// Somebody who plays a seat.
pub trait Player<R: Rules> {
    /// A legal answer to a question put to this player's seat.
    fn answer(&mut self, game: &R::Game, ask: &R::Ask) -> R::Answer;
}
