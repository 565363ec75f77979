//! The aliens of this box, one file each.

use engine::prelude::*;

mod klutz;
mod tortoise;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &klutz::KLUTZ,
    &tortoise::TORTOISE,
];
