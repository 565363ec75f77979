//! A game as one may see it from outside of play: in replays and rulings nobody is asked anything.

use cosmic::says::{Known, MoreWait, Names, Snapshot, Wait};
use engine::Game;
use engine::table::Seats;
use engine::view::{Event, Eye};
use protocol::Waiting;

/// What an eye sees of a game.
pub fn snapshot(game: &Game, eye: Eye, seq: u32, log: Vec<Event>) -> Snapshot {
    let asked: Seats = game.pending().iter().filter(|ask| ask.open || eye == Eye::Open).map(|ask| ask.seat).collect();
    let wait = Wait {
        kind: Waiting::Decision,
        seats: asked,
        left: None,
        length: None,
        held: false,
        more: MoreWait { moment: None, about: None, may_win: Seats::NONE, said: game.said().to_vec() },
    };
    Snapshot {
        seq,
        board: game.view_for(eye).into(),
        wait: (!asked.is_empty()).then_some(wait),
        prompts: Vec::new(),
        undo: false,
        log,
        more: Known { names: Names::of(game), ..Known::default() },
    }
}
