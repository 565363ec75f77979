//! Those who play: here, away, or bots.

use engine::windows::Moment;
use protocol::cosmic::Wishes;
use protocol::{Level, Sitter};

use crate::ahead::Ahead;
use crate::setup::Who;
use crate::step::Millis;

/// How long a table waits for one who is gone before a bot plays on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Grace(pub u32);

impl Default for Grace {
    fn default() -> Grace {
        Grace(30_000)
    }
}

/// The level at which a bot plays for somebody who is away or whose time is up.
pub(crate) const STAND_IN: Level = Level::Rookie;

/// Something declined: not asked again while the situation is the same (table 2.4, gate 4).
pub(crate) type Declined = (u32, Moment, engine::ask::Offer);

/// One who plays, in a chair. Chairs are numbered like controllers: who changes seats keeps the chair.
#[derive(Clone, Debug)]
pub(crate) struct Person {
    pub who: Who,
    pub here: bool,
    /// Since when it is away.
    pub gone: Option<Millis>,
    /// A bot plays for it.
    pub covered: bool,
    pub wishes: Wishes,
    /// The encounter in which it began to skip.
    pub skipped_in: Option<u32>,
    /// The encounter in which its armed cards play themselves.
    pub armed_in: u32,
    /// The encounter in which it last asked for time, and how often.
    pub holds: (u32, u8),
    /// The encounter in which its bells last held a beat.
    pub rang: Option<u32>,
    /// The number of the last prompt.
    pub prompt: u32,
    pub declined: Vec<Declined>,
    /// What it has answered before it was asked.
    pub ahead: Option<Ahead>,
}

impl Person {
    pub fn new(who: Who) -> Person {
        Person {
            who,
            here: true, // until the caller says otherwise
            gone: None,
            covered: false,
            wishes: Wishes::default(),
            skipped_in: None,
            armed_in: 0,
            holds: (0, 0),
            rang: None,
            prompt: 0,
            declined: Vec::new(),
            ahead: None,
        }
    }
    /// The level of the bot that answers for it, if one does.
    pub fn bot(&self) -> Option<Level> {
        match self.who {
            Who::Bot(level) => Some(level),
            Who::Person if self.covered => Some(STAND_IN),
            Who::Person => None,
        }
    }
    /// Somebody who is asked and waited for.
    pub fn is_asked(&self) -> bool {
        self.bot().is_none()
    }
    /// As everybody sees it.
    pub fn sitter(&self) -> Sitter {
        match self.who {
            Who::Bot(level) => Sitter::Bot { level },
            Who::Person => Sitter::Person { present: self.here, covered: self.covered },
        }
    }
    pub fn next_prompt(&mut self) -> u32 {
        self.prompt += 1;
        self.prompt
    }
}
