//! What is told of it at a table, and to whom. There are no windows in it: whoever may act must.

use bots::{Budget, Level, Player};
use rules::{Controller, Eye, Seat};
use serde::{Deserialize, Serialize};
use table::{AsSaved, AtTable, Never, NoChoices, Setup, Windows};

use crate::game::ROUNDS;
use crate::{Ask, Bid, Event, Game, Options, Salvage};

/// What lies on the table, as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// What the wreck on the table is worth; none when the game is over.
    pub wreck: Option<u8>,
    /// Rounds that are left, with the one under way.
    pub left: u8,
    /// The places, by seats.
    pub places: Vec<Place>,
    /// The bids of each round that is over, by seats.
    pub shown: Vec<Vec<u8>>,
}

/// What lies before a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Place {
    /// Its points.
    pub points: u8,
    /// Has it bid in this round?
    pub has_bid: bool,
    /// Its sealed bid, for those who may know.
    pub bid: Option<u8>,
    /// Its hand, for those who may know.
    pub hand: Option<Vec<u8>>,
}

/// May somebody see what a seat hides?
fn sees(eye: Eye, seat: Seat) -> bool {
    match eye {
        Eye::Of(controller) => controller == Controller(seat.0),
        Eye::Watcher => false,
        Eye::Open => true,
    }
}

impl Windows for Salvage {
    type Moment = Never;
    type Play = Never;
    type Wishes = ();
    type Memory = ();
    type About = Never;
}

impl AtTable for Salvage {
    type Board = Board;
    /// The board is so small that a change is told as the whole of it.
    type Patch = Option<Board>;
    type MoreWait = ();
    type MorePrompt = ();
    type Known = ();
    type News = ();
    type Seen = ();
    type AtRest = AsSaved<Salvage>;
    type Choices = NoChoices;

    fn options_at(setup: &Setup, _: NoChoices) -> Options {
        Options { players: setup.options.players, key: setup.key() }
    }
    fn chosen(options: &Options) -> (u8, NoChoices) {
        (options.players, NoChoices {})
    }
    fn player(level: Level, seed: u64, budget: Budget) -> Box<dyn Player<Salvage> + Send> {
        bots::player(level, seed, budget)
    }
    fn plain(ask: &Ask) -> Bid {
        Bid(ask.hand[0])
    }
    fn topic(_: &Ask) -> String {
        "bid".into()
    }

    fn board(game: &Game) -> Board {
        let state = &game.state;
        let place = |(points, bid): (u8, &Option<u8>)| Place { points, has_bid: bid.is_some(), bid: None, hand: None };
        Board {
            wreck: game.wreck(),
            left: (ROUNDS - game.rounds()) as u8,
            places: game.points().into_iter().zip(&state.bids).map(place).collect(),
            shown: state.shown.clone(),
        }
    }
    fn through(open: &Board, game: &Game, eye: Eye) -> Board {
        let mut board = open.clone();
        for (i, place) in board.places.iter_mut().enumerate().filter(|(i, _)| sees(eye, Seat(*i as u8))) {
            (place.bid, place.hand) = (game.state.bids[i], Some(game.state.hands[i].clone()));
        }
        board
    }
    fn patch(from: &Board, to: &Board) -> Option<Board> {
        (from != to).then(|| to.clone())
    }
    fn for_eye(event: &Event, eye: Eye) -> Event {
        match event {
            Event::Bids { seat, card } => Event::Bids { seat: *seat, card: card.filter(|_| sees(eye, *seat)) },
            Event::Takes { .. } | Event::Over { .. } => event.clone(),
        }
    }
    /// A sealed bid may be taken back until another is there; those of a round that is over are shown.
    fn tells_nothing(before: &Game, now: &Game) -> bool {
        before.rounds() == now.rounds()
    }
}
