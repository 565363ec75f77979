//! The box «tech»: tables and functions only.

mod research;
pub mod techs;

use engine::ability::{DeckDef, PieceDef, Print, Variant};
use engine::options::Options;

/// The name of this set.
pub const TECH: &str = "tech";

/// Everybody researches technology (tech.md 1).
pub static TECHNOLOGY: Variant = Variant {
    id: "technology",
    rules: &[&research::RESEARCH],
    pieces: &[&techs::GENESIS_PLANET],
    decks: &[&TECH_DECK],
};

/// Techs can be part of deals (T13).
pub static TECHS_IN_DEALS: Variant =
    Variant { id: research::IN_DEALS, rules: &[&research::TECHS_IN_DEALS], pieces: &[], decks: &[] };

/// The techs, one card of each.
pub static TECH_DECK: DeckDef = DeckDef { id: research::DECK, cards: techs::CARDS, fits: small_enough };

/// T3: with four planets for each player techs that take eight ships or more are left out.
fn small_enough(options: &Options, print: &Print) -> bool {
    let number = if let Print::Piece(PieceDef { number, .. }) = print { *number } else { None };
    !options.four_planets || number.is_none_or(|n| n < 8)
}
