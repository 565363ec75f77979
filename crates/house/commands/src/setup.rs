//! What commands set games up with: seeds, players, cores.

use clap::builder::RangedI64ValueParser;
use rand_pcg::Pcg32;
use rules::Rules;

/// Independent throws for one game: the same seed and purpose give the same throws.
pub fn dice(seed: u64, purpose: u64) -> Pcg32 {
    Pcg32::new(seed, purpose)
}

/// A number of players on the command line.
pub fn players<R: Rules>() -> RangedI64ValueParser<u8> {
    RangedI64ValueParser::new().range(i64::from(*R::PLAYERS.start())..=i64::from(*R::PLAYERS.end()))
}

/// So many players, or as near to that as the game allows.
pub(crate) fn usually<R: Rules>(players: u8) -> u8 {
    players.clamp(*R::PLAYERS.start(), *R::PLAYERS.end())
}

/// How many cores there are.
pub(crate) fn cores() -> usize {
    std::thread::available_parallelism().map_or(1, |n| n.get())
}
