//! What can be asked of an experiment, and how its games are dealt.

use engine::ability::Alien;
use engine::options::{Options, Rewards};
use engine::{Game, SetupError};
use lab::plan::Wanted;
use rand::Rng;
use rand_pcg::Pcg32;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// What is asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deals {
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
}

impl Deals {
    /// As it is said on the command line.
    pub(super) fn said(&self) -> Vec<(&'static str, Option<String>)> {
        let lists = [("aliens", &self.aliens), ("sets", &self.sets), ("variants", &self.variants)];
        let named = lists.into_iter().filter(|(_, values)| !values.is_empty());
        let mut said: Vec<_> = named.map(|(option, values)| (option, Some(values.join(",")))).collect();
        match self.rewards {
            Rewards::None => {}
            Rewards::Deck => said.push(("rewards", Some("deck".into()))),
            Rewards::Common => said.push(("rewards", Some("common".into()))),
        }
        said.extend(self.draft.then_some(("draft", None)));
        said
    }
}

/// Why nothing can be dealt like that.
#[derive(Debug, PartialEq, Eq, Error)]
pub enum Unfit {
    /// The aliens or boxes do not make a game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// In the draft everybody chooses.
    #[error("aliens are named, so there is nothing to draft; leave out --draft or --aliens")]
    NothingToDraft,
    /// Too few of the aliens named may meet.
    #[error("of the aliens named no {0} may be used together; name more of them")]
    TooManyConflicts(u8),
}

/// What games are dealt from.
#[derive(Clone, Debug)]
pub struct Pool {
    deals: Deals,
    /// The aliens that can be played.
    pub(super) aliens: Vec<&'static Alien>,
    /// Everybody has a named alien.
    seated: bool,
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

impl Pool {
    /// Checks what is asked for.
    pub(super) fn new(wanted: &Wanted<Deals>) -> Result<Pool, Unfit> {
        let deals = &wanted.own;
        let most = wanted.players.iter().copied().max().unwrap_or(0);
        if deals.draft && !deals.aliens.is_empty() {
            return Err(Unfit::NothingToDraft);
        }
        let rules = content::catalogue();
        let mut aliens: Vec<&'static Alien> = Vec::new();
        for id in &deals.aliens {
            let alien = rules.alien(id).ok_or_else(|| SetupError::UnknownAlien(id.clone()))?;
            if aliens.iter().any(|a| a.id == alien.id) {
                return Err(SetupError::Twice(id.clone()).into());
            }
            aliens.push(alien);
        }
        if aliens.is_empty() {
            let ours = |a: &&&Alien| a.complete && (deals.sets.is_empty() || deals.sets.iter().any(|s| s == a.set));
            aliens = rules.aliens.iter().filter(ours).copied().collect();
            let needed = if deals.draft { 2 * most as usize } else { most as usize };
            if aliens.len() < needed {
                return Err(SetupError::TooFew(aliens.len(), needed).into());
            }
        } else if aliens.len() < most as usize {
            return Err(SetupError::WrongNumber { given: aliens.len(), players: most }.into());
        }
        let seated = !deals.aliens.is_empty() && wanted.players == [aliens.len() as u8];
        let pool = Pool { deals: deals.clone(), aliens, seated };
        if seated {
            Game::new(rules, pool.options(most, wanted.seed, 0))?;
        } else if !can_meet(&pool.aliens, most as usize) {
            return Err(Unfit::TooManyConflicts(most));
        }
        Ok(pool)
    }

    /// A game: whoever plays has taken its alien along by so many seats.
    pub(super) fn options(&self, players: u8, seed: u64, moved: u8) -> Options {
        let mut options = Options::new(players, seed);
        options.sets.clone_from(&self.deals.sets);
        options.rewards = self.deals.rewards;
        options.variants.clone_from(&self.deals.variants);
        if !self.deals.draft {
            let mut dealt = if self.seated { self.aliens.clone() } else { self.deal(seed, players) };
            dealt.rotate_right(moved as usize);
            options = options.with_aliens(&dealt.iter().map(|alien| alien.id).collect::<Vec<_>>());
        }
        options
    }

    /// Aliens by chance, among them no two that must not meet (R1.6).
    fn deal(&self, seed: u64, players: u8) -> Vec<&'static Alien> {
        let mut dice = Pcg32::new(seed, 11);
        let spare = content::catalogue().spare_colours(players, &self.deals.sets);
        let n = players as usize;
        loop {
            let mut pool = self.aliens.clone();
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
