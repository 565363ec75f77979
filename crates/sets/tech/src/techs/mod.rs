//! The techs of the base deck (tech.md 2), one file for each.

mod cosmic_field_generator;
mod delta_scanners;
mod energy_cloak;
mod enigma_device;
mod vacuum_turbines;
mod warpspace_key;
mod xenon_lasers;

use engine::ability::Print;
use engine::prelude::*;

use crate::TECH;

/// Techs: ships research them while they lie face down before a player (T5, T10).
pub static KIND: PieceKind = PieceKind { crewed: true, ..PieceKind::of("tech") };

/// The cards of the tech deck.
pub static CARDS: &[(Print, u8)] = &[
    (Print::Piece(&cosmic_field_generator::COSMIC_FIELD_GENERATOR), 1),
    (Print::Piece(&delta_scanners::DELTA_SCANNERS), 1),
    (Print::Piece(&energy_cloak::ENERGY_CLOAK), 1),
    (Print::Piece(&enigma_device::ENIGMA_DEVICE), 1),
    (Print::Piece(&vacuum_turbines::VACUUM_TURBINES), 1),
    (Print::Piece(&warpspace_key::WARPSPACE_KEY), 1),
    (Print::Piece(&xenon_lasers::XENON_LASERS), 1),
];

/// A tech with nothing filled in.
const PLAIN: PieceDef = PieceDef { set: TECH, kind: &KIND, ..PieceDef::PLAIN };

/// Is a piece a tech?
pub(crate) fn is_tech(game: &Game, piece: &Piece) -> bool {
    game.cast().def(piece.def).kind.id == KIND.id
}

/// T9: some techs are not completed: they come out by being used.
pub(crate) fn is_hidden_until_used(def: &PieceDef) -> bool {
    def.abilities.iter().any(|a| a.even_lost)
}

/// The tech under way is discarded: it has been spent.
fn spend(t: &mut Telling) {
    let piece = t.piece.expect("a tech is used");
    t.tell(PieceDeed::Leave { piece });
}
