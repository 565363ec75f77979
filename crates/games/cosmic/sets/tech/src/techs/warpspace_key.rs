//! Warpspace Key: all ships leave the warp.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Warpspace Key.
pub static WARPSPACE_KEY: PieceDef = PieceDef {
    id: "warpspace-key",
    number: Some(3),
    abilities: &[Ability {
        when: Moment::Regroup,
        who: Who::Offense,
        applies: |look| look.in_warp(look.me) > 0 && !look.colonies_of(look.me).is_empty(), // R5.4
        effect: &[unlock],
        welcome: |look| if look.in_warp(look.me) >= 3 { 6 } else { -1 },
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn unlock(t: &mut Telling) -> Ruling {
    let ships = t.warp_ships(t.me);
    let moves = t.spread(Topic::Retrieve, &ships, t.colonies_of(t.me))?;
    spend(t);
    t.settle(moves, Settling::Retrieve);
    Ok(())
}
