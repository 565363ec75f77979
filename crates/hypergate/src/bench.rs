//! What `hypergate bench` can be asked for besides what every game has.

use commands::{Failure, bench};
use cosmic::Cosmic;
use engine::Options;

use crate::setup;

/// What is in the deck.
#[derive(Debug, clap::Args)]
pub struct Flares {
    /// With the flares of all aliens in the deck
    #[arg(long, hide = true, requires = "fixed")]
    all_flares: bool,
}

impl bench::Own for Flares {
    type Rules = Cosmic;

    fn options(&self, players: u8, seed: u64) -> Result<Options, Failure> {
        let options = setup::options(players, seed, &[]).map_err(|why| Failure::Trouble(why.to_string()))?;
        Ok(Options { all_flares: self.all_flares, ..options })
    }
}
