//! What a program offers for every game it plays: commands, each a module with its arguments and a function that runs it, and
//! what all commands have in common.

pub mod bench;
pub mod compare;
pub mod fuzz;
mod line;
mod nearest;
mod plain;
mod progress;
pub mod replay;
pub mod rulings;
pub mod serve;
mod setup;
pub mod sim;
pub mod terminal;
pub mod think;
pub mod tournament;

pub use line::{Failure, finish, program, read};
pub use nearest::nearest;
pub use plain::Plain;
pub use progress::Progress;
pub use setup::{dice, players};
pub use texts::wrap;
