//! The aliens of the base box, one file each.

use engine::ability::Alien;

mod amoeba;
mod anti_matter;
mod barbarian;
mod chosen;
mod cudgel;
mod dictator;
mod fido;
mod filch;
mod gambler;
mod grudge;
mod hacker;
mod hate;
mod healer;
mod human;
mod kamikaze;
mod macron;
mod masochist;
mod miser;
mod mutant;
mod observer;
mod oracle;
mod parasite;
mod philanthropist;
mod remora;
mod reserve;
mod shadow;
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
mod will;
mod zombie;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &amoeba::AMOEBA,
    &anti_matter::ANTI_MATTER,
    &barbarian::BARBARIAN,
    &chosen::CHOSEN,
    &cudgel::CUDGEL,
    &dictator::DICTATOR,
    &fido::FIDO,
    &filch::FILCH,
    &gambler::GAMBLER,
    &grudge::GRUDGE,
    &hacker::HACKER,
    &hate::HATE,
    &healer::HEALER,
    &human::HUMAN,
    &kamikaze::KAMIKAZE,
    &macron::MACRON,
    &masochist::MASOCHIST,
    &miser::MISER,
    &mutant::MUTANT,
    &observer::OBSERVER,
    &oracle::ORACLE,
    &parasite::PARASITE,
    &philanthropist::PHILANTHROPIST,
    &remora::REMORA,
    &reserve::RESERVE,
    &shadow::SHADOW,
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
    &will::WILL,
    &zombie::ZOMBIE,
];
