//! Deeds with alien sheets: who has which power, and what is noted there.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Exchanged;
use crate::ability::Eyes;
use crate::flow::Bend;
use crate::game::Game;
use crate::table::*;
use crate::view::{Event, Shown};

/// What happens to alien sheets and those who hold them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SheetDeed {
    /// A seat takes the sheet of an alien, in place of any it had.
    TakeSheet {
        /// Who.
        seat: Seat,
        /// Which alien.
        alien: AlienIx,
    },
    /// An alien that nobody plays is drawn by chance, and a seat has its sheet: as its own, or beside another one.
    TakeUnused {
        /// Who.
        seat: Seat,
        /// The sheet it lies beside.
        beside: Option<SheetId>,
    },
    /// A sheet leaves the game, with all that lies on it.
    LeaveSheet {
        /// The sheet.
        sheet: SheetId,
    },
    /// Something is noted on a sheet, in place of what was there, or struck out.
    Note {
        /// The sheet.
        sheet: SheetId,
        /// The number of the note in the alien's table.
        note: u8,
        /// What is noted.
        value: Option<Value>,
    },
    /// A sheet goes to another seat for this encounter.
    Lend {
        /// The sheet.
        sheet: SheetId,
        /// Who has it meanwhile.
        to: Seat,
        /// Does its own power sleep meanwhile?
        instead: bool,
        /// The sheet without which the loan ends.
        bound_to: Option<SheetId>,
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
    /// Performs a deed with sheets.
    pub(super) fn perform_sheets(&mut self, deed: &mut SheetDeed) {
        match deed {
            SheetDeed::TakeSheet { seat, alien } => {
                let sheets = &mut self.s.table.sheets;
                match sheets.iter_mut().find(|s| s.owner == *seat) {
                    Some(sheet) => *sheet = Sheet::new(*alien, *seat),
                    None => sheets.push(Sheet::new(*alien, *seat)),
                }
                self.s.table.reckon_anew();
                if self.sheets.len() == self.players.len() {
                    self.emit_with(|g| Event::AliensRevealed { aliens: g.sheets.iter().map(|s| s.alien).collect() });
                }
            }
            SheetDeed::TakeUnused { seat, beside } => self.take_unused(*seat, *beside),
            SheetDeed::LeaveSheet { sheet } => self.leave_sheet(*sheet),
            SheetDeed::Note { sheet, note, value } => {
                let alien = self.sheet(*sheet).alien;
                let eyes = self.cast().aliens[alien.ix()].notes[*note as usize].eyes;
                self.s.table.sheets[sheet.ix()].note(*note, *value);
                if let (Eyes::All, Some(value)) = (eyes, value) {
                    let value = Shown::of(self, *value);
                    self.emit(Event::Noted { sheet: *sheet, note: *note, value });
                }
            }
            SheetDeed::Lend { sheet, to, instead, bound_to } => {
                let until = Some(self.encounter_id());
                let all: SmallVec<[SheetId; 2]> = self.with_sheets_beside(*sheet).collect();
                for sheet in all {
                    let s = &mut self.s.table.sheets[sheet.ix()];
                    if (s.holder, s.until) == (Some(*to), until) {
                        continue; // it went along with another
                    }
                    (s.holder, s.until, s.instead, s.bound_to) = (Some(*to), until, *instead, *bound_to);
                    let lent = self.stands_now(Bend::Lent(sheet));
                    self.impose(lent);
                    self.know_sheet(sheet);
                    self.emit(Event::SheetMoves { sheet, to: Some(*to) });
                }
                self.s.table.reckon_anew();
                self.s.table.stirred = true; // R19.6: the borrower's home colonies count
            }
            SheetDeed::Exchange { a, b, what: Exchanged::Powers } => {
                for i in (0..self.sheets.len()).filter(|i| self.sheets[*i].left.is_none()).collect::<Vec<_>>() {
                    let s = &mut self.s.table.sheets[i];
                    for seat in [&mut s.owner].into_iter().chain(s.holder.as_mut()) {
                        *seat = match *seat {
                            x if x == *a => *b,
                            x if x == *b => *a,
                            x => x,
                        };
                    }
                    self.know_sheet(SheetId(i as u8));
                    let to = self.sheets[i].holder;
                    self.emit(Event::SheetMoves { sheet: SheetId(i as u8), to });
                }
                self.s.table.reckon_anew();
                self.s.table.stirred = true;
            }
            SheetDeed::Exchange { a, b, what: Exchanged::Places } => {
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
                for i in 0..self.sheets.len() {
                    self.know_sheet(SheetId(i as u8));
                }
                self.emit(Event::PlayersSwap(*a, *b));
            }
        }
    }

    /// Who holds a sheet knows the cards on it.
    fn know_sheet(&mut self, sheet: SheetId) {
        let Some(holder) = self.sheet(sheet).holder else { return };
        let eye = self.eye(holder);
        for card in self.sheet(sheet).cards.clone() {
            self.s.table.cards[card.ix()].known |= eye;
        }
    }
}
