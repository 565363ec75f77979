//! What a table tells one of those around it: everything, and then what changes. What only one game says stands in its own
//! types, flattened into these.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Shared;

/// Everything one audience may know: what a client starts from. `B` is what lies on the table, `E` an event, `W` what the table
/// waits for, `P` a prompt, and `X` what else the game tells.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Snapshot<B, E, W, P, X> {
    /// The number of the last update it contains.
    pub seq: u32,
    /// What lies on the table.
    pub board: B,
    /// What the table waits for.
    pub wait: Option<W>,
    /// What this seat is asked.
    pub prompts: Vec<P>,
    /// May this seat take its last answer back?
    pub undo: bool,
    /// The last events, as this audience may know them.
    pub log: Vec<E>,
    /// What else the game tells.
    #[serde(flatten)]
    pub more: X,
}

/// A change, numbered per audience without gaps. `D` is what is different on the table; the others are as in [`Snapshot`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Update<D, E, W, P, X> {
    /// Its number.
    pub seq: u32,
    /// What happened.
    pub events: Vec<Shared<E>>,
    /// What is different on the table.
    pub patch: D,
    /// What the table waits for now.
    pub wait: Option<Shared<W>>,
    /// What this seat is asked now.
    pub prompts: Vec<P>,
    /// May this seat take its last answer back?
    pub undo: bool,
    /// What else is new.
    #[serde(flatten)]
    pub more: X,
}
