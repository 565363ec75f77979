//! What a controller may see, by allow-list, and the events it may know of (principle 8).

mod event;
mod imagine;
mod seen;

pub use event::{Event, Eye, SeenCard, Shown};
pub use seen::{EncounterView, PieceView, SeatView, View, WonBy};
