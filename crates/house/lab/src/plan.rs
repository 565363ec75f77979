//! What is played: each game follows from the plan and its number, whatever thread plays it.

use bots::{Budget, Level};
use rules::Wire;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Counted;

/// Why a plan is not possible.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum PlanError<E> {
    /// So many cannot play.
    #[error("{0} cannot play")]
    Players(u8),
    /// Neither one level nor one for each player.
    #[error("{given} levels were named; possible: one for all, or one for each of {players} players")]
    Levels {
        /// How many were named.
        given: usize,
        /// How many players there are.
        players: u8,
    },
    /// Moving on by a seat needs a fixed number of seats.
    #[error("players move on from seat to seat in games of one size only; name one number of players")]
    Rotation,
    /// The game cannot be dealt like that.
    #[error(transparent)]
    Unfit(E),
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Wanted<W: Wire> {
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// Players at the table; with several numbers, deals take turns.
    pub players: Vec<u8>,
    /// The level of all bots, or of one after the other.
    pub bots: Vec<String>,
    /// What the game has besides.
    #[serde(flatten)]
    pub own: W,
    /// Each deal is played once for each seat, and everybody moves on by one seat.
    pub rotate: bool,
    /// Iterations of bots that search; as usual for their level if none is named.
    pub budget: Option<u32>,
}

/// A plan that is possible.
#[derive(Clone, Debug)]
pub struct Plan<R: Counted> {
    wanted: Wanted<R::Wanted>,
    levels: Vec<Level>,
    pool: R::Pool,
}

/// What one game needs.
#[derive(Clone, Debug)]
pub struct Setup<R: Counted> {
    /// Its seed.
    pub seed: u64,
    /// The options of the game.
    pub options: R::Options,
    /// The level and the seed of each bot, seat by seat.
    pub bots: Vec<(Level, u64)>,
}

/// A number that follows from a seed and a purpose, and looks like no other (the end of SplitMix64).
fn mixed(seed: u64, purpose: u64) -> u64 {
    let mut z = seed.wrapping_add(purpose.wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

impl<R: Counted> Plan<R> {
    /// Checks what is asked for.
    pub fn new(wanted: Wanted<R::Wanted>, levels: Vec<Level>) -> Result<Plan<R>, PlanError<R::Unfit>> {
        for n in &wanted.players {
            if !R::PLAYERS.contains(n) {
                return Err(PlanError::Players(*n));
            }
            if levels.len() != 1 && levels.len() != *n as usize {
                return Err(PlanError::Levels { given: levels.len(), players: *n });
            }
        }
        if wanted.rotate && wanted.players.len() != 1 {
            return Err(PlanError::Rotation);
        }
        let pool = R::pool(&wanted).map_err(PlanError::Unfit)?;
        Ok(Plan { wanted, levels, pool })
    }
    /// What was asked for.
    pub fn wanted(&self) -> &Wanted<R::Wanted> {
        &self.wanted
    }
    /// The levels that take part.
    pub fn levels(&self) -> &[Level] {
        &self.levels
    }
    /// How long a bot may think: in iterations, so that the same seed gives the same game.
    pub fn budget(&self, level: Level) -> Budget {
        self.wanted.budget.map_or(level.budget(), Budget::Iterations)
    }
    /// What players can play as, by ids.
    pub fn factions(&self) -> Vec<&'static str> {
        R::factions(&self.pool)
    }

    /// The game with this number, from 0 on.
    pub fn setup(&self, number: u64) -> Setup<R> {
        let rounds = if self.wanted.rotate { self.wanted.players[0] as u64 } else { 1 };
        let (deal, moved) = (number / rounds, (number % rounds) as u8);
        let n = self.wanted.players[(deal % self.wanted.players.len() as u64) as usize];
        let seed = self.wanted.seed.wrapping_add(deal);
        // whoever plays takes the level and the dice along to the next seat
        let who = |seat: u8| ((seat + n - moved) % n) as usize;
        let level = |who: usize| self.levels[who % self.levels.len()];
        let bots = (0..n).map(who).map(|w| (level(w), mixed(seed, 1 + w as u64))).collect();
        Setup { seed, options: R::deal(&self.pool, n, seed, moved), bots }
    }
}
