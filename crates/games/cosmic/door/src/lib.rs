//! Cosmic Encounter as the house knows it: an empty type, [`Cosmic`], that implements what the house asks of a game. The rules are
//! those of the engine with all boxes there are (`content`).

mod at_table;
mod choices;
mod counted;
mod facts;
mod game;
mod minds;
mod sample;
pub mod says;
mod spoken;
mod windows;

use bots::{Budget, Level, Player};

/// Cosmic Encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cosmic;

pub use at_table::Seen;
pub use counted::{Count, Deals, Pool, Unfit};
pub use facts::catalogue;
pub use windows::Memory;

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

/// Tables at which it is played.
pub mod tables {
    use crate::Cosmic;

    /// A table in play.
    pub type Table = table::Table<Cosmic>;
    /// What came of something at it.
    pub type Step = table::Step<Cosmic>;
    /// What must be stored of it.
    pub type Entry = table::Entry<Cosmic>;
    /// The table as it is stored.
    pub type Saved = table::Saved<Cosmic>;
    /// What a person asks of it.
    pub type Request = table::Request<Cosmic>;
    /// A question a bot has to think about.
    pub type Thought = table::Thought<Cosmic>;
    /// What it came up with.
    pub type Idea = table::Idea<Cosmic>;
}
