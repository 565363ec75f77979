//! The cards that lie before the sides of an encounter: one list, whatever they lie there for (mechanics 17).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::Told;
use crate::table::*;

/// What a card lies before a side for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    /// It is the side's encounter card (R9.5).
    Main,
    /// It lies beside the encounter card and is revealed with it, but it is not that card: what befalls the one does not
    /// befall the other (C10).
    Beside,
    /// An ally has laid it for the side: it is revealed with the encounter card, and no such card either.
    Ally,
    /// It multiplies what the encounter card brings (R26.2).
    Kicker,
    /// It counts as a ship of the side.
    Ship,
    /// It was the encounter card before time ran back, and lies aside until the encounter is over.
    Aside,
}

/// A card before a side, and what is known of it there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// What it lies there for.
    pub role: Role,
    /// The side.
    pub side: Side,
    /// Who laid it down.
    pub seat: Seat,
    /// The card; it may have gone elsewhere since.
    pub card: CardId,
    /// The hand or store it came from, should it have to go back.
    pub from: Option<Zone>,
    /// Face up before the reveal.
    pub open: bool,
    /// What it showed when it was revealed, after a morph copied (R10.3, R25.3).
    pub shown: Option<Face>,
    /// What is printed on it, once it lies open: people remember it when the card has gone elsewhere.
    pub turned_up: Told<Option<Face>>,
    /// It stays face down and counts as this: what its owner claims it is.
    pub claimed: Option<Face>,
}

/// All of them: by what they lie there for, then by side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slots(SmallVec<[Slot; 2]>);

impl Slots {
    /// The card of a side that lies there for this.
    pub fn get(&self, role: Role, side: Side) -> Option<&Slot> {
        self.0.iter().find(|s| (s.role, s.side) == (role, side))
    }
    /// The same, to be changed.
    pub(crate) fn get_mut(&mut self, role: Role, side: Side) -> Option<&mut Slot> {
        self.0.iter_mut().find(|s| (s.role, s.side) == (role, side))
    }
    /// All of them, in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Slot> {
        self.0.iter()
    }
    /// Those that lie there for this, the offense's first.
    pub fn of(&self, role: Role) -> impl Iterator<Item = &Slot> {
        self.0.iter().filter(move |s| s.role == role)
    }
    /// One more, in the place of what it replaces: there is one of each for a side, but for those that count as ships.
    pub(crate) fn lay(&mut self, slot: Slot) {
        let place = (slot.role, slot.side);
        match self.0.iter().position(|s| (s.role, s.side) >= place) {
            Some(at) if (self.0[at].role, self.0[at].side) == place && slot.role != Role::Ship => self.0[at] = slot,
            Some(at) => self.0.insert(at, slot),
            None => self.0.push(slot),
        }
    }
    /// Takes away those for which a test fails.
    pub(crate) fn retain(&mut self, mut stays: impl FnMut(&Slot) -> bool) {
        self.0.retain(|s| stays(s));
    }
    /// The encounter cards were taken out of the encounter and lie aside.
    pub(crate) fn set_aside(&mut self) {
        self.0.iter_mut().for_each(|s| s.role = Role::Aside);
    }
    /// The encounter cards change sides, with all that is known of them.
    pub(crate) fn swap_sides(&mut self) {
        self.0.iter_mut().filter(|s| s.role == Role::Main).for_each(|s| s.side = s.side.other());
        self.0.sort_by_key(|s| (s.role, s.side));
    }
}
