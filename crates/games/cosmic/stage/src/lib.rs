//! Executable rulings: reads and runs `.feature` files written in words of the table. See `docs/scenarios.md`.

mod answers;
mod command;
mod fail;
mod files;
mod lists;
mod pattern;
pub mod phrases;
mod plan;
mod read;
mod run;
mod world;

pub use command::command;
pub use files::{Case, Unreadable, read_text};
pub use run::{Mode, Report, Ruling, Walked, cases, cases_in, log, run, run_cases, run_text, walk};
