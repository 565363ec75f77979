//! Answers by chance.

use engine::Game;
use engine::ask::{Answer, Ask, Question};
use engine::table::*;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use smallvec::{Array, SmallVec};

use crate::Player;

/// Answers by chance: each legal answer is as likely as any other. Only in deals offers stay small, and to accept, to
/// refuse and to offer have shares of their own: there are too many offers to be fair to all of them.
pub struct Random {
    dice: Pcg32,
}

impl Random {
    /// The same seed gives the same answers to the same questions.
    pub fn new(seed: u64) -> Random {
        Random { dice: Pcg32::seed_from_u64(seed) }
    }
    /// An answer to a question: nothing else is needed to give one. Not inlined, so that benchmarks can count it apart.
    #[inline(never)]
    pub fn answer(&mut self, ask: &Ask) -> Answer {
        match &ask.question {
            Question::Seats { among, min, max } => {
                let mut seats: SmallVec<[Seat; MAX_SEATS]> = SmallVec::new();
                among.iter().for_each(|seat| seats.push(seat));
                self.choose(&mut seats, *min, *max);
                Answer::Seats(seats.into_iter().collect())
            }
            Question::Cards { among, min, max } => {
                let mut cards = among.clone();
                self.choose(&mut cards, *min, *max);
                Answer::Cards(cards)
            }
            Question::Allot { most, total } => {
                let mut out = [0; MAX_SEATS];
                out.copy_from_slice(&self.numbers(most, 0, *total as usize));
                Answer::Allot(out)
            }
            Question::Ships { among, min, max } => {
                let most: Numbers = among.iter().map(|g| g.count).collect();
                let numbers = self.numbers(&most, *min as usize, *max as usize);
                Answer::Ships(numbers.iter().enumerate().filter(|(_, n)| **n > 0).map(|(i, n)| (i as u8, *n)).collect())
            }
            Question::Spread { among, ships } => {
                let numbers = self.numbers(&Numbers::from_elem(*ships, among.len()), *ships as usize, *ships as usize);
                Answer::Spread(among.iter().copied().zip(numbers).filter(|(_, n)| *n > 0).collect())
            }
            Question::Split { most, total } => {
                let mut out = [0; 3];
                out.copy_from_slice(&self.numbers(most, *total as usize, *total as usize));
                Answer::Split(out)
            }
            question => question.sample(&mut self.dice),
        }
    }

    /// Keeps some of a list, within limits.
    fn choose<A: Array>(&mut self, list: &mut SmallVec<A>, min: u8, max: u8) {
        let n = list.len();
        let (min, max) = (min as usize, (max as usize).min(n));
        let mut ways: SmallVec<[f64; 16]> = SmallVec::new();
        let mut binomial = 1.0;
        for k in 0..=max {
            ways.push(if k < min { 0.0 } else { binomial });
            binomial *= (n - k) as f64 / (k + 1) as f64;
        }
        let size = self.weighted(&ways, ways.iter().sum());
        for i in 0..size {
            let j = self.dice.random_range(i as u32..n as u32) as usize;
            list.swap(i, j);
        }
        list.truncate(size);
    }

    /// Numbers up to `most` each, with a sum within limits.
    fn numbers(&mut self, most: &[u8], min: usize, max: usize) -> Numbers {
        let max = max.min(most.iter().map(|m| *m as usize).sum());
        // In how many ways the numbers from the i-th on can have a sum, for each sum.
        let row = max + 1;
        let (mut few, mut many) = ([0.0; 128], Vec::new());
        let ways: &mut [f64] = match few.get_mut(..row * (most.len() + 1)) {
            Some(ways) => ways,
            None => {
                many.resize(row * (most.len() + 1), 0.0);
                &mut many
            }
        };
        ways[row * most.len()] = 1.0;
        for i in (0..most.len()).rev() {
            // The sum over all numbers up to the most; ways are counted, so nothing is rounded.
            let (here, rest) = ways[row * i..row * (i + 2)].split_at_mut(row);
            let mut sliding = 0.0;
            for sum in 0..row {
                sliding += rest[sum];
                if let Some(beyond) = sum.checked_sub(most[i] as usize + 1) {
                    sliding -= rest[beyond];
                }
                here[sum] = sliding;
            }
        }
        let mut left = min + self.weighted(&ways[min..row], ways[min..row].iter().sum());
        let mut numbers = Numbers::new();
        for (i, most) in most.iter().enumerate() {
            let (here, rest) = ways[row * i..].split_at(row);
            let fewest = left.saturating_sub(*most as usize);
            let after = fewest + self.weighted(&rest[fewest..=left], here[left]);
            numbers.push((left - after) as u8);
            left = after;
        }
        numbers
    }

    /// One of some things, by their weights and the sum of these.
    fn weighted(&mut self, weights: &[f64], sum: f64) -> usize {
        debug_assert_eq!(sum, weights.iter().sum::<f64>());
        let mut at = self.dice.random::<f64>() * sum;
        let hit = weights.iter().position(|w| {
            at -= w;
            at < 0.0
        });
        hit.or(weights.iter().rposition(|w| *w > 0.0)).expect("something is possible")
    }
}

/// Numbers for some things in a row.
type Numbers = SmallVec<[u8; 16]>;

impl Player for Random {
    fn answer(&mut self, _: &Game, ask: &Ask) -> Answer {
        Random::answer(self, ask)
    }
}
