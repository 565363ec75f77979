//! Legal answers, generated: for bots, fuzzing, time-outs and clients (R14.3).

use rand::{Rng, RngCore};
use smallvec::SmallVec;

use super::{Answer, Question};
use crate::table::*;

impl Question {
    /// A legal answer by chance. Every legal answer can come up, except that offers of a deal stay small.
    pub fn sample<R: RngCore>(&self, rng: &mut R) -> Answer {
        let below = |rng: &mut R, n: usize| rng.random_range(0..n as u32) as usize;
        match self {
            Question::Use { offers, pass } => {
                let n = offers.len() + *pass as usize;
                let i = below(rng, n);
                if i == offers.len() { Answer::Pass } else { Answer::Choice(i as u8) }
            }
            Question::YesNo => Answer::YesNo(below(rng, 2) == 0),
            Question::Choice { open, .. } => {
                let nth = below(rng, open.count_ones() as usize);
                let bit = (0..16).filter(|i| open & (1 << i) != 0).nth(nth);
                Answer::Choice(bit.expect("an option is open"))
            }
            Question::Number { min, max } => Answer::Number(min + below(rng, (max - min) as usize + 1) as i16),
            Question::Seat { among, none } => match among.iter().nth(below(rng, among.len() + *none as usize)) {
                Some(seat) => Answer::Seat(seat),
                None => Answer::Pass,
            },
            Question::Seats { among, min, max } => {
                let mut list: SmallVec<[Seat; 8]> = among.iter().collect();
                let n = *min as usize + below(rng, (*max).min(among.len() as u8) as usize - *min as usize + 1);
                shuffle(rng, &mut list);
                Answer::Seats(list.into_iter().take(n).collect())
            }
            Question::Allot { most, total } => {
                let mut left = *total;
                let mut out = [0u8; MAX_SEATS];
                let first = below(rng, MAX_SEATS);
                for i in 0..MAX_SEATS {
                    let i = (i + first) % MAX_SEATS;
                    out[i] = below(rng, most[i].min(left) as usize + 1) as u8;
                    left -= out[i];
                }
                Answer::Allot(out)
            }
            Question::Split { most, total } => {
                let mut left = *total as usize;
                let mut rest: usize = most.iter().map(|n| *n as usize).sum();
                Answer::Split(most.map(|n| {
                    rest -= n as usize;
                    let low = left.saturating_sub(rest);
                    let n = low + below(rng, left.min(n as usize) - low + 1);
                    left -= n;
                    n as u8
                }))
            }
            Question::Face { among } => Answer::Face(among[below(rng, among.len())]),
            Question::Cards { among, min, max } => {
                let most = (*max as usize).min(among.len());
                let n = *min as usize + below(rng, most - *min as usize + 1);
                let mut list = among.clone();
                shuffle(rng, &mut list);
                list.truncate(n);
                Answer::Cards(list)
            }
            Question::Planet { among, none } => match among.get(below(rng, among.len() + *none as usize)) {
                Some(planet) => Answer::Planet(*planet),
                None => Answer::Pass,
            },
            Question::Ships { among, min, max } => {
                let all: usize = among.iter().map(|g| g.count as usize).sum();
                let most = (*max as usize).min(all);
                let mut left = *min as usize + below(rng, most - *min as usize + 1);
                let mut rest = all;
                let mut picks = SmallVec::new();
                for (i, g) in among.iter().enumerate() {
                    rest -= g.count as usize;
                    let low = left.saturating_sub(rest);
                    let n = low + below(rng, left.min(g.count as usize) - low + 1);
                    if n > 0 {
                        picks.push((i as u8, n as u8));
                    }
                    left -= n;
                }
                Answer::Ships(picks)
            }
            Question::Spread { among, ships } => {
                let mut to: SmallVec<[(PlanetId, u8); 6]> = SmallVec::new();
                for _ in 0..*ships {
                    let planet = among[below(rng, among.len())];
                    match to.iter_mut().find(|(p, _)| *p == planet) {
                        Some((_, n)) => *n += 1,
                        None => to.push((planet, 1)),
                    }
                }
                Answer::Spread(to)
            }
            Question::Deal(table) => Answer::Deal(Box::new(table.sample(rng))),
        }
    }

    /// The answer given for a seat that has left or whose time is up.
    pub fn default_answer(&self) -> Answer {
        match self {
            Question::Use { pass: true, .. }
            | Question::Seat { none: true, .. }
            | Question::Planet { none: true, .. } => Answer::Pass,
            Question::YesNo => Answer::YesNo(false),
            Question::Choice { open, .. } => Answer::Choice(15 - open.leading_zeros() as u8),
            Question::Deal(table) => Answer::Deal(Box::new(table.default_move())),
            Question::Split { most, total } => {
                let (mut split, mut left) = ([0; 3], *total);
                for i in [1, 2, 0] {
                    split[i] = left.min(most[i]); // cosmic cards, as without a reward deck
                    left -= split[i];
                }
                Answer::Split(split)
            }
            other => other.only_answer().unwrap_or_else(|| other.sample(&mut FirstAnswer)),
        }
    }
}

fn shuffle<R: RngCore, T>(rng: &mut R, list: &mut [T]) {
    for i in (1..list.len()).rev() {
        list.swap(i, rng.random_range(0..i as u32 + 1) as usize);
    }
}

/// A generator that always says nought: with it, a sample is the first and smallest answer.
struct FirstAnswer;

impl RngCore for FirstAnswer {
    fn next_u32(&mut self) -> u32 {
        0
    }
    fn next_u64(&mut self) -> u64 {
        0
    }
    fn fill_bytes(&mut self, dst: &mut [u8]) {
        dst.fill(0);
    }
}
