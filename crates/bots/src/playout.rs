//! Playing on from an imagined position with quick players, and what comes of it.

use engine::Game;
use engine::table::Controller;

use crate::{Player, worth};

/// Lets a player play on for all to the end of the encounter under way and so many more, and says what share in the win
/// a controller can then expect.
pub(crate) fn play_on(game: &mut Game, controller: Controller, player: &mut impl Player, encounters: u32) -> f32 {
    let last = game.state().next_encounter + encounters;
    // An arranged game asks nothing between turns.
    let over = |game: &Game| game.state().next_encounter > last || game.pending().is_empty();
    game.play_out(|game, ask| player.answer(game, ask), over);
    share(game, controller)
}

/// The share in the win that a controller can expect.
pub(crate) fn share(game: &Game, controller: Controller) -> f32 {
    let shares = worth(game);
    let seat = game.players.iter().position(|p| p.controller == controller).expect("everybody sits somewhere");
    shares[seat]
}

/// A number that looks like chance, from two others: seeds for worlds and players.
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
