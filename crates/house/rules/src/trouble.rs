//! What can be wrong with what a game is given.

use thiserror::Error;

/// Why an input was refused. The game is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The input was meant for an earlier state.
    #[error("that was meant for version {given}; the game is at version {now}")]
    Stale {
        /// The version the input quotes.
        given: u32,
        /// The version of the game.
        now: u32,
    },
    /// The seat is not asked anything.
    #[error("this seat is not asked anything")]
    NotAsked,
    /// The answer is not legal.
    #[error("not a legal answer: {0}")]
    Illegal(&'static str),
    /// There is no clock running.
    #[error("no clock is running")]
    NoClock,
    /// What the input sets off takes more work than any effect needs.
    #[error("what this sets off does not come to an end")]
    Endless,
}

/// Why a game cannot be set up, in words.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct SetupError(pub String);

/// Why a save or record cannot be used. Nothing has been loaded.
#[derive(Debug, Error)]
pub enum LoadError {
    /// Not JSON of the right shape.
    #[error("not a readable file at line {line}, column {column}: {what}")]
    Unreadable {
        /// The line.
        line: usize,
        /// The column.
        column: usize,
        /// What is wrong there.
        what: String,
    },
    /// Some other kind of file.
    #[error("this is no file of the format «{wanted}» but of «{found}»")]
    Foreign {
        /// The kind that was wanted.
        wanted: &'static str,
        /// What it says it is.
        found: String,
    },
    /// A file of another game than this one.
    #[error("this is a file of another game, not of «{0}»")]
    OtherGame(&'static str),
    /// A position stored by an earlier build: it is read no longer.
    #[error("this position was stored by an earlier build, which kept positions in another way")]
    Earlier,
    /// It names something that does not exist.
    #[error("there is no {0} here")]
    Unknown(String),
    /// It does not agree with its own checksum.
    #[error("the file was altered: its checksum does not fit its content")]
    Altered,
    /// It leads to another position than the one it was.
    #[error("the rules have changed since: what was put in leads elsewhere")]
    Elsewhere,
    /// Its large numbers are not what they were.
    #[error("its seed has lost digits: a program that rounds large numbers has written it")]
    Rounded,
    /// An invariant of the game is broken in it.
    #[error("the position is impossible: {0}")]
    Impossible(String),
    /// The setup in it is not possible.
    #[error("the setup is not possible: {0}")]
    Setup(#[from] SetupError),
    /// An input in it is refused.
    #[error("input {at} is refused: {why}")]
    Refused {
        /// Its number, from 1.
        at: usize,
        /// Why.
        why: Refusal,
    },
}

impl From<serde_json::Error> for LoadError {
    fn from(e: serde_json::Error) -> LoadError {
        LoadError::Unreadable { line: e.line(), column: e.column(), what: e.to_string() }
    }
}
