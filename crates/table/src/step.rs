//! What goes into a table and what comes out of it.

use bots::Budget;
use engine::Game;
use engine::ask::{Answer, Ask, Offer};
use engine::save::Input;
use engine::table::Seat;
use protocol::{Level, ToClient, Wishes};
use serde::{Deserialize, Serialize};

use crate::ahead::Ahead;
use crate::setup::bot_level;

/// Milliseconds since some moment of the caller's choice.
pub type Millis = u64;

/// Who is told something: the one who took a place, or all who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// The person at this place.
    Place(Seat),
    /// Those who watch.
    Watchers,
}

/// What must be stored, in order, before what a step tells is passed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Entry {
    /// Something was put into the game.
    Input(Input),
    /// A person filed a play for the window that is open, or passed. What is put in closes the window.
    Filed(Seat, Option<Offer>),
    /// Inputs were taken back: only so many are left.
    Undo {
        /// How many inputs there are now.
        inputs: u32,
    },
    /// A person changed what it wishes to be asked.
    Wish(Seat, Wishes),
    /// A person answered a question before it is put.
    Ahead(Seat, Box<Ahead>),
    /// The host stopped all clocks, or lets them run on.
    Pause(bool),
}

/// What came of something.
#[derive(Debug, Default)]
pub struct Step {
    /// To be stored first.
    pub entries: Vec<Entry>,
    /// To be told then.
    pub tell: Vec<(Audience, ToClient)>,
    /// To be thought about, on some other thread.
    pub thoughts: Vec<Thought>,
    /// The game is over.
    pub over: bool,
}

/// What a person asks of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// Answers a prompt.
    Answer {
        /// The prompt.
        prompt: u32,
        /// The answer.
        answer: Answer,
    },
    /// Uses something on its own initiative.
    Interrupt {
        /// The last update it has seen.
        seq: u32,
        /// What it uses.
        offer: Offer,
    },
    /// Says what it wishes to be asked.
    Wish(Wishes),
    /// Asks for more time in a window.
    Hold,
    /// Asks for more time for a deal.
    MoreTime,
    /// Takes its last answer back.
    Undo,
}

/// A question a bot has to think about.
#[derive(Clone, Debug)]
pub struct Thought {
    pub(crate) game: Box<Game>,
    pub(crate) ask: Ask,
    pub(crate) level: Level,
    pub(crate) seed: u64,
    pub(crate) ticket: u64,
    pub(crate) budget: Budget,
}

/// What a bot came up with.
#[derive(Clone, Debug)]
pub struct Idea {
    pub(crate) ticket: u64,
    pub(crate) answer: Answer,
}

impl Thought {
    /// Thinks. It takes as long as the bot's budget allows.
    pub fn think(self) -> Idea {
        let mut player = bots::player(bot_level(self.level), self.seed, self.budget);
        Idea { ticket: self.ticket, answer: player.answer(&self.game, &self.ask) }
    }
    /// Is it done at once, or worth a thread of its own?
    pub fn is_quick(&self) -> bool {
        matches!(self.level, Level::Random | Level::Rookie)
    }
}
