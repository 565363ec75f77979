//! What lies on the table: seats, colours, ships, planets, cards and their zones, pieces, decks.

pub mod cards;
pub mod ids;
pub mod pieces;
pub mod planets;
mod reckoned;
pub mod ships;
mod things;
pub mod value;

pub use cards::*;
pub use ids::*;
pub use pieces::{DefIx, Loan, Notes, Piece, Spot};
pub(crate) use planets::MAX_PLANETS;
pub use planets::{Planet, PlanetList, PlanetSet};
pub(crate) use reckoned::Reckoned;
pub use ships::*;
pub use things::*;
pub use value::{OtherKind, Value};
