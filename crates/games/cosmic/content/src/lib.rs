//! The catalogue: all sets in one registry, with those of one's own that a program plays with.
//!
//! ```
//! use engine::{Game, Options};
//!
//! let options = Options::new(4, 42).with_aliens(&["human", "zombie", "healer", "chosen"]);
//! let mut game = Game::new(content::catalogue(), options).expect("a game can be set up");
//! while game.finish().is_none() {
//!     let ask = game.pending()[0].clone();
//!     let answer = ask.question.default_answer();
//!     game.answer(ask.seat, game.version(), answer).expect("a default answer is legal");
//!     # if game.version() > 300 { break }
//! }
//! ```

pub mod official;
mod own;
pub mod plain;
pub mod texts;
pub mod words;

use std::sync::LazyLock;

use engine::ability::{Alien, Catalogue, Print};

pub use own::{OwnSet, own_sets, play_with};
pub use plain::test_catalogue;

/// The version of the rules. It grows whenever a game would be played differently than before.
pub const RULES_VERSION: u32 = 7;

static CATALOGUE: LazyLock<Catalogue> =
    LazyLock::new(|| own_sets().iter().fold(boxed(), |all, set| all.with(set.aliens)));

/// All that is in the boxes.
fn boxed() -> Catalogue {
    let sets: [&[&'static Alien]; 6] = [
        base::aliens::ALIENS,
        incursion::aliens::ALIENS,
        conflict::aliens::ALIENS,
        alliance::aliens::ALIENS,
        storm::aliens::ALIENS,
        eons::aliens::ALIENS,
    ];
    Catalogue {
        version: RULES_VERSION,
        aliens: sets.concat(),
        cosmic: base::deck::COSMIC,
        rewards: rewards(),
        extras: Vec::new(),
        specials: base::destiny::SPECIALS,
        variants: vec![
            &tech::TECHNOLOGY,
            &tech::TECHS_IN_DEALS,
            &conflict::hazards::HAZARDS,
            &conflict::hazards::POWERS_RETURN,
        ],
        colours: vec![conflict::CONFLICT],
    }
}

/// The reward deck: the second box's own cards, and two that the cosmic deck has too (rewards.md 2).
fn rewards() -> Vec<(Print, u8)> {
    let zaps = [&base::artifacts::COSMIC_ZAP, &base::artifacts::CARD_ZAP].map(|zap| (Print::Card(zap, 0), 1));
    [incursion::rewards::DECK, &zaps].concat()
}

/// The boxes that tables are made of: those all of whose aliens can be played, and sets of one's own.
pub fn boxes() -> Vec<&'static str> {
    official::complete_boxes().into_iter().chain(own_sets().iter().map(|set| set.id)).collect()
}

/// All that can be played: what is in the boxes, and in the sets of one's own.
pub fn catalogue() -> &'static Catalogue {
    &CATALOGUE
}
