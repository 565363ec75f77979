//! Zombie: its ships return to colonies instead of going to the warp; it may free a partner's ships in a deal.

use engine::prelude::*;

use crate::BASE;

/// Zombie.
pub static ZOMBIE: Alien = Alien {
    id: "zombie",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::WouldLose,
        applies: |look| !look.losses_of(look.me).is_empty(),
        effect: &[rise],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::WouldLose,
        applies: |look| !look.losses_of(look.me).is_empty() && !look.havens(look.me, look.losses().0, &[]).is_empty(),
        effect: &[save_one],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Formed,
        who: Who::Main,
        applies: |look| !weakened_allies(look).is_empty(),
        effect: &[reinforce_allies],
        ..Ability::PLAIN
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

/// One ship that would be lost returns to a colony instead.
fn save_one(t: &mut Telling) -> Ruling {
    let mine = t.losses_of(t.me);
    let ship = t.ships(Topic::MoveShips, &mine, 1, 1)?;
    if ship.is_empty() {
        return Ok(()); // an answer to the flare has saved them all
    }
    let home = t.homes(t.me, &ship)?;
    if !home.is_empty() {
        t.spare(ship);
        t.settle(home, Settling::Return);
    }
    Ok(())
}

/// My allies who have ships in the warp.
fn weakened_allies(look: &Look) -> Seats {
    let allies = look.i_lead().map_or(Seats::NONE, |side| look.encounter().allies[side.ix()]);
    allies.iter().filter(|s| look.in_warp(*s) > 0).collect()
}

/// Each ally may bring one ship from the warp into the encounter, beyond the usual limit.
fn reinforce_allies(t: &mut Telling) -> Ruling {
    let side = t.lead();
    let allies = weakened_allies(t);
    let mut ships = ShipList::new();
    for seat in t.timing_order() {
        if allies.has(seat) && t.asking(seat).may(Topic::Whether)? {
            ships.extend(t.warp_ships(seat).into_iter().take(1));
        }
    }
    t.commit(ships, side);
    Ok(())
}
