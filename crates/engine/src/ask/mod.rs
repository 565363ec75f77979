//! Questions, answers, legal answers, and deals.

pub mod deal;
mod legal;
mod question;

pub use deal::{CanGive, DealMove, DealTable, Gift, NoColony, Terms, Ware};
pub use question::{Answer, Ask, DEPENDS, Labels, NO, NONE, Offer, Question, Topic, YES};
