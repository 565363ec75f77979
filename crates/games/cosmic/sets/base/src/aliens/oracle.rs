//! Oracle: its opponent selects first, face up.

use engine::prelude::*;

use crate::BASE;

/// Oracle.
pub static ORACLE: Alien = Alien {
    id: "oracle",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability { when: Moment::Selecting, who: Who::Main, effect: &[foresee], ..Ability::MUST }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        applies: hands_to_mix,
        effect: &[mix],
        welcome: |look| {
            let theirs = look.opponent().map_or(0, |o| look.reach_count(o, Purpose::Count)) as i8;
            theirs - look.reach_count(look.me, Purpose::Count) as i8
        },
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Flip,
        who: Who::Main,
        applies: foreseen,
        effect: &[call_it_off, agree],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

fn foresee(t: &mut Telling) -> Ruling {
    let side = t.lead().other();
    t.impose(Bend::ShowsFirst(side));
    Ok(())
}

/// Cards on both sides, besides the flare itself.
fn hands_to_mix(look: &Look) -> bool {
    let filled = |seat: Seat| look.hand(seat).iter().any(|c| Some(*c) != look.card);
    look.opponent().is_some_and(filled) && filled(look.me)
}

/// The flare itself lies outside both hands meanwhile (ruling F-01).
fn mix(t: &mut Telling) -> Ruling {
    let (me, with) = (t.me, t.other_lead());
    t.tell(CardDeed::MixHands { hands: [me, with].into_iter().collect(), by: Some(me) });
    Ok(())
}

/// The opponent's card lies open and mine is still to be selected.
fn foreseen(look: &Look) -> bool {
    let e = look.encounter();
    look.i_lead().is_some_and(|mine| {
        e.slot(mine.other()).is_some_and(|s| s.open || s.claimed.is_some()) && e.slot(mine).is_none()
    })
}

/// The card goes back, all ships in the encounter go home, and it counts as a deal for every effect (O11).
fn call_it_off(t: &mut Telling) -> Ruling {
    let mine = t.lead();
    if let (Some(card), Some(opponent)) = (t.encounter().card(mine.other()), t.opponent()) {
        t.take_back(card, opponent);
    }
    t.tell(CourseDeed::Outcome(Outcome::Deal));
    let offense = t.offense();
    t.follow(Rule::GoHome, offense, 1);
    t.tell(CourseDeed::Goto(Label::Resolution));
    t.later(Moment::ResolutionBegins)
}

/// Like any other deal it can be undone before it is carried out, though nothing changes hands.
fn agree(t: &mut Telling) -> Ruling {
    let offense = t.offense();
    t.tell(Deed::Occur(Occasion::DealOver { agreed: true }));
    t.follow(Rule::CarryOut, offense, 0);
    Ok(())
}
