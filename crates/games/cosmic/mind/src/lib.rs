//! How Cosmic Encounter is thought about. Whoever thinks is handed the game but looks only at what its seat may know
//! ([`Sight`]); hidden cards are imagined ([`engine::Game::imagine`]).

mod candidates;
mod rookie;
pub mod sight;
mod sign;
mod worth;

pub use candidates::candidates;
pub use rookie::Rookie;
pub use sight::Sight;
pub use sign::{is_vast, sign};
pub use worth::worth;
