//! One encounter: a value on a stack, with roles, sides, cards, modifiers and memory (R6 of the mechanics).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::query::Total;
use crate::table::*;
use crate::windows::{Moment, Phase};

use super::{Ledger, Planned, Role, Slot, Slots, Use};

/// How an encounter ended (R28.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Outcome {
    /// One side won.
    Won(Side),
    /// A deal was made.
    Deal,
    /// A deal failed.
    FailedDeal,
    /// Both sides lost.
    BothLose,
    /// The offense settled an empty planet of its own.
    Resettled,
    /// The defense let the offense have a colony: a success, but nobody won or lost.
    Granted,
    /// It ended at once as a success of the offense: nobody won or lost.
    Success,
    /// It ended without a result.
    Ended,
}

impl Outcome {
    /// Does it count as a success of the offense (R2.11)?
    pub fn success(self) -> bool {
        use Outcome::*;
        matches!(self, Won(Side::Offense) | Deal | Resettled | Granted | Success)
    }
}

/// A change of an encounter card after it was revealed; changes are folded in the order they happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Change {
    /// The card counts as another one.
    Become(Face),
    /// The value of an attack is now this.
    Value(i16),
    /// The value of an attack grows by this.
    Add(i16),
}

/// What people have been shown of something. It follows from what was done, so it is no part of a game's digest: games
/// stored before it was kept are still whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Told<T>(pub T);

impl<T> std::hash::Hash for Told<T> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// A destiny card that was turned up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Drawn {
    /// The card.
    pub card: CardId,
    /// The player it points at, since it was turned up: by its colour or, for a special, by comparison.
    pub at: Option<Seat>,
}

/// What a side's total is made of before anything is added to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Part {
    /// The value of the encounter card.
    Card,
    /// The ships of the main player.
    OwnShips,
    /// The ships of the main player's allies.
    AlliedShips,
    /// All ships of the side.
    Ships,
}

/// What compensation or rewards are for: it is counted when they are taken, not before (R16.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Count {
    /// The seat's ships that have won (R16.1).
    Won,
    /// The ships of these seats that have reached the warp by losing (R15.2).
    Lost(Seats),
    /// Just so many.
    Number(u8),
}

/// Compensation or rewards that are due to somebody and will be taken in timing order (R16.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Due {
    /// Who receives.
    pub seat: Seat,
    /// For what.
    pub count: Count,
    /// From whose hand: then it is compensation. Rewards come from the deck and the warp.
    pub from: Option<Seat>,
}

/// Compensation or rewards that somebody is about to receive (R18 of the mechanics).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Gain {
    /// Who receives.
    pub seat: Seat,
    /// How many cards or rewards.
    pub amount: u8,
    /// From whose hand; rewards come from the deck and the warp.
    pub from: Option<Seat>,
    /// Who looks at that hand and picks the cards; at random if nobody does (R15.3).
    pub chooser: Option<Seat>,
}

/// A use that goes on at a later moment.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Promise {
    /// The moment.
    pub moment: Moment,
    /// The use, at the step it goes on with.
    pub used: Box<Use>,
    /// It has gone on. Only those of flares stay: they go on anew if time runs back.
    pub redeemed: bool,
}

/// One encounter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Encounter {
    /// Its running number.
    pub id: EncounterId,
    /// How it came about.
    pub plan: Planned,
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is.
    pub turn: Seat,
    /// The offense.
    pub offense: Seat,
    /// The defense, once known.
    pub defense: Option<Seat>,
    /// The system of the target.
    pub system: Option<Colour>,
    /// The targeted planet.
    pub target: Option<PlanetId>,
    /// The destiny card that decided.
    pub destiny: Option<Drawn>,
    /// Who was invited, by side.
    pub invited: [Seats; 2],
    /// Who has allied, by side; stays when the ships are gone (R8.5).
    pub allies: [Seats; 2],
    /// The cards that lie before the sides.
    pub slots: Slots,
    /// The cards have been revealed.
    pub revealed: bool,
    /// The result.
    pub outcome: Option<Outcome>,
    /// The totals that decided, if totals did: they stay as they were then, whatever becomes of ships and cards.
    #[serde(default)]
    pub compared: Option<Box<[Total; 2]>>,
    /// The deal that was agreed.
    pub deal: Option<Box<crate::ask::Deal>>,
    /// The ships that have won: those of the winning side when the outcome was known, but for those an effect has taken out
    /// of the encounter since. All that counts winners' ships counts these (R16.4, E-GUERRILLA).
    #[serde(default)]
    pub entitled: ShipList,
    /// Compensation and rewards announced and not taken yet.
    #[serde(default)]
    pub dues: SmallVec<[Due; 2]>,
    /// The gain that is about to be received.
    pub gaining: Option<Gain>,
    /// What has happened in it so far.
    #[serde(default)]
    pub ledger: Ledger,
    /// Uses that go on at a later moment of the encounter.
    pub promises: Vec<Promise>,
    /// The line of the script it goes on with, when an effect sends it elsewhere.
    pub jump: Option<u8>,
}

