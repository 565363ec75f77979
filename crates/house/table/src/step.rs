//! What goes into a table and what comes out of it.

use protocol::{ToClient, Trouble};
use rules::Seat;
use serde::{Deserialize, Serialize};

use crate::ahead::Ahead;
use crate::game::AtTable;
use crate::publish::{Prompt, Snapshot, Update};
use crate::thinking::{Lapse, Thought};

/// What those around a table are told of its game.
pub type Telling<R> = ToClient<Update<R>, Snapshot<R>, Prompt<R>, <R as crate::Windows>::Play>;

/// Milliseconds since some moment of the caller's choice.
pub type Millis = u64;

/// Who is told something: the one who took a chair, or all who watch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Audience {
    /// The person in this chair.
    Chair(Seat),
    /// Those who watch.
    Watchers,
}

/// What must be stored, in order, before what a step tells is passed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub enum Entry<R: AtTable> {
    /// Something was put into the game.
    Input(R::Input),
    /// A person filed a play for the beat, or passed. What is put in closes the beat.
    Filed(Seat, Option<R::Play>),
    /// Inputs were taken back: only so many are left.
    Undo {
        /// How many inputs there are now.
        inputs: u32,
    },
    /// A person changed what it wishes to be asked.
    Wish(Seat, R::Wishes),
    /// A person answered a question before it is put.
    Ahead(Seat, Box<Ahead<R>>),
    /// The host stopped all clocks, or lets them run on.
    Pause(bool),
    /// The game refused this input, or to go on, because that would not come to an end. Kept for those who mend it: when
    /// the table comes back, it tries again.
    Stuck(Option<R::Input>),
    /// The game is at rest: a scene is about to begin.
    Rest {
        /// After so many inputs.
        inputs: u32,
        /// The mark of its position.
        mark: String,
    },
    /// The rules have changed, and what was put in leads no further: the game goes on from where it was at rest. What was put
    /// in later stays among the entries, and does not count.
    Anew {
        /// How many inputs there are now.
        inputs: u32,
        /// The game as it is saved.
        game: String,
    },
    /// Something an earlier build stored in a way that is not understood any more.
    #[serde(skip)]
    Illegible {
        /// Was it put into the game?
        input: bool,
    },
}

impl<R: AtTable> Entry<R> {
    /// Reads what was stored, whichever build did.
    pub fn read(text: &str) -> Entry<R> {
        let illegible = |_| Entry::Illegible { input: text.starts_with("{\"Input\"") };
        serde_json::from_str(text).unwrap_or_else(illegible)
    }
}

/// What came of something.
#[derive(Debug)]
pub struct Step<R: AtTable> {
    /// To be stored first.
    pub entries: Vec<Entry<R>>,
    /// To be sent then, each to its audience.
    pub frames: Vec<(Audience, Telling<R>)>,
    /// To be thought about, on some other thread.
    pub thoughts: Vec<Thought<R>>,
    /// Bots that failed: somebody else has answered for them.
    pub lapses: Vec<Lapse>,
    /// The game is over.
    pub over: bool,
    /// The table has come back, but not to where it was: the rules have changed, and it goes on from its last rest.
    pub anew: bool,
    /// What was asked for is refused: the table stands from now on, and everybody is told.
    pub stuck: Option<Trouble>,
}

impl<R: AtTable> Default for Step<R> {
    fn default() -> Step<R> {
        Step {
            entries: Vec::new(),
            frames: Vec::new(),
            thoughts: Vec::new(),
            lapses: Vec::new(),
            over: false,
            anew: false,
            stuck: None,
        }
    }
}

/// What a person asks of the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request<R: AtTable> {
    /// Answers a prompt.
    Answer {
        /// The prompt.
        prompt: u32,
        /// The answer.
        answer: R::Answer,
    },
    /// Uses something on its own initiative.
    Interrupt {
        /// The last update it has seen.
        seq: u32,
        /// What it uses.
        offer: R::Play,
    },
    /// Says what it wishes to be asked.
    Wish(R::Wishes),
    /// Asks for more time in a beat.
    Hold,
    /// Asks for more time for a deal.
    MoreTime,
    /// Takes its last answer back.
    Undo,
}
