//! What a piece, flare or card declares, and how an effect looks, asks and tells.

mod asking;
mod cast;
mod define;
mod foresight;
mod kept;
mod look;
mod reinforcement;
mod store;
mod telling;
mod uses;

pub use cast::{AbilityRef, Cast, Hearer, Source};
pub(crate) use cast::{Means, Need, NeedKind};
pub use define::*;
pub use foresight::Deeds;
pub use kept::Kept;
pub use look::Look;
pub(crate) use reinforcement::REINFORCEMENT;
pub use store::{Purpose, Store};
pub use telling::{Pause, Ruling, Telling};
pub(crate) use telling::{Slate, Told};

/// Who speaks where no alien or card does.
pub const RULES: &str = "rules";
/// What the rulebook itself lets players say aloud, by the keys of the sentences.
pub const RULES_WORDS: &[&str] = &["reinforces", "accuses", "caught"];
