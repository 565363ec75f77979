//! A game as one may see it from outside of play: in replays and scenarios nobody is asked anything.

use protocol::{Snapshot as Seen, Wait as Waits, Waiting};
use rules::{Eye, Seats};

use crate::game::AtTable;
use crate::publish::Snapshot;

/// What an eye sees of a game, with the latest of what happened.
pub fn picture<R: AtTable>(game: &R::Game, eye: Eye, seq: u32, log: Vec<R::Event>) -> Snapshot<R> {
    let asked = R::pending(game).iter().map(R::asked);
    let seats: Seats = asked.filter(|(_, open)| *open || eye == Eye::Open).map(|(seat, _)| seat).collect();
    let (more, known) = R::apart(game);
    let wait = Waits { kind: Waiting::Decision, seats, left: None, length: None, held: false, more };
    Seen {
        seq,
        board: R::through(&R::board(game), game, eye),
        wait: (!seats.is_empty()).then_some(wait),
        prompts: Vec::new(),
        undo: false,
        log,
        more: known,
    }
}
