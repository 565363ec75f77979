//! Messages as far as the server itself reads and writes them. What is said to a game and what is told of it passes as text.

use std::borrow::Cow;

use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

/// What a client says to the house.
pub type ToTable = protocol::ToTable<IgnoredAny, IgnoredAny, IgnoredAny>;
/// What a client is told.
pub type ToClient = protocol::ToClient<(), Box<RawValue>, Box<RawValue>, ()>;

/// What was heard.
#[derive(Debug)]
pub enum Heard {
    /// Something for the house.
    House(ToTable),
    /// Something for the game: the table reads it.
    Game {
        /// The number of the message.
        id: u32,
        /// Does it answer a prompt?
        answers: bool,
    },
}

/// What every message has.
#[derive(Deserialize)]
struct Head<'t> {
    #[serde(borrow, default)]
    say: Cow<'t, str>,
    #[serde(default)]
    id: u32,
}

impl Heard {
    /// Reads a message as far as it concerns the house.
    pub fn read(text: &str) -> Result<Heard, serde_json::Error> {
        let head: Head = serde_json::from_str(text)?;
        match &*head.say {
            "answer" => Ok(Heard::Game { id: head.id, answers: true }),
            "interrupt" | "wish" | "hold" | "more_time" | "undo" => Ok(Heard::Game { id: head.id, answers: false }),
            _ => serde_json::from_str(text).map(Heard::House),
        }
    }
}
