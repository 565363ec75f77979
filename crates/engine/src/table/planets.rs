//! Planets: objects that lie in a system and may move or vanish (R8).

use serde::{Deserialize, Serialize};

use smallvec::SmallVec;

use super::ids::*;

/// A short list of planets.
pub type PlanetList = SmallVec<[PlanetId; 8]>;

/// One planet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Planet {
    /// The system it lies in now; it is a home planet of that colour (R19.8).
    pub system: Colour,
    /// Its number within the system it began in, from 1.
    pub number: u8,
    /// Out of the game?
    pub gone: bool,
    /// In the hyperspace gate, with ships aboard: until it is back no ship can go there.
    #[serde(default)]
    pub in_gate: bool,
    /// Ships on it by colour, top-level ones only; kept by the one function that moves ships.
    pub ships: [u8; MAX_COLOURS],
}
