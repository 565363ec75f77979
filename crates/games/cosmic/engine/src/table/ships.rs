//! Ships: each is an object with a colour and a place (R7).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::ids::*;

/// A short list of ships.
pub type ShipList = SmallVec<[ShipId; 8]>;

/// All ships of a colour, or a part of them.
pub type Fleet = SmallVec<[ShipId; 20]>;

/// Where a ship is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Place {
    /// On a planet.
    Planet(PlanetId),
    /// In the hyperspace gate: part of the offense's side.
    Gate,
    /// Beside the targeted planet: a defensive ally (R8.3).
    Beside,
    /// In the warp.
    Warp,
    /// On a piece.
    #[serde(alias = "Sheet")]
    On(PieceId),
    /// Stacked under another ship, wherever that one is.
    Under(ShipId),
    /// Captured, in a circle around the system of this colour, until the flare of this alien is discarded.
    Around(Colour, AlienIx),
    /// Out of the game.
    Removed,
}

/// One ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ship {
    /// Its colour.
    pub colour: Colour,
    /// Where it is.
    pub place: Place,
    /// The encounter in which it last entered the warp.
    pub warped: EncounterId,
    /// The card that is this ship for one encounter: where any other ship would leave play, the card is discarded.
    #[serde(default)]
    pub hired: Option<CardId>,
    /// A ship that is told apart from the others of its colour.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub marked: bool,
}

/// Ships that look alike to a player who chooses: same place, same colour, same height of stack, cards or not, marked or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ShipGroup {
    /// Where they are.
    pub place: Place,
    /// Their colour.
    pub colour: Colour,
    /// Ships in each stack, the top one included: 1 for an ordinary ship.
    pub height: u8,
    /// Are they cards that count as ships?
    #[serde(default)]
    pub hired: bool,
    /// Are they told apart from the others of their colour?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub marked: bool,
    /// How many of them there are.
    pub count: u8,
}
