//! Calculator: of two different attacks the higher one is reduced by the lower one.

use engine::prelude::*;

use crate::BASE;

const ODD: u8 = 0;
const LABELS: &[&str] = &["odd", "even"];

/// Calculator.
pub static CALCULATOR: Alien = Alien {
    id: "calculator",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| look.both_selected(),
        effect: &[call, equalize],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| look.both_selected(),
        effect: &[call_parity, compare],
        labels: LABELS,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Ally,
        applies: |look| look.both_selected(),
        effect: &[call, equalize],
        ..Ability::WITH_POWER
    }],
    words: LABELS,
    ..Alien::PLAIN
};

/// Called before the reveal, to be done right after it.
fn call(t: &mut Telling) -> Ruling {
    t.later(Moment::Revealed)
}

/// A side's attack loses so much of its value.
fn reduce(t: &mut Telling, side: Side, value: i32, by: i32) {
    t.change(side, Change::Value((value - by) as i16));
}

fn equalize(t: &mut Telling) -> Ruling {
    if let Some([offense, defense]) = t.attacks().filter(|[a, b]| a != b) {
        let high = if offense > defense { Side::Offense } else { Side::Defense };
        reduce(t, high, offense.max(defense), offense.min(defense));
    }
    Ok(())
}

fn call_parity(t: &mut Telling) -> Ruling {
    let parity = t.choice(0b11)?;
    let me = t.me;
    t.keep(parity);
    t.say(me, LABELS[parity as usize], &[]);
    t.later(Moment::Revealed)
}

/// Right: the opponent's attack is reduced by mine; wrong: mine by the opponent's.
fn compare(t: &mut Telling) -> Ruling {
    let (Some(values), Some(mine)) = (t.attacks(), t.i_lead()) else { return Ok(()) };
    let odd = (values[0] + values[1]) % 2 != 0;
    let right = odd == (t.recall::<u8>(0) == ODD);
    let side = if right { mine.other() } else { mine };
    reduce(t, side, values[side.ix()], values[side.other().ix()]);
    Ok(())
}
