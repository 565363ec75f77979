//! Pieces: objects that a seat holds, with generic containers (R4, R23).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::cards::CardList;
use super::ids::*;
use super::value::Value;

/// Notes by their numbers, in the order of the numbers.
pub type Notes = SmallVec<[(u8, Value); 1]>;

/// One piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Piece {
    /// The alien.
    pub alien: AlienIx,
    /// The seat that has the power now, if any.
    pub holder: Option<Seat>,
    /// The seat it goes back to when a loan or theft ends.
    pub owner: Seat,
    /// Face down: the power is lost for want of home colonies (R19.6).
    pub down: bool,
    /// Borrowed or stolen until this encounter ends.
    pub until: Option<EncounterId>,
    /// The holder has this power instead of the own one, which sleeps meanwhile.
    pub instead: bool,
    /// Goes back as soon as this piece is face down or gone.
    pub bound_to: Option<PieceId>,
    /// The piece it lies beside and goes with: one power that is several pieces.
    pub beside: Option<PieceId>,
    /// The encounter in which it left the game; nobody holds it any more.
    pub left: Option<EncounterId>,
    /// What is noted on it: the number of the note in the alien's table, and the value.
    pub notes: Notes,
    /// Cards face down on the piece; the holder may look at them.
    pub cards: CardList,
}

impl Piece {
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
    /// A fresh piece before a seat.
    pub fn new(alien: AlienIx, owner: Seat) -> Piece {
        Piece {
            alien,
            holder: Some(owner),
            owner,
            down: false,
            until: None,
            instead: false,
            bound_to: None,
            beside: None,
            left: None,
            notes: Notes::new(),
            cards: CardList::new(),
        }
    }
}
