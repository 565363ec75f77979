//! What follows from the things on the table and is kept beside them, so that nobody has to look for it again and again.

use std::hash::{Hash, Hasher};

use super::*;

/// Kept up to date by whatever changes the things; worked out anew when a game is loaded. No part of a save or a digest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Reckoned {
    /// What is printed on the pieces that each seat may use, as bits: a quick look that may say yes in vain, never no.
    pub(crate) powers: [u64; MAX_SEATS],
    /// The same for all seats together.
    pub(crate) all_powers: u64,
    /// The seats with cards on a piece: some of them may be playable.
    pub(crate) stores: Seats,
    /// The seats that have a power instead of their own, which sleeps meanwhile.
    pub(crate) instead: Seats,
    /// The planets that are still there, those in the gate left out.
    pub(super) there: PlanetSet,
    /// Those of each system.
    pub(super) systems: [PlanetSet; MAX_COLOURS],
    /// The planets with ships of each colour, whatever has become of the planet.
    pub(crate) settled: [PlanetSet; MAX_COLOURS],
    /// How many ships are captives around a system.
    pub(super) captives: u16,
}

/// It says nothing that the things themselves do not say.
impl Hash for Reckoned {
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

impl Table {
    /// All that follows from the things on the table, worked out from the beginning.
    pub(crate) fn reckon(&self) -> Reckoned {
        assert!(self.planets.len() <= MAX_PLANETS, "sets of planets are too small for so many of them");
        let mut all = Reckoned::default();
        for (id, piece) in self.pieces() {
            // Who may use what is no sheet depends on more than the table: it might be anybody.
            let users = match piece.def {
                DefIx::Alien(_) => self.holder(id).map_or(Seats::NONE, Seats::one),
                DefIx::Piece(_) => self.seats(),
            };
            for seat in users.iter() {
                all.powers[seat.ix()] |= Holdings::power(piece.def);
            }
            if !users.is_empty() {
                all.all_powers |= Holdings::power(piece.def);
            }
            if !piece.cards.is_empty() {
                all.stores = all.stores.or(users);
            }
            if self.loan(id).is_some_and(|loan| loan.instead) {
                all.instead = all.instead.or(users);
            }
        }
        for (i, planet) in self.planets.iter().enumerate() {
            let id = PlanetId(i as u8);
            if !planet.gone && !planet.in_gate {
                all.there.add(id);
                all.systems[planet.system.ix()].add(id);
            }
            for (settled, ships) in all.settled.iter_mut().zip(planet.ships) {
                if ships > 0 {
                    settled.add(id);
                }
            }
        }
        all.captives = self.ships.iter().filter(|s| matches!(s.place, Place::Around(..))).count() as u16;
        all
    }
    /// Something has changed from which much follows: pieces, cards on them, planets as a whole.
    pub(crate) fn reckon_anew(&mut self) {
        self.reckoned = self.reckon();
    }
}
