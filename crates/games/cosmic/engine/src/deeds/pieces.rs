//! Deeds with pieces: they come and go, change hands, are turned, and something is noted on them.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Exchanged;
use crate::ability::Eyes;
use crate::flow::{Bend, Rule, Until};
use crate::game::Game;
use crate::table::*;
use crate::view::{Event, Shown};

/// What happens to pieces and those who hold them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PieceDeed {
    /// A piece comes into play. Face up, it does what is printed on it about that.
    Enter {
        /// Which.
        what: Entrant,
        /// Where it lies.
        spot: Spot,
        /// Face up?
        up: bool,
        /// Who brings it.
        by: Seat,
    },
    /// A piece leaves the game, with all that lies on it.
    Leave {
        /// The piece.
        piece: PieceId,
    },
    /// A piece is turned face up or face down. Turned up, it does what is printed on it about coming into play.
    Turn {
        /// The piece.
        piece: PieceId,
        /// Face up from now on?
        up: bool,
        /// Who turns it.
        by: Seat,
    },
    /// A piece goes elsewhere for good, with all that lies on it; before a seat, it is that seat's from now on.
    Move {
        /// The piece.
        piece: PieceId,
        /// Where it lies from now on.
        to: Spot,
    },
    /// A piece is lent to another seat for this encounter, with those beside it.
    Lend {
        /// The piece.
        piece: PieceId,
        /// Who has it then.
        to: Seat,
        /// Does the own power of the one who has it sleep meanwhile?
        instead: bool,
        /// The piece without which the loan ends.
        bound_to: Option<PieceId>,
    },
    /// Something is noted on a piece, in place of what was there, or struck out.
    Note {
        /// The piece.
        piece: PieceId,
        /// The number of the note in the table of what is printed on it.
        note: u8,
        /// What is noted.
        value: Option<Value>,
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

/// What comes into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Entrant {
    /// This. While aliens are chosen it is the sheet of a seat, in place of any it had.
    Def(DefIx),
    /// This card: it is a piece until that leaves the game, and then discarded.
    Card(CardId),
    /// The top card of this deck, which is shuffled anew if it has run out.
    Top(DeckId),
    /// An alien that nobody plays, drawn by chance.
    Unused,
}

impl Game {
    /// Performs a deed with pieces.
    pub(super) fn perform_pieces(&mut self, deed: &mut PieceDeed) {
        match *deed {
            PieceDeed::Enter { what: Entrant::Unused, spot, by, .. } => self.take_unused(by, spot),
            PieceDeed::Enter { what: Entrant::Def(DefIx::Alien(alien)), by, .. } => self.take_sheet(by, alien),
            PieceDeed::Enter { what: Entrant::Def(def), spot, up, by } => self.bring_in(def, None, spot, up, by),
            PieceDeed::Enter { what: Entrant::Card(card), spot, up, by } => {
                let Face::Piece(piece) = self.face(card) else { return };
                self.bring_in(DefIx::Piece(piece), Some(card), spot, up, by);
            }
            PieceDeed::Enter { what: Entrant::Top(deck), spot, up, by } => {
                if self.decks[deck.ix()].draw.is_empty() {
                    self.s.table.reshuffle(deck);
                    self.emit(Event::Shuffled(deck));
                }
                let Some(card) = self.decks[deck.ix()].draw.last().copied() else { return };
                self.perform_pieces(&mut PieceDeed::Enter { what: Entrant::Card(card), spot, up, by });
            }
            PieceDeed::Leave { piece } => self.leave_piece(piece),
            PieceDeed::Turn { piece, up, by } => self.turn_piece(piece, up, by),
            PieceDeed::Move { piece, to } => self.move_piece(piece, to),
            PieceDeed::Note { piece, note, value } => {
                let eyes = self.cast().def(self.piece(piece).def).notes[note as usize].eyes;
                self.s.table.pieces[piece.ix()].note(note, value);
                if let (Eyes::All, Some(value)) = (eyes, value) {
                    let value = Shown::of(self, value);
                    self.emit(Event::Noted { piece, note, value });
                }
            }
            PieceDeed::Lend { piece, to, instead, bound_to } => self.lend_piece(piece, to, instead, bound_to),
            PieceDeed::Exchange { a, b, what: Exchanged::Powers } => self.exchange_powers(a, b),
            PieceDeed::Exchange { a, b, what: Exchanged::Places } => {
                let players = &mut self.s.table.players;
                let (x, y) = (players[a.ix()].controller, players[b.ix()].controller);
                players[a.ix()].controller = y;
                players[b.ix()].controller = x;
                // Each now knows what lies before the seat it took; what it knew of its old seat it keeps.
                for seat in [a, b] {
                    let eye = self.eye(seat);
                    for i in 0..self.hand(seat).len() {
                        let card = self.hand(seat)[i];
                        self.s.table.cards[card.ix()].known |= eye;
                    }
                }
                for i in 0..self.pieces.len() {
                    self.know_piece(PieceId(i as u8));
                }
                self.emit(Event::PlayersSwap(a, b));
            }
        }
    }

