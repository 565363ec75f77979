//! The aliens of the base box, one file each.

use engine::ability::Alien;

mod anti_matter;
mod barbarian;
mod chosen;
mod gambler;
mod hacker;
mod hate;
mod healer;
mod human;
mod macron;
mod masochist;
mod parasite;
mod tick_tock;
mod vulch;
mod zombie;

/// All aliens of this set that are implemented.
#[rustfmt::skip]
pub static ALIENS: &[&Alien] = &[
    &anti_matter::ANTI_MATTER,
    &barbarian::BARBARIAN,
    &chosen::CHOSEN,
    &gambler::GAMBLER,
    &hacker::HACKER,
    &hate::HATE,
    &healer::HEALER,
    &human::HUMAN,
    &macron::MACRON,
    &masochist::MASOCHIST,
    &parasite::PARASITE,
    &tick_tock::TICK_TOCK,
    &vulch::VULCH,
    &zombie::ZOMBIE,
];
