//! What a table looks like to one of those around it, and how that changes.

use engine::Game;
use engine::flow::Finish;
use engine::table::*;
use engine::view::{EncounterView, Eye, PieceView, SeatView, View, WonBy};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use protocol::Shared;

/// Numbers of the game in names: aliens and cards are spoken of by their place in these lists.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Names {
    /// The ids of the aliens of this game.
    pub aliens: Vec<String>,
    /// The ids of its kinds of cards.
    pub cards: Vec<String>,
    /// The ids of its pieces that are no sheets.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub pieces: Vec<String>,
    /// The ids of the decks that variants bring.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<String>>")]
    pub decks: Vec<String>,
}

impl Names {
    /// The names behind the numbers of a game.
    pub fn of(game: &Game) -> Names {
        Names {
            aliens: game.cast_ids().map(String::from).collect(),
            cards: game.cast().cards.iter().map(|c| c.id.to_string()).collect(),
            pieces: game.cast().pieces.iter().map(|p| p.id.to_string()).collect(),
            decks: game.cast().decks.iter().map(|d| d.id.to_string()).collect(),
        }
    }
}

/// A card that lies face up beside a planet, and the piece whose power put it there.
pub type BesidePlanet = (PlanetId, PieceId, CardId, Face);
/// A card in a discard pile.
pub type Discarded = (CardId, Face);

/// What lies on the table, as one audience may see it. A question is a [prompt](protocol::Prompt), apart from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Board {
    /// The seats, clockwise.
    pub seats: Vec<Shared<SeatView>>,
    /// Ships, grouped by place and colour.
    pub ships: Shared<Vec<ShipGroup>>,
    /// The planets.
    pub planets: Shared<Vec<Planet>>,
    /// Cards that lie face up beside planets, and the piece whose power put them there.
    pub beside: Shared<Vec<BesidePlanet>>,
    /// The pieces.
    pub pieces: Shared<Vec<PieceView>>,
    /// Cards left in each draw pile.
    pub decks: Vec<u16>,
    /// The open discard piles, from bottom to top.
    pub discards: Vec<Shared<Vec<Discarded>>>,
    /// Has the first turn begun?
    pub begun: bool,
    /// Whose turn it is.
    pub turn: Seat,
    /// The encounter.
    pub encounter: Option<Shared<EncounterView>>,
    /// How the game ended.
    pub finish: Option<Finish>,
    /// By what each winner has won.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(Seat, WonBy)>>")]
    pub won_by: Vec<(Seat, WonBy)>,
}

impl From<View> for Board {
    fn from(view: View) -> Board {
        let View {
            seats, ships, planets, beside, pieces, decks, discards, begun, turn, encounter, finish, won_by, ..
        } = view;
        Board {
            seats: seats.into_iter().map(Shared::new).collect(),
            ships: ships.into(),
            planets: planets.into(),
            beside: beside.into(),
            pieces: pieces.into(),
            decks: decks.into_iter().map(|n| n as u16).collect(),
            discards: discards.into_iter().map(Shared::new).collect(),
            begun,
            turn,
            encounter: encounter.map(Shared::new),
            finish,
            won_by,
        }
    }
}

// Where no card is hidden, or only such as an eye knows no better than one who watches, both see the same: nothing needs to
// be worked out.

fn same_seat(view: &SeatView, game: &Game, seat: Seat, eye: Eye) -> bool {
    let others = match eye {
        Eye::Of(controller) => controller != view.controller,
        Eye::Watcher => true,
        Eye::Open => false,
    };
    let alike = |id: &CardId| eye.sees(game.cards[id.ix()].known) == Eye::Watcher.sees(game.cards[id.ix()].known);
    others && view.aside.is_empty() && game.hand(seat).iter().all(alike)
}
fn same_piece(view: &PieceView, game: &Game, piece: PieceId) -> bool {
    view.cards.is_empty() && !game.has_secrets(piece)
}
fn same_encounter(encounter: &EncounterView) -> bool {
    let EncounterView { cards, seconds, allied, kickers, .. } = encounter;
    [cards, seconds, allied, kickers].into_iter().flatten().flatten().all(|card| card.face.is_some())
}

impl Board {
    /// The same moment of the game through another eye, if this is how one who watches sees it. What both see alike is
    /// shared.
    pub fn through(&self, game: &Game, eye: Eye) -> Board {
        let seat = |(view, seat): (&Shared<SeatView>, Seat)| {
            if same_seat(view, game, seat, eye) { view.clone() } else { view.or(view.through(game, seat, eye)) }
        };
        let pieces = || self.pieces.iter().zip((0..).map(PieceId));
        let same_pieces = pieces().all(|(view, piece)| same_piece(view, game, piece));
        let other_pieces = || pieces().map(|(view, piece)| view.through(game, piece, eye)).collect();
        let encounter =
            |e: &Shared<EncounterView>| if same_encounter(e) { e.clone() } else { e.or(e.through(game, eye)) };
        Board {
            seats: self.seats.iter().zip((0..).map(Seat)).map(seat).collect(),
            ships: self.ships.clone(),
            planets: self.planets.clone(),
            beside: self.beside.clone(),
            pieces: if same_pieces { self.pieces.clone() } else { self.pieces.or(other_pieces()) },
            decks: self.decks.clone(),
            discards: self.discards.clone(),
            begun: self.begun,
            turn: self.turn,
            encounter: self.encounter.as_ref().map(encounter),
            finish: self.finish,
            won_by: self.won_by.clone(),
        }
    }

