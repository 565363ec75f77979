//! The house can rely on this game: it passes the suite that every game passes.

mod common;

use cosmic::Cosmic;
use engine::Options;
use engine::table::Seats;
use rules::conform::{Tried, conform};

/// Random players may play for hours.
const MOST: u32 = 700;

fn tries(options: &Options) -> Tried {
    let look = |game: &engine::Game, who| {
        let mut view = game.view(who);
        // Those who have answered in secret at the same time are asked anew.
        view.waiting_for = Seats::NONE;
        view
    };
    conform::<Cosmic, _>(options, MOST, look).unwrap_or_else(|why| panic!("game {}: {why}", options.seed))
}

#[test]
fn it_passes_the_suite_of_every_game() {
    let mut all = Tried::default();
    for seed in 0..24 {
        let game = common::table(3 + (seed % 4) as u8, seed);
        let Tried { answers, refused, loaded, imagined } = tries(&game.state().options);
        all.answers += answers;
        all.refused += refused;
        all.loaded += loaded;
        all.imagined += imagined;
    }
    assert!(all.answers > 5_000 && all.refused > 5_000 && all.loaded > 100 && all.imagined > 100, "{all:?}");
}
