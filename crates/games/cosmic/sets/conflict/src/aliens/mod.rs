//! The aliens of this box, one file each.

use engine::prelude::*;

mod cavalry;
mod changeling;
mod empath;
mod filth;
mod glutton;
mod graviton;
mod industrialist;
mod invader;
mod lunatic;
mod mimic;
mod prophet;
mod relic;
mod saboteur;
mod sadist;
mod siren;
mod the_claw;
mod trickster;
mod visionary;
mod warhawk;
mod xenophile;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &cavalry::CAVALRY,
    &changeling::CHANGELING,
    &empath::EMPATH,
    &filth::FILTH,
    &glutton::GLUTTON,
    &graviton::GRAVITON,
    &industrialist::INDUSTRIALIST,
    &invader::INVADER,
    &lunatic::LUNATIC,
    &mimic::MIMIC,
    &prophet::PROPHET,
    &relic::RELIC,
    &saboteur::SABOTEUR,
    &sadist::SADIST,
    &siren::SIREN,
    &the_claw::THE_CLAW,
    &trickster::TRICKSTER,
    &visionary::VISIONARY,
    &warhawk::WARHAWK,
    &xenophile::XENOPHILE,
];
