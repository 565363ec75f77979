//! How a game is set up.

use std::hash::{Hash, Hasher};

use serde::{Deserialize, Serialize};

use crate::chance::Key;

/// Flares in the deck with up to five players (R1.5).
const FLARES: usize = 10;

/// How many can play: the sixth and the seventh colour come with later boxes (R1.1).
pub const PLAYERS: std::ops::RangeInclusive<u8> = 3..=7;

/// Colours that are there whatever boxes are played with (R1.1); others come with their box ([`Catalogue::colours`]).
///
/// [`Catalogue::colours`]: crate::ability::Catalogue::colours
pub(crate) const COLOURS: u8 = 6;

/// How aliens come to the seats.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Aliens {
    /// Two flares are dealt to each seat and one is chosen (R1.4).
    Draft,
    /// The same with a deal by hand: these two for each seat, by id.
    Dealt(Vec<[String; 2]>),
    /// Each seat gets this alien, by id, seat by seat.
    Fixed(Vec<String>),
}

/// Ready-made mixtures of aliens by experience (R1.9, ruling G-007).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Experience {
    /// Green aliens, no flares.
    First,
    /// Green and yellow aliens, with flares.
    Intermediate,
    /// All aliens, with flares.
    Expert,
}

/// Whether and how reward cards are in the game (rewards.md 1).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Rewards {
    /// Not at all.
    #[default]
    None,
    /// In a deck of their own, from which rewards may be drawn.
    Deck,
    /// Shuffled into the cosmic deck.
    Common,
}

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many players, within [`PLAYERS`].
    pub players: u8,
    /// The seed of everything that is left to chance, where there is no key.
    #[serde(with = "crate::wide")]
    pub seed: u64,
    /// The key of chance at a table: its generator cannot be guessed, and the seed plays no part.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub key: Option<Key>,
    /// How aliens come to the seats.
    pub aliens: Aliens,
    /// Which aliens may be dealt.
    pub experience: Experience,
    /// The boxes whose aliens may be dealt; empty for all.
    pub sets: Vec<String>,
    /// Aliens that are left out, by id.
    pub banned: Vec<String>,
    /// Aliens that say they must not meet may meet nevertheless, by agreement (ruling AL-GAMBLER-1).
    pub any_aliens_may_meet: bool,
    /// Four planets for each player instead of five.
    pub four_planets: bool,
    /// Any number of flares per player and encounter.
    pub freewheeling_flares: bool,
    /// Of a flare that was printed in two versions, the older one is in the game.
    pub classic_flares: bool,
    /// The flares of all aliens that may be dealt, instead of ten.
    pub all_flares: bool,
    /// Reward cards.
    #[serde(default)]
    pub rewards: Rewards,
    /// Variants that boxes bring, by id.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variants: Vec<String>,
    /// The cosmic deck has hardly more cards than the hands: for studies of quakes (R24.5).
    #[serde(default)]
    pub thin_deck: bool,
    /// The starting hands hold all encounter cards of the game: for studies of what happens where none can be drawn (R9.3).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hoarded: bool,
    /// Questions whose absence would betray a hand are put even where only one answer is legal: for tables at which the
    /// time that passes is seen.
    #[serde(default)]
    pub patient: bool,
    /// All aliens that might have been dealt are numbered, by their ids: no number says which were. Without it only those
    /// of the game are, as they were dealt, which costs less: for simulations.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub discreet: bool,
    /// The seat that begins; by destiny if none is named (R1.8).
    pub first: Option<u8>,
    /// Stop before the first turn, so that a position can be arranged.
    pub arranged: bool,
    /// The game is a draw after so many encounters.
    pub max_encounters: u32,
    /// The game is a draw after so many inputs, should players go round in circles within one encounter.
    pub max_inputs: u32,
}

/// As derived, but what earlier builds did not know counts only where it is used: games they stored have the same checksum.
impl Hash for Options {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        let Options { players, seed, key, aliens, experience, sets, banned, any_aliens_may_meet, .. } = self;
        (players, seed, aliens, experience, sets, banned, any_aliens_may_meet).hash(hasher);
        let Options { four_planets, freewheeling_flares, classic_flares, all_flares, rewards, thin_deck, .. } = self;
        (four_planets, freewheeling_flares, classic_flares, all_flares, rewards, thin_deck).hash(hasher);
        let Options { variants, hoarded, patient, discreet, first, arranged, max_encounters, max_inputs, .. } = self;
        (patient, first, arranged, max_encounters, max_inputs).hash(hasher);
        if let Some(key) = key {
            key.hash(hasher);
        }
        if *discreet {
            discreet.hash(hasher);
        }
        if *hoarded {
            hoarded.hash(hasher);
        }
        if !variants.is_empty() {
            variants.hash(hasher);
        }
    }
}

impl Options {
    /// A game for so many players with the usual options.
    pub fn new(players: u8, seed: u64) -> Options {
        Options {
            players,
            seed,
            key: None,
            aliens: Aliens::Draft,
            experience: Experience::Expert,
            sets: Vec::new(),
            banned: Vec::new(),
            any_aliens_may_meet: false,
            four_planets: false,
            freewheeling_flares: false,
            classic_flares: false,
            all_flares: false,
            rewards: Rewards::None,
            variants: Vec::new(),
            thin_deck: false,
            hoarded: false,
            patient: false,
            discreet: false,
            first: None,
            arranged: false,
            max_encounters: 2000,
            max_inputs: 500_000,
        }
    }
    /// The same with these aliens, seat by seat.
    pub fn with_aliens(mut self, ids: &[&str]) -> Options {
        self.aliens = Aliens::Fixed(ids.iter().map(|s| s.to_string()).collect());
        self
    }
    /// The same with reward cards.
    pub fn with_rewards(mut self, rewards: Rewards) -> Options {
        self.rewards = rewards;
        self
    }
    /// The same with these variants.
    pub fn with_variants(mut self, ids: &[&str]) -> Options {
        self.variants = ids.iter().map(|s| s.to_string()).collect();
        self
    }
    /// The same with these boxes only.
    pub fn with_sets(mut self, sets: &[&str]) -> Options {
        self.sets = sets.iter().map(|s| s.to_string()).collect();
        self
    }
    /// Most flares in the deck: ten, and two for each player at least (R1.5).
    pub fn flares(&self) -> usize {
        if self.all_flares { u8::MAX as usize } else { FLARES.max(2 * self.players as usize) }
    }
    /// Are flares in the game? A first game is played without (ruling G-007).
    pub(crate) fn has_flares(&self) -> bool {
        self.experience != Experience::First
    }
    /// Are reward cards among the cards of this game? Where a position is arranged, any card may be.
    pub(crate) fn knows_rewards(&self) -> bool {
        self.rewards != Rewards::None || self.arranged
    }
    /// Planets for each player.
    pub fn planets(&self) -> u8 {
        if self.four_planets { 4 } else { 5 }
    }
    /// Foreign colonies needed to win (R18.1).
    pub fn to_win(&self) -> u8 {
        self.planets()
    }
    /// Home colonies needed to keep a power (R19.6).
    pub fn to_keep_power(&self) -> u8 {
        if self.four_planets { 2 } else { 3 }
    }
}
