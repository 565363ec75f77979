//! The artifacts of the base deck (cosmic.md 6), one file each.

mod card_zap;
mod cosmic_zap;
mod emotion_control;
mod force_field;
mod ionic_gas;
mod mobius_tubes;
mod plague;
mod quash;

pub use card_zap::CARD_ZAP;
pub use cosmic_zap::COSMIC_ZAP;
pub use emotion_control::EMOTION_CONTROL;
pub use force_field::FORCE_FIELD;
pub use ionic_gas::IONIC_GAS;
pub use mobius_tubes::MOBIUS_TUBES;
pub use plague::PLAGUE;
pub use quash::QUASH;
