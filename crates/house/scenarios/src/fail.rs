//! Why a step fails.

/// A failure: what is wrong, and where in the step, if one word is to blame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fail {
    /// What is wrong.
    pub message: String,
    /// The byte of the step's text at which the word stands.
    pub at: Option<usize>,
}

impl Fail {
    /// A failure of the whole step.
    pub fn new(message: impl Into<String>) -> Fail {
        Fail { message: message.into(), at: None }
    }
    /// A failure because of one word.
    pub fn word(at: usize, message: impl Into<String>) -> Fail {
        Fail { message: message.into(), at: Some(at) }
    }
}

/// What a step returns.
pub type Step<T = ()> = Result<T, Fail>;
