//! The rules of Hypergate, and nothing else: no I/O, no text, no alien.
//!
//! A [`Game`] is plain data. It asks [`Question`](ask::Question)s, takes [`Answer`](ask::Answer)s through one door,
//! and tells [`What`](view::What) happened. What an alien or a card does is registered in a
//! [`Catalogue`](ability::Catalogue) by the set crates; see `docs/architecture.md`.

pub mod ability;
pub mod arrange;
pub mod ask;
pub mod chance;
pub mod deeds;
pub mod flow;
pub mod game;
mod invariants;
mod mark;
pub mod options;
pub mod prelude;
pub mod query;
pub mod save;
pub mod table;
pub mod view;
pub mod wide;
pub mod windows;

pub use chance::Key;
pub use flow::phases::setup::SetupError;
pub use game::{Game, Refusal};
pub use options::Options;
