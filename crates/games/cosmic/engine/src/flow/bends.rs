//! Standing effects: rules of the game that are bent for a time. They lie in one list, in the order they were imposed.

use serde::{Deserialize, Serialize};

use super::{Change, Intent, Outcome, Part, Sort};
use crate::ability::{AbilityRef, Query};
use crate::game::Game;
use crate::table::*;
use crate::windows::Phase;

/// A rule that is bent. Each names a rule of the book; who bends it is no part of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bend {
    /// A number of the rules is another one for a seat.
    Number(Query, Seat, Fold),
    /// A side's total changes: by a number fixed when it was said, or by one that is counted anew each time.
    Total(Side, Option<i16>),
    /// Two parts of a side's total are multiplied instead of added; the parts do not overlap, and of two such effects on
    /// one side the later one counts.
    Product(Side, [Part; 2]),
    /// What one ship of a seat counts in the totals is multiplied by this; negative if its ships are subtracted.
    Worth(Seat, i8),
    /// The encounter card of a side changes after it was revealed.
    Card(Side, Change),
    /// The lower total wins.
    LowerWins,
    /// The encounter ends so whatever the cards say. Of the sides declared to win the first stands (R11.6), but not against
    /// what lets nobody win.
    Decided(Outcome),
    /// An encounter card that counts as an attack above this value counts as a negotiate (R25.6).
    AttackLimit(i16),
    /// The finished result is turned around: the winners lose and the losers win (R11.6).
    Upset,
    /// A side selects first and face up.
    ShowsFirst(Side),
    /// A side has to select such a card if it can; one very card comes before a sort of cards.
    MustSelect(Side, Sort),
    /// A seat is bound, by its word or otherwise: it will, or will not, do something.
    Vow(Seat, Intent, bool),
    /// The defense may be encountered on any of its colonies, in whatever system (R6.6).
    Anywhere,
    /// The offense retrieves no ship in regroup (R5.2).
    NoRetrieval,
    /// These seats must not ally with a side.
    Barred(Side, Seats),
    /// Allies may send ships straight from the warp (R8.3).
    FromWarp,
    /// Allies of a defense that wins land, and those of an offense that wins are rewarded (R12.2, R16.1).
    AlliesReversed,
    /// These seats talk about a deal instead of the main players, for so many minutes (R14.2).
    Dealers(Seats, u8),
    /// The turn has no further encounter, whatever the result (R17.4).
    NoFurther,
    /// Nobody collects compensation or rewards.
    NoGains,
    /// A card that was played leaves the game when it has done its work (R17.2, R20.6, R21.5).
    PlayedLeave,
    /// Nobody lands on a planet: ships that would land there return.
    Shut(PlanetId),
    /// A planet goes through the gate in place of ships, sent by the power of a piece (R27.6).
    InGate(PlanetId, PieceId),
    /// A ship fares otherwise than the rules say.
    Fate(ShipId, Fate),
    /// A seat sees the cards that another one draws from the deck.
    Watches {
        /// Who sees them.
        by: Seat,
        /// Who draws them.
        seat: Seat,
    },
    /// A seat has been accused of a covert move, by somebody who cannot accuse anybody again.
    Accuses(Seat),
    /// A card is laid face down before a seat while cards are taken or drawn.
    Withheld(CardId, Seat),
    /// The effect of a flare goes on, wherever the flare has gone meanwhile, with so much left of it in whatever it is
    /// counted: its ability can be used again and again, and no card is played for it.
    GoesOn(u8),
    /// An ability that is limited has been used.
    Spent,
    /// The power of a sheet is zapped (R20.1).
    Zapped(PieceId),
    /// The power of a sheet is with another player than its owner (R19.9).
    Lent(PieceId),
}

/// What becomes of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fold {
    /// It is this.
    Is(i16),
    /// It is so much more, or less.
    Add(i16),
    /// It is so many times as much.
    Times(i16),
}

/// What becomes of a ship.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Fate {
    /// It is lost by losing, wherever it is.
    Doomed,
    /// It is not lost by losing: it stays where it is, or returns if it was sent.
    Reprieved,
    /// It came along on a planet that is in the gate, and goes back with it.
    Aboard,
    /// The stack it is the top of does not fall apart when it enters the warp next.
    HeldTogether,
    /// It stays where it is, except by a deal or by what keeps it there.
    Bound,
}

