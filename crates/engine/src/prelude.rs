//! What the files of a set speak in: `use engine::prelude::*;`.

pub use crate::ability::*;
pub use crate::ask::{Answer, DEPENDS, Labels, NO, NONE, Question, Topic, YES};
pub use crate::deeds::{Deed, DrawWhy, Loss, Moves, Settling, TakeWhy};
pub use crate::flow::{
    Cancel, Change, Frame, Gain, Goods, HAND, Intent, Label, LastStand, Lasting, Outcome, Part, Rule, Second, Sleight,
    Sort, StandKind, Use, Worth,
};
pub use crate::game::Game;
pub use crate::table::*;
pub use crate::windows::{Moment, Phase};
