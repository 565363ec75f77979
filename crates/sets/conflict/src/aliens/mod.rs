//! The aliens of this box, one file each.

use engine::prelude::*;

mod empath;
mod filth;
mod glutton;
mod graviton;
mod invader;
mod lunatic;
mod mimic;
mod trickster;
mod warhawk;
mod xenophile;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &empath::EMPATH,
    &filth::FILTH,
    &glutton::GLUTTON,
    &graviton::GRAVITON,
    &invader::INVADER,
    &lunatic::LUNATIC,
    &mimic::MIMIC,
    &trickster::TRICKSTER,
    &warhawk::WARHAWK,
    &xenophile::XENOPHILE,
];
