//! Zombie: its ships return to colonies instead of going to the warp; it may free a partner's ships in a deal.

use engine::ability::*;
use engine::deeds::Settling;
use engine::windows::Moment;

use crate::BASE;

/// Zombie.
pub static ZOMBIE: Alien = Alien {
    id: "zombie",
    name: "Zombie",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::WouldLose,
        applies: |look| !look.losses_of(look.me).is_empty(),
        effect: &[rise],
        ..Ability::MUST
    }],
    passives: &[Passive { query: Query::FreesShipsInDeals, value: |_, _| 1 }],
    ..Alien::PLAIN
};

/// R22.4, AL-VACUUM-2: not to colonies that vanish in the same instant; without any other the ships are lost.
fn rise(t: &mut Telling) -> Ruling {
    let ships = t.losses_of(t.me);
    let home = t.homes(t.me, &ships)?;
    if !home.is_empty() {
        t.spare(ships);
        t.settle(home, Settling::Return);
    }
    Ok(())
}
