//! The aliens of the base box, one file each.

use engine::ability::Alien;

mod amoeba;
mod chosen;
mod cudgel;
mod healer;
mod human;
mod reserve;
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
#[rustfmt::skip] // one alien per line
pub static ALIENS: &[&Alien] = &[
    &amoeba::AMOEBA,
    &chosen::CHOSEN,
    &cudgel::CUDGEL,
    &healer::HEALER,
    &human::HUMAN,
    &reserve::RESERVE,
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
