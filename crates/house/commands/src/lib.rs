//! What a program offers for every game it plays: commands, each a module with its arguments and a function that runs it, and
//! what all commands have in common.

mod line;
mod nearest;
mod progress;
pub mod replay;
pub mod rulings;
pub mod serve;
pub mod terminal;

pub use line::{Failure, finish, program, read};
pub use nearest::nearest;
pub use progress::Progress;
pub use texts::wrap;
