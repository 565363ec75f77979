//! The aliens of this box, one file each.

use engine::ability::Alien;

mod chronos;
mod fungus;
mod fury;
mod plant;
mod seeker;
mod sniveler;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &chronos::CHRONOS,
    &fungus::FUNGUS,
    &fury::FURY,
    &plant::PLANT,
    &seeker::SEEKER,
    &sniveler::SNIVELER,
];
