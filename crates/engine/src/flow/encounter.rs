//! One encounter: a value on a stack, with roles, sides, cards, modifiers and memory (R6 of the mechanics).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::ability::AbilityRef;
use crate::query::Total;
use crate::table::*;
use crate::windows::{Moment, Phase};

use super::{Added, Use, Vow};

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

/// A change and what caused it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardOp {
    /// What changes.
    pub change: Change,
    /// What changed it.
    pub by: AbilityRef,
}

/// What people have been shown of something. It follows from what was done, so it is no part of a game's digest: games
/// stored before it was kept are still whole.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Told<T>(pub T);

impl<T> std::hash::Hash for Told<T> {
    fn hash<H: std::hash::Hasher>(&self, _: &mut H) {}
}

/// The place before a main player where the encounter card lies (R17 of the mechanics).
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// The card.
    pub card: Option<CardId>,
    /// Where it came from, should it have to go back.
    pub from: Option<Zone>,
    /// Face up before the reveal.
    pub open: bool,
    /// What it showed when it was revealed, after a morph copied (R10.3, R25.3).
    pub shown: Option<Face>,
    /// What is printed on it, once it lies open: people remember it when the card has gone elsewhere.
    #[serde(default)]
    pub turned_up: Told<Option<Face>>,
    /// What happened to it since.
    pub ops: SmallVec<[CardOp; 1]>,
    /// It stays face down and counts as this: what its owner claims it is.
    pub claimed: Option<Face>,
    /// A card that must be selected if possible.
    pub forced: Option<CardId>,
    /// A type of card that must be selected if possible.
    pub forced_type: Option<CardType>,
    /// What demands it.
    #[serde(default)]
    pub forced_by: Added<Option<AbilityRef>>,
}

/// A second card laid beside a side's encounter card. It is revealed with it but is not the side's encounter card: what
/// befalls that one does not befall it (C10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Second {
    /// The card.
    pub card: CardId,
    /// What it showed when it was revealed, after a morph copied.
    pub shown: Option<Face>,
}

/// A kicker before a side (R26.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Kicker {
    /// The card.
    pub card: CardId,
    /// Where it came from, should it have to go back.
    pub from: Zone,
}

/// A planet that has been sent through the gate in place of ships (R27.6).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Vessel {
    /// The planet.
    pub planet: PlanetId,
    /// The sheet whose power sent it.
    pub sheet: SheetId,
    /// The ships that came along on it.
    pub aboard: ShipList,
}

/// An addition to a side's total.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Modifier {
    /// The side whose total changes.
    pub side: Side,
    /// Whose doing it is.
    pub by: Seat,
    /// What does it.
    pub source: AbilityRef,
    /// A number fixed when it was used, or `None` for one that is counted anew each time.
    pub fixed: Option<i16>,
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

/// Two parts of a side's total are multiplied instead of added.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Product {
    /// The side whose total it is.
    pub side: Side,
    /// What is multiplied; the parts do not overlap.
    pub factors: [Part; 2],
    /// What does it.
    pub source: AbilityRef,
}

/// What one ship of a seat counts in the totals is multiplied.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Worth {
    /// Whose ships.
    pub seat: Seat,
    /// By how much; negative if they are subtracted.
    pub times: i8,
    /// What does it.
    pub source: AbilityRef,
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

/// What became of a card or power that is limited per encounter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spent {
    /// The ability.
    pub ability: AbilityRef,
    /// The seat that used it.
    pub by: Seat,
    /// The phase of the use.
    pub phase: Phase,
}

/// An effect of a flare that goes on for the rest of the encounter, wherever the flare has gone meanwhile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Lasting {
    /// The ability: it can be used again and again, and no card is played for it.
    pub ability: AbilityRef,
    /// By whom.
    pub by: Seat,
    /// What is left of it, in whatever it is counted; with nothing left it is over.
    pub left: u8,
}

/// What somebody takes unseen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Goods {
    /// The top card of the cosmic deck.
    TopCard,
    /// A card of the cosmic discard pile.
    Discard(CardId),
    /// A ship from the warp, to this planet.
    Ship(ShipId, PlanetId),
}

/// Something taken unseen: known to nobody else until it is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sleight {
    /// Who takes.
    pub by: Seat,
    /// What, until it is settled.
    pub goods: Option<Goods>,
}

