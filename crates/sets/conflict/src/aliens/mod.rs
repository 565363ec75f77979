//! The aliens of this box, one file each.

use engine::prelude::*;

mod filth;
mod glutton;
mod invader;
mod lunatic;
mod mimic;
mod warhawk;
mod xenophile;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &filth::FILTH,
    &glutton::GLUTTON,
    &invader::INVADER,
    &lunatic::LUNATIC,
    &mimic::MIMIC,
    &warhawk::WARHAWK,
    &xenophile::XENOPHILE,
];
