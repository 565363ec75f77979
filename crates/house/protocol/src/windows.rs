//! Waiting: what the table waits for, and what a seat is asked.

use rules::Seats;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What kind of waiting it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Waiting {
    /// Somebody must decide, and everybody knows who.
    Decision,
    /// A phase is about to go on: the last chance to act before it.
    LastCall,
    /// A power is used or a card is played, or a deal is made: it may be answered.
    Response,
    /// Cards are revealed: those involved may change the totals.
    Reinforce,
    /// Two players talk about a deal.
    Deal,
    /// Nothing: what should happen next does not come to an end. The table stands until the program is mended.
    Stuck,
}

/// What the table waits for: the same for everybody. `X` is what else the game says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Wait<X> {
    /// What kind of waiting it is.
    pub kind: Waiting,
    /// Who decides, where that is known to all.
    pub seats: Seats,
    /// Milliseconds left when this was said; none without a clock.
    pub left: Option<u32>,
    /// Milliseconds in all.
    pub length: Option<u32>,
    /// Somebody asked for more time; nobody says who.
    pub held: bool,
    /// What else the game says of it.
    #[serde(flatten)]
    pub more: X,
}

/// A question put to a seat, as that seat gets it. `Q` is the question, `A` an answer to it, `X` what else the game says of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Prompt<Q, A, X> {
    /// Its number; an answer quotes it.
    pub id: u32,
    /// The question.
    pub ask: Q,
    /// The answer this seat has filed and may still change; it counts when the window closes.
    pub filed: Option<A>,
    /// Must it catch the eye, or do usable cards just glow?
    pub loud: bool,
    /// Circumstances have changed since the seat filed its answer: it is asked once more.
    pub again: bool,
    /// It is not asked yet: what is filed for it counts if it comes to that.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub ahead: bool,
    /// What else the game says of it.
    #[serde(flatten)]
    pub more: X,
}
