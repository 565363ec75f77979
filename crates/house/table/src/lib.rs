//! A table in play, between the game and those around it: who is asked when, for how long, and who is told what.
//!
//! Everything here is a function of what was put in and of the time the caller says it is. The caller stores the
//! [`Entry`]s of a [`Step`] before it passes on what the step tells.
//!
//! A game stands either before a *decision* (somebody must choose, and everybody knows who) or at an *edge* (somebody
//! could act for all that others know). At an edge a *beat* runs: a time of fixed length in which every seat that can
//! act may file what it wants to do. When it closes, the filed answers are put in, in the order of the rules, and those
//! who filed nothing pass. Nobody sees from the time that passes who was asked.

mod ahead;
pub mod any;
mod beat;
mod decide;
mod game;
mod onlookers;
mod pace;
mod people;
mod picture;
mod publish;
mod requests;
mod restore;
mod setup;
mod step;
mod stuck;
mod table;
mod thinking;
mod wishes;

pub use ahead::Ahead;
pub use any::{AnyIdea, AnyTable, AnyThought, Told, Welcomed};
pub use game::{AsSaved, AtTable, Attention, Never, NoChoices, Resting, Windows, Wished};
pub use pace::Pace;
pub use people::Grace;
pub use picture::picture;
pub use publish::{Prompt, Snapshot, Update, Wait};
pub use restore::{RestoreError, Saved};
pub use setup::{Seed, Setup, Who};
pub use step::{Audience, Entry, Millis, Request, Step, Telling};
pub use table::Table;
pub use thinking::{Idea, Lapse, NotAgain, Thought, Why};
