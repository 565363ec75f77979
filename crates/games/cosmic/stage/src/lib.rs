//! Executable rulings: the words in which scenarios of Cosmic Encounter are written, and how its positions are laid out. What a
//! scenario is and how it is run is told in the crate `scenarios`; `docs/scenarios.md` lists every phrase.

mod answers;
pub mod phrases;
mod plan;
mod read;
mod stage;
mod world;

use std::path::PathBuf;

use cosmic::Cosmic;
pub use scenarios::{Case, Mode, Report, Ruling, Unreadable, cases, cases_in};
pub use stage::Stage;

/// A step of a scenario as it went.
pub type Walked = scenarios::Walked<Cosmic>;

/// Runs the scenarios of files and folders.
pub fn run(paths: &[PathBuf], mode: Mode) -> Report {
    scenarios::run::<Stage>(paths, mode)
}
/// Runs some scenarios.
pub fn run_cases(cases: &[Case], mode: Mode) -> Report {
    scenarios::run_cases::<Stage>(cases, mode)
}
/// Runs the scenarios of a text.
pub fn run_text(text: &str, mode: Mode) -> Report {
    scenarios::run_text::<Stage>(text, mode)
}
/// Plays a scenario and shows the game after every step.
pub fn walk(case: &Case) -> Vec<Walked> {
    scenarios::walk::<Stage>(case)
}
/// A scenario step by step, with what the log says after each.
pub fn log(case: &Case) -> String {
    scenarios::log::<Stage>(case)
}
