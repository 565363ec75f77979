//! Frames: the plain-data control stack of the engine's procedures (principle 3).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::ability::{AbilityRef, Kept};
use crate::ask::{Answer, Ask, Parties, Terms};
use crate::deeds::Deed;
use crate::table::*;
use crate::view::Event;
use crate::windows::Window;

/// What an effect or a window is about: a frame further down the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Subject {
    /// Nothing in particular.
    #[default]
    None,
    /// The deed at the head of the passage with this index.
    Deed(u16),
    /// The use in the frame with this index.
    Use(u16),
}

/// Answers recorded so far, each with its question.
pub type Answers = SmallVec<[(Ask, Answer); 1]>;

/// What the deeds of the last step really brought.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Done {
    /// Cards that moved.
    pub cards: CardList,
    /// Ships that moved.
    pub ships: ShipList,
}

/// How far a use has come (R3 of the mechanics).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The card goes to limbo.
    Play,
    /// What belongs to the play is said; then others may answer it.
    Declare,
    /// The steps run; one of them is announced and may be answered.
    Steps,
    /// The announcement has been answered.
    Answered,
    /// It was zapped: what that entails.
    Zapped,
    /// The use is over; a card that is about to be discarded may still be kept.
    After,
    /// The card goes where it belongs.
    Over,
}

/// How a use was stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Cancel {
    /// The power is zapped: this use is off, and the power for the rest of the encounter (R20.1).
    Zap,
    /// The card has no effect and is discarded (R20.6).
    Card,
    /// The card has no effect and is not played: this seat has it. Its player keeps it so, but does not play it again in this
    /// encounter (R20.6); anybody else takes it into the hand.
    Keep(Seat),
}

/// A power or card in use.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Use {
    /// The ability.
    pub ability: AbilityRef,
    /// Who uses it.
    pub by: Seat,
    /// The piece that is used.
    pub piece: Option<PieceId>,
    /// The card that is played, and the zone it was played from.
    pub card: Option<(CardId, Zone)>,
    /// The seat this use is about.
    pub about: Option<Seat>,
    /// The deed or use it answers.
    pub subject: Subject,
    /// How far it has come.
    pub stage: Stage,
    /// The step that runs.
    pub step: u8,
    /// The announcement has been made.
    pub announced: bool,
    /// How it was stopped, if it was.
    pub cancelled: Option<Cancel>,
    /// Answers to the running step.
    pub answers: Answers,
    /// What the last step brought.
    pub done: Done,
    /// What its steps keep for later ones.
    pub kept: Kept,
    /// What was said aloud with it.
    #[serde(default)]
    pub said: Vec<Event>,
    /// What stopped it.
    #[serde(default)]
    pub stopped_by: super::Added<Option<AbilityRef>>,
    /// The super flare of this power was played for what the use has done: if it is zapped, neither was (Z-04).
    #[serde(default)]
    pub with_super: super::Added<bool>,
}

/// A procedure of the rulebook, run in steps like an effect, but nobody's use.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Procedure {
    /// Which one.
    pub rule: Rule,
    /// Whom it concerns.
    pub seat: Seat,
    /// The step that runs.
    pub step: u8,
    /// Answers to the running step.
    pub answers: Answers,
    /// What the last step brought.
    pub done: Done,
    /// What its steps keep for later ones; the first is the number it was begun with.
    pub kept: Kept,
}

/// The procedures of the rulebook.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// Everybody chooses an alien (R1.4).
    Draft,
    /// A conflicting alien is replaced (R1.6).
    Redraft,
    /// An alien's own setup (R1.7).
    Setup(AlienIx),
    /// What a piece does on coming into play.
    Enter(PieceId),
    /// A hand without an encounter card is replaced (R4.1, R9.3).
    HandCheck,
    /// A whole new hand (R24.8).
    NewHand,
    /// A seat, mostly the offense, takes so many ships back (R5.2).
    Retrieve,
    /// A destiny card is drawn and followed (R6).
    Destiny,
    /// What an alien's destiny card does.
    AlienDestiny(AlienIx),
    /// The gate is aimed (R7.1).
    Aim,
    /// Ships are launched (R7.3).
    Launch,
    /// Invitations of one side (R8.1).
    Invite,
    /// Answers to the invitations (R8.2).
    Ally,
    /// A seat joins a side and sends ships (R8.2, R8.3).
    Join,
    /// Encounter cards are selected (R9.5): by all, or with 1 only by who has to select first and face up.
    Select,
    /// A deal is carried out, or its penalty paid (R14.10, R14.11).
    CarryOut,
    /// The penalty for a failed deal (R14.11).
    FailDeal,
    /// Ships in the encounter go home: of the allies, or with 1 of everybody.
    GoHome,
    /// The losing ships go to the warp (R12.1, R13.1).
    LoseShips,
    /// The winners land (R12.2).
    Land,
    /// One gain is received (R15, R16).
    Gain,
    /// So many rewards are received (R16).
    Rewards,
    /// A gain that was announced by an effect is received.
    Receive,
    /// Encounter cards are discarded (R17.2).
    DiscardCards,
    /// All hands are dealt anew (R24.5).
    Quake,
    /// Everybody may accuse somebody of a covert move (the older flares).
    Watch,
    /// Ships whose captivity is over return.
    Release,
}

