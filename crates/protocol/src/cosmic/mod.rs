//! What only tables of Cosmic Encounter say.

mod board;
mod windows;

use engine::ask::{Answer, Ask, Offer};
use engine::view::Event;

pub use board::{BesidePlanet, Board, Discarded, Names, Patch};
pub use windows::{About, Bell, BellOn, Condition, Known, MorePrompt, MoreWait, News, SkipTo, Wishes};

/// What a table waits for.
pub type Wait = crate::Wait<MoreWait>;
/// A question put to a seat.
pub type Prompt = crate::Prompt<Ask, Answer, MorePrompt>;
/// Everything one audience may know.
pub type Snapshot = crate::Snapshot<Board, Event, Wait, Prompt, Known>;
/// A change.
pub type Update = crate::Update<Patch, Event, Wait, Prompt, News>;
/// What a client says.
pub type ToTable = crate::ToTable<Answer, Offer, Wishes>;
/// What a client is told.
pub type ToClient = crate::ToClient<Update, Snapshot, Prompt, Offer>;
