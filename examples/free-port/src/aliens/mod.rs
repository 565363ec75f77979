//! The aliens of Free Port, one file each.

mod smuggler;

use engine::ability::Alien;

/// All of them.
pub static ALIENS: &[&Alien] = &[&smuggler::SMUGGLER];
