//! What only tables of Cosmic Encounter say.

mod board;
mod choices;
mod facts;
mod windows;

use engine::ask::{Answer, Ask, Offer};
use engine::view::Event;

pub use board::{BesidePlanet, Board, Discarded, Names, Patch};
pub use choices::{Choices, Pool};
pub use facts::{AbilityFacts, AlienFacts, CardFacts, CatalogueFacts, PieceFacts};
pub use windows::{About, Bell, BellOn, Condition, Known, MorePrompt, MoreWait, News, SkipTo, Wishes};

/// What a table waits for.
pub type Wait = protocol::Wait<MoreWait>;
/// A question put to a seat.
pub type Prompt = protocol::Prompt<Ask, Answer, MorePrompt>;
/// Everything one audience may know.
pub type Snapshot = protocol::Snapshot<Board, Event, Wait, Prompt, Known>;
/// A change.
pub type Update = protocol::Update<Patch, Event, Wait, Prompt, News>;
/// What a client says.
pub type ToTable = protocol::ToTable<Answer, Offer, Wishes>;
/// What a client is told.
pub type ToClient = protocol::ToClient<Update, Snapshot, Prompt, Offer>;
