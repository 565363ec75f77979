//! Every pair of aliens of a box, in games of their own.

use engine::ability::Alien;
use rand::Rng;

use super::one::Plan;
use crate::command::Failure;
use crate::setup;

/// The pairs of a box that may meet, and how many games each has.
#[derive(Debug)]
pub struct Pairs {
    set: String,
    aliens: Vec<&'static Alien>,
    pairs: Vec<(usize, usize)>,
    each: u64,
}

impl Pairs {
    /// All pairs of a box.
    pub fn of(set: &str, each: u64) -> Result<Pairs, Failure> {
        let all = content::catalogue().aliens.iter().copied();
        let aliens: Vec<&Alien> = all.filter(|a| a.set == set && a.complete).collect();
        let both = |i: usize| (i + 1..aliens.len()).map(move |j| (i, j));
        let pairs: Vec<_> = (0..aliens.len()).flat_map(both).filter(|(i, j)| !aliens[*i].clashes(aliens[*j])).collect();
        if pairs.is_empty() {
            return Err(Failure::Usage(format!("the box «{set}» has no two aliens yet that can meet")));
        }
        Ok(Pairs { set: set.into(), aliens, pairs, each })
    }
    /// How many games that makes.
    pub fn games(&self) -> u64 {
        self.pairs.len() as u64 * self.each
    }
    /// The game with this index: the pair and random others of the box, on random seats, with all flares of the box. A
    /// box too small for the table is filled up from the others.
    pub fn plan(&self, index: u64, seed: u64, players: u8, log: bool) -> Plan {
        let (i, j) = self.pairs[(index / self.each) as usize];
        let mut dice = setup::dice(seed, 4);
        let mut cast = vec![self.aliens[i], self.aliens[j]];
        let elsewhere = content::catalogue().aliens.iter().copied().filter(|a| a.set != self.set && a.complete);
        let mut sets = vec![self.set.clone()];
        for mut pool in [self.aliens.clone(), elsewhere.collect()] {
            while cast.len() < players as usize && !pool.is_empty() {
                let one = pool.swap_remove(dice.random_range(0..pool.len() as u32) as usize);
                if cast.iter().all(|c| c.id != one.id && !c.clashes(one)) {
                    cast.push(one);
                    if !sets.iter().any(|s| s == one.set) {
                        sets.push(one.set.into());
                    }
                }
            }
        }
        for i in (1..cast.len()).rev() {
            cast.swap(i, dice.random_range(0..=i as u32) as usize);
        }
        let aliens = cast.iter().map(|a| a.id.to_string()).collect();
        Plan { seed, players, aliens, sets, all_flares: true, log }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_pair_meets_and_no_two_that_must_not() {
        let pairs = Pairs::of("base", 2).expect("the base box has aliens");
        let n = pairs.aliens.len();
        let apart = pairs.aliens.iter().map(|a| a.conflicts.len()).sum::<usize>();
        assert_eq!(pairs.games(), 2 * (n * (n - 1) / 2 - apart) as u64);
        let mut met = BTreeSet::new();
        for index in 0..pairs.games() {
            let plan = pairs.plan(index, index, 3 + (index % 3) as u8, false);
            assert_eq!(plan.aliens.len(), plan.players as usize);
            assert!(plan.all_flares && plan.sets == ["base"]);
            let (i, j) = pairs.pairs[(index / 2) as usize];
            let has = |i: usize| plan.aliens.iter().any(|a| a == pairs.aliens[i].id);
            assert!(has(i) && has(j));
            assert!(!(plan.aliens.contains(&"masochist".into()) && plan.aliens.contains(&"healer".into())));
            met.insert((i, j));
        }
        assert_eq!(met.len() as u64 * 2, pairs.games());
    }
}
