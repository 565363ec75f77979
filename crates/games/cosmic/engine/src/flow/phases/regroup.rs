//! R5: regroup.

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::Topic;
use crate::deeds::{Moves, Settling};
use crate::flow::{Bend, Rule};
use crate::game::Game;
use crate::table::{Place, Side};
use crate::windows::Phase;

pub(super) static RETRIEVE: &[Effect] = &[retrieve];

impl Game {
    /// R5.2: the offense retrieves a ship, unless an effect has put something else in its place.
    pub(crate) fn offense_retrieves(&mut self) {
        if !self.bent(Bend::NoRetrieval) {
            let offense = self.offense();
            if self.in_warp(offense) > 0 {
                self.push_procedure(Rule::Retrieve, offense, 1);
            }
        }
    }
}

/// R5.2: the offense must take one ship back and puts it on any own colony (rulings G-033, G-039). What replaces this
/// may be for another number of ships.
fn retrieve(t: &mut Telling) -> Ruling {
    let n = t.recall::<u8>(0) as usize;
    let mut ships = t.out_of_warp(n)?;
    if ships.is_empty() {
        return Ok(());
    }
    let mut among = t.colonies_of(t.me);
    if among.is_empty() {
        if t.offense() != t.me || t.phase() != Some(Phase::Regroup) {
            return Ok(()); // R5.4: freed by an effect, they stay in the warp without a colony to go to
        }
        among = t.home_planets(t.me); // R5.3
    }
    if among.is_empty() {
        // R29.1, C3: the gate only if no home planet is left; R7.3, ruling G-016: as long as there is room in it
        let loaded = t.count_at(t.colour(t.me), Place::Gate) as usize;
        ships.truncate((t.query(Query::ShipLimit, t.me, 4) as usize).saturating_sub(loaded));
        t.commit(ships, Side::Offense);
        return Ok(());
    }
    let moves = match ships.as_slice() {
        [ship] => Moves::from_slice(&[(*ship, t.planet_among(Topic::Retrieve, among)?)]),
        _ => t.spread(Topic::Retrieve, &ships, among)?,
    };
    t.settle(moves, Settling::Retrieve);
    Ok(())
}
