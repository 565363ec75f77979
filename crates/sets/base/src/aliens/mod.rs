//! The aliens of the base box, one file each.

use engine::ability::Alien;

mod amoeba;
mod chosen;
mod cudgel;
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
mod reserve;
mod sorcerer;
mod spiff;
mod trader;
mod tripler;
mod vacuum;
mod virus;
mod void;
mod warpish;
mod warrior;
mod zombie;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &amoeba::AMOEBA,
    &chosen::CHOSEN,
    &cudgel::CUDGEL,
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
    &reserve::RESERVE,
    &sorcerer::SORCERER,
    &spiff::SPIFF,
    &trader::TRADER,
    &tripler::TRIPLER,
    &vacuum::VACUUM,
    &virus::VIRUS,
    &void::VOID,
    &warpish::WARPISH,
    &warrior::WARRIOR,
    &zombie::ZOMBIE,
];
