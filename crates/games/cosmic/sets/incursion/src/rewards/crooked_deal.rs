//! Crooked Deal: a negotiate that pays one card more, and makes a failed deal cheaper for its player than for the other.

use engine::prelude::*;

/// Crooked Deal.
pub static CROOKED_DEAL: CardDef = CardDef {
    id: "crooked-deal",
    kind: CardType::Negotiate,
    passives: &[
        Passive { query: Query::Compensation, value: |_, n| n + 1 }, // IR-08
        Passive { query: Query::FailedDealCost, value: |_, n| n - 1 }, // IR-09: two of them cancel out
        Passive { query: Query::FailedDealCharge, value: |_, n| n + 1 },
    ],
    ..CardDef::PLAIN
};
