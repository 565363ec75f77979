//! How strong a level is: one of it against three of another, all seats and aliens in turn.
//!
//! `cargo run --release -p hypergate-bots --example strength -- GAMES LEVEL OTHERS [PLAYERS]`

use std::time::Instant;

use bots::{Budget, Level, Player, player};
use engine::flow::Finish;
use engine::table::Seat;
use engine::{Game, Options};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// Aliens of the base box for each seat, by the seed.
fn aliens(players: usize, seed: u64) -> Vec<&'static str> {
    let rules = content::catalogue();
    let mut ids: Vec<_> = rules.aliens.iter().filter(|a| a.complete && a.set == "base").map(|a| a.id).collect();
    let mut dice = Pcg32::seed_from_u64(seed);
    (0..players).map(|_| ids.swap_remove(dice.random_range(0..ids.len() as u32) as usize)).collect()
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, usual: u64| args.get(i).map_or(usual, |a| a.parse().expect("a number"));
    let level = |i: usize, usual: Level| args.get(i).map_or(usual, |a| a.parse().expect("a level"));
    let (games, players) = (number(0, 1000), number(3, 4) as usize);
    let (one, others) = (level(1, Level::Rookie), level(2, Level::Random));
    let (mut share, mut squares, mut played, mut draws) = (0.0, 0.0, 0u64, 0u64);
    let (mut encounters, mut answers, mut shared) = (0u64, 0u64, 0u64);
    let start = Instant::now();
    for n in 0..games {
        // The same aliens and dice with the one in each seat in turn.
        let (seed, seat) = (n / players as u64, (n % players as u64) as usize);
        let options = Options::new(players as u8, seed).with_aliens(&aliens(players, seed));
        let Ok(mut game) = Game::new(content::catalogue(), options) else { continue };
        let mut bots: Vec<Box<dyn Player + Send>> = (0..players)
            .map(|i| player(if i == seat { one } else { others }, seed * 8 + i as u64, Budget::Iterations(100)))
            .collect();
        game.play_out(
            |game, ask| {
                answers += 1;
                bots[ask.seat.ix()].answer(game, ask)
            },
            |_| false,
        );
        played += 1;
        encounters += game.state().next_encounter as u64 - 1;
        match game.finish() {
            Some(Finish::Won(winners)) => {
                shared += (winners.len() > 1) as u64;
                if winners.has(Seat(seat as u8)) {
                    let won = 1.0 / winners.len() as f64;
                    share += won;
                    squares += won * won;
                }
            }
            _ => draws += 1,
        }
    }
    let took = start.elapsed().as_secs_f64();
    let n = played as f64;
    let mean = share / n;
    let error = 1.96 * ((squares / n - mean * mean) / n).sqrt();
    println!(
        "{one} against {others}: {:.1} % ± {:.1} of {played} games ({draws} drawn, {shared} shared)",
        100.0 * mean,
        100.0 * error
    );
    println!(
        "{:.1} encounters and {:.0} answers a game; {:.0} games/s, {:.2} µs an answer with the engine",
        encounters as f64 / n,
        answers as f64 / n,
        n / took,
        1e6 * took / answers as f64
    );
}
