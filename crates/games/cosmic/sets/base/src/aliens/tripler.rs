//! Tripler: low attacks of its own count three times, high ones a third.

use engine::prelude::*;

use crate::BASE;

/// Tripler.
pub static TRIPLER: Alien = Alien {
    id: "tripler",
    set: BASE,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| my_attack(look).is_some(),
        effect: &[adjust],
        suits: Some(|look| look.card.and_then(|c| look.face(c).attack()).map_or(0, |v| (tripled(v) - v) as i8)),
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::RevealedFirst, // before any other effect on the card, calls made before the reveal included
        who: Who::Main,
        applies: |look| look.i_lead().and_then(|s| look.attack(s.other())).is_some_and(|v| v >= 15),
        effect: &[shrink_theirs],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| my_attack(look).is_some_and(|v| (11..=13).contains(&v)),
        effect: &[triple],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn my_attack(look: &Look) -> Option<i32> {
    look.attack(look.i_lead()?)
}

fn third(value: i32) -> i32 {
    (value + 2).div_euclid(3)
}

fn tripled(value: i32) -> i32 {
    if value <= 10 { 3 * value } else { third(value) }
}

fn set(t: &mut Telling, side: Side, new: fn(i32) -> i32) -> Ruling {
    if let Some(value) = t.attack(side) {
        t.change(side, Change::Value(new(value) as i16));
    }
    Ok(())
}

fn adjust(t: &mut Telling) -> Ruling {
    let side = t.lead();
    set(t, side, tripled)
}

fn triple(t: &mut Telling) -> Ruling {
    let side = t.lead();
    set(t, side, |v| 3 * v)
}

fn shrink_theirs(t: &mut Telling) -> Ruling {
    let side = t.lead().other();
    set(t, side, third)
}
