//! Cosmic Encounter as the house knows it: an empty type, [`Cosmic`], that implements what the house asks of a game. The rules are
//! those of the engine with all boxes there are (`content`).

mod game;
mod minds;
mod sample;

use bots::{Budget, Level, Player};

/// Cosmic Encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cosmic;

/// A record of a game.
pub type Record = rules::Record<Cosmic>;
/// A record that was played.
pub type Replayed = rules::Replayed<Cosmic>;
/// Answers by chance.
pub type Random = bots::Random<Cosmic>;
/// Plays by rules of thumb.
pub type Rookie = bots::Rookie<Cosmic>;
/// Who plays at which level: [`player`], or others in its place.
pub type Players = bots::Players<Cosmic>;

/// A bot of a level ([`bots::player`]).
pub fn player(level: Level, seed: u64, budget: Budget) -> Box<dyn Player<Cosmic> + Send> {
    bots::player(level, seed, budget)
}