/// One encounter.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Encounter {
    /// Its running number.
    pub id: EncounterId,
    /// Which encounter of the turn it is, from 1; 0 for one that interrupts a turn.
    pub number: u8,
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
    /// The defense may be encountered on any of its colonies, not only in its home system.
    pub anywhere: bool,
    /// The offense settles an empty planet of its own (R6.4).
    pub resettling: bool,
    /// The offense's retrieval in regroup is replaced by something else.
    pub no_retrieval: bool,
    /// The destiny card that decided.
    pub destiny: Option<CardId>,
    /// The player it points at, since it was turned up: by its colour or, for a special, by comparison.
    pub destined: Option<Seat>,
    /// Who was invited, by side.
    pub invited: [Seats; 2],
    /// Who has allied, by side; stays when the ships are gone (R8.5).
    pub allies: [Seats; 2],
    /// Who must not ally with a side.
    pub barred: [Seats; 2],
    /// How many ships a seat may send, where an effect has settled it for this encounter.
    pub limits: SmallVec<[(Seat, u8); 1]>,
    /// The encounter cards, by side.
    pub slots: [Slot; 2],
    /// Cards laid beside the encounter cards, by side.
    pub seconds: [Option<Second>; 2],
    /// A planet in the gate.
    pub vessel: Option<Box<Vessel>>,
    /// The kickers, by side (R26.2).
    pub kickers: [Option<Kicker>; 2],
    /// The side that selects first and face up.
    pub shows_first: Option<Side>,
    /// The cards have been revealed.
    pub revealed: bool,
    /// Additions to the totals.
    pub modifiers: SmallVec<[Modifier; 2]>,
    /// Parts of the totals that are multiplied; of two on one side the later one counts.
    pub products: SmallVec<[Product; 1]>,
    /// What ships are worth in the totals, where it is not one each.
    pub worth: SmallVec<[Worth; 1]>,
    /// The lower total wins.
    pub lower_wins: bool,
    /// The side that wins whatever the cards say; the first to be declared stands (R11.6).
    pub decided: Option<Side>,
    /// What made it so.
    #[serde(default)]
    pub decided_by: Added<Option<AbilityRef>>,
    /// What turns the finished result around: the winners lose and the losers win (R11.6).
    pub upset: Option<AbilityRef>,
    /// The result.
    pub outcome: Option<Outcome>,
    /// By how much the totals differed, if totals decided.
    pub margin: Option<i16>,
    /// The totals that decided, if totals did: they stay as they were then, whatever becomes of ships and cards.
    #[serde(default)]
    pub compared: Told<Option<Box<[Total; 2]>>>,
    /// Ships that are lost by losing besides those in the encounter.
    pub doomed: ShipList,
    /// Ships in the encounter that are not lost by losing.
    pub reprieved: ShipList,
    /// Ships whose stacks do not fall apart when they enter the warp next.
    pub held_together: ShipList,
    /// The deal that was agreed.
    pub deal: Option<Box<([Seat; 2], crate::ask::Terms)>>,
    /// Ships of each seat that reached the warp because its side lost (R15.2).
    pub lost: [u8; MAX_SEATS],
    /// How many ships each seat had on each side when the outcome was known.
    pub ships: [[u8; MAX_SEATS]; 2],
    /// The ships for which the winners gain: those they had then, but for those an effect has taken out of the encounter
    /// since (R16.4).
    #[serde(default)]
    pub entitled: ShipList,
    /// Compensation and rewards announced.
    pub gains: SmallVec<[Gain; 2]>,
    /// The gain that is about to be received.
    pub gaining: Option<Gain>,
    /// Nobody collects anything.
    pub no_gains: bool,
    /// Ships each side's main player loses if a deal fails (R14.11).
    pub penalty: [u8; 2],
    /// Planets on which nobody lands in this encounter.
    pub shut: SmallVec<[PlanetId; 1]>,
    /// Cards that lie face down before their owners while cards are taken or drawn.
    pub withheld: CardList,
    /// Who collects no rewards.
    pub forgo: Seats,
    /// Who sees the cards that another seat draws from the deck: the watcher and the watched.
    pub watched: SmallVec<[(Seat, Seat); 1]>,
    /// Flares played, which cannot be played again (R21.3).
    pub flares: SmallVec<[AlienIx; 4]>,
    /// Who has played a flare (R21.2).
    pub flared: Seats,
    /// Effects of flares that go on.
    pub lasting: SmallVec<[Lasting; 1]>,
    /// Limited abilities that were used.
    pub spent: SmallVec<[Spent; 4]>,
    /// Cards played since planning began, and the zone each returns to if time runs back.
    pub played: SmallVec<[(CardId, Zone); 2]>,
    /// What somebody takes unseen, or has taken: once per encounter.
    pub sleight: Option<Sleight>,
    /// Who has cried out that somebody takes something: once per encounter each.
    pub cried: Seats,
    /// Cards kept after they were played, and by whom: not to be played again in this encounter.
    pub kept: SmallVec<[(CardId, Seat); 1]>,
    /// What players have said they will or will not do.
    pub vows: SmallVec<[Vow; 1]>,
    /// Uses that go on at a later moment of the encounter.
    pub promises: Vec<(Moment, Box<Use>)>,
    /// Promises of flares that have been kept: they hold again if time runs back.
    pub kept_promises: Vec<(Moment, Box<Use>)>,
    /// Cards laid aside that return to a store when they are taken up, and to which; all others return to the hand.
    #[serde(default)]
    pub laid_aside: Added<SmallVec<[(CardId, SheetId); 1]>>,
    /// Sheets zapped since planning began: free again if time runs back.
    pub zapped: SmallVec<[SheetId; 1]>,
    /// Sheets lent since planning began: back with their owners if time runs back.
    #[serde(default)]
    pub lent: Added<SmallVec<[SheetId; 1]>>,
    /// It has been replayed from planning once.
    pub replayed: bool,
    /// A mark of the alien whose destiny card caused it.
    pub caused_by: Option<AlienIx>,
    /// An encounter that follows at once when this one is over: its offense and defense (R17.7).
    pub sequel: Option<(Seat, Seat)>,
    /// The line of the script it goes on with, when an effect sends it elsewhere.
    pub jump: Option<u8>,
}

