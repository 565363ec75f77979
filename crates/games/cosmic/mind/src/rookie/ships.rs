//! Which ships go, and where they stand.

use engine::ability::Pick;
use engine::ask::{Answer, Topic};
use engine::table::*;
use rand::Rng;
use smallvec::SmallVec;

use super::Mind;

/// Ships of my own that I would rather not send.
const DEAR: f32 = 0.3;

impl Mind<'_> {
    /// What it costs me that one more ship leaves a group of which `left` are still there.
    fn cost(&self, group: &ShipGroup, left: u8) -> f32 {
        let (sight, me) = (self.sight, self.sight.me());
        let owner = sight.seat_of(group.colour);
        let Some(owner) = owner.filter(|s| *s == me) else {
            // Ships of others: those of the leader first, best the last one of a colony.
            let danger = owner.map_or(0.0, |s| self.danger(s));
            let last = if matches!(group.place, Place::Planet(_)) && left == 1 { 0.5 } else { 0.0 };
            return -danger - last;
        };
        match group.place {
            Place::Planet(planet) if left == 1 => self.my_colony_on(planet),
            // Only the home system is attacked; away, one ship holds a colony.
            Place::Planet(planet) if sight.owner_of(planet) == Some(owner) => {
                self.style.ship * (1.0 + 2.0 / left as f32)
            }
            Place::Planet(_) => self.style.ship * 0.5,
            Place::Gate | Place::Beside => self.style.ship * 2.0,
            _ => 0.0,
        }
    }

    /// What it costs me to send any ship at all: as long as one can be spared, nothing.
    pub(super) fn first_ship(&self) -> f32 {
        let cost = |(planet, ships): (PlanetId, usize)| if ships == 1 { self.my_colony_on(planet) } else { 0.0 };
        self.sight.my_colonies().map(cost).min_by(f32::total_cmp).unwrap_or(0.0)
    }

    /// Ships from groups: as many as it takes, the cheapest first.
    pub(super) fn ships(&mut self, among: &[ShipGroup], min: u8, max: u8) -> SmallVec<[(u8, u8); 6]> {
        let mine = self.sight.colour(self.sight.me());
        let all: u32 = among.iter().map(|g| g.count as u32).sum();
        let most = (max as u32).min(all) as u8;
        let foreign = !among.is_empty() && among.iter().all(|g| g.colour != mine);
        let freed = among.iter().all(|g| matches!(g.place, Place::Warp));
        let wanted = match self.ask.topic {
            Topic::Launch => most,
            Topic::Commit => self.commit(most),
            Topic::FoundColony => 2.min(most),
            Topic::Pay => min,
            _ if foreign || freed => most,
            Topic::LoseShips => min,
            _ => min.max(self.dice.random_range(0..most as u32 + 1) as u8),
        }
        .clamp(min, most);
        let mut picks: SmallVec<[u8; 16]> = SmallVec::from_elem(0, among.len());
        let mut costs: SmallVec<[f32; 16]> = among.iter().map(|g| self.cost(g, g.count)).collect();
        for n in 0..wanted {
            let left = (0..among.len()).filter(|i| picks[*i] < among[*i].count);
            let Some(i) = left.min_by(|a, b| costs[*a].total_cmp(&costs[*b])) else { break };
            if n >= min && costs[i] >= DEAR {
                break; // no colony is given up for more than is asked
            }
            picks[i] += 1;
            costs[i] = self.cost(&among[i], among[i].count - picks[i]);
        }
        picks.iter().enumerate().filter(|(_, n)| **n > 0).map(|(i, n)| (i as u8, *n)).collect()
    }
    /// How good it is to put a ship of mine on a planet that has so many of mine.
    fn berth(&self, planet: PlanetId, already: usize) -> f32 {
        let me = self.sight.me();
        let home = !self.is_foreign(planet, me);
        match (already, home) {
            (0, false) => 5.0,
            (0, true) => 4.0,
            (n, true) => 1.0 / n as f32,
            (n, false) => 0.2 / n as f32,
        }
    }
    /// Where ships go: new colonies first, then the weakest home planets.
    pub(super) fn spread(&mut self, among: &[PlanetId], ships: u8) -> SmallVec<[(PlanetId, u8); 6]> {
        let mut to: SmallVec<[(PlanetId, u8); 6]> = SmallVec::new();
        for _ in 0..ships {
            let mut best = (f32::MIN, among[0]);
            for planet in among {
                let added = to.iter().find(|(p, _)| p == planet).map_or(0, |(_, n)| *n as usize);
                let n = self.berth(*planet, self.sight.on_planet(*planet, self.sight.me()) + added);
                if n > best.0 {
                    best = (n, *planet);
                }
            }
            match to.iter_mut().find(|(p, _)| *p == best.1) {
                Some((_, n)) => *n += 1,
                None => to.push((best.1, 1)),
            }
        }
        to
    }
    /// One planet for a ship or an effect.
    pub(super) fn planet(&mut self, among: &[PlanetId], none: bool) -> Answer {
        let mut best: Option<(f32, PlanetId)> = None;
        for planet in among {
            let berth = self.berth(*planet, self.sight.on_planet(*planet, self.sight.me()));
            let n = berth + self.hint(Pick::Planet(*planet)) + self.dice.random::<f32>() * 0.05;
            if best.is_none_or(|(top, _)| n > top) {
                best = Some((n, *planet));
            }
        }
        match best {
            Some((n, planet)) if !none || n > 0.0 => Answer::Planet(planet),
            _ => Answer::Pass,
        }
    }
}