/// Lists the kinds of bends once: the match is exhaustive.
macro_rules! kinds {
    ($($kind:ident),* $(,)?) => {
        /// The kinds of bends.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum Kind {
            $(#[doc = concat!("See [`Bend::", stringify!($kind), "`].")] $kind),*
        }
        impl Bend {
            /// Its kind.
            pub fn kind(&self) -> Kind {
                match self {
                    $(Bend::$kind { .. } => Kind::$kind),*
                }
            }
        }
    };
}

kinds!(
    Number,
    Total,
    Product,
    Worth,
    Card,
    LowerWins,
    Decided,
    AttackLimit,
    Upset,
    ShowsFirst,
    MustSelect,
    Vow,
    Anywhere,
    NoRetrieval,
    Barred,
    FromWarp,
    AlliesReversed,
    Dealers,
    NoFurther,
    NoGains,
    PlayedLeave,
    Shut,
    InGate,
    Fate,
    Watches,
    Accuses,
    Withheld,
    GoesOn,
    Spent,
    Zapped,
    Lent,
);

impl Kind {
    fn bit(self) -> u64 {
        1 << self as u8
    }
}

impl Bend {
    /// The very card it is about: it means nothing any more once that card is shuffled.
    fn card(&self) -> Option<CardId> {
        match *self {
            Bend::Withheld(card, _) => Some(card),
            Bend::MustSelect(_, Sort::Card(card)) | Bend::Vow(_, Intent::Play(Sort::Card(card)), _) => Some(card),
            _ => None,
        }
    }
}

impl Fold {
    fn of(self, n: i32) -> i32 {
        match self {
            Fold::Is(m) => m as i32,
            Fold::Add(m) => n + m as i32,
            Fold::Times(m) => n * m as i32,
        }
    }
}

/// For how long a rule is bent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Until {
    /// In this encounter; one that is played in between knows nothing of it.
    Encounter(EncounterId),
    /// In this encounter, until another destiny card is due.
    Destiny(EncounterId),
    /// In the turn with this number.
    Turn(u32),
    /// As long as this piece lies there face up.
    Piece(PieceId),
}

/// A rule that is bent now, by what and by whom, since when, and for how long.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Standing {
    /// The rule.
    pub bend: Bend,
    /// What bends it; nothing if the rules themselves do.
    pub source: Option<AbilityRef>,
    /// Whose doing it is.
    pub by: Seat,
    /// The phase in which it began.
    pub since: Phase,
    /// How long it lasts.
    pub until: Until,
}

impl Standing {
    /// What bends it, where that is always something.
    pub(crate) fn cause(&self) -> AbilityRef {
        self.source.expect("an ability has changed the total")
    }
}

/// All standing effects.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Stored")]
pub struct Bends {
    /// In the order of time: it is never sorted.
    list: Vec<Standing>,
    /// A bit for each kind there is, so that it costs nothing to ask in vain.
    #[serde(skip_serializing)]
    kinds: u64,
}

/// All standing effects as they are stored. Which bit is whose is a matter of the build.
#[derive(Deserialize)]
struct Stored {
    list: Vec<Standing>,
}

impl From<Stored> for Bends {
    fn from(Stored { list }: Stored) -> Bends {
        let mut bends = Bends::default();
        list.into_iter().for_each(|standing| bends.add(standing));
        bends
    }
}

