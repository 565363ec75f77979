//! What the files of a set speak in: `use engine::prelude::*;`.

pub use crate::ability::*;
pub use crate::ask::{Answer, DEPENDS, Labels, NO, NONE, Question, Topic, YES};
pub use crate::deeds::{
    Amend, CardDeed, CourseDeed, Deed, DrawWhy, Entrant, Exchanged, Loss, Moves, Occasion, PieceDeed, PlanetDeed,
    PlanetSpot, Settling, ShipDeed, TakeWhy,
};
pub use crate::flow::{
    Bend, Cancel, Change, Count, Due, Fact, Fate, Fold, Frame, Gain, HAND, Intent, Kind, Label, Outcome, Part, Role,
    Rule, Slot, Sort, StandKind, Until, Use, When,
};
pub use crate::game::Game;
pub use crate::table::*;
pub use crate::windows::{Moment, Phase};
