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

/// Those who talk about a deal.
pub type Parties = SmallVec<[Seat; 2]>;

/// From which party to which the gifts of a deal between so many go, by the places of both among the parties: those of
/// the first one to all others, then those of the second one.
pub fn ways(parties: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..parties).flat_map(move |from| (0..parties).filter(move |to| *to != from).map(move |to| (from, to)))
}

/// The place of a gift among those of a deal between so many parties ([`ways`]).
pub fn way(parties: usize, from: usize, to: usize) -> usize {
    from * (parties - 1) + to - (to > from) as usize
}

/// What one party gives to another.
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
    /// These pieces, where a variant allows it (R14.9).
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<PieceId>>", optional))]
    pub pieces: SmallVec<[PieceId; 2]>,
}

impl Gift {
    /// Does a card, a colony or a piece change hands by it (R14.7)?
    pub fn counts(&self) -> bool {
        self.size() > 0 || self.colony.is_some() || !self.pieces.is_empty()
    }
    /// How many cards it is made of.
    fn size(&self) -> usize {
        let more = self.wares.iter().fold(self.any as usize + self.random as usize, |n, w| n + *w as usize);
        self.cards.len() + more
    }
}

/// The terms of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Terms {
    /// What each party gives to each other one, in the order of [`ways`].
    pub gives: Vec<Gift>,
}

impl Terms {
    /// Terms between so many parties by which nothing changes hands.
    pub fn empty(parties: usize) -> Terms {
        Terms { gives: vec![Gift::default(); parties * (parties - 1)] }
    }
}

/// A deal that was agreed: between whom, and its terms.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deal(pub Parties, pub Terms);

impl Deal {
    /// Who gives what to whom.
    pub fn gifts(&self) -> impl Iterator<Item = (Seat, Seat, &Gift)> {
        ways(self.0.len()).zip(&self.1.gives).map(|((from, to), gift)| (self.0[from], self.0[to], gift))
    }
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

/// What one party could give another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct CanGive {
    /// The cards in hand; left out for other parties.
    #[cfg_attr(feature = "ts", ts(as = "Vec<CardId>"))]
    pub cards: CardList,
    /// How many cards are in hand.
    pub hand: u8,
    /// Those of each kind ([`Ware::ALL`]); left out for other parties.
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
    /// Pieces before it that may change hands, where a variant allows it (R14.9).
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<PieceId>>", optional))]
    pub pieces: SmallVec<[PieceId; 2]>,
}

/// The state of the talks, as far as the asked party is concerned.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct DealTable {
    /// The parties: two, or as many as an effect has brought to the table.
    #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
    pub parties: Parties,
    /// The place of the one who is asked among them.
    pub me: u8,
    /// What each could give to each other one, in the order of [`ways`]; the cards of others are left out.
    pub can: Vec<CanGive>,
    /// The offer on the table and who made it.
    pub offer: Option<(Seat, Terms)>,
    /// Its version; accepting quotes it.
    pub version: u16,
    /// Who has agreed to it: the one who made it, and all who have accepted it since.
    #[serde(default)]
    pub agreed: Seats,
    /// How many times as long as a usual deal (R14.2) they may take.
    #[serde(default = "usual_time")]
    pub minutes: u8,
}

fn usual_time() -> u8 {
    1
}

/// A move in the talks.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DealMove {
    /// Puts terms on the table, in place of what was there. Cards of other parties are asked for by number.
    Offer(Terms),
    /// Agrees to the offer of this version.
    Accept(u16),
    /// Ends the talks without a deal.
    Refuse,
    /// Leaves the offer on the table and waits for the others.
    Wait,
}

impl DealTable {
    /// The place of what one party gives another among the gifts.
    pub fn way(&self, from: usize, to: usize) -> usize {
        way(self.parties.len(), from, to)
    }
    /// The places of giver and taker of each gift.
    pub fn ways(&self) -> impl Iterator<Item = (usize, usize)> + use<> {
        ways(self.parties.len())
    }
    /// Terms by which nothing changes hands.
    pub fn no_terms(&self) -> Terms {
        Terms::empty(self.parties.len())
    }
    /// Has the one who is asked agreed to what is on the table?
    pub fn has_agreed(&self) -> bool {
        self.agreed.has(self.parties[self.me as usize])
    }