impl Bends {
    /// One more.
    pub(crate) fn add(&mut self, standing: Standing) {
        self.kinds |= standing.bend.kind().bit();
        self.list.push(standing);
    }
    /// Ends those for which a test fails.
    pub(crate) fn retain(&mut self, stays: impl Fn(&Standing) -> bool) {
        if self.list.iter().all(&stays) {
            return;
        }
        self.list.retain(stays);
        self.kinds = self.list.iter().fold(0, |bits, s| bits | s.bend.kind().bit());
    }
    /// An encounter is over, or begins anew under another number.
    pub(crate) fn end_encounter(&mut self, id: EncounterId) {
        self.retain(|s| s.until != Until::Encounter(id) && s.until != Until::Destiny(id));
    }
    /// Ends what is about cards that are in a deck.
    pub(crate) fn forget_cards(&mut self, gone: impl Fn(CardId) -> bool) {
        self.retain(|s| !s.bend.card().is_some_and(&gone));
    }
    /// The encounter cards of the two sides change places, and with them what has changed them.
    pub(crate) fn swap_cards(&mut self, id: EncounterId) {
        for standing in self.list.iter_mut().filter(|s| s.until == Until::Encounter(id)) {
            if let Bend::Card(side, _) = &mut standing.bend {
                *side = side.other();
            }
        }
    }
    /// Is there any of a kind?
    pub(crate) fn has(&self, kind: Kind) -> bool {
        self.kinds & kind.bit() != 0
    }
    /// What it has allocated.
    pub(crate) fn footprint(&self) -> usize {
        size_of_val(&self.list[..])
    }
    fn of_kind(&self, kind: Kind) -> impl DoubleEndedIterator<Item = &Standing> {
        let list = if self.has(kind) { &self.list } else { &[][..] };
        list.iter().filter(move |s| s.bend.kind() == kind)
    }
}

impl Game {
    /// The effects of a kind that stand now, in the order they were imposed.
    pub fn standing(&self, kind: Kind) -> impl DoubleEndedIterator<Item = &Standing> {
        // Most often there is none: nothing is worked out before there is something to look at.
        self.state().bends.of_kind(kind).filter(|s| match s.until {
            Until::Encounter(id) | Until::Destiny(id) => id == self.encounter_id(),
            Until::Turn(id) => id == self.state().turn.id,
            Until::Piece(_) => true, // it ends with its piece
        })
    }
    /// Is this rule bent in this very way?
    pub fn bent(&self, bend: Bend) -> bool {
        self.standing(bend.kind()).any(|s| s.bend == bend)
    }
    /// What the last effect of a kind says, among those for which a function finds something.
    pub fn latest<T>(&self, kind: Kind, says: impl Fn(Bend) -> Option<T>) -> Option<T> {
        self.standing(kind).rev().find_map(|s| says(s.bend))
    }
    /// What all effects of a kind say for which a function finds something, in the order they were imposed.
    pub fn all_bent<T>(&self, kind: Kind, says: impl Fn(Bend) -> Option<T>) -> impl Iterator<Item = T> {
        self.standing(kind).filter_map(move |s| says(s.bend))
    }
    /// What standing effects have made of a number of the rules for a seat.
    pub fn folds(&self, query: Query, seat: Seat) -> impl Iterator<Item = Fold> {
        self.all_bent(Kind::Number, move |bend| match bend {
            Bend::Number(q, s, fold) if (q, s) == (query, seat) => Some(fold),
            _ => None,
        })
    }
    /// A number of the rules for a seat, as standing effects change it.
    pub(crate) fn bent_number(&self, query: Query, seat: Seat, usual: i32) -> i32 {
        self.folds(query, seat).fold(usual, |n, fold| fold.of(n))
    }

    // ---- what is often asked -----------------------------------------------------------------------------------

