//! Games without arguments of their own.

use std::marker::PhantomData;

use lab::Counted;
use lab::plan::Wanted;
use rules::Rules;

/// No arguments besides those that every game has.
#[derive(Debug, clap::Args)]
pub struct Plain<R: Rules> {
    #[arg(skip)]
    rules: PhantomData<R>,
}

impl<R: Counted<Wanted = ()>> Plain<R> {
    /// The game of a seed.
    pub(crate) fn options(players: u8, seed: u64) -> Result<R::Options, R::Unfit> {
        let wanted =
            Wanted { games: 1, seed, players: vec![players], bots: Vec::new(), own: (), rotate: false, budget: None };
        Ok(R::deal(&R::pool(&wanted)?, players, seed, 0))
    }
}