/// Deeds on their way: would, done, happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Passage {
    /// The deeds still to do, the next one last.
    pub deeds: Vec<Deed>,
    /// How far the next deed has come.
    pub stage: PassageStage,
    /// The frame whose step told the deeds.
    pub teller: Option<u16>,
    /// Who is behind it.
    pub by: Option<Seat>,
    /// The ability behind it.
    pub cause: Option<AbilityRef>,
    /// Ships left the warp straight for the encounter: they are retrieved, too.
    pub retrieves: bool,
    /// The cards that changed hands when two hands were exchanged or mixed: those the one behind it took.
    pub taken: CardList,
}

/// How far a deed has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PassageStage {
    /// Replacements may act.
    Would,
    /// It is done now.
    Do,
    /// Cards are drawn but not in hand yet.
    Arriving,
    /// It has happened: triggers.
    Happened,
    /// Further consequences.
    After(u8),
}

/// Players talk about a deal (R14): two, or those an effect has brought together.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bargain {
    /// The parties.
    pub parties: Parties,
    /// The offer on the table.
    pub offer: Option<(Seat, Terms)>,
    /// Its version.
    pub version: u16,
    /// Who has agreed to it: the proposer, and all who have accepted it since.
    pub agreed: Seats,
    /// Who of them waits for the others.
    pub waits: Seats,
    /// The talks are over.
    pub over: bool,
    /// How many times as long as a usual deal they may take.
    pub minutes: u8,
}

impl Bargain {
    /// Have all agreed to the offer?
    pub(crate) fn is_agreed(&self) -> bool {
        self.offer.is_some() && self.parties.iter().all(|seat| self.agreed.has(*seat))
    }
}

/// Somebody is about to win (R19 of the mechanics).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending {
    /// Who wins if nothing intervenes.
    pub winners: Seats,
    /// How far it has come.
    pub stage: u8,
    /// A last stand that decides who wins.
    pub stand: Option<super::Planned>,
    /// Foreign colonies of the one who fights, before it began.
    pub before: u8,
    /// Who has had a last stand: one each.
    pub stood: Seats,
}

/// What a last stand decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum StandKind {
    /// If its side wins, the fighter and all its allies win the game; else the earlier win stands.
    SideWins,
    /// If the fighter gains a foreign colony it wins alone; else it loses and the others win.
    ColonyWins,
    /// The fighter goes on until it meets a victory condition or runs out of encounter cards, then shares.
    UntilCardsRunOut,
}

/// A frame of the control stack.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Frame {
    /// The beginning of the game, at this point of its script.
    Setup(u8),
    /// A turn.
    Turn {
        /// How far the turn has come.
        stage: u8,
    },
    /// An encounter, at this point of its script.
    Encounter(u8),
    /// A window.
    Window(Window),
    /// A use.
    Use(Use),
    /// A procedure of the rulebook.
    Procedure(Procedure),
    /// Deeds on their way.
    Passage(Passage),
    /// Talks about a deal.
    Bargain(Box<Bargain>),
    /// The end of the game.
    Ending(Ending),
}

impl Frame {
    /// What the last step of a use or procedure brought.
    pub(crate) fn done(&self) -> Option<&Done> {
        match self {
            Frame::Use(u) => Some(&u.done),
            Frame::Procedure(p) => Some(&p.done),
            _ => None,
        }
    }
    /// The same, to be written.
    pub(crate) fn done_mut(&mut self) -> Option<&mut Done> {
        match self {
            Frame::Use(u) => Some(&mut u.done),
            Frame::Procedure(p) => Some(&mut p.done),
            _ => None,
        }
    }
}
