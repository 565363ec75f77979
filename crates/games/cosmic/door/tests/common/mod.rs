//! What several tests need.

use content::official::{CLOSED, open_aliens};
use engine::ability::Alien;
use engine::options::Rewards;
use engine::{Game, Options};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

/// A table with aliens of the closed boxes, drawn by the seed: the same whatever comes to other boxes.
pub fn table(players: u8, seed: u64) -> Game {
    table_with(None, players, seed)
}

/// Aliens of boxes that are still growing, each with seeds of its own.
#[allow(dead_code)] // not every test asks for them
pub fn newcomers() -> impl Iterator<Item = (&'static Alien, u64)> {
    let number = |id: &str| id.bytes().fold(7u64, |n, b| n.wrapping_mul(31).wrapping_add(u64::from(b)) % 1_000_000);
    open_aliens().map(move |alien| (alien, number(alien.id)))
}

/// The same with this alien among them.
pub fn table_with(alien: Option<&'static Alien>, players: u8, seed: u64) -> Game {
    game(options(alien, players, seed))
}

/// The same with all that variants bring.
#[allow(dead_code)] // not every test asks for it
pub fn table_with_variants(players: u8, seed: u64) -> Game {
    let variants = content::catalogue().variants.iter().map(|v| v.id.to_string()).collect();
    game(Options { variants, ..options(None, players, seed) })
}

fn game(options: Options) -> Game {
    Game::new(content::catalogue(), options).expect("these aliens may meet")
}

fn options(alien: Option<&'static Alien>, players: u8, seed: u64) -> Options {
    let rules = content::catalogue();
    let mut dice = Pcg32::seed_from_u64(seed);
    let mut all: Vec<_> = rules.aliens.iter().copied().filter(|a| CLOSED.contains(&a.set)).collect();
    let mut seats: Vec<&'static Alien> = alien.into_iter().collect();
    let spare = rules.spare_colours(players, &CLOSED.map(String::from));
    while seats.len() < players as usize {
        let next = all.swap_remove(dice.random_range(0..all.len() as u32) as usize);
        if next.may_join(&seats, spare) {
            seats.push(next);
        }
    }
    let ids: Vec<&str> = seats.iter().map(|a| a.id).collect();
    let mut options = Options::new(players, seed).with_sets(&CLOSED).with_aliens(&ids);
    options.all_flares = seed.is_multiple_of(3);
    options.classic_flares = seed.is_multiple_of(5);
    options.rewards = [Rewards::None, Rewards::Deck, Rewards::None, Rewards::Common][seed as usize % 4];
    options
}
