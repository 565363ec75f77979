//! The special destiny cards (destiny.md 2).

use engine::prelude::*;

/// The three specials: most foreign colonies, most cards, fewest ships in the warp.
pub static SPECIALS: &[Special] = &[
    Special { id: "most-foreign-colonies", rank: |game, seat| game.foreign_colonies(seat) as i32 },
    Special { id: "most-cards", rank: |game, seat| game.reach_count(seat, Purpose::Count) as i32 },
    Special { id: "fewest-in-warp", rank: |game, seat| -(game.in_warp(seat) as i32) },
];
