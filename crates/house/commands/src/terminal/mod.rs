//! A game in this terminal: one person against bots, in words and numbers.

mod session;

use std::io::{BufWriter, ErrorKind, IsTerminal, stdin, stdout};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{Budget, Level, Minds, Player};
use rules::Spoken;

use crate::Failure;
pub use session::Session;

/// How to play.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many players, you included
    #[arg(long, value_name = "N")]
    players: Option<u8>,
    /// How well the bots play
    #[arg(long, value_name = "LEVEL", default_value_t = Level::Rookie)]
    bots: Level,
    /// The seed of the game; the same seed deals the same cards
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
}

/// How long bots that search may think.
pub const THINKING: Budget = Budget::Millis(1000);
/// Players at the table unless it is said otherwise, where so many can play.
pub const PLAYERS: u8 = 4;

/// A seed for those who want none in particular.
pub fn any_seed() -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |d| d.subsec_nanos() as u64 ^ d.as_secs()) % 1_000_000
}

/// Plays a game that is set up for so many players with a seed.
pub fn run<R: Spoken + Minds>(args: &Args, options: impl FnOnce(u8, u64) -> R::Options) -> Result<(), Failure> {
    let (least, most) = R::PLAYERS.into_inner();
    let players = args.players.unwrap_or(PLAYERS.clamp(least, most));
    if !R::PLAYERS.contains(&players) {
        return Err(Failure::Usage(format!("{players} cannot play; possible for --players: {least} to {most}")));
    }
    let seed = args.seed.unwrap_or_else(any_seed);
    let game = R::recorded(&options(players, seed)).map_err(|e| Failure::Usage(e.to_string()))?;
    play(game, bots::player::<R>(args.bots, seed, THINKING), seed)
}

/// Plays a game at its beginning, whose events are recorded. The person has the first seat.
pub fn play<R: Spoken>(game: R::Game, bot: Box<dyn Player<R> + Send>, seed: u64) -> Result<(), Failure> {
    let echo = !stdin().is_terminal();
    let mut session = Session::<R, _, _>::new(game, bot, seed, stdin().lock(), BufWriter::new(stdout().lock()), echo);
    match session.run() {
        Ok(()) => Ok(()),
        Err(e) if e.kind() == ErrorKind::BrokenPipe => Ok(()), // nobody reads any more: the same as leaving
        Err(e) => Err(Failure::Trouble(format!("the terminal cannot be used: {e}"))),
    }
}