    /// Shares with an earlier board what is still as it was there.
    pub fn share(&mut self, earlier: &Board) {
        self.seats.iter_mut().zip(&earlier.seats).for_each(|(mine, earlier)| mine.keep(earlier));
        self.ships.keep(&earlier.ships);
        self.planets.keep(&earlier.planets);
        self.beside.keep(&earlier.beside);
        self.pieces.keep(&earlier.pieces);
        self.discards.iter_mut().zip(&earlier.discards).for_each(|(mine, earlier)| mine.keep(earlier));
        self.encounter.iter_mut().zip(&earlier.encounter).for_each(|(mine, earlier)| mine.keep(earlier));
    }
}

/// What is different on the table; what is left out is as it was.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Patch {
    /// Seats that changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(u8, SeatView)>>")]
    pub seats: Vec<(u8, Shared<SeatView>)>,
    /// Ships.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ships: Option<Shared<Vec<ShipGroup>>>,
    /// Planets that changed.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(u8, Planet)>>")]
    pub planets: Vec<(u8, Planet)>,
    /// Cards beside planets.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub beside: Option<Shared<Vec<BesidePlanet>>>,
    /// Pieces.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub pieces: Option<Shared<Vec<PieceView>>>,
    /// Draw piles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub decks: Option<Vec<u16>>,
    /// Discard piles that changed, by deck.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[ts(optional, as = "Option<Vec<(u8, Vec<(CardId, Face)>)>>")]
    pub discards: Vec<(u8, Shared<Vec<Discarded>>)>,
    /// Has the first turn begun?
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub begun: Option<bool>,
    /// Whose turn it is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub turn: Option<Seat>,
    /// The encounter; `[null]` if there is none any more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub encounter: Option<[Option<Shared<EncounterView>>; 1]>,
    /// How the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub finish: Option<Finish>,
    /// By what each winner has won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub won_by: Option<Vec<(Seat, WonBy)>>,
}

impl Patch {
    /// What makes the later board of the earlier one.
    pub fn between(from: &Board, to: &Board) -> Patch {
        fn changed<T: Clone + PartialEq>(from: &[T], to: &[T]) -> Vec<(u8, T)> {
            let differs = |(i, now): &(usize, &T)| from.get(*i) != Some(*now);
            to.iter().enumerate().filter(differs).map(|(i, now)| (i as u8, now.clone())).collect()
        }
        fn other<T: Clone + PartialEq>(from: &T, to: &T) -> Option<T> {
            (from != to).then(|| to.clone())
        }
        Patch {
            seats: changed(&from.seats, &to.seats),
            ships: other(&from.ships, &to.ships),
            planets: if from.planets == to.planets { Vec::new() } else { changed(&from.planets, &to.planets) },
            beside: other(&from.beside, &to.beside),
            pieces: other(&from.pieces, &to.pieces),
            decks: other(&from.decks, &to.decks),
            discards: changed(&from.discards, &to.discards),
            begun: other(&from.begun, &to.begun),
            turn: other(&from.turn, &to.turn),
            encounter: (from.encounter != to.encounter).then(|| [to.encounter.clone()]),
            finish: to.finish.filter(|_| from.finish != to.finish),
            won_by: other(&from.won_by, &to.won_by),
        }
    }

    /// The later board, made of the earlier one: what every client does.
    pub fn apply(self, board: &mut Board) {
        fn put<T>(list: &mut Vec<T>, changes: Vec<(u8, T)>) {
            for (i, now) in changes {
                match list.get_mut(i as usize) {
                    Some(place) => *place = now,
                    None => list.push(now),
                }
            }
        }
        put(&mut board.seats, self.seats);
        if !self.planets.is_empty() {
            let mut planets = board.planets.to_vec();
            put(&mut planets, self.planets);
            board.planets = planets.into();
        }
        for (deck, pile) in self.discards {
            board.discards[deck as usize] = pile;
        }
        board.ships = self.ships.unwrap_or(std::mem::take(&mut board.ships));
        board.beside = self.beside.unwrap_or(std::mem::take(&mut board.beside));
        board.pieces = self.pieces.unwrap_or(std::mem::take(&mut board.pieces));
        board.decks = self.decks.unwrap_or(std::mem::take(&mut board.decks));
        board.begun = self.begun.unwrap_or(board.begun);
        board.turn = self.turn.unwrap_or(board.turn);
        if let Some([encounter]) = self.encounter {
            board.encounter = encounter;
        }
        board.finish = self.finish.or(board.finish);
        board.won_by = self.won_by.unwrap_or(std::mem::take(&mut board.won_by));
    }
}
