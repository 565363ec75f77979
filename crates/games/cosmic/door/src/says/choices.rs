//! What a table of Cosmic Encounter chooses of the game.

use engine::options::Rewards;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Which aliens are dealt (R1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// Green aliens, no flares.
    First,
    /// Green and yellow ones.
    Intermediate,
    /// All.
    Expert,
}

/// What those who make a table choose. Whatever is left out is as in [`Choices::default`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct Choices {
    /// The boxes whose aliens may be dealt; empty for all that are complete.
    pub sets: Vec<String>,
    /// Which aliens are dealt.
    pub pool: Pool,
    /// An alien for each seat by its id; empty for two flares each to choose from.
    pub aliens: Vec<String>,
    /// Four planets for each player.
    pub four_planets: bool,
    /// Any number of flares per player and encounter.
    pub freewheeling_flares: bool,
    /// Reward cards.
    pub rewards: Rewards,
    /// Variants that boxes bring, by their ids.
    pub variants: Vec<String>,
}

impl Default for Choices {
    /// All aliens of the base box, two flares each to choose from.
    fn default() -> Choices {
        Choices {
            sets: vec!["base".into()],
            pool: Pool::Expert,
            aliens: Vec::new(),
            four_planets: false,
            freewheeling_flares: false,
            rewards: Rewards::None,
            variants: Vec::new(),
        }
    }
}
