//! «Salvage», a small game for two to four, as somebody outside this repository would write it: `docs/adding-a-game.md` goes
//! through it.
//!
//! 1. Cards have numbers from 1 on, each another: 15 cards for two, 20 for three, 25 for four. They are shuffled, and
//!    everybody is dealt five, which nobody else sees. Five are left; they stay out of the game, and nobody sees them.
//! 2. Seven wrecks are worth 1 to 7 points. They are shuffled too, and five of them come up, one in each round; nobody
//!    knows which are to come.
//! 3. In each round everybody bids one card of its hand, sealed. When all have bid, the bids are shown: the highest takes the
//!    wreck. No number is there twice, so nobody ties. The bids are gone.
//! 4. After five rounds the hands are empty, and whoever has the most points wins; several with equally many win together.

mod at_table;
mod counted;
mod game;
mod house;
mod mind;
mod spoken;
mod staged;

pub use at_table::{Board, Place};
pub use counted::Wrecks;
pub use game::{Ask, Bid, Event, Game, Options};
pub use staged::Plan;

/// The game, as the house knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Salvage;
