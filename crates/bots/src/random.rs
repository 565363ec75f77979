//! Answers by chance.

use engine::Game;
use engine::ask::{Answer, Ask, Question, Topic};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::Player;

/// Answers by chance, but always legally.
pub struct Random {
    dice: Pcg32,
}

impl Random {
    /// The same seed gives the same answers to the same questions.
    pub fn new(seed: u64) -> Random {
        Random { dice: Pcg32::seed_from_u64(seed) }
    }
    /// An answer to a question: nothing else is needed to give one.
    pub fn answer(&mut self, ask: &Ask) -> Answer {
        match (&ask.question, ask.topic) {
            // Answers to what others do are given sparingly, so that zaps outlast the first chance to waste them.
            (Question::Use { pass: true, .. }, Topic::Respond) if self.dice.random_range(0..4u32) > 0 => Answer::Pass,
            (question, _) => question.sample(&mut self.dice),
        }
    }
}

impl Player for Random {
    fn answer(&mut self, _: &Game, ask: &Ask) -> Answer {
        Random::answer(self, ask)
    }
}
