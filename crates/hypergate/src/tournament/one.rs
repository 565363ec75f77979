//! One deal of aliens and chance, and a game of it.

use std::time::{Duration, Instant};

use bots::{Budget, Level, Player};
use cosmic::{Cosmic, player};
use engine::{Game, Options};
use rand::Rng;

use super::tally::Played;
use crate::setup;
use commands::Failure;

/// A deal: the same aliens in the same seats, and the same chance, for every rotation of the levels.
pub(super) struct Deal {
    seed: u64,
    game: Game,
}

impl Deal {
    /// The deal of a seed: the named aliens, or random ones that may meet.
    pub(super) fn new(seed: u64, players: u8, aliens: &[String], sets: &[String]) -> Result<Deal, Failure> {
        let (mut dice, wanted) = (setup::dice(seed, 3), players as usize);
        let box_is_in = |set: &str| sets.is_empty() || sets.iter().any(|s| s == set);
        let all = content::catalogue().aliens.iter().filter(|a| a.complete && box_is_in(a.set));
        let mut pool: Vec<&str> = all.map(|a| a.id).collect();
        let mut options = Options::new(players, seed);
        options.sets = sets.to_vec();
        // Some two aliens must not meet; then others are drawn.
        for _ in 0..100 {
            let chosen: Vec<&str> = if aliens.is_empty() {
                for i in 0..wanted.min(pool.len()) {
                    let other = dice.random_range(i as u32..pool.len() as u32) as usize;
                    pool.swap(i, other);
                }
                pool.iter().copied().take(wanted).collect()
            } else {
                aliens.iter().map(String::as_str).collect()
            };
            if let Ok(game) = Game::new(content::catalogue(), options.clone().with_aliens(&chosen)) {
                return Ok(Deal { seed, game });
            }
        }
        Err(Failure::Trouble("no aliens were found that may meet".into()))
    }

    /// Plays it with these levels, seat by seat.
    pub(super) fn play(&self, levels: &[Level], budget: Option<Budget>) -> Result<Played, Failure> {
        let seat = |(i, level): (usize, &Level)| {
            player(*level, self.seed.wrapping_mul(8).wrapping_add(i as u64), budget.unwrap_or(level.budget()))
        };
        let mut players: Vec<Box<dyn Player<Cosmic> + Send>> = levels.iter().enumerate().map(seat).collect();
        let mut game = self.game.clone();
        game.keep_no_rest();
        let mut thought = vec![(0, Duration::ZERO); levels.len()];
        // A player goes with its controller when seats are exchanged.
        game.play_out(
            |game, ask| {
                let who = game.players[ask.seat.ix()].controller.0 as usize;
                let start = Instant::now();
                let answer = players[who].answer(game, ask);
                thought[who].0 += 1;
                thought[who].1 += start.elapsed();
                answer
            },
            |_| false,
        );
        Ok(Played::new(&game, levels, thought))
    }
}
