//! Frames, the script of an encounter, and the procedures of the rulebook.

mod added;
mod bends;
mod encounter;
mod frames;
mod ledger;
pub mod phases;
mod plan;
mod script;
mod slots;
mod state;
mod vows;

pub use added::Added;
pub use bends::*;
pub use encounter::*;
pub use frames::*;
pub use ledger::*;
pub use phases::HAND;
pub(crate) use phases::MOST_SETTLERS;
pub use plan::*;
pub use script::Label;
pub(crate) use script::{Act, ENCOUNTER, hands_are_checked};
pub use slots::*;
pub use state::*;
pub use vows::*;
