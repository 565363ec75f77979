//! The reward deck of this box (rewards.md 2), one file for each kind of card.

mod crooked_deal;
mod finder;
mod hand_zap;
mod kicker;
mod rift;
mod space_junk;

use engine::ability::Print::{self, Card, Plain};
use engine::table::Face::{Attack, Morph, Reinforcement};

pub use crooked_deal::CROOKED_DEAL;
pub use finder::FINDER;
pub use hand_zap::HAND_ZAP;
pub use kicker::KICKER;
pub use rift::RIFT;
pub use space_junk::SPACE_JUNK;

/// The cards of the reward deck, without the two zaps that it shares with the cosmic deck (IR-15).
pub static DECK: &[(Print, u8)] = &[
    (Plain(Attack(-7)), 1),
    (Plain(Attack(-4)), 1),
    (Plain(Attack(-1)), 1),
    (Plain(Attack(10)), 3),
    (Plain(Attack(16)), 1),
    (Plain(Attack(17)), 1),
    (Plain(Attack(18)), 1),
    (Plain(Attack(19)), 1),
    (Plain(Attack(23)), 1),
    (Card(&CROOKED_DEAL, 0), 3),
    (Plain(Morph), 1),
    (Plain(Reinforcement(4)), 1),
    (Plain(Reinforcement(5)), 2),
    (Plain(Reinforcement(6)), 1),
    (Card(&KICKER, 0), 1),
    (Card(&KICKER, 2), 2),
    (Card(&KICKER, 3), 1), // R29.11: one, not two
    (Card(&RIFT, 3), 1),
    (Card(&RIFT, 4), 2),
    (Card(&RIFT, 5), 1),
    (Card(&HAND_ZAP, 0), 1),
    (Card(&FINDER, 0), 1),
    (Card(&SPACE_JUNK, 0), 1),
];
