//! What a position is worth to a seat: its share in a win, judged by what lies open on the table.

use engine::Game;
use engine::flow::Finish;
use engine::table::{MAX_SEATS, Seat};

/// How much nearer to winning a colony more brings one, as an exponent.
const COLONY: f32 = 0.9;
/// The last colonies count more than the first ones.
const NEARLY: f32 = 0.35;
/// A power that is lost.
const POWERLESS: f32 = -0.8;
/// A ship in the warp.
const WARPED: f32 = -0.06;
/// A card in hand, up to eight.
const CARD: f32 = 0.04;

/// The share of each seat in the win: exact when the game is over, else an estimate from public facts; the sum is 1.
pub fn worth(game: &Game) -> [f32; MAX_SEATS] {
    let mut shares = [0.0; MAX_SEATS];
    match game.finish() {
        Some(Finish::Won(winners)) => {
            for seat in winners.iter() {
                shares[seat.ix()] = 1.0 / winners.len() as f32;
            }
            return shares;
        }
        Some(_) => return shares,
        None => {}
    }
    for seat in game.seats().iter() {
        shares[seat.ix()] = prospects(game, seat).exp();
    }
    let sum: f32 = shares.iter().sum();
    shares.map(|s| s / sum)
}

/// How well a seat stands, on a scale without end.
fn prospects(game: &Game, seat: Seat) -> f32 {
    let colonies = game.foreign_colonies(seat) as f32;
    let needed = game.needed(seat).max(1) as f32;
    let progress = 5.0 * colonies / needed;
    let powerless = if game.powers(seat).next().is_none() { POWERLESS } else { 0.0 };
    COLONY * progress
        + NEARLY * (progress - 3.0).max(0.0)
        + powerless
        + WARPED * game.in_warp(seat) as f32
        + CARD * game.hand(seat).len().min(8) as f32
}
