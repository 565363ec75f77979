//! Cards that are laid before a side, and go back to where they came from.

use crate::flow::{Role, Slot, Told};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;

impl Game {
    /// Does a card lie before a side?
    pub fn lies_before(&self, card: CardId) -> bool {
        matches!(self.cards[card.ix()].zone, Zone::Slot(_))
    }

    /// A main player lays a card before its side, or an ally one of its own. What still lies there for the same is gone.
    pub(super) fn lay(&mut self, role: Role, side: Side, card: CardId, open: bool) {
        let Some(main) = self.encounter().main(side) else { return };
        let seat = match (role, self.cards[card.ix()].zone) {
            (Role::Ally, Zone::Hand(ally)) => ally,
            (Role::Ally, Zone::Piece(store)) => self.holder(store).unwrap_or(main),
            _ => main,
        };
        self.discard_replaced(role, side);
        self.put_down(role, side, seat, card, Zone::Slot(side));
        if open {
            self.turn_up(role, side);
            self.slot_mut(role, side).expect("it was put down").open = true;
        } else {
            self.hide(card);
        }
        match role {
            Role::Main => self.emit_with(|g| Event::Lays { side, card: g.seen(card) }),
            Role::Beside | Role::Ally => self.emit_with(|g| Event::LaysBeside { side, card: g.seen(card) }),
            Role::Kicker => self.emit_with(|g| Event::Kicker { side, card: g.seen(card) }),
            Role::Ship | Role::Aside => {}
        }
    }

    /// A card is put down for a side. A revealed encounter card that is replaced has shown what it has shown (R10.3).
    pub(super) fn put_down(&mut self, role: Role, side: Side, seat: Seat, card: CardId, to: Zone) {
        let from = Some(self.cards[card.ix()].zone).filter(|zone| matches!(zone, Zone::Hand(_) | Zone::Piece(_)));
        let e = self.encounter();
        let shown = e.slots.get(role, side).filter(|_| e.revealed).and_then(|s| s.shown);
        self.s.table.move_card(card, to);
        let slot = Slot { role, side, seat, card, from, open: false, shown, turned_up: Told(None), claimed: None };
        self.e().slots.lay(slot);
    }
    /// Of a card that has left a hand face down only its owner knows which it was.
    pub(super) fn hide(&mut self, card: CardId) {
        if let Some(Zone::Hand(seat)) = self.came_from(card) {
            self.s.table.cards[card.ix()].known = self.eye(seat);
            self.s.table.blur_hand(seat);
        }
    }
    /// The hand or store that a card before a side, or laid aside for one, came from.
    fn came_from(&self, card: CardId) -> Option<Zone> {
        self.maybe_encounter()?.slots.iter().rev().find(|s| s.card == card)?.from
    }

    /// An encounter card makes room for another one: it goes to its discard pile, or under its deck if it was only claimed.
    fn discard_replaced(&mut self, role: Role, side: Side) {
        let Some(slot) = self.encounter().slots.get(role, side).filter(|s| self.lies_before(s.card)) else { return };
        let (card, seat, from) = (slot.card, slot.seat, slot.from);
        if slot.claimed.is_some() {
            return self.bury(card);
        }
        if let Some(from) = from {
            self.note_played(card, from, seat, None);
        }
        let zone = self.discard_zone(card);
        self.s.table.move_card(card, zone);
    }

    /// The two encounter cards change places, with all that is known of them and has changed them.
    pub(super) fn swap_encounter_cards(&mut self) {
        self.e().slots.swap_sides();
        let now = self.encounter_id();
        self.s.bends.swap_cards(now);
        for side in Side::BOTH {
            if let Some(card) = self.encounter().card(side) {
                self.s.table.cards[card.ix()].zone = Zone::Slot(side);
                // AL-GAMBLER-1: a main player may look at the card that now lies before it
                let eye = self.encounter().main(side).map_or(0, |s| self.eye(s));
                self.s.table.cards[card.ix()].known |= eye;
            }
        }
        self.emit(Event::CardsSwapped);
    }

    /// Where a card that lies before a seat goes when it is taken back: to the store it was played from, if that is the
    /// seat's own, or else to the hand (R21.9, AL-MISER-1).
    pub fn way_back(&self, card: CardId, seat: Seat) -> Zone {
        let own = |piece: PieceId| self.holder(piece) == Some(seat);
        match self.came_from(card) {
            Some(Zone::Piece(piece)) if own(piece) => Zone::Piece(piece),
            _ => Zone::Hand(seat),
        }
    }

    /// A card that was laid before a seat is taken up.
    pub(crate) fn take_up_card(&mut self, card: CardId, seat: Seat) {
        let to = self.way_back(card, seat);
        self.s.table.move_card(card, to);
        self.emit_with(|g| Event::CardMoves { card: g.seen(card), to });
    }

    /// The cards that still lie before the sides for this go back: they were not used.
    pub(crate) fn take_back(&mut self, role: Role) {
        for side in Side::BOTH {
            let slot = self.encounter().slots.get(role, side).filter(|s| self.lies_before(s.card));
            let Some(Slot { card, seat, from, .. }) = slot.cloned() else { continue };
            if role == Role::Main {
                // With the encounter all see them go.
                let to = from.map_or(self.discard_zone(card), |_| self.way_back(card, seat));
                self.s.table.move_card(card, to);
            } else {
                self.take_up_card(card, seat);
            }
        }
    }

    /// Time runs back to planning: nothing lies before the sides, but for what was set aside.
    pub(super) fn clear_slots(&mut self) {
        let cards = &self.s.table.cards;
        let slots = &mut self.s.encounters.last_mut().expect("an encounter is under way").slots;
        slots.retain(|s| s.role == Role::Main && matches!(cards[s.card.ix()].zone, Zone::Aside(_)));
        slots.set_aside();
    }
}
