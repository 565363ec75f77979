//! Infinity Drive: an encounter of one's own, right now.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Infinity Drive.
pub static INFINITY_DRIVE: PieceDef = PieceDef {
    id: "infinity-drive",
    number: Some(6),
    abilities: &[Ability {
        when: Moment::AfterEncounter,
        applies: |look| {
            let able = look.has_free_ship(look.me) && !look.possible_targets(look.me).is_empty();
            able && !look.is_planned(When::After(look.encounter_id()))
        },
        holds: |look| look.has_enough_encounter_cards(look.me),
        effect: &[set_off],
        welcome: |_| 4,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

/// Then play goes on where it stopped (R17.7).
fn set_off(t: &mut Telling) -> Ruling {
    spend(t);
    t.plan(t.me, None, When::After(t.encounter_id()));
    Ok(())
}
