//! Questions, answers, legal answers, and deals.

pub mod deal;
mod legal;
mod question;

pub use deal::{CanGive, Deal, DealMove, DealTable, Gift, NoColony, Parties, Terms, Ware};
pub use question::{Answer, Ask, DEPENDS, Labels, NO, NONE, Offer, Question, Topic, YES};
