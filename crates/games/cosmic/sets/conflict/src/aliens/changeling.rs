//! Changeling: draws a card or swaps powers with its opponent; wild: a card of the left neighbour, who gets the flare.

use engine::prelude::*;

use crate::CONFLICT;

const DRAW: u8 = 0;
const FORMS: &[&str] = &["draw-a-card", "swap-powers"];

/// Changeling.
pub static CHANGELING: Alien = Alien {
    id: "changeling",
    set: CONFLICT,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::DefenseKnown,
        who: Who::Main,
        applies: unchanged,
        effect: &[draw_or_swap],
        labels: FORMS,
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Anytime,
        applies: |look| look.reaches(left(look), Purpose::BeTaken),
        effect: &[draw_from_left, pass_on],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::DefenseKnown,
        who: Who::Main,
        applies: |look| unchanged(look) && !partners(look).is_empty(),
        effect: &[swap_with_anybody],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// There is an opponent, and nobody has used this power in this encounter: who has got it by a swap does not swap back.
fn unchanged(look: &Look) -> bool {
    let power = Source::Power(look.my_alien());
    look.opponent().is_some() && !look.spent().any(|(ability, _)| ability.source == power)
}

/// Those whose power can be parted from them.
fn partners(look: &Look) -> Seats {
    if look.is_rooted(look.me) {
        return Seats::NONE;
    }
    look.others(look.me).iter().filter(|s| !look.is_rooted(*s)).collect()
}

/// E-CHANGELING-1: for good, with all that lies on the sheets (R19.9).
fn swap(t: &mut Telling, with: Seat) {
    let me = t.me;
    t.tell(PieceDeed::Exchange { a: me, b: with, what: Exchanged::Powers });
}

fn draw_or_swap(t: &mut Telling) -> Ruling {
    let (me, opponent) = (t.me, t.other_lead());
    let open = if partners(t).has(opponent) { 0b11 } else { 0b01 };
    if t.choice(open)? == DRAW {
        t.draw(me, 1);
    } else {
        swap(t, opponent);
    }
    Ok(())
}

fn swap_with_anybody(t: &mut Telling) -> Ruling {
    let with = t.seat(Topic::Victim, partners(t))?;
    swap(t, with);
    Ok(())
}

fn left(look: &Look) -> Seat {
    look.clockwise(look.me).next().expect("nobody plays alone")
}

fn draw_from_left(t: &mut Telling) -> Ruling {
    t.take(left(t), t.me, 1)
}

fn pass_on(t: &mut Telling) -> Ruling {
    let flare: CardList = t.card.into_iter().collect();
    t.give(flare, left(t));
    Ok(())
}
