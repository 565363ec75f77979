//! What the house knows of a game, whichever it is: a game is an empty type that implements [`Rules`]. Bots, records and the
//! suite that every game passes ([`conform`]) need nothing else. This crate uses nothing of ours and names no game.

mod chance;
pub mod conform;
mod game;
pub mod legal;
mod record;
mod seats;
mod spoken;
mod trouble;
pub mod wide;

pub use chance::Key;
pub use game::{Rules, Wire};
pub use record::{Record, Recorded, Replayed, game_of};
pub use seats::{Controller, Eye, KNOWN_TO_ALL, MAX_SEATS, Seat, Seats};
pub use spoken::{Names, Said, Spoken};
pub use trouble::{LoadError, Refusal, SetupError};
