//! The small names of those who play.

use serde::{Deserialize, Serialize};

/// Most seats a table can have.
pub const MAX_SEATS: usize = 8;

/// Known to every controller, as bits.
pub const KNOWN_TO_ALL: u8 = u8::MAX;

/// A place at the table: hand, pieces and turn order belong to it. Seats are numbered clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The id as an index.
    #[inline]
    pub const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// A person or bot. Knowledge belongs to controllers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(transparent)]
pub struct Controller(pub u8);

impl Controller {
    /// The id as an index.
    #[inline]
    pub const fn ix(self) -> usize {
        self.0 as usize
    }
}

/// Who looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Eye {
    /// One who plays.
    Of(Controller),
    /// One who watches and knows what everybody knows.
    Watcher,
    /// A tool that may know everything: replays, tests.
    Open,
}

impl Eye {
    /// Does it see a face that these controllers know?
    #[inline]
    pub const fn sees(self, known: u8) -> bool {
        match self {
            Eye::Of(controller) => known & (1 << controller.0) != 0,
            Eye::Watcher => known == KNOWN_TO_ALL,
            Eye::Open => true,
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
    #[inline]
    pub const fn first(n: usize) -> Seats {
        Seats(((1u16 << n) - 1) as u8)
    }
    /// Just one seat.
    #[inline]
    pub const fn one(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }
    /// Is the seat in the set?
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }
    /// Puts a seat in.
    #[inline]
    pub fn add(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }
    /// Takes a seat out.
    #[inline]
    pub fn drop(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }
    /// The set without a seat.
    #[inline]
    pub const fn without(self, seat: Seat) -> Seats {
        Seats(self.0 & !(1 << seat.0))
    }
    /// The set without another set.
    #[inline]
    pub const fn minus(self, other: Seats) -> Seats {
        Seats(self.0 & !other.0)
    }
    /// Both sets together.
    #[inline]
    pub const fn or(self, other: Seats) -> Seats {
        Seats(self.0 | other.0)
    }
    /// What both sets share.
    #[inline]
    pub const fn and(self, other: Seats) -> Seats {
        Seats(self.0 & other.0)
    }
    /// No seat at all?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// How many seats.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }
    /// The seats in numerical order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1); // the lowest bit goes
            seat
        })
    }
    /// The seat, if there is exactly one.
    #[inline]
    pub fn only(self) -> Option<Seat> {
        (self.len() == 1).then(|| Seat(self.0.trailing_zeros() as u8))
    }
}

impl FromIterator<Seat> for Seats {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Seat>>(iter: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in iter {
            set.add(seat);
        }
        set
    }
}
