//! Planets: objects that lie in a system and may move or vanish (R8).

use serde::{Deserialize, Serialize};

use smallvec::SmallVec;

use super::ids::*;

/// Most planets a game can have: as many as a set of them takes.
pub(crate) const MAX_PLANETS: usize = u64::BITS as usize;

/// A set of planets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PlanetSet(u64);

impl PlanetSet {
    /// Just one planet.
    pub const fn one(planet: PlanetId) -> PlanetSet {
        debug_assert!(planet.ix() < MAX_PLANETS);
        PlanetSet(1 << planet.0)
    }
    /// Is the planet in the set?
    pub const fn has(self, planet: PlanetId) -> bool {
        self.0 & PlanetSet::one(planet).0 != 0
    }
    /// Puts a planet in.
    pub fn add(&mut self, planet: PlanetId) {
        self.0 |= PlanetSet::one(planet).0;
    }
    /// Takes a planet out.
    pub fn drop(&mut self, planet: PlanetId) {
        self.0 &= !PlanetSet::one(planet).0;
    }
    /// The set without another set.
    pub const fn minus(self, other: PlanetSet) -> PlanetSet {
        PlanetSet(self.0 & !other.0)
    }
    /// Both sets together.
    pub const fn or(self, other: PlanetSet) -> PlanetSet {
        PlanetSet(self.0 | other.0)
    }
    /// What both sets share.
    pub const fn and(self, other: PlanetSet) -> PlanetSet {
        PlanetSet(self.0 & other.0)
    }
    /// No planet at all?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
    /// The planets in numerical order.
    pub fn iter(self) -> impl Iterator<Item = PlanetId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let planet = (left != 0).then(|| PlanetId(left.trailing_zeros() as u8));
            left &= left.wrapping_sub(1); // the lowest bit goes
            planet
        })
    }
    /// The planets as a list.
    pub fn list(self) -> PlanetList {
        let mut list = PlanetList::new();
        for planet in self.iter() {
            list.push(planet);
        }
        list
    }
}

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
    /// It counts as a foreign colony for the player in whose system it lies, whoever has ships there.
    #[serde(default)]
    pub counts: bool,
    /// Ships on it by colour, top-level ones only; kept by the one function that moves ships.
    pub ships: [u8; MAX_COLOURS],
}