    /// Says why a move is not legal, or nothing.
    pub fn check(&self, step: &DealMove) -> Result<(), &'static str> {
        match (step, &self.offer) {
            (DealMove::Refuse, _) => Ok(()),
            (DealMove::Wait, _) if self.has_agreed() => Ok(()),
            (DealMove::Wait, _) => Err("there is nothing of yours to wait for"),
            (DealMove::Accept(_), None) => Err("there is no offer to accept"),
            (DealMove::Accept(_), Some(_)) if self.has_agreed() => Err("you cannot accept your own offer"),
            (DealMove::Accept(version), Some(_)) if *version != self.version => {
                Err("that offer is no longer on the table")
            }
            (DealMove::Accept(_), Some((_, terms))) if !self.has_wares(terms) => {
                Err("you do not have the cards that are asked for")
            }
            (DealMove::Accept(_), Some(_)) => Ok(()),
            (DealMove::Offer(_), _) if self.version >= MAX_VERSIONS => {
                Err("the talks have gone on for too long for a new offer")
            }
            (DealMove::Offer(terms), _) => self.check_terms(terms),
        }
    }

    /// Says why these terms cannot be offered by the one who is asked, or nothing.
    fn check_terms(&self, terms: &Terms) -> Result<(), &'static str> {
        let me = self.me as usize;
        if terms.gives.len() != self.can.len() {
            return Err("these are not the terms of those who talk");
        }
        let mut gainers = Seats::NONE;
        for (((from, to), gift), can) in self.ways().zip(&terms.gives).zip(&self.can) {
            if from != me && !gift.cards.is_empty() {
                return Err("you cannot name cards in another hand");
            }
            if gift.colony.is_some_and(|p| !can.colonies.contains(&p)) {
                return Err("no colony can be granted there"); // R14.3, ruling D-01
            }
            if gift.colony.is_some() && gainers.has(self.parties[to]) {
                return Err("each party gains at most one colony"); // R14.4
            }
            if gift.colony.is_some() {
                gainers.add(self.parties[to]);
            }
            if gift.freed > can.freed {
                return Err("that many ships cannot be freed"); // ruling D-03
            }
            if gift.pieces.iter().any(|p| !can.pieces.contains(p)) {
                return Err("that cannot be given"); // R14.9
            }
        }
        for from in 0..self.parties.len() {
            let cards = self.named(terms, from);
            let can = &self.can[from * (self.parties.len() - 1)];
            if !distinct(&cards) || from == me && cards.iter().any(|c| !can.cards.contains(c)) {
                return Err("one of these cards cannot be given");
            }
            if self.given_by(terms, from).map(Gift::size).sum::<usize>() > can.hand as usize {
                return Err("there are not that many cards in that hand");
            }
            let pieces: SmallVec<[PieceId; 4]> =
                self.given_by(terms, from).flat_map(|g| g.pieces.iter().copied()).collect();
            if !distinct(&pieces) {
                return Err("nothing can be given twice");
            }
        }
        if !self.has_wares(terms) {
            return Err("you do not have that many cards of that kind"); // R14.8
        }
        if !terms.gives.iter().any(Gift::counts) {
            return Err("a card or a colony must change hands"); // R14.7, ruling D-02
        }
        Ok(())
    }
    /// What one party gives, to whomever.
    fn given_by<'a>(&self, terms: &'a Terms, from: usize) -> impl Iterator<Item = &'a Gift> {
        let others = self.parties.len() - 1;
        terms.gives[from * others..][..others].iter()
    }
    /// The cards one party has named.
    fn named(&self, terms: &Terms, from: usize) -> CardList {
        self.given_by(terms, from).flat_map(|gift| gift.cards.iter().copied()).collect()
    }
    /// Has the one who is asked cards of the promised kinds, besides those that are named?
    pub(crate) fn has_wares(&self, terms: &Terms) -> bool {
        let me = self.me as usize;
        let (named, can) = (self.named(terms, me), &self.can[me * (self.parties.len() - 1)]);
        Ware::ALL.into_iter().all(|ware| {
            let left = can.wares[ware.ix()].iter().filter(|c| !named.contains(c)).count();
            self.given_by(terms, me).map(|gift| gift.wares[ware.ix()] as usize).sum::<usize>() <= left
        })
    }

    /// A legal move by chance: mostly accepting, small offers, or the end of the talks.
    pub(super) fn sample<R: RngCore>(&self, rng: &mut R) -> DealMove {
        let others = self.parties.len() as u32 - 1;
        if self.has_agreed() {
            return if rng.random_range(0..4 * others) == 0 { DealMove::Refuse } else { DealMove::Wait };
        }
        if self.offer.is_some() {
            // The more have to agree, the more likely each of them does.
            match rng.random_range(0..4 * others + 4) {
                n if n < 4 * others => {
                    let accept = DealMove::Accept(self.version);
                    if self.check(&accept).is_ok() {
                        return accept;
                    }
                }
                n if n == 4 * others => return DealMove::Refuse,
                _ => {}
            }
        }
        let mut terms = self.no_terms();
        let mut gainers = Seats::NONE;
        for ((from, to), (gift, can)) in self.ways().zip(terms.gives.iter_mut().zip(&self.can)) {
            let taker = self.parties[to];
            if !can.colonies.is_empty() && !gainers.has(taker) && rng.random_range(0..2 * others) == 0 {
                gift.colony = Some(can.colonies[rng.random_range(0..can.colonies.len() as u32) as usize]);
                gainers.add(taker);
            }
            if from == self.me as usize && !can.cards.is_empty() && rng.random_range(0..2 * others) == 0 {
                gift.cards.push(can.cards[rng.random_range(0..can.cards.len() as u32) as usize]);
            }
            if from != self.me as usize && can.hand > 0 && rng.random_range(0..3 * others) == 0 {
                if rng.random_range(0..2u32) == 0 { gift.any = 1 } else { gift.random = 1 }
            }
            if !can.pieces.is_empty() && rng.random_range(0..3 * others) == 0 {
                gift.pieces.push(can.pieces[rng.random_range(0..can.pieces.len() as u32) as usize]);
            }
            gift.freed = rng.random_range(0..can.freed as u32 + 1) as u8;
        }
        let offer = DealMove::Offer(terms);
        if self.check(&offer).is_ok() { offer } else { DealMove::Refuse }
    }

    /// What an absent party does: it waits where it has agreed, else it ends the talks.
    pub(super) fn default_move(&self) -> DealMove {
        if self.has_agreed() { DealMove::Wait } else { DealMove::Refuse }
    }
}

fn distinct<T: PartialEq>(list: &[T]) -> bool {
    list.iter().enumerate().all(|(k, x)| !list[..k].contains(x))
}