    /// A seat has chosen its alien.
    fn take_sheet(&mut self, seat: Seat, alien: AlienIx) {
        let pieces = &mut self.s.table.pieces;
        match pieces.iter_mut().find(|p| p.owner == Some(seat)) {
            Some(piece) => *piece = Piece::sheet(alien, seat),
            None => pieces.push(Piece::sheet(alien, seat)),
        }
        self.s.table.reckon_anew();
        if self.pieces.len() == self.players.len() {
            self.aliens_revealed();
        }
    }

    /// Lays a piece on the table, where one has left before the encounters under way began or behind all others: nothing
    /// speaks of a piece that left so long ago.
    pub(crate) fn lay_piece(&mut self, piece: Piece) -> PieceId {
        let first = self.s.encounters.first().map(|e| e.id);
        let free = |p: &Piece| matches!(p.spot, Spot::Gone(left) if first.is_none_or(|now| left < now));
        let place = self.pieces.iter().position(free).unwrap_or(self.pieces.len());
        let forgotten = match self.s.table.pieces.get_mut(place) {
            Some(old) => std::mem::replace(old, piece).alien(),
            None => {
                self.s.table.pieces.push(piece);
                None
            }
        };
        self.s.table.reckon_anew();
        // An alien of which nothing is left on the table is not heard any longer, as after loading.
        if forgotten.is_some() && self.s.unused.is_some() {
            self.wake_cast();
        }
        PieceId(place as u8)
    }

    /// A piece that is no sheet comes into play.
    fn bring_in(&mut self, def: DefIx, card: Option<CardId>, spot: Spot, up: bool, by: Seat) {
        let owner = if let Spot::Seat(seat) = spot { Some(seat) } else { None };
        let piece = self.lay_piece(Piece { card, up, ..Piece::new(def, spot, owner) });
        if let Some(card) = card {
            self.s.table.move_card(card, Zone::Laid(piece));
            if up {
                self.s.table.show(card);
            }
        }
        self.s.table.stirred = true; // it may look at standing conditions
        self.emit(Event::PieceMoves { piece, to: spot });
        if up {
            self.comes_into_force(piece, by);
        }
    }

    /// What is printed on a piece about coming into play is done.
    fn comes_into_force(&mut self, piece: PieceId, by: Seat) {
        if !self.cast().def(self.piece(piece).def).enters.is_empty() {
            self.push_procedure(Rule::Enter(piece), by, 0);
        }
    }

    fn turn_piece(&mut self, piece: PieceId, up: bool, by: Seat) {
        if self.piece(piece).is_gone() || self.piece(piece).up == up {
            return;
        }
        self.s.table.pieces[piece.ix()].up = up;
        if let Some(card) = self.piece(piece).card.filter(|_| up) {
            self.s.table.show(card);
        }
        if !up {
            self.s.bends.retain(|s| s.until != Until::Piece(piece));
        }
        self.emit(Event::PowerFlips { piece, down: !up });
        if up {
            self.comes_into_force(piece, by);
        }
    }

    fn move_piece(&mut self, piece: PieceId, to: Spot) {
        if self.piece(piece).is_gone() {
            return;
        }
        let moved = &mut self.s.table.pieces[piece.ix()];
        moved.spot = to;
        if let Spot::Seat(seat) = to {
            moved.owner = Some(seat);
        }
        self.know_piece(piece);
        self.emit(Event::PieceMoves { piece, to });
        self.s.table.reckon_anew();
        self.s.table.stirred = true;
    }

