//! Vows: what a player has said it will or will not do in this encounter, or is bound to. It abides by it as far as it can.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Bend, Kind};
use crate::ability::Source;
use crate::ask::Offer;
use crate::game::Game;
use crate::table::*;

/// Cards that can be spoken of together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sort {
    /// This very card.
    Card(CardId),
    /// All with this face.
    Face(Face),
    /// All of a type.
    Type(CardType),
    /// Attacks of at least this value.
    AtLeast(i16),
    /// Attacks of at most this value.
    AtMost(i16),
}

/// What a vow is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Intent {
    /// To play such a card.
    Play(Sort),
    /// To use the own power.
    UsePower,
    /// As a main player to invite these (R8.1).
    Invite(Seats),
}

/// What a player has said it will or will not do, or is bound to ([`Bend::Vow`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vow {
    /// Who is bound.
    pub seat: Seat,
    /// To what.
    pub intent: Intent,
    /// Will it, or will it not?
    pub will: bool,
}

impl Game {
    /// Is a card of this sort?
    pub fn is_sort(&self, card: CardId, sort: Sort) -> bool {
        let value = || self.face(card).attack();
        match sort {
            Sort::Card(this) => card == this,
            Sort::Face(face) => self.face(card) == face,
            Sort::Type(kind) => self.card_type(card) == kind,
            Sort::AtLeast(n) => value().is_some_and(|v| v >= n as i32),
            Sort::AtMost(n) => value().is_some_and(|v| v <= n as i32),
        }
    }
    /// All that was vowed in this encounter.
    pub fn all_vows(&self) -> impl Iterator<Item = Vow> {
        self.all_bent(Kind::Vow, |bend| match bend {
            Bend::Vow(seat, intent, will) => Some(Vow { seat, intent, will }),
            _ => None,
        })
    }
    /// The vows that bind a seat now.
    pub fn vows(&self, seat: Seat) -> impl Iterator<Item = Vow> {
        self.all_vows().filter(move |v| v.seat == seat)
    }
    /// Would playing this card be in keeping with a vow?
    pub(crate) fn honours(&self, vow: Vow, card: CardId) -> bool {
        match vow.intent {
            Intent::Play(sort) => self.is_sort(card, sort) == vow.will,
            Intent::UsePower | Intent::Invite(_) => true,
        }
    }
    /// Those of the cards that a seat may select by its word.
    pub(crate) fn abiding(&self, seat: Seat, cards: CardList) -> CardList {
        self.in_keeping(seat, cards, |_| true)
    }
    /// Those of the cards that a seat may lay down beside its encounter card: what it has promised to play, that one is.
    pub fn unforsworn(&self, seat: Seat, cards: CardList) -> CardList {
        self.in_keeping(seat, cards, |v| !v.will)
    }
    /// A vow that none of the cards keeps cannot be kept.
    fn in_keeping(&self, seat: Seat, mut cards: CardList, counts: impl Fn(&Vow) -> bool) -> CardList {
        for vow in self.vows(seat).filter(&counts) {
            if cards.iter().any(|c| self.honours(vow, *c)) {
                cards.retain(|c| self.honours(vow, *c));
            }
        }
        cards
    }
    /// Could a seat obey a demand for encounter cards of this type? Not if it holds some and its word forbids them
    /// (AL-LOSER-1).
    pub fn could_obey(&self, seat: Seat, demanded: CardType) -> bool {
        let cards = self.encounter_cards(seat);
        let of_type = |c: &CardId| self.card_type(*c) == demanded;
        !cards.iter().any(of_type) || self.abiding(seat, cards).iter().any(of_type)
    }

    /// Is a use on offer what a vow of the seat is about?
    fn is_meant(&self, vow: Vow, offer: &Offer) -> bool {
        match vow.intent {
            Intent::Play(sort) => offer.card.is_some_and(|c| self.is_sort(c, sort)),
            Intent::UsePower => {
                let def = self.cast().ability(offer.ability);
                // decision 6: playing from a store is a use of that power
                let from_store = offer.card.is_some_and(|c| matches!(self.cards[c.ix()].zone, Zone::Piece(_)));
                from_store || def.is_use && (matches!(offer.ability.source, Source::Power(_)) || def.uses_power)
            }
            Intent::Invite(_) => false,
        }
    }
    /// Has a seat said that it will not do this? What is compulsory it does nevertheless.
    pub(crate) fn is_forsworn(&self, seat: Seat, offer: &Offer) -> bool {
        !self.cast().ability(offer.ability).must && self.vows(seat).any(|v| !v.will && self.is_meant(v, offer))
    }
    /// Has a seat said that it will do this? Then it does so at the first occasion.
    pub(crate) fn is_vowed(&self, seat: Seat, offer: &Offer) -> bool {
        self.vows(seat).any(|v| v.will && self.is_meant(v, offer))
    }
    /// Will a seat not play this very card again, though it may play another one like it?
    pub(crate) fn is_barred_to(&self, seat: Seat, card: CardId) -> bool {
        self.bent(Bend::Vow(seat, Intent::Play(Sort::Card(card)), false))
    }
    /// Those whom a seat is bound to invite, or not to invite (R8.1).
    pub(crate) fn bound_to_invite(&self, seat: Seat, will: bool) -> Seats {
        let whom = |v: Vow| if let Intent::Invite(seats) = v.intent { seats } else { Seats::NONE };
        self.vows(seat).filter(|v| v.will == will).map(whom).fold(Seats::NONE, Seats::or)
    }
    /// A use keeps the vows to do so.
    pub(crate) fn fulfil_vows(&mut self, seat: Seat, offer: &Offer) {
        let due = |v: &Vow| v.will && self.is_meant(*v, offer);
        let met: SmallVec<[Bend; 1]> =
            self.vows(seat).filter(due).map(|v| Bend::Vow(v.seat, v.intent, v.will)).collect();
        if !met.is_empty() {
            self.s.bends.retain(|s| !met.contains(&s.bend));
        }
    }
}
