//! Pieces: what is printed and lies on the table with a text of its own. An alien's sheet is one; boxes bring others (R4, R23).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::cards::CardList;
use super::ids::*;
use super::things::Table;
use super::value::Value;

/// Notes by their numbers, in the order of the numbers.
pub type Notes = SmallVec<[(u8, Value); 1]>;

/// What is printed on a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DefIx {
    /// An alien: it is a sheet.
    Alien(AlienIx),
    /// Something else.
    Piece(PieceIx),
}

/// Where a piece lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Spot {
    /// Before a seat, which holds it unless it is on loan.
    Seat(Seat),
    /// Beside a planet.
    Planet(PlanetId),
    /// Around the system of this colour.
    System(Colour),
    /// Beside another piece, with which it goes: one power that is several pieces.
    Piece(PieceId),
    /// In the middle of the table.
    Centre,
    /// Nowhere: it left the game in this encounter.
    Gone(EncounterId),
}

/// A piece is with another seat for a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Loan {
    /// Who has it meanwhile.
    pub to: Seat,
    /// Until this encounter ends.
    pub until: EncounterId,
    /// It is the only power of the one who has it: the own one sleeps meanwhile.
    pub instead: bool,
    /// It goes back as soon as this piece is face down or gone.
    pub bound_to: Option<PieceId>,
}

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// What is printed on it.
    pub def: DefIx,
    /// The card it is, where it came from a deck.
    pub card: Option<CardId>,
    /// Where it lies.
    pub spot: Spot,
    /// Whose it is: where a loan ends, it is there again.
    pub owner: Option<Seat>,
    /// Face up: its text can be used. A sheet is turned down for want of home colonies (R19.6).
    pub up: bool,
    /// Borrowed or stolen.
    pub loan: Option<Loan>,
    /// What is noted on it: the number of the note in the table of its definition, and the value.
    pub notes: Notes,
    /// Cards face down on the piece; the holder may look at them.
    pub cards: CardList,
}

impl Piece {
    /// A fresh piece, face up.
    pub fn new(def: DefIx, spot: Spot, owner: Option<Seat>) -> Piece {
        let (notes, cards) = (Notes::new(), CardList::new());
        Piece { def, card: None, spot, owner, up: true, loan: None, notes, cards }
    }
    /// The fresh sheet of an alien before a seat.
    pub fn sheet(alien: AlienIx, owner: Seat) -> Piece {
        Piece::new(DefIx::Alien(alien), Spot::Seat(owner), Some(owner))
    }
    /// The alien, if it is a sheet.
    pub fn alien(&self) -> Option<AlienIx> {
        match self.def {
            DefIx::Alien(alien) => Some(alien),
            DefIx::Piece(_) => None,
        }
    }
    /// Is it the sheet of this alien?
    pub fn is_alien(&self, alien: AlienIx) -> bool {
        self.def == DefIx::Alien(alien)
    }
    /// Has it left the game?
    pub fn is_gone(&self) -> bool {
        matches!(self.spot, Spot::Gone(_))
    }
    /// What is noted under this number.
    pub fn noted(&self, note: u8) -> Option<Value> {
        self.notes.iter().find(|(n, _)| *n == note).map(|(_, value)| *value)
    }
    /// Notes something in place of what was there, or strikes it out.
    pub(crate) fn note(&mut self, note: u8, value: Option<Value>) {
        self.notes.retain(|(n, _)| *n != note);
        if let Some(value) = value {
            let place = self.notes.iter().position(|(n, _)| *n > note).unwrap_or(self.notes.len());
            self.notes.insert(place, (note, value));
        }
    }
}

impl Table {
    /// The piece.
    pub fn piece(&self, piece: PieceId) -> &Piece {
        &self.pieces[piece.ix()]
    }
    /// All pieces that have not left the game.
    pub fn pieces(&self) -> impl Iterator<Item = (PieceId, &Piece)> {
        let all = self.pieces.iter().enumerate().map(|(i, piece)| (PieceId(i as u8), piece));
        all.filter(|(_, piece)| !piece.is_gone())
    }
    /// The sheets of aliens among them.
    pub fn sheets(&self) -> impl Iterator<Item = (PieceId, AlienIx, &Piece)> {
        self.pieces().filter_map(|(id, piece)| Some((id, piece.alien()?, piece)))
    }
    /// The piece another one goes with: the one it lies beside, or itself.
    #[inline]
    pub(crate) fn leader(&self, piece: PieceId) -> PieceId {
        match self.piece(piece).spot {
            Spot::Piece(leader) if !self.piece(leader).is_gone() => leader,
            _ => piece,
        }
    }
    /// The loan by which a piece is with somebody else.
    pub fn loan(&self, piece: PieceId) -> Option<&Loan> {
        self.piece(self.leader(piece)).loan.as_ref()
    }
    /// The seat that has a piece now, if any.
    #[inline]
    pub fn holder(&self, piece: PieceId) -> Option<Seat> {
        let leader = self.piece(self.leader(piece));
        match (leader.loan, leader.spot) {
            (Some(loan), _) => Some(loan.to),
            (None, Spot::Seat(seat)) => Some(seat),
            (None, Spot::Piece(_)) => leader.owner, // the one it lay beside has just left the game
            (None, Spot::Planet(_) | Spot::System(_) | Spot::Centre | Spot::Gone(_)) => None,
        }
    }
    /// The pieces that go together with one: itself, and those beside it.
    pub fn with_pieces_beside(&self, piece: PieceId) -> impl Iterator<Item = PieceId> {
        let leader = self.leader(piece);
        self.pieces().map(|(id, _)| id).filter(move |id| self.leader(*id) == leader)
    }
}
