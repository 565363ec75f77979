//! The small names of things on the table. A seat, a colour and a controller are three different things (R5).

use serde::{Deserialize, Serialize};

pub use rules::{Controller, KNOWN_TO_ALL, MAX_SEATS, Seat, Seats};

/// Colours that exist: one for each seat, and two spare ones for aliens that bring extra ships.
pub const MAX_COLOURS: usize = 10;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($inner:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[serde(transparent)]
        pub struct $name(pub $inner);
        impl $name {
            /// The id as an index.
            pub const fn ix(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// The colour of ships and planets.
    Colour(u8)
);
id!(
    /// A planet.
    PlanetId(u8)
);
id!(
    /// A ship.
    ShipId(u16)
);
id!(
    /// A card of any deck. Ids lose their meaning whenever the card is shuffled.
    CardId(u16)
);
id!(
    /// An piece on the table.
    PieceId(u8)
);
id!(
    /// The running number of an encounter.
    EncounterId(u32)
);
id!(
    /// An alien of this game, as an index into its cast.
    AlienIx(u8)
);
id!(
    /// A kind of piece that is no alien's sheet, as an index into the cast of this game.
    PieceIx(u8)
);
id!(
    /// A kind of card (artifact, rift …) of this game, as an index into its cast.
    CardIx(u8)
);

/// One of the two sides of an encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// The side of the player whose encounter it is.
    Offense,
    /// The side that is attacked.
    Defense,
}

impl Side {
    /// Both sides, offense first.
    pub const BOTH: [Side; 2] = [Side::Offense, Side::Defense];
    /// The side as an index.
    pub const fn ix(self) -> usize {
        self as usize
    }
    /// The opposing side.
    pub const fn other(self) -> Side {
        match self {
            Side::Offense => Side::Defense,
            Side::Defense => Side::Offense,
        }
    }
}
