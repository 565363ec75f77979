//! The aliens of the base box, one file each.

use engine::ability::Alien;

mod chosen;
mod healer;
mod human;
mod zombie;

/// All aliens of this set that are implemented.
pub static ALIENS: &[&Alien] = &[&chosen::CHOSEN, &healer::HEALER, &human::HUMAN, &zombie::ZOMBIE];
