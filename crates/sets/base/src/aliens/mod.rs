//! The aliens of the base box, one file each.

use engine::ability::Alien;

mod amoeba;
mod anti_matter;
mod barbarian;
mod chosen;
mod cudgel;
mod filch;
mod gambler;
mod grudge;
mod hacker;
mod hate;
mod healer;
mod human;
mod macron;
mod masochist;
mod miser;
mod mutant;
mod observer;
mod oracle;
mod parasite;
mod philanthropist;
mod reincarnator;
mod remora;
mod reserve;
mod sorcerer;
mod spiff;
mod tick_tock;
mod trader;
mod tripler;
mod vacuum;
mod virus;
mod void;
mod vulch;
mod warpish;
mod warrior;
mod zombie;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &amoeba::AMOEBA,
    &anti_matter::ANTI_MATTER,
    &barbarian::BARBARIAN,
    &chosen::CHOSEN,
    &cudgel::CUDGEL,
    &filch::FILCH,
    &gambler::GAMBLER,
    &grudge::GRUDGE,
    &hacker::HACKER,
    &hate::HATE,
    &healer::HEALER,
    &human::HUMAN,
    &macron::MACRON,
    &masochist::MASOCHIST,
    &miser::MISER,
    &mutant::MUTANT,
    &observer::OBSERVER,
    &oracle::ORACLE,
    &parasite::PARASITE,
    &philanthropist::PHILANTHROPIST,
    &reincarnator::REINCARNATOR,
    &remora::REMORA,
    &reserve::RESERVE,
    &sorcerer::SORCERER,
    &spiff::SPIFF,
    &tick_tock::TICK_TOCK,
    &trader::TRADER,
    &tripler::TRIPLER,
    &vacuum::VACUUM,
    &virus::VIRUS,
    &void::VOID,
    &vulch::VULCH,
    &warpish::WARPISH,
    &warrior::WARRIOR,
    &zombie::ZOMBIE,
];
