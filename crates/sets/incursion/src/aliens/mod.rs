//! The aliens of this box, one file each.

use engine::ability::Alien;

mod chronos;
mod fungus;
mod fury;
mod plant;
mod sniveler;

/// All aliens of this set that are implemented.
pub static ALIENS: &[&Alien] = &[&chronos::CHRONOS, &fungus::FUNGUS, &fury::FURY, &plant::PLANT, &sniveler::SNIVELER];
