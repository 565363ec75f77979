//! Masochist: wins when all its ships are lost.

use engine::prelude::*;

use crate::BASE;

/// Masochist.
pub static MASOCHIST: Alien = Alien {
    id: "masochist",
    set: BASE,
    alert: Alert::Red,
    power: &[Ability { when: Moment::RegroupBegins, applies: all_lost, effect: &[|t| t.win()], ..Ability::MUST }],
    passives: &[Passive { query: Query::KeepsPower, value: |_, _| 1 }],
    wild: &[Ability {
        when: Moment::RegroupBegins,
        applies: |look| {
            // the offense must still be able to launch
            let launches = !look.ships_on_colonies(look.offense()).is_empty();
            launches && !look.bent(Bend::NoRetrieval) && !others_in_warp(look).is_empty()
        },
        effect: &[retrieve_instead],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::RegroupBegins,
        who: Who::Offense,
        applies: |look| look.retrieval_is_due(),
        effect: &[remove_instead], // AL-MASOCHIST-1: only in a regroup in which it is played
        ..Ability::PLAIN
    }],
    conflicts: &["healer"], // ruling G-048
    goal: Some(Goal { steps: 20, left: |look| afloat(look) as i32, brings: thrown_away }),
    ..Alien::PLAIN
};

/// My ships that are not in the warp, out of the game, or captured by another player.
fn afloat(look: &Look) -> usize {
    look.fleet_of(look.colour(look.me)).filter(|(id, _)| !look.is_lost(*id)).count()
}

fn all_lost(look: &Look) -> bool {
    afloat(look) == 0
}

/// The ships that go down with my side.
fn thrown_away(look: &Look, outcome: Outcome) -> i32 {
    match (outcome, look.my_side()) {
        (Outcome::Won(winner), Some(side)) if winner != side => look.count_in_encounter(look.me, side) as i32,
        _ => 0,
    }
}

/// Players other than the offense with a ship in the warp and a colony for it (R5.4).
fn others_in_warp(look: &Look) -> Seats {
    let can = |s: &Seat| look.in_warp(*s) > 0 && !look.colonies_of(*s).is_empty();
    look.others(look.offense()).iter().filter(can).collect()
}

fn retrieve_instead(t: &mut Telling) -> Ruling {
    let others = others_in_warp(t);
    if others.is_empty() {
        return Ok(()); // an answer to the flare, such as a copy of it, has emptied the warp
    }
    let seat = t.seat(Topic::Victim, others)?;
    t.impose(Bend::NoRetrieval); // what comes instead is told next
    t.follow(Rule::Retrieve, seat, 1);
    Ok(())
}

fn remove_instead(t: &mut Telling) -> Ruling {
    let ships = t.warp_ships(t.me).into_iter().take(1).collect();
    t.impose(Bend::NoRetrieval); // what comes instead is told next
    t.tell(ShipDeed::Remove { ships });
    Ok(())
}
