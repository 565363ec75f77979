//! Deeds with pieces: who has which power, and what is noted there.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Exchanged;
use crate::ability::Eyes;
use crate::flow::Bend;
use crate::game::Game;
use crate::table::*;
use crate::view::{Event, Shown};

/// What happens to pieces and those who hold them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PieceDeed {
    /// A seat takes the sheet of an alien, in place of any it had.
    TakePiece {
        /// Who.
        seat: Seat,
        /// Which alien.
        alien: AlienIx,
    },
    /// An alien that nobody plays is drawn by chance, and a seat has its sheet: as its own, or beside another one.
    TakeUnused {
        /// Who.
        seat: Seat,
        /// The piece it lies beside.
        beside: Option<PieceId>,
    },
    /// A piece leaves the game, with all that lies on it.
    LeavePiece {
        /// The piece.
        piece: PieceId,
    },
    /// Something is noted on a piece, in place of what was there, or struck out.
    Note {
        /// The piece.
        piece: PieceId,
        /// The number of the note in the alien's table.
        note: u8,
        /// What is noted.
        value: Option<Value>,
    },
    /// A piece goes to another seat for this encounter.
    Lend {
        /// The piece.
        piece: PieceId,
        /// Who has it meanwhile.
        to: Seat,
        /// Does its own power sleep meanwhile?
        instead: bool,
        /// The piece without which the loan ends.
        bound_to: Option<PieceId>,
    },
    /// Two seats exchange their powers, or two players their places with all they have.
    Exchange {
        /// One of them.
        a: Seat,
        /// The other one.
        b: Seat,
        /// What they exchange.
        what: Exchanged,
    },
}

impl Game {
    /// Performs a deed with pieces.
    pub(super) fn perform_pieces(&mut self, deed: &mut PieceDeed) {
        match deed {
            PieceDeed::TakePiece { seat, alien } => {
                let pieces = &mut self.s.table.pieces;
                match pieces.iter_mut().find(|s| s.owner == *seat) {
                    Some(piece) => *piece = Piece::new(*alien, *seat),
                    None => pieces.push(Piece::new(*alien, *seat)),
                }
                self.s.table.reckon_anew();
                if self.pieces.len() == self.players.len() {
                    self.emit_with(|g| Event::AliensRevealed { aliens: g.pieces.iter().map(|s| s.alien).collect() });
                }
            }
            PieceDeed::TakeUnused { seat, beside } => self.take_unused(*seat, *beside),
            PieceDeed::LeavePiece { piece } => self.leave_piece(*piece),
            PieceDeed::Note { piece, note, value } => {
                let alien = self.piece(*piece).alien;
                let eyes = self.cast().aliens[alien.ix()].notes[*note as usize].eyes;
                self.s.table.pieces[piece.ix()].note(*note, *value);
                if let (Eyes::All, Some(value)) = (eyes, value) {
                    let value = Shown::of(self, *value);
                    self.emit(Event::Noted { piece: *piece, note: *note, value });
                }
            }
            PieceDeed::Lend { piece, to, instead, bound_to } => {
                let until = Some(self.encounter_id());
                let all: SmallVec<[PieceId; 2]> = self.with_pieces_beside(*piece).collect();
                for piece in all {
                    let s = &mut self.s.table.pieces[piece.ix()];
                    if (s.holder, s.until) == (Some(*to), until) {
                        continue; // it went along with another
                    }
                    (s.holder, s.until, s.instead, s.bound_to) = (Some(*to), until, *instead, *bound_to);
                    let lent = self.stands_now(Bend::Lent(piece));
                    self.impose(lent);
                    self.know_piece(piece);
                    self.emit(Event::PieceMoves { piece, to: Some(*to) });
                }
                self.s.table.reckon_anew();
                self.s.table.stirred = true; // R19.6: the borrower's home colonies count
            }
            PieceDeed::Exchange { a, b, what: Exchanged::Powers } => {
                for i in (0..self.pieces.len()).filter(|i| self.pieces[*i].left.is_none()).collect::<Vec<_>>() {
                    let s = &mut self.s.table.pieces[i];
                    for seat in [&mut s.owner].into_iter().chain(s.holder.as_mut()) {
                        *seat = match *seat {
                            x if x == *a => *b,
                            x if x == *b => *a,
                            x => x,
                        };
                    }
                    self.know_piece(PieceId(i as u8));
                    let to = self.pieces[i].holder;
                    self.emit(Event::PieceMoves { piece: PieceId(i as u8), to });
                }
                self.s.table.reckon_anew();
                self.s.table.stirred = true;
            }
            PieceDeed::Exchange { a, b, what: Exchanged::Places } => {
                let players = &mut self.s.table.players;
                let (x, y) = (players[a.ix()].controller, players[b.ix()].controller);
                players[a.ix()].controller = y;
                players[b.ix()].controller = x;
                // Each now knows what lies before the seat it took; what it knew of its old seat it keeps.
                for seat in [*a, *b] {
                    let eye = self.eye(seat);
                    for i in 0..self.hand(seat).len() {
                        let card = self.hand(seat)[i];
                        self.s.table.cards[card.ix()].known |= eye;
                    }
                }
                for i in 0..self.pieces.len() {
                    self.know_piece(PieceId(i as u8));
                }
                self.emit(Event::PlayersSwap(*a, *b));
            }
        }
    }

    /// Who holds a piece knows the cards on it.
    fn know_piece(&mut self, piece: PieceId) {
        let Some(holder) = self.piece(piece).holder else { return };
        let eye = self.eye(holder);
        for card in self.piece(piece).cards.clone() {
            self.s.table.cards[card.ix()].known |= eye;
        }
    }
}