impl Encounter {
    /// A fresh encounter.
    pub fn new(id: EncounterId, turn: Seat, offense: Seat, number: u8) -> Encounter {
        Encounter {
            id,
            number,
            phase: if number == 1 { Phase::StartTurn } else { Phase::Regroup },
            turn,
            offense,
            defense: None,
            system: None,
            target: None,
            anywhere: false,
            resettling: false,
            no_retrieval: false,
            destiny: None,
            destined: None,
            invited: [Seats::NONE; 2],
            allies: [Seats::NONE; 2],
            barred: [Seats::NONE; 2],
            limits: SmallVec::new(),
            slots: [Slot::default(), Slot::default()],
            seconds: [None; 2],
            vessel: None,
            kickers: [None; 2],
            shows_first: None,
            revealed: false,
            modifiers: SmallVec::new(),
            products: SmallVec::new(),
            worth: SmallVec::new(),
            lower_wins: false,
            decided: None,
            decided_by: Added::default(),
            upset: None,
            outcome: None,
            margin: None,
            compared: Told::default(),
            doomed: ShipList::new(),
            reprieved: ShipList::new(),
            held_together: ShipList::new(),
            deal: None,
            lost: [0; MAX_SEATS],
            ships: [[0; MAX_SEATS]; 2],
            entitled: ShipList::new(),
            gains: SmallVec::new(),
            gaining: None,
            no_gains: false,
            penalty: [3; 2],
            shut: SmallVec::new(),
            withheld: CardList::new(),
            forgo: Seats::NONE,
            watched: SmallVec::new(),
            flares: SmallVec::new(),
            flared: Seats::NONE,
            lasting: SmallVec::new(),
            spent: SmallVec::new(),
            played: SmallVec::new(),
            sleight: None,
            cried: Seats::NONE,
            kept: SmallVec::new(),
            vows: SmallVec::new(),
            promises: Vec::new(),
            kept_promises: Vec::new(),
            laid_aside: Added::default(),
            zapped: SmallVec::new(),
            lent: Added::default(),
            replayed: false,
            caused_by: None,
            sequel: None,
            jump: None,
        }
    }
    /// The main player of a side.
    pub fn main(&self, side: Side) -> Option<Seat> {
        match side {
            Side::Offense => Some(self.offense),
            Side::Defense => self.defense,
        }
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
    /// Did the seat's side lose?
    pub fn lost_by(&self, seat: Seat) -> bool {
        match self.outcome {
            Some(Outcome::Won(side)) => self.on_side(seat, side.other()),
            Some(Outcome::BothLose) => self.side_of(seat).is_some(),
            _ => false,
        }
    }
}
