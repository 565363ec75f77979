//! Vacuum Turbines: four cards to choose from.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Vacuum Turbines.
pub static VACUUM_TURBINES: PieceDef = PieceDef {
    id: "vacuum-turbines",
    number: Some(2),
    abilities: &[Ability { when: Moment::Regroup, effect: &[suck_in, keep_some], welcome: |_| 4, ..Ability::PLAIN }],
    ..PLAIN
};

fn suck_in(t: &mut Telling) -> Ruling {
    spend(t);
    t.draw_aside(4);
    Ok(())
}

/// Any number is kept, and the rest discarded.
fn keep_some(t: &mut Telling) -> Ruling {
    let drawn = t.done().cards.clone();
    let n = drawn.len();
    let kept = t.cards(Topic::Take, drawn.clone(), 0, n)?;
    t.give(kept.clone(), t.me);
    t.discard(drawn.into_iter().filter(|c| !kept.contains(c)).collect());
    Ok(())
}
