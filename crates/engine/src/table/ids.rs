//! The small names of things on the table. A seat, a colour and a controller are three different things (R5).

use serde::{Deserialize, Serialize};

/// Most seats a table can have.
pub const MAX_SEATS: usize = 8;
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
    /// A place at the table: hand, pieces and turn order belong to it. Seats are numbered clockwise.
    Seat(u8)
);
id!(
    /// The colour of ships and planets.
    Colour(u8)
);
id!(
    /// A person or bot. Knowledge belongs to controllers.
    Controller(u8)
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

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seats(pub u8);

impl Seats {
    /// No seat.
    pub const NONE: Seats = Seats(0);
    /// The first `n` seats.
    pub const fn first(n: usize) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }
    /// Just one seat.
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
    /// Is the seat in the set?
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
    /// Puts a seat in.
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
    /// Takes a seat out.
    pub fn drop(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
    /// The set without a seat.
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }
    /// The set without another set.
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
    /// Both sets together.
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
    /// What both sets share.
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
    /// No seat at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many seats.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The seats in numerical order.
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1); // the lowest bit goes
            seat
        })
    }
    /// The seat, if there is exactly one.
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(iter: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in iter {
            set.add(seat);
        }
        set
    }
}
