//! Deeds with planets: they leave the game, change systems, or go through the gate themselves.

use serde::{Deserialize, Serialize};

use super::{CourseDeed, Deed, Settling, ShipDeed};
use crate::flow::{Bend, Fate, Kind, Until};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

/// What happens to planets.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlanetDeed {
    /// A planet leaves the game, and nobody lands there. What becomes of the ships on it is told besides.
    Destroy {
        /// The planet.
        planet: PlanetId,
        /// Who keeps it, and for how many foreign colonies it counts towards winning.
        trophy: Option<(Seat, u8)>,
    },
    /// A planet goes elsewhere, with all that is on it. The next one after all there are comes into the game by it, as the
    /// last of a system.
    Move {
        /// The planet.
        planet: PlanetId,
        /// Where it goes.
        to: PlanetSpot,
    },
}

/// Where a planet is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PlanetSpot {
    /// In a system.
    System {
        /// Whose.
        of: Colour,
        /// Does it count there as a foreign colony towards winning?
        counts: bool,
    },
    /// In the gate in place of ships, sent by the power of this piece. The owners of ships on it are allies of the offense.
    Gate(PieceId),
}

impl Game {
    /// Performs a deed with planets.
    pub(super) fn perform_planets(&mut self, deed: &mut PlanetDeed) {
        match deed {
            PlanetDeed::Destroy { planet, trophy } => self.destroy_planet(*planet, *trophy),
            PlanetDeed::Move { planet, to: PlanetSpot::System { of: system, counts } } => {
                let (planet, system) = (*planet, *system);
                if planet.ix() == self.planets.len() {
                    self.s.table.mint_planet(system);
                }
                self.s.table.planets[planet.ix()].counts = *counts;
                self.s.table.move_planet(planet, system);
                self.emit(Event::PlanetMoves { planet, system: Some(system) });
            }
            PlanetDeed::Move { planet, to: PlanetSpot::Gate(piece) } => self.embark(*planet, *piece),
        }
    }

    /// The ships on a planet, of all colours.
    pub fn ships_on(&self, planet: PlanetId) -> ShipList {
        let settled = |(_, c): &(usize, &u8)| **c > 0;
        let colours = self.planets[planet.ix()].ships.iter().enumerate().filter(settled).map(|(i, _)| Colour(i as u8));
        colours.flat_map(|c| self.ships_at(c, Place::Planet(planet))).collect()
    }

    fn destroy_planet(&mut self, planet: PlanetId, trophy: Option<(Seat, u8)>) {
        self.s.table.destroy_planet(planet);
        if let Some((seat, worth)) = trophy {
            let player = &mut self.s.table.players[seat.ix()];
            player.trophies += 1;
            player.trophy_worth += worth;
        }
        let shut = self.stands_now(Bend::Shut(planet));
        self.impose(shut);
        self.emit(Event::PlanetDestroyed { planet, by: trophy.map(|(seat, _)| seat) });
    }

    /// The planet leaves its system; the ships on it are in the gate from now on.
    fn embark(&mut self, planet: PlanetId, piece: PieceId) {
        let (now, offense) = (self.encounter_id(), self.offense());
        let aboard = self.ships_on(planet);
        for ship in &aboard {
            self.s.table.move_ship(*ship, Place::Gate, now);
        }
        self.s.table.embark_planet(planet, true);
        self.emit(Event::PlanetMoves { planet, system: None });
        let others: Seats = aboard.iter().filter_map(|s| self.ship_owner(*s)).filter(|s| *s != offense).collect();
        for seat in others.iter() {
            self.perform(&mut Deed::Course(CourseDeed::Ally { seat, side: Side::Offense }));
        }
        for bend in aboard.iter().map(|s| Bend::Fate(*s, Fate::Aboard)).chain([Bend::InGate(planet, piece)]) {
            self.impose(self.stands_now(bend));
        }
    }

    /// The planet that has gone through the gate in place of ships, and the piece whose power sent it (R27.6).
    pub fn planet_in_gate(&self) -> Option<(PlanetId, PieceId)> {
        self.latest(
            Kind::InGate,
            |bend| if let Bend::InGate(planet, piece) = bend { Some((planet, piece)) } else { None },
        )
    }

    /// Is the ship in the gate aboard a planet?
    pub fn is_aboard(&self, ship: ShipId) -> bool {
        self.ship(ship).place == Place::Gate && self.bent(Bend::Fate(ship, Fate::Aboard))
    }

    /// Does the ship look for a colony when it has to leave the encounter? One aboard a planet goes with it, a card that
    /// counts as a ship goes back to the hand.
    pub fn goes_home(&self, ship: ShipId) -> bool {
        self.ship(ship).hired.is_none() && !self.is_aboard(ship)
    }

    /// R27.6: the planet in the gate goes back to the system it came from, with the ships that are still on it.
    pub(crate) fn planet_returns(&mut self) {
        let Some((planet, _)) = self.planet_in_gate() else { return };
        let moves = self.fated(Fate::Aboard).filter(|s| self.is_aboard(*s)).map(|s| (s, planet)).collect();
        let now = Until::Encounter(self.encounter_id());
        let over = |bend| matches!(bend, Bend::InGate(..) | Bend::Fate(_, Fate::Aboard));
        self.s.bends.retain(|s| s.until != now || !over(s.bend));
        self.s.table.embark_planet(planet, false);
        let system = Some(self.planets[planet.ix()].system);
        self.emit(Event::PlanetMoves { planet, system });
        self.perform(&mut Deed::Ships(ShipDeed::Settle { moves, how: Settling::Return }));
    }
}
