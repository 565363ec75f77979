//! The aliens of this box, one file each.

use engine::ability::Alien;

/// All aliens of this set that are implemented.
pub static ALIENS: &[&Alien] = &[];
