//! BoxCount by box: how many of its aliens have their power, and both sides of their flare.

use content::{official, own_sets};
use engine::ability::{Alien, Catalogue};
use serde_json::{Value, json};

use super::count::has_power;

/// One box.
pub struct BoxCount {
    /// Its name.
    pub set: &'static str,
    /// How many aliens it has.
    pub total: usize,
    /// How many of them have their power.
    pub powers: usize,
    /// How many have the wild side of their flare.
    pub wild: usize,
    /// How many have the super side.
    pub super_flares: usize,
}

impl BoxCount {
    /// The same for programs.
    pub fn as_json(&self) -> Value {
        json!({
            "box": self.set, "total": self.total, "powers": self.powers, "wild": self.wild, "super": self.super_flares,
        })
    }
}

/// All boxes, in the order in which they appeared, and sets of one's own.
pub fn boxes(rules: &'static Catalogue) -> Vec<BoxCount> {
    let own = || own_sets().iter().flat_map(|set| set.aliens).map(|a| a.set);
    let all = || official::aliens().map(|a| a.set).chain(own());
    let mut sets: Vec<&'static str> = Vec::new();
    for set in all() {
        if !sets.contains(&set) {
            sets.push(set);
        }
    }
    let count = |set: &str, has: fn(&Alien) -> bool| rules.aliens.iter().filter(|a| a.set == set && has(a)).count();
    let one = |set: &'static str| BoxCount {
        set,
        total: all().filter(|s| *s == set).count(),
        powers: count(set, has_power),
        wild: count(set, |a| !a.wild.is_empty()),
        super_flares: count(set, |a| !a.super_flare.is_empty()),
    };
    sets.into_iter().map(one).collect()
}
