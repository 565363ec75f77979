//! Symbiote: twice as many ships, those of a colour that nobody plays.

use engine::prelude::*;

use crate::INCURSION;

/// So many more ships start on each home planet.
const MORE: u8 = 4;
/// So many rescued ships find room on a home planet.
const ROOM: usize = 8;

/// Symbiote.
pub static SYMBIOTE: Alien = Alien {
    id: "symbiote",
    set: INCURSION,
    alert: Alert::Green,
    passives: &[Passive { query: Query::KeepsPower, value: |_, _| 1 }],
    wild: &[Ability {
        when: Moment::Regroup,
        who: Who::NotOffense,
        applies: |look| look.in_warp(look.me) > 0 && !look.colonies_of(look.me).is_empty(), // R5.4
        effect: &[retrieve],
        welcome: |_| 2,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::RegroupBegins,
        applies: |look| !look.home_planets(look.me).is_empty(),
        effect: &[rescue],
        sure: true, // E-SYMBIOTEFLARE
        after: After::Discarded,
        welcome: |look| if astray(look).len() >= 10 { 5 } else { -1 },
        ..Ability::PLAIN
    }],
    setup: &[double_fleet],
    takes_colour: true,
    rooted: true,
    ..Alien::PLAIN
};

/// Once, before the game begins: an aftershock brings no more ships (R24.6).
fn double_fleet(t: &mut Telling) -> Ruling {
    let seat = t.me;
    if t.recall::<u8>(0) == 0 {
        t.tell(ShipDeed::AddShips { seat, on: t.home_planets(seat), each: MORE, marked: false });
    }
    Ok(())
}

/// As the offense does (AL-SYMBIOTE-1: each time the flare is played).
fn retrieve(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.follow(Rule::Retrieve, me, 1);
    Ok(())
}

/// My ships, wherever they are.
fn fleet(look: &Look) -> Fleet {
    look.fleet_of(look.colour(look.me)).filter(|(_, s)| s.hired.is_none()).map(|(id, _)| id).collect()
}

/// Those that are on no planet.
fn astray(look: &Look) -> Fleet {
    let lost = |s: &ShipId| !matches!(look.ship(*s).place, Place::Planet(_) | Place::Gate | Place::Beside);
    fleet(look).into_iter().filter(lost).collect()
}

/// Planet by planet, as many as find room: AL-SYMBIOTE-3.
fn rescue(t: &mut Telling) -> Ruling {
    let mut left = fleet(t);
    let mut homes: PlanetList = t.home_planets(t.me);
    let mut moves = Moves::new();
    while !homes.is_empty() && !left.is_empty() {
        let question = Question::Planet { among: homes.clone(), none: !moves.is_empty() };
        let Answer::Planet(planet) = t.ask(Topic::Where, question)? else { break };
        let others: Fleet = left.iter().copied().filter(|s| t.ship(*s).place != Place::Planet(planet)).collect();
        let ships = t.ships(Topic::MoveShips, &others, 0, ROOM)?;
        homes.retain(|p| *p != planet);
        left.retain(|s| !ships.contains(s));
        moves.extend(ships.into_iter().map(|s| (s, planet)));
    }
    let (freed, others): (Moves, Moves) = moves.into_iter().partition(|(s, _)| t.ship(*s).place == Place::Warp);
    t.settle(freed, Settling::Retrieve);
    t.settle(others, Settling::Return);
    Ok(())
}
