//! Setting games up: random aliens, or those that were named on the command line.

use engine::options::{PLAYERS as PLAYER_RANGE, Rewards};
use engine::{Game, Options, SetupError};
use rand::Rng;

use commands::{Failure, dice};

/// How many can play, for the command line.
pub const PLAYERS: std::ops::RangeInclusive<i64> = *PLAYER_RANGE.start() as i64..=*PLAYER_RANGE.end() as i64;

/// How reward cards are in the game.
pub fn rewards(word: &str) -> Result<Rewards, String> {
    match word {
        "none" => Ok(Rewards::None),
        "deck" => Ok(Rewards::Deck),
        "common" => Ok(Rewards::Common),
        _ => Err("possible: none, deck (of their own), common (in the cosmic deck)".into()),
    }
}

/// The word for it.
pub fn rewards_word(rewards: Rewards) -> &'static str {
    match rewards {
        Rewards::None => "none",
        Rewards::Deck => "deck",
        Rewards::Common => "common",
    }
}

/// What a cosmic deck is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deck {
    /// As in the box.
    Usual,
    /// With hardly more cards than the hands.
    Thin,
    /// With all encounter cards in the starting hands.
    Hoarded,
}

const DECKS: [(Deck, &str); 3] = [(Deck::Usual, "usual"), (Deck::Thin, "thin"), (Deck::Hoarded, "hoarded")];

/// The deck with this word.
pub fn deck(word: &str) -> Result<Deck, String> {
    let found = DECKS.iter().find(|(_, w)| *w == word).map(|(deck, _)| *deck);
    found.ok_or_else(|| "possible: usual, thin (quakes), hoarded (all encounter cards in the hands)".into())
}

/// The word for it.
pub fn deck_word(deck: Deck) -> &'static str {
    DECKS.iter().find(|(d, _)| *d == deck).map_or("", |(_, word)| word)
}

/// Checks named aliens, and says how many players they make.
pub fn check_aliens(ids: &[String], players: Option<u8>) -> Result<Option<u8>, Failure> {
    if ids.is_empty() {
        return Ok(players);
    }
    let n = players.unwrap_or(ids.len().min(u8::MAX as usize) as u8);
    let options = Options::new(n, 0).with_aliens(&ids.iter().map(String::as_str).collect::<Vec<_>>());
    match Game::new(content::catalogue(), options) {
        Ok(_) => Ok(Some(n)),
        Err(why) => Err(refused(&why)),
    }
}

/// Why a game cannot be set up, with the nearest names where one is not known.
pub fn refused(why: &SetupError) -> Failure {
    Failure::Usage(match why {
        SetupError::UnknownAlien(id) => {
            let near = commands::nearest(id, content::catalogue().aliens.iter().map(|a| a.id)).join(", ");
            format!("there is no alien «{id}»; the nearest are: {near} (all: hypergate catalogue)")
        }
        why => why.to_string(),
    })
}

/// Checks the names of boxes, and that they have aliens for a draft of so many players.
pub fn check_sets(sets: &[String], players: u8) -> Result<(), Failure> {
    if sets.is_empty() {
        return Ok(());
    }
    sets.iter().try_for_each(|set| check_set(set))?;
    let options = Options::new(players, 0).with_sets(&sets.iter().map(String::as_str).collect::<Vec<_>>());
    Game::new(content::catalogue(), options).map(|_| ()).map_err(|why| Failure::Usage(why.to_string()))
}

/// Checks the name of a box.
pub fn check_set(set: &str) -> Result<(), Failure> {
    let mut known: Vec<&str> = content::catalogue().aliens.iter().map(|a| a.set).collect();
    known.dedup();
    if known.contains(&set) {
        return Ok(());
    }
    Err(Failure::Usage(format!("there is no box «{set}»; possible: {}", known.join(", "))))
}

/// Checks the names of variants.
pub fn check_variants(ids: &[String]) -> Result<(), Failure> {
    let known: Vec<&str> = content::catalogue().variants.iter().map(|v| v.id).collect();
    match ids.iter().find(|id| !known.contains(&id.as_str())) {
        Some(id) => Err(Failure::Usage(format!("there is no variant «{id}»; possible: {}", known.join(", ")))),
        None => Ok(()),
    }
}

/// The options of a game with these aliens, or with a draft from all that exist. While too few exist for a draft,
/// the seats get random ones.
pub fn options(players: u8, seed: u64, aliens: &[String]) -> Result<Options, SetupError> {
    let plain = Options::new(players, seed);
    if !aliens.is_empty() {
        return Ok(plain.with_aliens(&aliens.iter().map(String::as_str).collect::<Vec<_>>()));
    }
    let mut pool: Vec<&str> = content::catalogue().aliens.iter().filter(|a| a.complete).map(|a| a.id).collect();
    let wanted = players as usize;
    if pool.len() >= 2 * wanted {
        return Ok(plain);
    }
    if pool.len() < wanted {
        return Err(SetupError::TooFew(pool.len(), wanted));
    }
    let mut dice = dice(seed, 1);
    for i in (1..pool.len()).rev() {
        pool.swap(i, dice.random_range(0..=i as u32) as usize);
    }
    Ok(plain.with_aliens(&pool[..wanted]))
}
