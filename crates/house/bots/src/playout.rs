//! Playing on from an imagined position with quick players, and what comes of it.

use rules::{Controller, MAX_SEATS, Seat};

use crate::Minds;

/// Lets a rookie play on for all to the end of the chapter under way and so many more, and says what share in the win a
/// controller can then expect.
pub(crate) fn play_on<R: Minds>(
    game: &mut R::Game,
    controller: Controller,
    rookie: &mut R::Rookie,
    chapters: u32,
) -> f32 {
    let last = R::chapters(game) + chapters;
    // An arranged game asks nothing between turns.
    let over = |game: &R::Game| R::chapters(game) > last || R::pending(game).is_empty();
    R::play_out(game, |game, ask| R::decide(rookie, game, ask), over);
    share::<R>(game, controller)
}

/// The share in the win that a controller can expect.
pub(crate) fn share<R: Minds>(game: &R::Game, controller: Controller) -> f32 {
    let shares = R::worth(game);
    let mut seats = (0..MAX_SEATS as u8).map(Seat);
    let seat = seats.find(|seat| R::sits(game, *seat) == controller).expect("everybody sits somewhere");
    shares[seat.ix()]
}

/// A number that looks like chance, from two others: seeds for worlds and players.
pub(crate) fn mix(a: u64, b: u64) -> u64 {
    let mut z = a.wrapping_add(b.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}
