//! Anti-Matter: with two attacks the lower total wins, and its own and all allied ships are subtracted.

use engine::prelude::*;

use crate::BASE;

/// Anti-Matter.
pub static ANTI_MATTER: Alien = Alien {
    id: "anti-matter",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: |look| look.both_attack(),
        effect: &[negate],
        suits: Some(low_cards),
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Played,
        who: Who::Involved,
        applies: |look| another_flare(look, |s| matches!(s, Source::Wild(_))),
        effect: &[prevent],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Played,
        applies: |look| another_flare(look, |s| matches!(s, Source::Wild(_) | Source::Super(_))),
        effect: &[prevent],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// What the lower total is worth against an average attack.
fn low_cards(look: &Look) -> i8 {
    let value = look.card.and_then(|c| look.face(c).attack());
    let theirs = look.opponent().zip(look.i_lead()).map_or(0, |(o, s)| look.count_in_encounter(o, s.other()));
    value.map_or(0, |v| (2 * (10 + theirs as i32 - v)).clamp(-100, 100) as i8)
}

/// The opponent's own ships add as usual.
fn negate(t: &mut Telling) -> Ruling {
    let e = t.encounter();
    let seats = e.allies[0].or(e.allies[1]).or(Seats::one(t.me));
    for seat in seats.iter() {
        t.impose(Bend::Worth(seat, -1));
    }
    t.impose(Bend::LowerWins);
    Ok(())
}

/// Another player's flare that is being played.
fn another_flare(look: &Look, kind: fn(Source) -> bool) -> bool {
    let matches = |used: &Use| used.by != look.me && kind(used.ability.source);
    look.stoppable_use().is_some_and(matches)
}

/// R20.6, AL-ANTIMATTER-1: it stays in hand, does not count as played, and is not tried again in this encounter.
fn prevent(t: &mut Telling) -> Ruling {
    if let (Some(frame), Some(used)) = (t.use_frame(), t.stoppable_use()) {
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Keep(used.by) });
    }
    Ok(())
}
