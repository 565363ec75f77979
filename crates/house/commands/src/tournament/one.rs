//! A game of a tournament.

use std::time::{Duration, Instant};

use bots::{Budget, Level, Minds};
use lab::Counted;

use super::tally::Played;

/// Plays a deal with these levels, seat by seat.
pub(super) fn play<R: Counted + Minds>(
    mut game: R::Game,
    seed: u64,
    levels: &[Level],
    budget: Option<Budget>,
) -> Played {
    let seat = |(i, level): (usize, &Level)| {
        bots::player::<R>(*level, seed.wrapping_mul(8).wrapping_add(i as u64), budget.unwrap_or(level.budget()))
    };
    let mut players: Vec<_> = levels.iter().enumerate().map(seat).collect();
    R::unsaved(&mut game);
    let mut thought = vec![(0, Duration::ZERO); levels.len()];
    // A player goes with its controller when seats are exchanged.
    R::play_out(
        &mut game,
        |game, ask| {
            let who = R::sits(game, R::asked(ask).0).ix();
            let start = Instant::now();
            let answer = players[who].answer(game, ask);
            thought[who].0 += 1;
            thought[who].1 += start.elapsed();
            answer
        },
        |_| false,
    );
    Played::new::<R>(&game, levels, thought)
}
