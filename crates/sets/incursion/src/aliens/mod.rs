//! The aliens of this box, one file each.

use engine::ability::Alien;

mod chronos;
mod deuce;
mod fungus;
mod fury;
mod leviathan;
mod locust;
mod magician;
mod mercenary;
mod merchant;
mod plant;
mod sniveler;
mod symbiote;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &chronos::CHRONOS,
    &deuce::DEUCE,
    &fungus::FUNGUS,
    &fury::FURY,
    &leviathan::LEVIATHAN,
    &locust::LOCUST,
    &magician::MAGICIAN,
    &mercenary::MERCENARY,
    &merchant::MERCHANT,
    &plant::PLANT,
    &sniveler::SNIVELER,
    &symbiote::SYMBIOTE,
];