    /// How the encounter ends whatever the cards say.
    pub fn decided(&self) -> Option<Outcome> {
        self.latest(Kind::Decided, |bend| if let Bend::Decided(outcome) = bend { Some(outcome) } else { None })
    }
    /// The side that wins whatever the cards say.
    pub fn declared(&self) -> Option<Side> {
        self.decided().and_then(|outcome| if let Outcome::Won(side) = outcome { Some(side) } else { None })
    }
    /// Who must not ally with a side.
    pub fn barred(&self, side: Side) -> Seats {
        let seats = move |bend| if let Bend::Barred(s, seats) = bend { (s == side).then_some(seats) } else { None };
        self.all_bent(Kind::Barred, seats).fold(Seats::NONE, Seats::or)
    }
    /// Does a seat collect no rewards, or nobody anything?
    pub fn gains_nothing(&self, seat: Seat) -> bool {
        self.bent(Bend::NoGains) || self.query(Query::ShipWorthInGains, seat, 1) == 0
    }
    /// The ships that fare in this way.
    pub fn fated(&self, fate: Fate) -> impl Iterator<Item = ShipId> {
        self.all_bent(Kind::Fate, move |bend| match bend {
            Bend::Fate(ship, f) if f == fate => Some(ship),
            _ => None,
        })
    }
    /// The limited abilities that were used in this encounter, and by whom.
    pub fn spent(&self) -> impl Iterator<Item = (AbilityRef, Seat)> {
        let here = |s: &&Standing| matches!(s.until, Until::Encounter(_));
        self.standing(Kind::Spent).filter(here).filter_map(|s| Some((s.source?, s.by)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Until = Until::Encounter(EncounterId(7));

    fn bends(all: &[(Bend, Until)]) -> Bends {
        let mut bends = Bends::default();
        for (bend, until) in all {
            bends.add(Standing { bend: *bend, source: None, by: Seat(0), since: Phase::Planning, until: *until });
        }
        bends
    }
    fn of(bends: &Bends, kind: Kind) -> Vec<Bend> {
        bends.of_kind(kind).map(|s| s.bend).collect()
    }

    #[test]
    fn effects_of_a_kind_stand_in_the_order_of_time() {
        let (low, high) = (Bend::Worth(Seat(1), -1), Bend::Worth(Seat(0), 4));
        let bends = bends(&[(low, NOW), (Bend::LowerWins, NOW), (high, NOW)]);
        assert_eq!(of(&bends, Kind::Worth), [low, high]);
        assert_eq!(of(&bends, Kind::Upset), []);
    }

    #[test]
    fn numbers_fold_one_after_the_other() {
        let folds = [Fold::Times(2), Fold::Add(-1), Fold::Times(3)];
        assert_eq!(folds.iter().fold(3, |n, fold| fold.of(n)), 15);
        assert_eq!([Fold::Add(5), Fold::Is(1)].iter().fold(3, |n, fold| fold.of(n)), 1);
    }

    #[test]
    fn what_ends_leaves_the_rest_and_its_kinds() {
        let mut bends = bends(&[(Bend::Anywhere, Until::Destiny(EncounterId(7))), (Bend::Spent, Until::Turn(2))]);
        bends.end_encounter(EncounterId(8));
        assert_eq!(of(&bends, Kind::Anywhere), [Bend::Anywhere]);
        bends.end_encounter(EncounterId(7));
        assert_eq!((of(&bends, Kind::Anywhere), of(&bends, Kind::Spent)), (vec![], vec![Bend::Spent]));
        assert_eq!(bends.kinds, Kind::Spent.bit());
    }

    #[test]
    fn which_kinds_there_are_is_no_matter_of_what_was_stored() {
        let bends = bends(&[(Bend::Spent, Until::Turn(2)), (Bend::Upset, NOW)]);
        let stored = serde_json::to_value(&bends).expect("plain data");
        let loaded: Bends = serde_json::from_value(stored.clone()).expect("as it was stored");
        assert_eq!(loaded, bends);
        let earlier = serde_json::json!({ "list": stored["list"], "kinds": 1 });
        assert_eq!(serde_json::from_value::<Bends>(earlier).expect("as earlier builds stored it"), bends);
    }

    #[test]
    fn a_card_that_is_shuffled_is_not_spoken_of_any_more() {
        let vow = Bend::Vow(Seat(0), Intent::Play(Sort::Card(CardId(5))), true);
        let other = Bend::Withheld(CardId(6), Seat(0));
        let demand = Bend::MustSelect(Side::Offense, Sort::Card(CardId(5)));
        let mut bends = bends(&[(vow, NOW), (demand, NOW), (other, NOW)]);
        bends.forget_cards(|card| card == CardId(5));
        assert_eq!(bends, super::tests::bends(&[(other, NOW)]));
    }

    #[test]
    fn what_has_changed_a_card_goes_with_it() {
        let (demand, change) = (Bend::ShowsFirst(Side::Offense), Change::Add(3));
        let mut bends = bends(&[(demand, NOW), (Bend::Card(Side::Offense, change), NOW)]);
        bends.swap_cards(EncounterId(7));
        assert_eq!(bends, super::tests::bends(&[(demand, NOW), (Bend::Card(Side::Defense, change), NOW)]));
    }
}
