//! Hazards that decide encounters.

use engine::prelude::*;

use super::{BY_ITSELF, ENCOUNTER};

/// Meteor Storm: two attacks with high totals, and both sides lose (ruling HZ-03).
pub static METEOR_STORM: PieceDef = PieceDef {
    id: "meteor-storm",
    abilities: &[Ability {
        when: Moment::Deciding,
        applies: |look| count_as_attacks(look) && look.total(Side::Offense) + look.total(Side::Defense) > 25,
        effect: &[|t| {
            t.impose(Bend::Decided(Outcome::BothLose));
            Ok(())
        }],
        ..BY_ITSELF
    }],
    ..ENCOUNTER
};

/// Odd Way to Win a War: of an odd and an even attack the odd one wins.
pub static ODD_WAY: PieceDef = PieceDef {
    id: "odd-way-to-win-a-war",
    abilities: &[Ability {
        when: Moment::Revealed,
        applies: |look| odd_one(look).is_some(),
        effect: &[|t| {
            if let Some(side) = odd_one(t) {
                t.impose(Bend::Decided(Outcome::Won(side)));
            }
            Ok(())
        }],
        ..BY_ITSELF
    }],
    ..ENCOUNTER
};

fn count_as_attacks(look: &Look) -> bool {
    Side::BOTH.into_iter().all(|side| look.current(side).is_some_and(|card| card.is_attack()))
}

/// The side with the odd attack, if the other has revealed an even one.
fn odd_one(look: &Look) -> Option<Side> {
    let is_odd = |side| Some(look.shown(side)?.attack()?.rem_euclid(2) == 1);
    match (is_odd(Side::Offense)?, is_odd(Side::Defense)?) {
        (true, false) if count_as_attacks(look) => Some(Side::Offense),
        (false, true) if count_as_attacks(look) => Some(Side::Defense),
        _ => None,
    }
}
