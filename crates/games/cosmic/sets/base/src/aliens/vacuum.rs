//! Vacuum: when it loses ships to the warp, as many ships of others go along.

use engine::prelude::*;

use crate::BASE;

/// Vacuum.
pub static VACUUM: Alien = Alien {
    id: "vacuum",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability { when: Moment::Lost, applies: drags, effect: &[name_victims, take_along], ..Ability::MUST }],
    wild: &[Ability {
        when: Moment::Revealed,
        applies: |look| most_retrieved(look) > 0,
        effect: &[retrieve],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability { when: Moment::Lost, applies: drags, effect: &[pick_ships], ..Ability::WITH_POWER }],
    ..Alien::PLAIN
};

/// My ships that reached the warp; ships removed from the game did not. A later rescue changes nothing (AL-HEALER-3).
fn mine(look: &Look) -> usize {
    if look.losses().1.is_some() { look.losses_of(look.me).len() } else { 0 }
}

fn drags(look: &Look) -> bool {
    let others = look.others(look.me);
    mine(look) > 0 && others.iter().any(|s| !prey(look, s).is_empty())
}

/// Ships on colonies, those on a targeted planet included. E-VACUUM: never my own.
fn prey(look: &Look, seat: Seat) -> Fleet {
    look.colony_ships(seat)
}

/// Who loses how many is my choice, and may be answered.
fn name_victims(t: &mut Telling) -> Ruling {
    let mut most = [0; MAX_SEATS];
    for seat in t.others(t.me).iter() {
        most[seat.ix()] = prey(t, seat).len() as u8;
    }
    let total = mine(t) as u8;
    for n in t.allot(Topic::Victim, most, total)? {
        t.keep(n);
    }
    Ok(())
}

/// Which ships is the victims' choice; they are lost at one instant (R22.4).
fn take_along(t: &mut Telling) -> Ruling {
    let mut ships = ShipList::new();
    for seat in t.timing_order() {
        let n = t.recall::<u8>(seat.ix()) as usize;
        let own = prey(t, seat);
        ships.extend(t.asking(seat).ships(Topic::LoseShips, &own, n, n)?);
    }
    t.send_to_warp(ships);
    Ok(())
}

/// The individual ships are my choice (AL-VACUUM-2).
fn pick_ships(t: &mut Telling) -> Ruling {
    let all: ShipList = t.others(t.me).iter().flat_map(|s| prey(t, s)).collect();
    let n = mine(t);
    let ships = t.ships(Topic::LoseShips, &all, 0, n)?;
    t.send_to_warp(ships);
    Ok(())
}

/// One for each other main player who revealed an attack.
fn most_retrieved(look: &Look) -> usize {
    let e = look.encounter();
    let attacker = |s: &Side| e.main(*s) != Some(look.me) && look.shown(*s).is_some_and(|f| f.attack().is_some());
    let n = Side::BOTH.into_iter().filter(attacker).count();
    if look.colonies_of(look.me).is_empty() { 0 } else { n.min(look.in_warp(look.me)) }
}

fn retrieve(t: &mut Telling) -> Ruling {
    let most = most_retrieved(t);
    if most == 0 {
        return Ok(()); // an answer to the flare has emptied the warp
    }
    let n = t.number(Topic::HowMany, 1, most as i32)? as usize;
    let ships: ShipList = t.warp_ships(t.me).into_iter().take(n).collect();
    let colonies = t.colonies_of(t.me);
    let moves: Moves = t.spread(Topic::ReturnShips, &ships, colonies)?;
    t.settle(moves, Settling::Retrieve);
    Ok(())
}
