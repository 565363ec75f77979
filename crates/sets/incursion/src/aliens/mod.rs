//! The aliens of this box, one file each.

use engine::ability::Alien;

mod bully;
mod chronos;
mod cryo;
mod disease;
mod ethic;
mod fungus;
mod fury;
mod genius;
mod ghoul;
mod guerrilla;
mod plant;
mod sniveler;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &bully::BULLY,
    &chronos::CHRONOS,
    &cryo::CRYO,
    &disease::DISEASE,
    &ethic::ETHIC,
    &fungus::FUNGUS,
    &fury::FURY,
    &genius::GENIUS,
    &ghoul::GHOUL,
    &guerrilla::GUERRILLA,
    &plant::PLANT,
    &sniveler::SNIVELER,
];
