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
    t.draw(t.me, 4);
    Ok(())
}

/// Any number of what has come to the hand is kept, and the rest discarded.
fn keep_some(t: &mut Telling) -> Ruling {
    let held = |c: &CardId| t.hand(t.me).contains(c);
    let drawn: CardList = t.done().cards.iter().copied().filter(held).collect();
    let n = drawn.len();
    let kept = t.cards(Topic::Take, drawn.clone(), 0, n)?;
    t.discard(drawn.into_iter().filter(|c| !kept.contains(c)).collect());
    Ok(())
}
