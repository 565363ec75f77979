//! What is played: each game follows from the plan and its number, whatever thread plays it.

use bots::{Budget, Level};
use engine::ability::Alien;
use engine::options::{Options, Rewards};
use engine::{Game, SetupError};
use rand::Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a plan is not possible.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum PlanError {
    /// The aliens or boxes do not make a game.
    #[error(transparent)]
    Setup(#[from] SetupError),
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
    /// In the draft everybody chooses.
    #[error("aliens are named, so there is nothing to draft; leave out --draft or --aliens")]
    NothingToDraft,
    /// Too few of the aliens named may meet.
    #[error("of the aliens named no {0} may be used together; name more of them")]
    TooManyConflicts(u8),
}

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wanted {
    /// How many games.
    pub games: u64,
    /// The seed of the first game.
    pub seed: u64,
    /// Players at the table; with several numbers, deals take turns.
    pub players: Vec<u8>,
    /// The level of all bots, or of one after the other.
    pub bots: Vec<String>,
    /// Aliens: one for each player, or more to be dealt from; all of the boxes if empty.
    pub aliens: Vec<String>,
    /// The boxes whose aliens and flares take part; all if empty.
    pub sets: Vec<String>,
    /// Reward cards.
    #[serde(default)]
    pub rewards: Rewards,
    /// Variants that boxes bring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// Two aliens are dealt to each player, who chooses one (R1.4); otherwise each is dealt one.
    pub draft: bool,
    /// Each deal is played once for each seat, and everybody moves on by one seat.
    pub rotate: bool,
    /// Iterations of bots that search; as usual for their level if none is named.
    pub budget: Option<u32>,
}

/// A plan that is possible.
#[derive(Clone, Debug)]
pub struct Plan {
    wanted: Wanted,
    levels: Vec<Level>,
    pool: Vec<&'static Alien>,
}

/// What one game needs.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The options of the game.
    pub options: Options,
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

/// Can so many of these aliens sit at one table?
fn can_meet(aliens: &[&Alien], n: usize) -> bool {
    match aliens {
        _ if n == 0 => true,
        [] => false,
        [one, rest @ ..] => {
            let others: Vec<&Alien> = rest.iter().copied().filter(|a| !a.clashes(one)).collect();
            can_meet(&others, n - 1) || others.len() < rest.len() && can_meet(rest, n)
        }
    }
}

impl Plan {
    /// Checks what is asked for.
    pub fn new(wanted: Wanted, levels: Vec<Level>) -> Result<Plan, PlanError> {
        let most = wanted.players.iter().copied().max().unwrap_or(0);
        for n in &wanted.players {
            if !engine::options::PLAYERS.contains(n) {
                return Err(SetupError::Players(*n).into());
            }
            if levels.len() != 1 && levels.len() != *n as usize {
                return Err(PlanError::Levels { given: levels.len(), players: *n });
            }
        }
        if wanted.rotate && wanted.players.len() != 1 {
            return Err(PlanError::Rotation);
        }
        if wanted.draft && !wanted.aliens.is_empty() {
            return Err(PlanError::NothingToDraft);
        }
        let rules = content::catalogue();
        let mut pool: Vec<&'static Alien> = Vec::new();
        for id in &wanted.aliens {
            let alien = rules.alien(id).ok_or_else(|| SetupError::UnknownAlien(id.clone()))?;
            if pool.iter().any(|a| a.id == alien.id) {
                return Err(SetupError::Twice(id.clone()).into());
            }
            pool.push(alien);
        }
        if pool.is_empty() {
            let ours = |a: &&&Alien| a.complete && (wanted.sets.is_empty() || wanted.sets.iter().any(|s| s == a.set));
            pool = rules.aliens.iter().filter(ours).copied().collect();
            let needed = if wanted.draft { 2 * most as usize } else { most as usize };
            if pool.len() < needed {
                return Err(SetupError::TooFew(pool.len(), needed).into());
            }
        } else if pool.len() < most as usize {
            return Err(SetupError::WrongNumber { given: pool.len(), players: most }.into());
        }
        let plan = Plan { wanted, levels, pool };
        if plan.is_seated() {
            Game::new(rules, plan.setup(0).options)?;
        } else if !can_meet(&plan.pool, most as usize) {
            return Err(PlanError::TooManyConflicts(most));
        }
        Ok(plan)
    }
    /// What was asked for.
    pub fn wanted(&self) -> &Wanted {
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
    /// The aliens that can be played.
    pub fn pool(&self) -> &[&'static Alien] {
        &self.pool
    }
    /// Has everybody a named alien?
    fn is_seated(&self) -> bool {
        !self.wanted.aliens.is_empty() && self.wanted.players == [self.pool.len() as u8]
    }

    /// The game with this number, from 0 on.
    pub fn setup(&self, number: u64) -> Setup {
        let rounds = if self.wanted.rotate { self.wanted.players[0] as u64 } else { 1 };
        let (deal, moved) = (number / rounds, (number % rounds) as usize);
        let n = self.wanted.players[(deal % self.wanted.players.len() as u64) as usize] as usize;
        let seed = self.wanted.seed.wrapping_add(deal);
        // whoever plays takes the alien, the level and the dice along to the next seat
        let who = |seat: usize| (seat + n - moved) % n;
        let mut options = Options::new(n as u8, seed);
        options.sets.clone_from(&self.wanted.sets);
        options.rewards = self.wanted.rewards;
        options.variants.clone_from(&self.wanted.variants);
        if !self.wanted.draft {
            let dealt = if self.is_seated() { self.pool.clone() } else { self.deal(seed, n) };
            let ids: Vec<&str> = (0..n).map(|seat| dealt[who(seat)].id).collect();
            options = options.with_aliens(&ids);
        }
        let level = |who: usize| self.levels[who % self.levels.len()];
        let bots = (0..n).map(who).map(|w| (level(w), mixed(seed, 1 + w as u64))).collect();
        Setup { options, bots }
    }

    /// Aliens by chance, among them no two that must not meet (R1.6).
    fn deal(&self, seed: u64, n: usize) -> Vec<&'static Alien> {
        let mut dice = Pcg32::new(seed, 11);
        let spare = content::catalogue().spare_colours(n as u8, &self.wanted.sets);
        loop {
            let mut pool = self.pool.clone();
            let mut dealt: Vec<&'static Alien> = Vec::with_capacity(n);
            while dealt.len() < n && !pool.is_empty() {
                let one = pool.swap_remove(dice.random_range(0..pool.len() as u32) as usize);
                if one.may_join(&dealt, spare) {
                    dealt.push(one);
                }
            }
            if dealt.len() == n {
                return dealt;
            }
        }
    }
}
