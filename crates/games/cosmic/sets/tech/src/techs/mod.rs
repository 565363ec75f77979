//! The techs of the base deck (tech.md 2), one file for each.

mod coldsleep_ship;
mod collapsium_hulls;
mod cosmic_field_generator;
mod delta_scanners;
mod energy_cloak;
mod enigma_device;
mod genesis_bomb;
mod gluon_mines;
mod infinity_drive;
mod lunar_cannon;
mod omega_missile;
mod plasma_thrusters;
mod precursor_seed;
mod quark_battery;
mod tech_scrambler;
mod the_prometheus;
mod the_qax;
mod vacuum_turbines;
mod warpspace_key;
mod xenon_lasers;

use engine::ability::Print;
use engine::prelude::*;

use crate::TECH;
use crate::research::IN_DEALS;

pub use genesis_bomb::GENESIS_PLANET;

/// Techs: ships research them while they lie face down before a player (T5, T10).
pub static KIND: PieceKind =
    PieceKind { crewed: true, is_tradable: |game| game.cast().find_piece(IN_DEALS).is_some(), ..PieceKind::of("tech") };

/// The cards of the tech deck.
pub static CARDS: &[(Print, u8)] = &[
    (Print::Piece(&coldsleep_ship::COLDSLEEP_SHIP), 1),
    (Print::Piece(&collapsium_hulls::COLLAPSIUM_HULLS), 1),
    (Print::Piece(&cosmic_field_generator::COSMIC_FIELD_GENERATOR), 1),
    (Print::Piece(&delta_scanners::DELTA_SCANNERS), 1),
    (Print::Piece(&energy_cloak::ENERGY_CLOAK), 1),
    (Print::Piece(&enigma_device::ENIGMA_DEVICE), 1),
    (Print::Piece(&genesis_bomb::GENESIS_BOMB), 1),
    (Print::Piece(&gluon_mines::GLUON_MINES), 1),
    (Print::Piece(&infinity_drive::INFINITY_DRIVE), 1),
    (Print::Piece(&lunar_cannon::LUNAR_CANNON), 1),
    (Print::Piece(&omega_missile::OMEGA_MISSILE), 1),
    (Print::Piece(&plasma_thrusters::PLASMA_THRUSTERS), 1),
    (Print::Piece(&precursor_seed::PRECURSOR_SEED), 1),
    (Print::Piece(&quark_battery::QUARK_BATTERY), 1),
    (Print::Piece(&tech_scrambler::TECH_SCRAMBLER), 1),
    (Print::Piece(&the_prometheus::THE_PROMETHEUS), 1),
    (Print::Piece(&the_qax::THE_QAX), 1),
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