impl Encounter {
    /// A fresh encounter.
    pub fn new(id: EncounterId, turn: Seat, plan: Planned) -> Encounter {
        Encounter {
            id,
            plan,
            phase: Phase::Regroup,
            turn,
            offense: plan.offense,
            defense: None,
            system: None,
            target: None,
            destiny: None,
            invited: [Seats::NONE; 2],
            allies: [Seats::NONE; 2],
            slots: Slots::default(),
            revealed: false,
            outcome: None,
            compared: None,
            deal: None,
            entitled: ShipList::new(),
            dues: SmallVec::new(),
            gaining: None,
            ledger: Ledger::default(),
            promises: Vec::new(),
            jump: None,
        }
    }
    /// Does the offense settle an empty planet of its own (R6.4)? Then it has a target and meets nobody.
    pub fn resettles(&self) -> bool {
        self.target.is_some() && self.defense.is_none()
    }
    /// The player at whom the destiny card points.
    pub fn destined(&self) -> Option<Seat> {
        self.destiny?.at
    }
    /// The promises for a moment that have not come due.
    pub fn promised(&self, moment: Moment) -> impl Iterator<Item = &Promise> {
        self.promises.iter().filter(move |p| p.moment == moment && !p.redeemed)
    }
    /// The main player of a side.
    pub fn main(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Offense => Some(self.offense),
            Side::Defense => self.defense,
        }
    }
    /// The encounter card of a side, wherever it is now, and what is known of it.
    pub fn slot(&self, side: Side) -> Option<&Slot> {
        self.slots.get(Role::Main, side)
    }
    /// The encounter card of a side, wherever it is now.
    pub fn card(&self, side: Side) -> Option<CardId> {
        self.slot(side).map(|s| s.card)
    }
    /// What the owner of a side's encounter card, which stays face down, claims it is.
    pub fn claimed(&self, side: Side) -> Option<Face> {
        self.slot(side).and_then(|s| s.claimed)
    }
    /// The side a seat leads, if it is a main player.
    pub fn leads(&self, seat: Seat) -> Option<Side> {
        if self.offense == seat {
            Some(Side::Offense)
        } else if self.defense == Some(seat) {
            Some(Side::Defense)
        } else {
            None
        }
    }
    /// The sides a seat is on, as main player or ally; one seat may be on both.
    pub fn on_side(&self, seat: Seat, side: Side) -> bool {
        self.main(side) == Some(seat) || self.allies[side.ix()].has(seat)
    }
    /// The side of a seat: the one it leads, else the one it is allied with.
    pub fn side_of(&self, seat: Seat) -> Option<Side> {
        self.leads(seat).or_else(|| Side::BOTH.into_iter().find(|s| self.allies[s.ix()].has(seat)))
    }
    /// Is the seat an ally?
    pub fn is_ally(&self, seat: Seat) -> bool {
        self.allies[0].or(self.allies[1]).has(seat)
    }
    /// The side that won.
    pub fn winner(&self) -> Option<Side> {
        match self.outcome {
            Some(Outcome::Won(side)) => Some(side),
            _ => None,
        }
    }
    /// By how much the totals differed, if totals decided.
    pub fn margin(&self) -> Option<i32> {
        self.compared.as_deref().map(|[a, b]| (a.value - b.value).abs())
    }
    /// Did the seat's side lose?
    pub fn lost_by(&self, seat: Seat) -> bool {
        match self.outcome {
            Some(Outcome::Won(side)) => self.on_side(seat, side.other()),
            Some(Outcome::BothLose) => self.side_of(seat).is_some(),
            _ => false,
        }
    }
}
