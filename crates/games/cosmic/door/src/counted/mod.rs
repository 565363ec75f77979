//! Experiments: how its games are dealt, and what is counted of them, as the laboratory asks for it.

mod columns;
mod count;
mod deal;

use content::texts;
use engine::view::Event;
use engine::{Game, Options};
use lab::plan::Wanted;
use lab::{Columns, Counted, Ended};

use crate::Cosmic;
pub use count::Count;
pub use deal::{Deals, Pool, Unfit};

impl Counted for Cosmic {
    const COLUMNS: &'static Columns = &columns::COLUMNS;
    type Wanted = Deals;
    type Pool = Pool;
    type Unfit = Unfit;
    type Count = Count;

    fn pool(wanted: &Wanted<Deals>) -> Result<Pool, Unfit> {
        Pool::new(wanted)
    }
    fn deal(pool: &Pool, players: u8, seed: u64, moved: u8) -> Options {
        pool.options(players, seed, moved)
    }
    fn factions(pool: &Pool) -> Vec<&'static str> {
        pool.aliens.iter().map(|alien| alien.id).collect()
    }
    fn said(wanted: &Deals) -> Vec<(&'static str, Option<String>)> {
        wanted.said()
    }

    fn counts(event: &Event) -> bool {
        count::counts(event)
    }
    fn start(game: &Game) -> Count {
        Count::new(game)
    }
    fn count(count: &mut Count, game: &Game, event: &Event) {
        count.add(game, event);
    }
    fn end(count: Count, game: &Game) -> Ended {
        count.finish(game)
    }

    /// Encounters begun.
    fn length(game: &Game) -> u32 {
        game.state().next_encounter - 1
    }
    fn bytes(game: &Game) -> usize {
        game.footprint()
    }
    fn unsaved(game: &mut Game) {
        game.keep_no_rest();
    }
    fn faction_name(id: &str) -> String {
        texts::alien_name(id).into_owned()
    }
    fn piece_name(id: &str) -> String {
        texts::piece_name(id).into_owned()
    }
}
