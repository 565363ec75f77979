//! The aliens of this box, one file each.

use engine::prelude::*;

mod swindler;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &swindler::SWINDLER,
];
