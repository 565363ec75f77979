//! The whole program: `play`, `load`, `sim`, `compare`, `replay`, `think`, `tournament`, `alien`, `card`, `rulings`, `fuzz`, `bench`,
//! `catalogue`. It is a library so that somebody with a set of aliens of one's own can make a program of it that plays with
//! them (`docs/adding-an-alien.md`):
//!
//! ```no_run
//! static MINE: hypergate::OwnSet = hypergate::OwnSet { id: "mine", aliens: &[], texts: &[] };
//!
//! fn main() -> std::process::ExitCode {
//!     hypergate::run(&[&MINE])
//! }
//! ```

mod alien;
mod bench;
mod card;
mod catalogue;
mod command;
mod fuzz;
mod games;
mod load;
mod play;
mod rulings;
mod setup;
mod sim;
mod tournament;

use std::process::ExitCode;

use command::{Command, Line};
use commands::{Failure, finish};
pub use content::OwnSet;
use cosmic::Cosmic;
pub use games::{GAMES, client, cosmic_with};

/// Does what the command line asks for, with these sets besides the boxes.
pub fn run(sets: &[&'static OwnSet]) -> ExitCode {
    let ready = content::play_with(sets).map_err(Failure::Trouble);
    let done = ready.and_then(|()| commands::read::<Line>()).and_then(|line| match line.command {
        Command::Play(args) => play::run(&args),
        Command::Load(args) => load::run(&args),
        Command::Sim(args) => commands::sim::run(&args),
        Command::Compare(args) => commands::compare::run(&args),
        Command::Replay(args) => commands::replay::run::<Cosmic>(&args),
        Command::Think(args) => commands::think::run::<Cosmic>(&args),
        Command::Alien(args) => alien::run(&args),
        Command::Card(args) => card::run(&args),
        Command::Fuzz(args) => commands::fuzz::run(&args),
        Command::Bench(args) => commands::bench::run(&args),
        Command::Catalogue(args) => catalogue::run(&args),
        Command::Rulings(args) => crate::rulings::run(&args),
        Command::Tournament(args) => commands::tournament::run(&args),
    });
    finish(done)
}
