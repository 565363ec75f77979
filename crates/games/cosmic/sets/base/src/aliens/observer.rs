//! Observer: during the resolution its ships as an ally, and its allies' ships, return instead of going to the warp.

use engine::prelude::*;

use crate::BASE;

/// Observer.
pub static OBSERVER: Alien = Alien {
    id: "observer",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::WouldLose,
        who: Who::Involved,
        applies: |look| !protected(look).is_empty(),
        effect: &[protect],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Formed,
        who: Who::Main,
        applies: |look| !my_allies(look).is_empty(),
        effect: &[let_allies_draw],
        welcome: |_| -1,
        ..Ability::PLAIN
    }],
    super_flare: &[
        Ability { when: Moment::Launched, who: Who::Offense, applies: has_room, effect: &[join], ..Ability::PLAIN },
        Ability {
            when: Moment::Joined,
            who: Who::Ally,
            applies: |look| look.i_join() && has_room(look),
            effect: &[join],
            ..Ability::PLAIN
        },
    ],
    ..Alien::PLAIN
};

/// Those who allied with me as a main player.
fn my_allies(look: &Look) -> Seats {
    look.i_lead().map_or(Seats::NONE, |side| look.encounter().allies[side.ix()])
}

/// Whose ships are saved: mine as an ally, my allies' as a main player, wherever the ships are (AL-OBSERVER-1). Only in
/// the resolution, and only with a colony left to return to.
fn protected(look: &Look) -> Seats {
    if look.phase() != Some(Phase::Resolution) {
        return Seats::NONE;
    }
    let mut seats = my_allies(look);
    if look.encounter().is_ally(look.me) {
        seats.add(look.me);
    }
    let saved = |seat: &Seat| {
        let ships = look.losses_of(*seat);
        !ships.is_empty() && !look.havens(*seat, look.losses().0, &ships).is_empty()
    };
    seats.iter().filter(saved).collect()
}

/// The owners choose where their ships return to.
fn protect(t: &mut Telling) -> Ruling {
    let seats = protected(t);
    let (mut saved, mut moves) = (ShipList::new(), Moves::new());
    for seat in t.timing_order() {
        if seats.has(seat) {
            let ships = t.losses_of(seat);
            moves.extend(t.homes(seat, &ships)?);
            saved.extend(ships);
        }
    }
    t.spare(saved);
    t.settle(moves, Settling::Return);
    Ok(())
}

/// Each ally may draw a card.
fn let_allies_draw(t: &mut Telling) -> Ruling {
    let allies = my_allies(t);
    let asked: Vec<(Seat, Question)> =
        t.timing_order().into_iter().filter(|s| allies.has(*s)).map(|s| (s, Question::YesNo)).collect();
    let answers = t.ask_all(Topic::Whether, &asked)?;
    for ((seat, _), answer) in asked.iter().zip(answers) {
        if answer == Answer::YesNo(true) {
            t.draw(*seat, 1);
        }
    }
    Ok(())
}

/// I have a ship in the warp, and fewer in the encounter than I may have.
fn has_room(look: &Look) -> bool {
    look.my_side().is_some_and(|side| {
        look.in_warp(look.me) > 0 && look.ships_in_encounter(look.me, side).len() < look.ship_limit(look.me)
    })
}

/// One more ship comes straight from the warp.
fn join(t: &mut Telling) -> Ruling {
    if let (Some(side), Some(ship)) = (t.my_side(), t.warp_ships(t.me).first().copied()) {
        t.commit(ShipList::from_slice(&[ship]), side);
    }
    Ok(())
}
