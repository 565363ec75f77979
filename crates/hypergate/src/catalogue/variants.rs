//! Variants: one counts as implemented if its option exists and a game can be set up with it.

use engine::options::{Experience, Rewards};
use engine::{Game, Options};

/// A variant, and how it is switched on.
type Switch = (&'static str, fn(&mut Options));

static SWITCHES: &[Switch] = &[
    ("four-planets", |o| o.four_planets = true),
    ("freewheeling-flares", |o| o.freewheeling_flares = true),
    ("classic-flares", |o| o.classic_flares = true),
    ("no-flares", |o| o.experience = Experience::First),
    ("reward-deck", |o| o.rewards = Rewards::Deck),
    ("common-rewards", |o| o.rewards = Rewards::Common),
    ("six-players", |o| o.players = 6),
    ("seven-players", |o| o.players = 7),
    ("eight-players", |o| o.players = 8),
];

/// Can a game be set up with this variant?
pub fn works(id: &str) -> bool {
    let switch = SWITCHES.iter().find(|(name, _)| *name == id).map(|(_, switch)| switch);
    if switch.is_none() && content::catalogue().variant(id).is_none() {
        return false;
    }
    let aliens: Vec<&str> = content::catalogue().aliens.iter().map(|a| a.id).collect();
    let mut options = Options::new(3, 1);
    match switch {
        Some(switch) => switch(&mut options),
        None => options.variants.push(id.into()),
    }
    let aliens: Vec<&str> = aliens.into_iter().take(options.players as usize).collect();
    Game::new(content::catalogue(), options.with_aliens(&aliens)).is_ok()
}
