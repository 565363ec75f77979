//! Xenophile: the colonies of others in its home system add to its total; super: shares in a shared win.

use engine::prelude::*;

use crate::CONFLICT;

/// What each guest is worth to Xenophile.
const WELCOME: i32 = 3;
const WAYS: &[&str] = &["add", "subtract"];

/// Xenophile.
pub static XENOPHILE: Alien = Alien {
    id: "xenophile",
    set: CONFLICT,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.both_attack() && guests(look) > 0,
        effect: &[count_guests, add_or_subtract],
        announce: 1, // R10.7: the number is read before anybody answers
        labels: WAYS,
        prefers: Some(|look, pick| if pick == Pick::Option(look.bent(Bend::LowerWins) as u8) { 3 } else { 0 }),
        ..Ability::MUST
    }],
    passives: &[Passive { query: Query::KeepsPower, value: |_, _| 1 }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.both_attack() && guests(look) > 0,
        effect: &[count_guests, add_one_each],
        announce: 1,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::GameEnds,
        applies: |look| look.proposed_winners().is_some_and(|all| all.len() > 1 && !all.has(look.me)),
        effect: &[win_too],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The colonies of others in my home system: several may be on one planet.
fn guests(look: &Look) -> usize {
    let home = look.home_planets(look.me);
    let of = |seat: Seat| home.iter().filter(|p| look.has_colony(seat, **p)).count();
    look.others(look.me).iter().map(of).sum()
}

fn count_guests(t: &mut Telling) -> Ruling {
    let n = guests(t);
    t.keep(n as i16);
    Ok(())
}

fn add(t: &mut Telling, each: i32) -> Ruling {
    let side = t.lead();
    t.add_to_total(side, t.recall::<i16>(0) as i32 * each);
    Ok(())
}

fn add_or_subtract(t: &mut Telling) -> Ruling {
    let sign = if t.choice(0b11)? == 0 { 1 } else { -1 };
    add(t, sign * WELCOME)
}

fn add_one_each(t: &mut Telling) -> Ruling {
    add(t, 1)
}

fn win_too(t: &mut Telling) -> Ruling {
    let Some(winners) = t.proposed_winners() else { return Ok(()) };
    let mut all = winners;
    all.add(t.me);
    t.amend(Amend::Winners(all));
    Ok(())
}
