//! Every pair of aliens of some boxes, in games of their own.

use engine::ability::Alien;
use rand::Rng;

use commands::{Failure, dice};

/// The pairs of some boxes that may meet, and how many games each has.
#[derive(Debug)]
pub struct Pairs {
    sets: Vec<String>,
    aliens: Vec<&'static Alien>,
    pairs: Vec<(usize, usize)>,
    each: u64,
}

impl Pairs {
    /// All pairs of these boxes.
    pub fn of(sets: &[String], each: u64) -> Result<Pairs, Failure> {
        let all = content::catalogue().aliens.iter().copied();
        let aliens = all.filter(|a| a.complete && sets.iter().any(|s| s == a.set)).collect();
        Pairs::among(aliens, sets, each)
    }
    fn among(aliens: Vec<&'static Alien>, sets: &[String], each: u64) -> Result<Pairs, Failure> {
        let both = |i: usize| (i + 1..aliens.len()).map(move |j| (i, j));
        let pairs: Vec<_> = (0..aliens.len()).flat_map(both).filter(|(i, j)| !aliens[*i].clashes(aliens[*j])).collect();
        if pairs.is_empty() {
            let sets = sets.join(", ");
            return Err(Failure::Usage(format!("the box «{sets}» has no two aliens yet that can meet")));
        }
        Ok(Pairs { sets: sets.to_vec(), aliens, pairs, each })
    }
    /// How many games that makes.
    pub fn games(&self) -> u64 {
        self.pairs.len() as u64 * self.each
    }
    /// The aliens of the game with this index, seat by seat, and the boxes they come from: the pair and random others of
    /// these boxes, on random seats; fewer where an alien needs a colour. Boxes too small for the table are filled up
    /// from the others.
    pub fn deal(&self, index: u64, seed: u64, players: u8) -> (Vec<String>, Vec<String>) {
        let (i, j) = self.pairs[(index / self.each) as usize];
        let mut dice = dice(seed, 4);
        let mut cast = vec![self.aliens[i], self.aliens[j]];
        // where one of the two takes a colour, one is left for it
        let needed = cast.iter().filter(|a| a.takes_colour).count() as u8;
        let spare = |players: u8| content::catalogue().spare_colours(players, &self.sets);
        let players = (3..=players).rev().find(|n| needed == 0 || spare(*n) >= needed).expect("three leave colours");
        let elsewhere =
            content::catalogue().aliens.iter().copied().filter(|a| a.complete && !self.sets.iter().any(|s| s == a.set));
        let mut sets = self.sets.clone();
        for mut pool in [self.aliens.clone(), elsewhere.collect()] {
            while cast.len() < players as usize && !pool.is_empty() {
                let one = pool.swap_remove(dice.random_range(0..pool.len() as u32) as usize);
                if one.may_join(&cast, spare(players)) {
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
        (cast.iter().map(|a| a.id.to_string()).collect(), sets)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_box_with_one_alien_has_no_pair() {
        let human = content::catalogue().alien("human").expect("it is there");
        let refused = Pairs::among(vec![human], &["small".into()], 1).expect_err("there is no pair");
        assert!(matches!(refused, Failure::Usage(why) if why.contains("«small» has no two aliens")));
    }

    #[test]
    fn every_pair_meets_and_no_two_that_must_not() {
        let pairs = Pairs::of(&["base".into()], 2).expect("the base box has aliens");
        let n = pairs.aliens.len();
        let apart = pairs.aliens.iter().map(|a| a.conflicts.len()).sum::<usize>();
        assert_eq!(pairs.games(), 2 * (n * (n - 1) / 2 - apart) as u64);
        let mut met = BTreeSet::new();
        for index in 0..pairs.games() {
            let players = 3 + (index % 4) as u8;
            let (aliens, sets) = pairs.deal(index, index, players);
            assert_eq!((aliens.len(), &sets[..]), (players as usize, &["base".to_string()][..]));
            let (i, j) = pairs.pairs[(index / 2) as usize];
            let has = |i: usize| aliens.iter().any(|a| a == pairs.aliens[i].id);
            assert!(has(i) && has(j));
            assert!(!(aliens.contains(&"masochist".into()) && aliens.contains(&"healer".into())));
            met.insert((i, j));
        }
        assert_eq!(met.len() as u64 * 2, pairs.games());
    }
}
