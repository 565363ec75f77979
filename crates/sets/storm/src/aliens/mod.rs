//! The aliens of this box, one file each.

use engine::ability::Alien;


/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
];
