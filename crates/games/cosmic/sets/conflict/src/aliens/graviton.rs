//! Graviton: of the attacks that are revealed only one digit counts.

use engine::prelude::*;

use crate::CONFLICT;

const TENS: u8 = 0;
const ONES: u8 = 1;
const ONLY_MINE: u8 = 2;
const LABELS: &[&str] = &["tens", "ones", "only-my-card", "only-the-opponent-s-card"];

/// Graviton.
pub static GRAVITON: Alien = Alien {
    id: "graviton",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| look.both_selected(),
        effect: &[call_digit, compress],
        labels: LABELS,
        welcome: |look| my_value(look).map_or(-1, |v| (digit(v, TENS).max(digit(v, ONES)) - v + 8) as i8),
        prefers: Some(my_better_digit),
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        applies: |look| look.opponent() != look.seat_of_alien("graviton"),
        effect: &[call_ones, wait_for_calls, compress],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected, // E-GRAVITONFLARE
        who: Who::Main,
        applies: |look| look.both_selected(),
        effect: &[call_digit_and_card, compress],
        labels: LABELS,
        prefers: Some(my_better_digit),
        ..Ability::WITH_POWER
    }],
    words: LABELS,
    ..Alien::PLAIN
};

/// R25.5, AL-GRAVITON-1: the sign stays with the digit.
fn digit(value: i32, which: u8) -> i32 {
    if which == TENS { value / 10 % 10 } else { value % 10 }
}

/// Called before the reveal, to be done right after it.
fn call(t: &mut Telling, words: &[u8]) -> Ruling {
    let me = t.me;
    for &word in words {
        t.keep(word);
        t.say(me, LABELS[word as usize], &[]);
    }
    t.later(Moment::Revealed)
}

fn call_digit(t: &mut Telling) -> Ruling {
    let digit = t.choice(0b11)?;
    call(t, &[digit])
}

fn call_digit_and_card(t: &mut Telling) -> Ruling {
    let digit = t.choice(0b11)?;
    let whose = t.choice(0b1100)?;
    call(t, &[digit, whose])
}

fn call_ones(t: &mut Telling) -> Ruling {
    t.keep(ONES);
    t.later(Moment::Flip)
}

/// AL-MIRROR-2: what others call before the reveal comes first.
fn wait_for_calls(t: &mut Telling) -> Ruling {
    t.later(Moment::Revealed)
}

/// Both attacks, or the one declared.
fn compress(t: &mut Telling) -> Ruling {
    let (which, mine) = (t.recall(0), t.lead());
    let sides = match t.kept().get::<u8>(1) {
        Some(ONLY_MINE) => &[mine][..],
        Some(_) => &[mine.other()],
        None => &Side::BOTH,
    };
    for side in sides {
        if let Some(value) = t.attack(*side) {
            t.change(*side, Change::Value(digit(value, which) as i16));
        }
    }
    Ok(())
}

/// The value of the attack I have laid down.
fn my_value(look: &Look) -> Option<i32> {
    look.encounter().card(look.i_lead()?).and_then(|c| look.face(c).attack())
}

fn my_better_digit(look: &Look, pick: Pick) -> i8 {
    match (my_value(look), pick) {
        (Some(value), Pick::Option(which @ (TENS | ONES))) => digit(value, which) as i8,
        (_, Pick::Option(which)) => (which != ONLY_MINE) as i8,
        _ => 0,
    }
}
