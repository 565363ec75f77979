//! `hypergate play`: the table in a browser; with `--terminal` one person against bots, in words and numbers.

use bots::Level;
use commands::{Failure, serve, terminal};
use cosmic::Cosmic;
use rules::Rules;

use crate::games::{self, GAMES};
use crate::setup;

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

/// Plays.
pub fn run(args: &Args) -> Result<(), Failure> {
    if !args.terminal {
        return serve::run(GAMES, games::client, &args.web);
    }
    let players = setup::check_aliens(&args.aliens, args.players)?.unwrap_or(terminal::PLAYERS);
    let seed = args.seed.unwrap_or_else(terminal::any_seed);
    setup::check_variants(&args.variants)?;
    let mut options = setup::options(players, seed, &args.aliens).map_err(|e| Failure::Usage(e.to_string()))?;
    options.variants.clone_from(&args.variants);
    let game = Cosmic::recorded(&options).map_err(|e| Failure::Usage(e.to_string()))?;
    terminal::play::<Cosmic>(game, cosmic::player(args.bots, seed, terminal::THINKING), seed)
}
