//! What things are worth, in colonies: a foreign colony in the middle of the game is worth one.

use engine::flow::Outcome;
use engine::table::*;

use super::Mind;
use super::style::Style;
use crate::Sight;

/// The game.
pub(super) const WIN: f32 = 8.0;

/// What a further foreign colony is worth to the one who has it.
fn own_colony(style: &Style, missing: usize) -> f32 {
    match missing {
        0 | 1 => WIN,
        2 => style.last_but_one,
        _ => 1.0,
    }
}

/// How much a rival's further colony hurts.
fn rival_colony(style: &Style, missing: usize) -> f32 {
    match missing {
        0 | 1 => WIN,
        2 => 0.8,
        3 => 0.45,
        _ => style.rival,
    }
}

/// What it is worth to a seat that all these gain a foreign colony at once.
pub(super) fn colonies_for(style: &Style, sight: &Sight, seat: Seat, gainers: Seats) -> f32 {
    let winners: Seats = gainers.iter().filter(|s| sight.missing(*s) <= 1).collect();
    if winners.has(seat) {
        return WIN / winners.len() as f32;
    }
    if !winners.is_empty() {
        return -WIN;
    }
    let worth = |s: Seat| {
        let missing = sight.missing(s);
        if s == seat { own_colony(style, missing) } else { -rival_colony(style, missing) }
    };
    gainers.iter().map(worth).sum()
}

/// What it is worth to a seat that another one, or the same, comes so many steps nearer to winning in a way of its own.
pub(super) fn steps_for(style: &Style, sight: &Sight, seat: Seat, who: Seat, steps: i32) -> f32 {
    let Some(way) = sight.way(who).filter(|_| steps > 0) else { return 0.0 };
    if steps >= way.left {
        return if who == seat { WIN } else { -WIN };
    }
    let colonies = (steps * sight.needed(who) as i32) as f32 / way.steps as f32;
    match who == seat {
        // The longer one of two ways is hardly worth a step.
        true if way.colonies > sight.missing(who) => 0.3 * colonies,
        true => own_colony(style, way.colonies) * colonies,
        false => -rival_colony(style, sight.distance(who).max(2)) * colonies,
    }
}

/// What it is worth to a seat, by the ways to win besides colonies, that the encounter ends so.
pub(super) fn other_ways(style: &Style, sight: &Sight, seat: Seat, outcome: Outcome) -> f32 {
    let step = |who: Seat| steps_for(style, sight, seat, who, sight.brings(who, outcome));
    sight.seats().iter().map(step).sum()
}

impl Mind<'_> {
    /// What it is worth to me, by the ways to win besides colonies, that the encounter ends so.
    pub(super) fn other_ways(&self, outcome: Outcome) -> f32 {
        other_ways(self.style, self.sight, self.sight.me(), outcome)
    }
    /// What it is worth to me that all these gain a foreign colony at once.
    pub(super) fn colonies(&self, gainers: Seats) -> f32 {
        colonies_for(self.style, self.sight, self.sight.me(), gainers)
    }
    /// How dangerous a rival is: the nearer to winning, the more.
    pub(super) fn danger(&self, seat: Seat) -> f32 {
        let power = if self.sight.home(seat) < self.sight.to_keep_power() { 0.0 } else { 0.1 };
        rival_colony(self.style, self.sight.distance(seat)) + power + 0.01 * self.sight.hand_size(seat) as f32
    }
    /// Could a planet be a foreign colony of a seat?
    pub(super) fn is_foreign(&self, planet: PlanetId, seat: Seat) -> bool {
        self.sight.owner_of(planet) != Some(seat)
    }
    /// What it costs me to lose my colony on a planet.
    pub(super) fn my_colony_on(&self, planet: PlanetId) -> f32 {
        if self.is_foreign(planet, self.sight.me()) {
            return own_colony(self.style, self.sight.missing(self.sight.me()) + 1);
        }
        // The power goes with the first of the last home colonies.
        if self.sight.home(self.sight.me()) == self.sight.to_keep_power() { 0.9 } else { 0.4 }
    }
}
