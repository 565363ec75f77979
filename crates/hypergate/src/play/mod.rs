//! `hypergate play`: the table in a browser; with `--terminal` one person against bots, in words and numbers.

mod ask;
mod help;
pub mod log;
pub mod picture;
mod read;
mod session;

use std::io::{BufWriter, ErrorKind, IsTerminal, stdin, stdout};
use std::time::{SystemTime, UNIX_EPOCH};

use bots::{Budget, Level};
use engine::Game;

use commands::{Failure, serve};

use crate::games::{self, GAMES};
use crate::setup;
use session::Session;

/// How to play.
#[derive(Debug, clap::Args)]
pub struct Args {
    #[command(flatten)]
    web: serve::Serving,
    /// Play in this terminal, against bots
    #[arg(long, conflicts_with_all = ["port", "bind", "data", "open"])]
    terminal: bool,
    /// In the terminal: how many players, you included
    #[arg(long, value_name = "N", requires = "terminal", value_parser = clap::value_parser!(u8).range(setup::PLAYERS))]
    players: Option<u8>,
    /// In the terminal: the aliens, seat by seat; yours is the first
    #[arg(long, value_name = "A,B,C", requires = "terminal", value_delimiter = ',')]
    aliens: Vec<String>,
    /// In the terminal: variants of the boxes to play with
    #[arg(long, value_name = "VARIANT,VARIANT", requires = "terminal", value_delimiter = ',')]
    variants: Vec<String>,
    /// In the terminal: how well the bots play
    #[arg(long, value_name = "LEVEL", requires = "terminal", default_value_t = Level::Rookie)]
    bots: Level,
    /// In the terminal: the seed of the game; the same seed deals the same cards
    #[arg(long, value_name = "S", requires = "terminal")]
    seed: Option<u64>,
}

/// How long bots that search may think.
const THINKING: Budget = Budget::Millis(1000);
/// Players at the table unless it is said otherwise.
const PLAYERS: u8 = 4;

/// Plays.
pub fn run(args: &Args) -> Result<(), Failure> {
    if !args.terminal {
        return serve::run(GAMES, games::client, &args.web);
    }
    let players = setup::check_aliens(&args.aliens, args.players)?.unwrap_or(PLAYERS);
    let seed = args.seed.unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH);
        now.map_or(0, |d| d.subsec_nanos() as u64 ^ d.as_secs()) % 1_000_000
    });
    setup::check_variants(&args.variants)?;
    let mut options = setup::options(players, seed, &args.aliens).map_err(|e| Failure::Usage(e.to_string()))?;
    options.variants.clone_from(&args.variants);
    let game = Game::new_recorded(content::catalogue(), options).map_err(|e| Failure::Usage(e.to_string()))?;
    let echo = !stdin().is_terminal();
    let bot = cosmic::player(args.bots, seed, THINKING);
    let mut session = Session::new(game, bot, seed, stdin().lock(), BufWriter::new(stdout().lock()), echo);
    match session.run() {
        Ok(()) => Ok(()),
        Err(e) if e.kind() == ErrorKind::BrokenPipe => Ok(()), // nobody reads any more: the same as leaving
        Err(e) => Err(Failure::Trouble(format!("the terminal cannot be used: {e}"))),
    }
}
