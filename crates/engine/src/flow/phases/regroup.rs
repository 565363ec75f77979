//! R5: regroup.

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::Topic;
use crate::deeds::{Deed, Moves, Settling};
use crate::flow::Rule;
use crate::game::Game;
use crate::table::{Place, ShipList, Side};

pub(super) static RETRIEVE: &[Effect] = &[retrieve];

impl Game {
    /// R5.2: the offense retrieves a ship, unless an effect has put something else in its place.
    pub(crate) fn offense_retrieves(&mut self) {
        let e = self.encounter();
        if !e.no_retrieval {
            let offense = e.offense;
            self.follow_rule(Rule::Retrieve, offense);
        }
    }
}

/// R5.2: the offense must take one ship back and puts it on any own colony (rulings G-033, G-039).
fn retrieve(t: &mut Telling) -> Ruling {
    let Some(ship) = t.ships_at(t.colour(t.me), Place::Warp).next() else { return Ok(()) };
    let mut among = t.colonies_of(t.me);
    if among.is_empty() {
        among = t.home_planets(t.me); // R5.3
    }
    if among.is_empty() {
        // R29.1, C3: the gate only if no home planet is left; R7.3, ruling G-016: as long as there is room in it
        let loaded = t.count_at(t.colour(t.me), Place::Gate) as i32;
        if loaded >= t.query(Query::ShipLimit, t.me, 4) {
            return Ok(());
        }
        t.tell(Deed::Commit { ships: ShipList::from_slice(&[ship]), side: Side::Offense });
        return Ok(());
    }
    let planet = t.planet_among(Topic::Retrieve, among)?;
    t.settle(Moves::from_slice(&[(ship, planet)]), Settling::Retrieve);
    Ok(())
}
