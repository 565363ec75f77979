//! Which cards a seat reaches, and what for: the hand, and stores of its pieces that serve the same purpose.

use smallvec::SmallVec;

use crate::ability::Purpose;
use crate::game::Game;
use crate::table::*;

impl Game {
    /// The zones in which a seat reaches cards: the hand first, then the stores that serve and hold some. A zapped power opens
    /// no store.
    pub fn zones(&self, seat: Seat, purpose: Purpose) -> SmallVec<[Zone; 2]> {
        let mut zones = SmallVec::new();
        zones.push(Zone::Hand(seat));
        if self.reckoned.stores.has(seat) {
            for (id, piece) in self.pieces() {
                let serves = !piece.cards.is_empty() && self.cast().store(piece.def).serves(purpose);
                if serves && self.users(id).has(seat) && !self.is_zapped(id) {
                    zones.push(Zone::Piece(id));
                }
            }
        }
        zones
    }
    /// The cards a seat reaches for a purpose.
    pub fn reach(&self, seat: Seat, purpose: Purpose) -> CardList {
        let mut cards = CardList::new();
        for zone in self.zones(seat, purpose) {
            cards.extend_from_slice(self.lying_in(zone));
        }
        cards
    }
    /// Those of them whose face passes a test.
    pub fn reach_where(&self, seat: Seat, purpose: Purpose, test: impl Fn(Face) -> bool) -> CardList {
        let mut cards = CardList::new();
        for zone in self.zones(seat, purpose) {
            for card in self.lying_in(zone) {
                if test(self.face(*card)) {
                    cards.push(*card);
                }
            }
        }
        cards
    }
    /// How many there are.
    pub fn reach_count(&self, seat: Seat, purpose: Purpose) -> usize {
        self.zones(seat, purpose).iter().map(|z| self.lying_in(*z).len()).sum()
    }
    /// Is there any?
    pub fn reaches(&self, seat: Seat, purpose: Purpose) -> bool {
        self.zones(seat, purpose).iter().any(|z| !self.lying_in(*z).is_empty())
    }
    /// The seats among these that reach a card.
    pub fn reaching(&self, seats: Seats, purpose: Purpose) -> Seats {
        seats.iter().filter(|s| self.reaches(*s, purpose)).collect()
    }
    /// The cards that lie in a zone of [`Game::zones`].
    pub(crate) fn lying_in(&self, zone: Zone) -> &[CardId] {
        match zone {
            Zone::Hand(s) => self.hand(s),
            Zone::Piece(s) => &self.piece(s).cards,
            _ => &[],
        }
    }
}