    fn lend_piece(&mut self, piece: PieceId, to: Seat, instead: bool, bound_to: Option<PieceId>) {
        let all: SmallVec<[PieceId; 2]> = self.with_pieces_beside(piece).collect();
        let (now, leader) = (self.encounter_id(), self.leader(piece));
        let lent = &mut self.s.table.pieces[leader.ix()];
        if lent.loan.is_some_and(|loan| (loan.to, loan.until) == (to, now)) {
            return; // it went along with another
        }
        lent.loan = Some(Loan { to, until: now, instead, bound_to });
        for piece in all {
            let lent = self.stands_now(Bend::Lent(piece));
            self.impose(lent);
            self.know_piece(piece);
            self.emit(Event::PieceMoves { piece, to: Spot::Seat(to) });
        }
        self.s.table.reckon_anew();
        self.s.table.stirred = true; // R19.6: the borrower's home colonies count
    }

    fn exchange_powers(&mut self, a: Seat, b: Seat) {
        let other = |seat: &mut Seat| {
            *seat = match *seat {
                x if x == a => b,
                x if x == b => a,
                x => x,
            }
        };
        let all: SmallVec<[PieceId; 8]> = self.sheets().map(|(id, ..)| id).collect();
        for id in &all {
            let piece = &mut self.s.table.pieces[id.ix()];
            piece.owner.iter_mut().for_each(other);
            piece.loan.iter_mut().for_each(|loan| other(&mut loan.to));
            if let Spot::Seat(seat) = &mut piece.spot {
                other(seat);
            }
        }
        for piece in all {
            self.know_piece(piece);
            if let Some(holder) = self.holder(piece) {
                self.emit(Event::PieceMoves { piece, to: Spot::Seat(holder) });
            }
        }
        self.s.table.reckon_anew();
        self.s.table.stirred = true;
    }

    /// Lent or stolen pieces go back to their owners (R19.9: with all that lies on them).
    pub(crate) fn return_pieces(&mut self, lent: &[PieceId]) {
        if lent.is_empty() {
            return;
        }
        for piece in lent {
            let leader = self.leader(*piece);
            self.s.table.pieces[leader.ix()].loan = None;
        }
        self.s.table.reckon_anew();
        self.s.table.stirred = true;
        for &piece in lent {
            if let Some(owner) = self.holder(piece) {
                self.emit(Event::PieceMoves { piece, to: Spot::Seat(owner) });
            }
        }
    }
    /// The pieces whose loan is such.
    pub(crate) fn lent(&self, such: impl Fn(&Loan) -> bool) -> SmallVec<[PieceId; 4]> {
        if self.pieces.iter().all(|piece| piece.loan.is_none()) {
            return SmallVec::new(); // as mostly
        }
        self.pieces().map(|(id, _)| id).filter(|id| self.loan(*id).is_some_and(&such)).collect()
    }

    /// Who holds a piece knows the cards on it, and the card it is.
    fn know_piece(&mut self, piece: PieceId) {
        let Some(holder) = self.holder(piece) else { return };
        let eye = self.eye(holder);
        let Piece { card, cards, .. } = self.piece(piece);
        for card in cards.clone().into_iter().chain(*card) {
            self.s.table.cards[card.ix()].known |= eye;
        }
    }

    /// A piece leaves the game. Whoever has its power loses it, what was borrowed through it goes back, what it has bent is
    /// so no longer, and the ships on it return.
    fn leave_piece(&mut self, piece: PieceId) {
        let now = self.encounter_id();
        let Piece { def, owner, card, ref cards, .. } = *self.piece(piece);
        for card in cards.clone().into_iter().chain(card) {
            let zone = self.discard_zone(card);
            self.s.table.move_card(card, zone);
        }
        self.s.table.pieces[piece.ix()] = Piece::new(def, Spot::Gone(now), owner);
        self.s.table.set_adrift(piece);
        self.s.table.reckon_anew();
        self.s.bends.retain(|s| s.until != Until::Piece(piece));
        self.s.fallen.retain(|p| *p != piece);
        self.s.table.stirred = true;
        match def {
            DefIx::Alien(alien) => self.discard_alien(alien),
            DefIx::Piece(_) => self.emit(Event::PieceMoves { piece, to: Spot::Gone(now) }),
        }
    }
}
