//! Plant: has the power of a player in whose system it has a colony, for one encounter, beside its own.

use engine::prelude::*;

use crate::INCURSION;

/// Plant.
pub static PLANT: Alien = Alien {
    id: "plant",
    set: INCURSION,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: |look| !grafts(look) && !hosts(look).is_empty(),
        effect: &[graft],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Formed,
        who: Who::Main,
        applies: |look| !gifted_allies(look).is_empty(),
        effect: &[steal],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::GameEnds,
        applies: overgrows_a_winner,
        effect: &[win_alone],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The sheets whose power a player has and can be parted from: all of them go along (AL-PLANT-4).
fn powers(look: &Look, seat: Seat) -> Vec<PieceId> {
    look.movable_powers(seat).collect()
}

fn colony_at(look: &Look, seat: Seat) -> bool {
    look.home_planets(seat).iter().any(|p| look.has_colony(look.me, *p))
}

/// Another power is grafted already.
fn grafts(look: &Look) -> bool {
    let through_me = |id| look.loan(id).is_some_and(|loan| loan.bound_to.is_some() && loan.bound_to == look.piece);
    look.game.pieces().any(|(id, _)| through_me(id))
}

/// Players with a power in whose home system I have a colony.
fn hosts(look: &Look) -> Seats {
    let host = |s: &Seat| colony_at(look, *s) && !powers(look, *s).is_empty();
    look.others(look.me).iter().filter(host).collect()
}

/// With all that belongs to the power (AL-PLANT-3), until the encounter ends or my own is lost (AL-PLANT-2).
fn graft(t: &mut Telling) -> Ruling {
    let (me, own) = (t.me, t.piece);
    let among = hosts(t);
    let host = t.seat(Topic::Victim, among)?;
    for piece in powers(t, host) {
        t.tell(PieceDeed::Lend { piece, to: me, instead: false, bound_to: own });
    }
    Ok(())
}

fn gifted_allies(look: &Look) -> Seats {
    let e = look.encounter();
    e.allies[0].or(e.allies[1]).iter().filter(|s| *s != look.me && !powers(look, *s).is_empty()).collect()
}

/// The ally's power in place of mine.
fn steal(t: &mut Telling) -> Ruling {
    let me = t.me;
    let among = gifted_allies(t);
    if among.is_empty() {
        return Ok(()); // an answer to the flare was quicker
    }
    let ally = t.seat(Topic::Victim, among)?;
    for piece in powers(t, ally) {
        t.tell(PieceDeed::Lend { piece, to: me, instead: true, bound_to: None });
    }
    Ok(())
}

/// Another winner has me in the home system, and I do not win alone anyway.
fn overgrows_a_winner(look: &Look) -> bool {
    look.proposed_winners().is_some_and(|winners| winners.without(look.me).iter().any(|s| colony_at(look, s)))
}

fn win_alone(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.amend(Amend::Winners(Seats::one(me)));
    Ok(())
}
