//! The whole state of a game: plain data.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Added, Bends, Encounter, Entry, Frame, Planned, Promise};
use crate::ask::{Answer, Ask};
use crate::options::Options;
use crate::table::*;

/// The turn under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// Whose turn it is.
    pub owner: Seat,
    /// Its running number.
    pub id: u32,
    /// Encounters had in it; interruptions do not count (R17.6).
    pub had: u8,
    /// How the last encounter went: successfully?
    pub success: bool,
    /// Encounters to come besides those the rules bring.
    #[serde(default)]
    pub plan: SmallVec<[Planned; 1]>,
    /// Uses that go on when the owner's next encounter begins.
    #[serde(default)]
    pub promises: Added<Vec<Promise>>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Finish {
    /// These seats won.
    Won(Seats),
    /// The bound on encounters was reached: nobody won.
    Draw,
    /// All have lost together.
    Lost,
}

/// The aliens nobody plays, in a game in which they may come up.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Unused {
    /// Face down and shuffled, the next one last.
    pub pile: Vec<AlienIx>,
    /// Those discarded; they come back when the pile is empty.
    pub discarded: Vec<AlienIx>,
}

/// Everything there is to know about a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct State {
    /// The options it was set up with.
    pub options: Box<Options>,
    /// What lies on the table.
    pub table: Table,
    /// The turn.
    pub turn: Turn,
    /// The encounters under way; the last one is played now.
    pub encounters: Vec<Encounter>,
    /// The number the next encounter gets.
    pub next_encounter: u32,
    /// The control stack.
    pub stack: Vec<Frame>,
    /// The questions that are open.
    pub asks: Vec<Ask>,
    /// The answer to the only question of a frame that keeps no answers.
    pub reply: Option<(Seat, Answer)>,
    /// Grows by one with every input.
    pub version: u32,
    /// Aliens dealt to each seat and not taken, for a replacement (R1.6).
    pub dealt: SmallVec<[[AlienIx; 2]; 5]>,
    /// Aliens nobody plays, where something can bring them into the game.
    pub unused: Option<Box<Unused>>,
    /// Rules that are bent for a time.
    #[serde(default)]
    pub bends: Bends,
    /// Standing conditions wait to be looked at until the effect under way is finished.
    pub unwatched: bool,
    /// Powers lost for want of home colonies that have not been told to those who listen.
    pub fallen: SmallVec<[PieceId; 1]>,
    /// What is remembered of the last encounter: how it ended, and for whom.
    #[serde(default)]
    pub past: Option<Entry>,
    /// How the game ended.
    pub finish: Option<Finish>,
}
