//! Mirror: the digits of the attacks that are revealed change places.

use engine::prelude::*;

use crate::BASE;

const LABELS: &[&str] = &["only-my-card", "only-the-opponent-s-card"];

/// Mirror.
pub static MIRROR: Alien = Alien {
    id: "mirror",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| look.both_selected(),
        effect: &[call, reverse],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.i_lead().is_some_and(|s| look.current(s) != look.current(s.other())),
        effect: &[duplicate],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| look.both_selected(),
        effect: &[declare_whose, call, reverse],
        announce: 1, // whose card it will be is said before a zap
        labels: LABELS,
        ..Ability::WITH_POWER
    }],
    words: LABELS,
    ..Alien::PLAIN
};

fn declare_whose(t: &mut Telling) -> Ruling {
    let whose = t.choice(0b11)?;
    let me = t.me;
    t.keep(whose);
    t.say(me, LABELS[whose as usize], &[]);
    Ok(())
}

/// Called before the reveal, to be done right after it.
fn call(t: &mut Telling) -> Ruling {
    t.later(Moment::Revealed)
}

/// R25.5: a value has two digits, a leading 0 included, and its sign stays.
fn mirrored(value: i32) -> i32 {
    let mut left = value.abs();
    let (mut digits, mut turned) = (0, 0);
    while left > 0 || digits < 2 {
        turned = turned * 10 + left % 10;
        left /= 10;
        digits += 1;
    }
    turned * value.signum()
}

/// Both attacks, or the one declared: the card that lies before that player now.
fn reverse(t: &mut Telling) -> Ruling {
    let mine = t.lead();
    let sides = match t.kept().get::<u8>(0) {
        Some(0) => &[mine][..],
        Some(_) => &[mine.other()],
        None => &Side::BOTH,
    };
    for side in sides {
        if let Some(value) = t.attack(*side) {
            t.change(*side, Change::Value(mirrored(value) as i16));
        }
    }
    Ok(())
}

/// My card counts as what the opponent's counts as now (G-026).
fn duplicate(t: &mut Telling) -> Ruling {
    let mine = t.lead();
    if let Some(theirs) = t.current(mine.other()) {
        t.change(mine, Change::Become(theirs.face));
        if theirs.face.attack().is_some_and(|printed| printed != theirs.value) {
            t.change(mine, Change::Value(theirs.value as i16));
        }
    }
    Ok(())
}
