//! Everything that happens is a deed, and all of it takes one passage: would → done → happened (principle 4).

mod amend;
mod cards;
mod course;
mod deed;
mod passage;
mod perform;
mod pieces;
mod planets;
mod rewind;
mod ships;
mod slots;
mod unused;

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::*;

pub use amend::Amend;
pub use cards::CardDeed;
pub use course::CourseDeed;
pub use deed::Deed;
pub use pieces::{Entrant, PieceDeed};
pub use planets::{PlanetDeed, PlanetSpot};
pub use ships::ShipDeed;

/// Something that is not done by anybody and that others may act upon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Occasion {
    /// A seat needs a whole new hand; it still holds the old one (R24.8).
    NewHand(Seat),
    /// It is a seat's turn to ally (R8.2).
    TurnToAlly(Seat),
    /// The talks about a deal are over. It has been agreed, not yet carried out (R14.10); or it has failed, and its price is
    /// not yet paid (R14.11).
    DealOver {
        /// Agreed?
        agreed: bool,
    },
    /// Somebody was accused of a covert move, and rightly so.
    Caught(Seat),
    /// A power is lost for want of home colonies (R19.6).
    PowerLost(PieceId),
}

/// What two seats exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Exchanged {
    /// Their powers: all sheets.
    Powers,
    /// Their places: who sits where.
    Places,
}

/// Why cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum DrawWhy {
    /// An effect says so.
    Effect,
    /// A whole new hand (R24.8).
    NewHand,
    /// The starting hand (R1.7).
    Deal,
    /// Rewards (R16).
    Reward,
    /// The rest of the same rewards, from the other deck (RW-04).
    RewardToo,
    /// Compensation that comes from the deck instead of a hand (R15).
    Compensation,
}

/// Why cards are taken from a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TakeWhy {
    /// An effect says so.
    Effect,
    /// Compensation (R15).
    Compensation,
    /// A gift at random by a deal: given, not taken (RI-07).
    Deal,
}

/// Why ships go to the warp (R2.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Loss {
    /// Their side lost the encounter: losing ships.
    Losing,
    /// A specific effect puts them there: sent, and so lost.
    Sent,
    /// The price of an effect.
    Cost,
    /// The penalty for a failed deal; never losing ships (R14.12).
    FailedDeal,
    /// They had to return and had nowhere to go (R27.1).
    Homeless,
}

/// How ships come to a planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Settling {
    /// They return to a colony of their owner.
    Return,
    /// They leave the warp.
    Retrieve,
    /// They land as a result of the encounter (R12.2).
    Land,
    /// They found a colony by a deal or an effect.
    Found,
}

/// Which ships go to which planets.
pub type Moves = SmallVec<[(ShipId, PlanetId); 6]>;
