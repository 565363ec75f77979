//! What there is to play with, as a client shows it.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// An alien as the client shows it: facts from the tables; the words are in the text files.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AlienFacts {
    /// Its id.
    pub id: String,
    /// Its box.
    pub set: String,
    /// 0 green, 1 yellow, 2 red.
    pub alert: u8,
    /// The abilities of its power, of the wild and of the super side of its flare.
    pub abilities: [Vec<AbilityFacts>; 3],
    /// Keys of what it says aloud, by number ([`engine::view::Event::Did`]).
    pub words: Vec<String>,
    /// Keys of the notes on its sheet, by number ([`engine::view::PieceView::notes`]).
    pub notes: Vec<String>,
    /// The number of the phase in which its power acts; nothing if that may be in any.
    pub phase: Option<u8>,
    /// A number of its own, by which its picture is drawn if the client has none of it.
    pub salt: u32,
}

/// When, by whom and how an ability works; keys of words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct AbilityFacts {
    /// The moment, as the engine calls it.
    pub when: String,
    /// The role.
    pub who: String,
    /// Compulsory?
    pub must: bool,
}

/// A kind of card with a text of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CardFacts {
    /// Its id.
    pub id: String,
    /// Its type, as the engine calls it.
    pub kind: String,
    /// What it can do.
    pub abilities: Vec<AbilityFacts>,
    /// Keys of what it says aloud, by number.
    pub words: Vec<String>,
}

/// A piece that is no alien's sheet: a tech, a hazard, a law of a variant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PieceFacts {
    /// Its id.
    pub id: String,
    /// Its kind, as its box calls it: `tech`, `temporary-hazard`, …
    pub kind: String,
    /// The deck it comes from, if it is a card.
    pub deck: Option<String>,
    /// How many of it are in that deck.
    pub copies: u8,
    /// The number printed on it.
    pub number: Option<u8>,
    /// What it can do.
    pub abilities: Vec<AbilityFacts>,
    /// Keys of what it says aloud, by number.
    pub words: Vec<String>,
    /// Keys of the notes on it, by number.
    pub notes: Vec<String>,
}

/// `GET /api/catalogue`: all aliens and cards there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CatalogueFacts {
    /// All aliens.
    pub aliens: Vec<AlienFacts>,
    /// The boxes that are complete: tables are made of these.
    pub boxes: Vec<String>,
    /// The ids of the variants that tables can be played with.
    pub variants: Vec<String>,
    /// All kinds of cards.
    pub cards: Vec<CardFacts>,
    /// All pieces that variants and aliens bring.
    pub pieces: Vec<PieceFacts>,
    /// The ids of the special destiny cards.
    pub specials: Vec<String>,
    /// Keys of what the rulebook itself says aloud, by number.
    pub words: Vec<String>,
    /// Texts that the client does not bring along: those of sets of one's own, in Fluent, by the tag of their language.
    pub texts: BTreeMap<String, String>,
}
