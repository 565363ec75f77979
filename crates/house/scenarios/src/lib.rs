//! Executable scenarios of any game: reads and runs `.feature` files written in words of its table. The game brings the phrases
//! ([`Staged`]); what a scenario file is, how it is run and what is said when it fails is here. See `docs/scenarios.md`.

mod fail;
mod files;
pub mod lists;
pub mod pattern;
mod phrase;
pub mod read;
mod report;
mod run;
mod staged;
mod world;

pub use fail::{Fail, Step};
pub use files::{Case, Line, Unreadable, cases, cases_in};
pub use pattern::{Arg, Shape};
pub use phrase::{Kind, Phrase, given, then, when};
pub use report::{Report, Ruling};
pub use run::{Mode, Walked, log, run, run_cases, run_text, walk};
pub use staged::{AnswerOf, AskOf, EventOf, GameOf, InputOf, Refused, Staged};
pub use world::World;
