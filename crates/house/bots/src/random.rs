//! Answers by chance.

use std::marker::PhantomData;

use rand::SeedableRng;
use rand_pcg::Pcg32;
use rules::Rules;

use crate::Player;

/// Answers by chance: each legal answer is as likely as any other, as far as that can be ([`Rules::sample`]).
pub struct Random<R: Rules> {
    dice: Pcg32,
    rules: PhantomData<R>,
}

impl<R: Rules> Random<R> {
    /// The same seed gives the same answers to the same questions.
    pub fn new(seed: u64) -> Random<R> {
        Random { dice: Pcg32::seed_from_u64(seed), rules: PhantomData }
    }
    /// An answer to a question: nothing else is needed to give one. Not inlined, so that benchmarks can count it apart.
    #[inline(never)]
    pub fn answer(&mut self, ask: &R::Ask) -> R::Answer {
        R::sample(ask, &mut self.dice)
    }
}

impl<R: Rules> Player<R> for Random<R> {
    fn answer(&mut self, _: &R::Game, ask: &R::Ask) -> R::Answer {
        Random::answer(self, ask)
    }
}
