//! Virus: its ships and its attack are multiplied instead of added.

use engine::prelude::*;

use crate::BASE;

/// Virus.
pub static VIRUS: Alien = Alien {
    id: "virus",
    set: BASE,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: attacks,
        effect: &[|t| multiply(t, [Part::OwnShips, Part::Card])],
        suits: Some(high_cards),
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        // AL-VIRUS-1: without allies the product is zero
        effect: &[|t| multiply(t, [Part::OwnShips, Part::AlliedShips])],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: attacks,
        effect: &[|t| multiply(t, [Part::Ships, Part::Card])],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// G-027: I revealed an attack, or a morph that copied one.
fn attacks(look: &Look) -> bool {
    look.i_lead().and_then(|s| look.shown(s)).is_some_and(|f| f.attack().is_some())
}

/// What the product is more than the sum.
fn high_cards(look: &Look) -> i8 {
    let ships = look.i_lead().map_or(0, |side| look.count_in_encounter(look.me, side) as i32);
    let value = look.card.and_then(|c| look.face(c).attack());
    value.map_or(0, |v| (v * ships - v - ships).clamp(-100, 100) as i8)
}

fn multiply(t: &mut Telling, factors: [Part; 2]) -> Ruling {
    let side = t.lead();
    t.impose(Bend::Product(side, factors));
    Ok(())
}
