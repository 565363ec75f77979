//! The terms of a deal and the moves of those who talk about it (R14, R20 of the mechanics).

use rand::{Rng, RngCore};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::table::*;

/// The most versions an offer may go through; after that only accepting or walking away is left.
pub const MAX_VERSIONS: u16 = 24;

/// A kind of card that can be promised, or asked for, without naming one (table 3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Ware {
    /// An attack, a negotiate or a morph.
    Encounter,
    /// A reinforcement.
    Reinforcement,
    /// An artifact.
    Artifact,
    /// A flare.
    Flare,
}

impl Ware {
    /// All of them, in the order in which [`Gift::wares`] counts them.
    pub const ALL: [Ware; 4] = [Ware::Encounter, Ware::Reinforcement, Ware::Artifact, Ware::Flare];

    /// The place in [`Ware::ALL`].
    pub const fn ix(self) -> usize {
        self as usize
    }
    /// Is a card of this type one?
    pub const fn is(self, card: CardType) -> bool {
        match self {
            Ware::Encounter => card.is_encounter(),
            Ware::Reinforcement => matches!(card, CardType::Reinforcement),
            Ware::Artifact => matches!(card, CardType::Artifact),
            Ware::Flare => matches!(card, CardType::Flare),
        }
    }
}

/// What one party gives to the other.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Gift {
    /// These cards from the hand.
    #[cfg_attr(feature = "ts", ts(as = "Vec<CardId>"))]
    pub cards: CardList,
    /// So many more cards of the giver's choice.
    pub any: u8,
    /// So many more cards at random.
    pub random: u8,
    /// So many more cards of each kind ([`Ware::ALL`]), of the giver's choice.
    #[serde(default)]
    pub wares: [u8; 4],
    /// Leave to found a colony on this planet.
    pub colony: Option<PlanetId>,
    /// How many of the other's ships are freed from the warp, where a power allows it.
    pub freed: u8,
}

impl Gift {
    /// Does a card or a colony change hands by it (R14.7)?
    pub fn counts(&self) -> bool {
        self.size() > 0 || self.colony.is_some()
    }
    /// How many cards it is made of.
    fn size(&self) -> usize {
        let more = self.wares.iter().fold(self.any as usize + self.random as usize, |n, w| n + *w as usize);
        self.cards.len() + more
    }
}

/// The terms of a deal between two parties, in the order of [`DealTable::parties`].
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// What each party gives.
    pub gives: [Gift; 2],
}

/// Why no colony can be granted on a planet (R14.3, ruling D-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum NoColony {
    /// The other has one there already.
    Settled,
    /// The other has no ship to found one with.
    NoShip,
}

/// What one party could give.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CanGive {
    /// The cards in hand; left out for the other party.
    #[cfg_attr(feature = "ts", ts(as = "Vec<CardId>"))]
    pub cards: CardList,
    /// How many cards are in hand.
    pub hand: u8,
    /// Those of each kind ([`Ware::ALL`]); left out for the other party.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "[Vec<CardId>; 4]"))]
    pub wares: [CardList; 4],
    /// Planets on which it has a colony and the other none, while the other has a ship to found one with.
    #[cfg_attr(feature = "ts", ts(as = "Vec<PlanetId>"))]
    pub colonies: PlanetList,
    /// Planets on which it has a colony, but can grant none, and why.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(as = "Vec<(PlanetId, NoColony)>"))]
    pub closed: SmallVec<[(PlanetId, NoColony); 8]>,
    /// Ships of the other it may free.
    pub freed: u8,
}

impl CanGive {
    /// Has it cards of the promised kinds, besides those that are named?
    fn has_wares(&self, gift: &Gift) -> bool {
        let left = |k: usize| self.wares[k].iter().filter(|c| !gift.cards.contains(c)).count();
        (0..gift.wares.len()).all(|k| gift.wares[k] as usize <= left(k))
    }
}

/// The state of the talks, as far as the asked party is concerned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealTable {
    /// The two parties.
    pub parties: [Seat; 2],
    /// Which of them is asked: 0 or 1.
    pub me: u8,
    /// What each could give; the other's cards are left out.
    pub can: [CanGive; 2],
    /// The offer on the table and who made it.
    pub offer: Option<(Seat, Terms)>,
    /// Its version; accepting quotes it.
    pub version: u16,
}

