//! Frames, the script of an encounter, and the procedures of the rulebook.

mod encounter;
mod frames;
pub mod phases;
mod script;
mod state;

pub use encounter::*;
pub use frames::*;
pub use script::Label;
pub use phases::HAND;
pub(crate) use script::{Act, ENCOUNTER};
pub use state::*;
