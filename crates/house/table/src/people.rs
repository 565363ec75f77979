//! Those who play: here, away, or bots.

use protocol::{Level, Sitter};

use crate::ahead::Ahead;
use crate::game::{AtTable, Wished};
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

/// One who plays, in a chair. Chairs are numbered like controllers: who changes seats keeps the chair.
#[derive(Clone, Debug)]
pub(crate) struct Person<R: AtTable> {
    pub who: Who,
    pub here: bool,
    /// Since when it is away.
    pub gone: Option<Millis>,
    /// A bot plays for it.
    pub covered: bool,
    pub wished: Wished<R>,
    /// The scene in which it last asked for time, and how often.
    pub holds: (u32, u8),
    /// The number of the last prompt.
    pub prompt: u32,
    /// What it has answered before it was asked.
    pub ahead: Option<Ahead<R>>,
}

impl<R: AtTable> Person<R> {
    pub fn new(who: Who) -> Person<R> {
        Person {
            who,
            here: true, // until the caller says otherwise
            gone: None,
            covered: false,
            wished: Wished::default(),
            holds: (0, 0),
            prompt: 0,
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
