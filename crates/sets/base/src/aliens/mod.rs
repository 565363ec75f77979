//! The aliens of the base box, one file each.

use engine::ability::Alien;

mod chosen;
mod filch;
mod grudge;
mod healer;
mod human;
mod miser;
mod mutant;
mod observer;
mod oracle;
mod philanthropist;
mod remora;
mod sorcerer;
mod zombie;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &chosen::CHOSEN,
    &filch::FILCH,
    &grudge::GRUDGE,
    &healer::HEALER,
    &human::HUMAN,
    &miser::MISER,
    &mutant::MUTANT,
    &observer::OBSERVER,
    &oracle::ORACLE,
    &philanthropist::PHILANTHROPIST,
    &remora::REMORA,
    &sorcerer::SORCERER,
    &zombie::ZOMBIE,
];
