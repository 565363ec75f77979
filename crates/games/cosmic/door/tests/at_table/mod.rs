//! Tables at which one audience is told everything it may know.

use std::collections::BTreeSet;

use cosmic::says::ToClient;
use cosmic::tables::{Step, Table};
use engine::Game;
use engine::table::{Controller, Face, Seat};
use table::*;

/// A controller that sits nowhere sees what everybody sees.
const NOBODY: Controller = Controller(7);

/// The eyes of an audience.
pub fn controller(audience: Audience) -> Controller {
    match audience {
        Audience::Chair(seat) => Controller(seat.0),
        Audience::Watchers => NOBODY,
    }
}

/// The chair of the one who plays a seat.
pub fn chair_of(game: &Game, seat: Seat) -> Seat {
    Seat(game.players[seat.ix()].controller.0)
}

/// A table at which everybody is present and an audience is told everything it may know.
pub fn open(setup: &Setup, game: &Game, me: Audience) -> Table {
    let mut game = game.clone();
    game.record();
    game.stop_at_edges(true);
    let (mut table, _) = Table::with(setup.clone(), game, 0);
    table.watched(me, true);
    for i in 0..setup.chairs.len() as u8 {
        table.presence(0, Seat(i), true);
    }
    table
}

/// What of a step an audience is sent.
pub fn sent(now: Millis, step: Step, me: Audience) -> Vec<(Millis, ToClient)> {
    let mine = step.frames.into_iter().filter(|(to, _)| *to == me);
    mine.map(|(_, message)| (now, message)).collect()
}

/// A frame as it is sent, and when.
pub fn bytes((at, frame): &(Millis, ToClient)) -> String {
    format!("{at} {}", serde_json::to_string(frame).unwrap())
}

/// The flares that are in the game or lie ready for it.
pub fn flares(game: &Game) -> BTreeSet<u8> {
    game.cards.iter().filter_map(|c| if let Face::Flare(alien) = c.face { Some(alien.0) } else { None }).collect()
}
