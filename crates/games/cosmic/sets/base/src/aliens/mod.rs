//! The aliens of the base box, one file each.

use engine::prelude::*;

mod amoeba;
mod anti_matter;
mod barbarian;
mod calculator;
mod chosen;
mod citadel;
mod clone;
mod cudgel;
mod dictator;
mod fido;
mod filch;
mod fodder;
mod gambler;
mod grudge;
mod hacker;
mod hate;
mod healer;
mod human;
mod kamikaze;
mod loser;
mod machine;
mod macron;
mod masochist;
mod mind;
mod mirror;
mod miser;
mod mite;
mod mutant;
mod observer;
mod oracle;
mod pacifist;
mod parasite;
mod philanthropist;
mod reincarnator;
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
    &calculator::CALCULATOR,
    &chosen::CHOSEN,
    &citadel::CITADEL,
    &clone::CLONE,
    &cudgel::CUDGEL,
    &dictator::DICTATOR,
    &fido::FIDO,
    &filch::FILCH,
    &fodder::FODDER,
    &gambler::GAMBLER,
    &grudge::GRUDGE,
    &hacker::HACKER,
    &hate::HATE,
    &healer::HEALER,
    &human::HUMAN,
    &kamikaze::KAMIKAZE,
    &loser::LOSER,
    &machine::MACHINE,
    &macron::MACRON,
    &masochist::MASOCHIST,
    &mind::MIND,
    &mirror::MIRROR,
    &miser::MISER,
    &mite::MITE,
    &mutant::MUTANT,
    &observer::OBSERVER,
    &oracle::ORACLE,
    &pacifist::PACIFIST,
    &parasite::PARASITE,
    &philanthropist::PHILANTHROPIST,
    &reincarnator::REINCARNATOR,
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