/// A move in the talks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DealMove {
    /// Puts terms on the table, in place of what was there. Cards of the other party are asked for by number.
    Offer(Terms),
    /// Agrees to the offer of this version.
    Accept(u16),
    /// Ends the talks without a deal.
    Refuse,
    /// Leaves the offer on the table and waits for the other.
    Wait,
}

impl DealTable {
    /// Says why a move is not legal, or nothing.
    pub fn check(&self, step: &DealMove) -> Result<(), &'static str> {
        match step {
            DealMove::Refuse => Ok(()),
            DealMove::Wait => match &self.offer {
                Some((by, _)) if *by == self.parties[self.me as usize] => Ok(()),
                _ => Err("there is nothing of yours to wait for"),
            },
            DealMove::Accept(version) => match &self.offer {
                None => Err("there is no offer to accept"),
                Some((by, _)) if *by == self.parties[self.me as usize] => Err("you cannot accept your own offer"),
                Some(_) if *version != self.version => Err("that offer is no longer on the table"),
                Some((_, terms)) if !self.can[self.me as usize].has_wares(&terms.gives[self.me as usize]) => {
                    Err("you do not have the cards that are asked for")
                }
                Some(_) => Ok(()),
            },
            DealMove::Offer(terms) => {
                if self.version >= MAX_VERSIONS {
                    return Err("the talks have gone on for too long for a new offer");
                }
                for (i, gift) in terms.gives.iter().enumerate() {
                    let can = &self.can[i];
                    let distinct = gift.cards.iter().enumerate().all(|(k, c)| !gift.cards[..k].contains(c));
                    let known = i == self.me as usize
                        || self.offer.as_ref().is_some_and(|(_, o)| o.gives[i].cards == gift.cards);
                    if !gift.cards.is_empty() && !known {
                        return Err("you cannot name cards in another hand");
                    }
                    if !distinct || (i == self.me as usize && gift.cards.iter().any(|c| !can.cards.contains(c))) {
                        return Err("one of these cards cannot be given");
                    }
                    if gift.size() > can.hand as usize {
                        return Err("there are not that many cards in that hand");
                    }
                    if i == self.me as usize && !can.has_wares(gift) {
                        return Err("you do not have that many cards of that kind"); // R14.8
                    }
                    if gift.colony.is_some_and(|p| !can.colonies.contains(&p)) {
                        return Err("no colony can be granted there"); // R14.3, ruling D-01
                    }
                    if gift.freed > can.freed {
                        return Err("that many ships cannot be freed"); // ruling D-03
                    }
                }
                if !terms.gives.iter().any(Gift::counts) {
                    return Err("a card or a colony must change hands"); // R14.7, ruling D-02
                }
                Ok(())
            }
        }
    }

    /// A legal move by chance: mostly accepting, small offers, or the end of the talks.
    pub(super) fn sample<R: RngCore>(&self, rng: &mut R) -> DealMove {
        let mine = self.parties[self.me as usize];
        if let Some((by, _)) = &self.offer {
            if *by == mine {
                return if rng.random_range(0..4u32) == 0 { DealMove::Refuse } else { DealMove::Wait };
            }
            match rng.random_range(0..8u32) {
                0..4 if self.check(&DealMove::Accept(self.version)).is_ok() => return DealMove::Accept(self.version),
                4 => return DealMove::Refuse,
                _ => {}
            }
        }
        let mut terms = Terms::default();
        for (i, gift) in terms.gives.iter_mut().enumerate() {
            let can = &self.can[i];
            if !can.colonies.is_empty() && rng.random_range(0..2u32) == 0 {
                gift.colony = Some(can.colonies[rng.random_range(0..can.colonies.len() as u32) as usize]);
            }
            if i == self.me as usize && !can.cards.is_empty() && rng.random_range(0..2u32) == 0 {
                gift.cards.push(can.cards[rng.random_range(0..can.cards.len() as u32) as usize]);
            }
            if i != self.me as usize && can.hand > 0 && rng.random_range(0..3u32) == 0 {
                if rng.random_range(0..2u32) == 0 { gift.any = 1 } else { gift.random = 1 }
            }
            gift.freed = rng.random_range(0..can.freed as u32 + 1) as u8;
        }
        let offer = DealMove::Offer(terms);
        if self.check(&offer).is_ok() { offer } else { DealMove::Refuse }
    }

    /// What an absent party does: it waits for an answer to its own offer, else it ends the talks.
    pub(super) fn default_move(&self) -> DealMove {
        if self.check(&DealMove::Wait).is_ok() { DealMove::Wait } else { DealMove::Refuse }
    }
}
