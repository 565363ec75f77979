//! What lies on the table: seats, colours, ships, planets, cards and their zones, sheets, decks.

pub mod cards;
pub mod ids;
pub mod planets;
mod reckoned;
pub mod sheets;
pub mod ships;
mod things;
pub mod value;

pub use cards::*;
pub use ids::*;
pub(crate) use planets::MAX_PLANETS;
pub use planets::{Planet, PlanetList, PlanetSet};
pub(crate) use reckoned::Reckoned;
pub use sheets::{Notes, Sheet};
pub use ships::*;
pub use things::*;
pub use value::{OtherKind, Value};
