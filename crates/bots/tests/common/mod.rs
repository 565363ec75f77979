//! What several tests need.

use engine::options::Rewards;
use engine::{Game, Options};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// A table with complete aliens of all boxes, drawn by the seed.
pub fn table(players: u8, seed: u64) -> Game {
    let rules = content::catalogue();
    let mut dice = Pcg32::seed_from_u64(seed);
    let mut all: Vec<_> = rules.aliens.iter().copied().filter(|a| a.complete).collect();
    let mut seats: Vec<&'static engine::ability::Alien> = Vec::new();
    while seats.len() < players as usize {
        let next = all.swap_remove(dice.random_range(0..all.len() as u32) as usize);
        if next.may_join(&seats, players) {
            seats.push(next);
        }
    }
    let ids: Vec<&str> = seats.iter().map(|a| a.id).collect();
    let mut options = Options::new(players, seed).with_aliens(&ids);
    options.all_flares = seed.is_multiple_of(3);
    options.classic_flares = seed.is_multiple_of(5);
    options.rewards = [Rewards::None, Rewards::Deck, Rewards::None, Rewards::Common][seed as usize % 4];
    Game::new(rules, options).expect("these aliens may meet")
}
