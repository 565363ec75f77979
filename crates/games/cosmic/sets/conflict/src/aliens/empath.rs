//! Empath: makes a deal of an attack against a negotiate; wild: a deal that is made is rewarded; super: makes war instead.

use engine::prelude::*;

use crate::CONFLICT;

/// What each party of a deal receives.
const REWARDS: u8 = 3;

/// Empath.
pub static EMPATH: Alien = Alien {
    id: "empath",
    set: CONFLICT,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| the_attack(look).is_some(),
        effect: &[harmonize],
        welcome: |look| if the_attack(look) == look.i_lead() { -1 } else { 4 },
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::DealBegins,
        who: Who::Main,
        applies: |look| look.opponent().is_some(),
        effect: &[hope, be_rewarded],
        welcome: |_| 3,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Involved,
        applies: |look| their_negotiate(look).is_some(),
        holds: |look| !attacks(look).is_empty(),
        effect: &[exchange],
        prefers: Some(|look, pick| match pick {
            Pick::Card(card) => 50 - look.face(card).attack().unwrap_or(0) as i8,
            _ => 0,
        }),
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// Does a side's card count as it was revealed?
fn stands(look: &Look, side: Side, is: fn(Face) -> bool) -> bool {
    look.shown(side).is_some_and(is) && look.current(side).is_some_and(|c| is(c.face))
}

/// The side whose attack meets a negotiate, special ones included (AL-EMPATH-1).
fn the_attack(look: &Look) -> Option<Side> {
    let meets =
        |side: &Side| stands(look, *side, |f| f.attack().is_some()) && stands(look, side.other(), Face::is_negotiate);
    Side::BOTH.into_iter().find(meets)
}

/// AL-EMPATH-1: an ordinary negotiate.
fn harmonize(t: &mut Telling) -> Ruling {
    if let Some(side) = the_attack(t) {
        t.change(side, Change::Become(Face::Negotiate));
    }
    Ok(())
}

fn hope(t: &mut Telling) -> Ruling {
    t.later(Moment::GainsAnnounced)
}

fn be_rewarded(t: &mut Telling) -> Ruling {
    if t.encounter().outcome == Some(Outcome::Deal) {
        for seat in [t.me, t.other_lead()] {
            t.tell(CourseDeed::Announce(Due { seat, count: Count::Number(REWARDS), from: None }));
        }
    }
    Ok(())
}

/// The negotiate that the main player against me has revealed, while it lies there.
fn their_negotiate(look: &Look) -> Option<(Side, CardId)> {
    let side = look.my_side()?.other();
    let card = look.encounter().card(side).filter(|c| look.lies_before(*c))?;
    stands(look, side, Face::is_negotiate).then_some((side, card))
}

fn attacks(look: &Look) -> CardList {
    look.reach_where(look.me, Purpose::Give, |f| f.attack().is_some())
}

/// O40: the negotiate is mine, and the attack counts as theirs.
fn exchange(t: &mut Telling) -> Ruling {
    let Some((side, negotiate)) = their_negotiate(t) else { return Ok(()) };
    let attack = t.card_among(Topic::Give, attacks(t))?;
    let (me, face) = (t.me, t.face(attack));
    t.give(CardList::from(negotiate), me);
    t.tell(CourseDeed::Lay { role: Role::Main, side, card: attack, open: true });
    t.change(side, Change::Become(face));
    Ok(())
}
