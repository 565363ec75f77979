//! Machine: as long as it has encounter cards its turn goes on.

use engine::prelude::*;

use crate::BASE;

/// Machine.
pub static MACHINE: Alien = Alien {
    id: "machine",
    set: BASE,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::AfterEncounter,
        who: Who::Offense,
        applies: may_go_on,
        holds: |look| needs_help(look) && look.has_encounter_card(look.me),
        effect: &[go_on],
        ..Ability::PLAIN
    }],
    // AL-MACHINE-3: only if it is played; it counts as the flare of the encounter that is over
    wild: &[Ability {
        when: Moment::AfterEncounter,
        who: Who::Offense,
        applies: |look| look.number_of(look.encounter()) == 1 && may_go_on(look),
        holds: needs_help,
        effect: &[go_on_anyway, new_hand],
        ..Ability::PLAIN
    }],
    // AL-MACHINE-2: only in a regroup in which it is played
    super_flare: &[Ability {
        when: Moment::RegroupBegins,
        who: Who::Offense,
        applies: |look| look.retrieval_is_due(),
        effect: &[draw_instead],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// My turn could go on.
fn may_go_on(look: &Look) -> bool {
    let e = look.encounter();
    e.turn == look.me && e.plan.counts() && !look.turn_is_over()
}

/// The rules do not give me a further encounter anyway (R17.4).
fn needs_help(look: &Look) -> bool {
    let e = look.encounter();
    let second = look.number_of(e) == 1 && e.outcome.is_some_and(|o| o.success()) && look.has_encounter_card(look.me);
    !second
}

fn go_on(t: &mut Telling) -> Ruling {
    t.plan(t.me, None, When::InTurn);
    Ok(())
}

/// Without enough encounter cards the flare lies outside until the new hand is there (AL-MACHINE-1, R21.5).
fn go_on_anyway(t: &mut Telling) -> Ruling {
    t.plan(t.me, None, When::InTurn);
    let needed = t.query(Query::EncounterCards, t.me, 1) as usize;
    if t.reach_where(t.me, Purpose::Count, Face::is_encounter).len() < needed {
        t.later_with_card(Moment::EncounterBegins)
    } else {
        t.later(Moment::EncounterBegins)
    }
}

/// AL-MACHINE-1: at the start of that encounter the old hand goes and eight cards come, again and again if need be.
fn new_hand(t: &mut Telling) -> Ruling {
    if t.has_enough_encounter_cards(t.me) {
        return Ok(());
    }
    t.follow(Rule::NewHand, t.me, 0);
    t.again()
}

fn draw_instead(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.impose(Bend::NoRetrieval); // what comes instead is told next
    t.draw(me, 1);
    Ok(())
}
