//! Texts for players: languages, and what every language needs, whatever the game.
//!
//! A language is a folder of files written in [Fluent](https://projectfluent.org). A text is found by its key, in the language
//! that is asked for, or else in English, which has all of them.

mod locale;
mod phrasing;
pub mod wrap;

pub use fluent_bundle::{FluentArgs, FluentValue};
pub use locale::{ENGLISH, File, Locale, VALUES, read};
pub use phrasing::{count, dashed, list, plain, titled};
