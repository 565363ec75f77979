//! Warhawk: no negotiate lasts in its encounters; wild: trades one for two cards; super: is compensated for one.

use engine::flow::Standing;
use engine::prelude::*;

use crate::CONFLICT;

/// What a negotiate is worth in a war.
const NOTHING: Face = Face::Attack(0);

/// Warhawk.
pub static WARHAWK: Alien = Alien {
    id: "warhawk",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        limit: Limit::Free, // E-WARHAWK, R11.7: whatever makes a negotiate of a card again
        applies: |look| Side::BOTH.into_iter().any(|side| peaceful(look, side)),
        effect: &[make_war],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::EncounterBegins,
        holds: |look| !negotiates(look).is_empty(),
        effect: &[trade],
        ..Ability::PLAIN
    }],
    super_flare: &[
        Ability {
            when: Moment::GainsAnnounced,
            who: Who::Main,
            applies: |look| wanted_peace(look) && lost_in_vain(look),
            effect: &[collect],
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::Lost,
            who: Who::Main,
            applies: |look| wanted_peace(look) && paid(look) > 0,
            effect: &[collect_price],
            ..Ability::PLAIN
        },
    ],
    ..Alien::PLAIN
};

/// A negotiate that I answer: as revealed; or made of another card by somebody who comes no later than I do (AL-WARHAWK-1), or
/// by a power, which would do so for ever (R11.7). What I have made of a card myself I do not answer: if a hazard makes a
/// negotiate of that, it comes last (H6).
fn peaceful(look: &Look, side: Side) -> bool {
    let order = look.timing_order();
    let rank = |seat: Seat| order.iter().position(|s| *s == seat);
    let change = look.last_change(side);
    let by_power = |a: AbilityRef| matches!(a.source, Source::Power(_));
    let by_me = |s: &Standing| s.by == look.me && s.source.is_some_and(by_power);
    let in_time = |s: &Standing| s.source.is_some_and(by_power) || rank(s.by) <= rank(look.me);
    let mine_to_answer = change.is_none_or(|s| !by_me(s) && in_time(s));
    mine_to_answer && look.current(side).is_some_and(|c| c.is_negotiate())
}

/// The opponent's negotiate, or both, are worth nothing; mine alone is a morph and copies what was revealed (R25.3).
fn make_war(t: &mut Telling) -> Ruling {
    let mine = t.lead();
    let theirs = mine.other();
    let [i_do, they_do] = [mine, theirs].map(|side| peaceful(t, side));
    let faces = [t.shown(theirs), t.current(theirs).map(|c| c.face)];
    let attack = faces.into_iter().flatten().find(|f| f.attack().is_some()).filter(|_| !they_do);
    if they_do {
        t.change(theirs, Change::Become(NOTHING));
    }
    if i_do {
        t.change(mine, Change::Become(attack.unwrap_or(NOTHING)));
    }
    Ok(())
}

fn negotiates(look: &Look) -> CardList {
    look.reach_where(look.me, Purpose::Discard, Face::is_negotiate)
}

fn trade(t: &mut Telling) -> Ruling {
    let card = t.card_among(Topic::Discard, negotiates(t))?;
    let me = t.me;
    t.discard(CardList::from(card));
    t.draw(me, 2);
    Ok(())
}

/// I played a negotiate, whatever has become of it.
fn wanted_peace(look: &Look) -> bool {
    look.i_lead().and_then(|side| look.shown(side)).is_some_and(Face::is_negotiate)
}

/// I lost, and nobody compensates me for it.
fn lost_in_vain(look: &Look) -> bool {
    let e = look.encounter();
    let collects = e.dues.iter().any(|d| d.seat == look.me && d.from.is_some());
    e.winner() == look.i_lead().map(Side::other)
        && !look.bent(Bend::NoGains)
        && !collects
        && look.compensation(look.me) > 0
}

fn collect(t: &mut Telling) -> Ruling {
    let (seat, from) = (t.me, t.opponent());
    t.tell(CourseDeed::Announce(Due { seat, count: Count::Lost(Seats::one(seat)), from }));
    Ok(())
}

/// How many ships a failed deal has just cost me.
fn paid(look: &Look) -> usize {
    if look.losses().1 == Some(Loss::FailedDeal) { look.losses_of(look.me).len() } else { 0 }
}

fn collect_price(t: &mut Telling) -> Ruling {
    let (seat, from, n) = (t.me, t.opponent(), paid(t) as u8);
    t.tell(CourseDeed::Announce(Due { seat, count: Count::Number(n), from }));
    Ok(())
}
