//! Rules of thumb, as a game has them.

use crate::{Minds, Player};

/// Plays by rules of thumb.
pub struct Rookie<R: Minds>(R::Rookie);

impl<R: Minds> Rookie<R> {
    /// The same seed gives the same answers in the same game.
    pub fn new(seed: u64) -> Rookie<R> {
        Rookie(R::rookie(seed, false))
    }
}

impl<R: Minds> Clone for Rookie<R> {
    fn clone(&self) -> Rookie<R> {
        Rookie(self.0.clone())
    }
}

impl<R: Minds> Player<R> for Rookie<R> {
    fn answer(&mut self, game: &R::Game, ask: &R::Ask) -> R::Answer {
        R::decide(&mut self.0, game, ask)
    }
}
