//! Amendments: what is about to happen happens otherwise. No replacement has a deed of its own.

use serde::{Deserialize, Serialize};

use super::{CardDeed, Deed, Moves, ShipDeed};
use crate::flow::{Frame, Gain};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

/// How something that is about to happen changes.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Amend {
    /// These ships are taken out of the loss or landing; another deed tells what becomes of them.
    Spare(ShipList),
    /// Some ships land elsewhere.
    Elsewhere(Moves),
    /// So many more cards are drawn or taken, or fewer if it is less than nothing.
    Cards(i8),
    /// So many of the cards that arrive go to somebody else, at random.
    Redirect(u8, Seat),
    /// The gain that is about to be received is this one instead.
    Gain(Gain),
    /// Of the win on the table: these seats would win instead.
    Winners(Seats),
}

impl Game {
    /// Changes the deed of a passage, the gain about to be received, or the win on the table.
    pub(super) fn amend(&mut self, passage: Option<u16>, how: &Amend) {
        match how {
            Amend::Spare(ships) => match self.amended(passage) {
                Some(Deed::Ships(ShipDeed::Lose { ships: losing, .. })) => {
                    losing.retain(|s| !ships.contains(s));
                    self.take_out(ships); // saved, they are on their way somewhere else
                }
                Some(Deed::Ships(ShipDeed::Settle { moves, .. })) => moves.retain(|(s, _)| !ships.contains(s)),
                _ => {}
            },
            Amend::Elsewhere(moves) => {
                if let Some(Deed::Ships(ShipDeed::Settle { moves: landing, .. })) = self.amended(passage) {
                    landing.retain(|(s, _)| !moves.iter().any(|(other, _)| other == s));
                    landing.extend(moves.iter().copied());
                }
            }
            Amend::Cards(more) => {
                if let Some(Deed::Cards(CardDeed::Draw { n, .. } | CardDeed::Take { n, .. })) = self.amended(passage) {
                    *n = n.saturating_add_signed(*more);
                }
            }
            Amend::Redirect(n, to) => self.redirect(passage, *n, *to),
            Amend::Gain(gain) => self.e().gaining = Some(*gain),
            Amend::Winners(seats) => {
                let mut endings = self.s.stack.iter_mut().rev();
                let latest = endings.find_map(|f| if let Frame::Ending(ending) = f { Some(ending) } else { None });
                if let Some(ending) = latest {
                    ending.winners = *seats;
                }
                self.emit(Event::WinProposed(*seats));
            }
        }
    }

    fn amended(&mut self, passage: Option<u16>) -> Option<&mut Deed> {
        self.deed_under_way(passage?)
    }

    /// Cards on their way to a hand go to another one. Who would have had them has not seen them.
    fn redirect(&mut self, passage: Option<u16>, n: u8, to: Seat) {
        let Some(Deed::Cards(CardDeed::Draw { drawn: cards, .. } | CardDeed::Take { taken: cards, .. })) =
            self.amended(passage)
        else {
            return;
        };
        let mut pool = cards.clone();
        let mut gone: CardList = CardList::new();
        for _ in 0..n.min(pool.len() as u8) {
            let i = self.s.table.chance(pool.len());
            gone.push(pool.remove(i));
        }
        for card in &gone {
            self.s.table.cards[card.ix()].known = 0;
            self.s.table.move_card(*card, Zone::Hand(to));
        }
        if let Some(Deed::Cards(
            CardDeed::Draw { seat, drawn: cards, .. } | CardDeed::Take { to: seat, taken: cards, .. },
        )) = self.amended(passage)
        {
            cards.retain(|c| !gone.contains(c));
            let from = *seat;
            self.emit_with(|g| Event::Takes { from, to, cards: g.seen_all(&gone) });
        }
    }
}
