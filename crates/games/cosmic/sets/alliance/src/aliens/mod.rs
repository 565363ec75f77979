//! The aliens of this box, one file each.

use engine::prelude::*;

mod extortionist;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &extortionist::EXTORTIONIST,
];
