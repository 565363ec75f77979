//! The aliens of this box, one file each.

use engine::prelude::*;

mod bully;
mod chronos;
mod cryo;
mod deuce;
mod disease;
mod ethic;
mod fungus;
mod fury;
mod genius;
mod ghoul;
mod guerrilla;
mod leviathan;
mod locust;
mod magician;
mod mercenary;
mod merchant;
mod plant;
mod seeker;
mod sniveler;
mod symbiote;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &bully::BULLY,
    &chronos::CHRONOS,
    &cryo::CRYO,
    &deuce::DEUCE,
    &disease::DISEASE,
    &ethic::ETHIC,
    &fungus::FUNGUS,
    &fury::FURY,
    &genius::GENIUS,
    &ghoul::GHOUL,
    &guerrilla::GUERRILLA,
    &leviathan::LEVIATHAN,
    &locust::LOCUST,
    &magician::MAGICIAN,
    &mercenary::MERCENARY,
    &merchant::MERCHANT,
    &plant::PLANT,
    &seeker::SEEKER,
    &sniveler::SNIVELER,
    &symbiote::SYMBIOTE,
];
