//! Warpish: every ship in the warp adds 1 to its total.

use engine::prelude::*;

use crate::BASE;

/// Warpish.
pub static WARPISH: Alien = Alien {
    id: "warpish",
    set: BASE,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.i_lead().and_then(|s| look.shown(s)).is_some_and(|f| f.attack().is_some()),
        effect: &[count_all, add],
        announce: 1, // R10.7, AL-WARPISH-1: the number is read before anybody answers
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.in_warp(look.me) > 0,
        effect: &[count_mine, add],
        announce: 1,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.opponent().is_some_and(|o| look.in_warp(o) > 0),
        effect: &[count_theirs, subtract],
        announce: 1,
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

fn count_all(t: &mut Telling) -> Ruling {
    let n: usize = t.seats().iter().map(|s| t.in_warp(s)).sum();
    t.keep(n as i16);
    Ok(())
}

fn count_mine(t: &mut Telling) -> Ruling {
    let n = t.in_warp(t.me);
    t.keep(n as i16);
    Ok(())
}

fn count_theirs(t: &mut Telling) -> Ruling {
    let n = t.opponent().map_or(0, |o| t.in_warp(o));
    t.keep(n as i16);
    Ok(())
}

fn add(t: &mut Telling) -> Ruling {
    let side = t.lead();
    t.add_to_total(side, t.recall::<i16>(0) as i32);
    Ok(())
}

fn subtract(t: &mut Telling) -> Ruling {
    let side = t.lead().other();
    t.add_to_total(side, -t.recall::<i16>(0) as i32);
    Ok(())
}
