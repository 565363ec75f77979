//! What several aliens look for in the encounter cards.

use engine::prelude::*;

/// Both encounter cards have been selected.
pub(crate) fn both_selected(look: &Look) -> bool {
    Side::BOTH.into_iter().all(|side| look.encounter().slot(side).is_some())
}

/// The value of a side's attack that was revealed as one (R10.3, G-030), as it counts now; G-028: a morph counts as
/// what it copied.
pub(crate) fn attack(look: &Look, side: Side) -> Option<i32> {
    look.shown(side).and_then(Face::attack)?;
    look.current(side).filter(|c| c.is_attack()).map(|c| c.value)
}

/// The values of both encounter cards, offense first, if both are attacks.
pub(crate) fn attacks(look: &Look) -> Option<[i32; 2]> {
    Some([attack(look, Side::Offense)?, attack(look, Side::Defense)?])
}
