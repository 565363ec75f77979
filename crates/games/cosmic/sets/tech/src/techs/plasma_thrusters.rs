//! Plasma Thrusters: one ship more in the own encounters.

use engine::prelude::*;

use super::PLAIN;

/// Plasma Thrusters.
pub static PLASMA_THRUSTERS: PieceDef = PieceDef {
    id: "plasma-thrusters",
    number: Some(6),
    // as the offense or an ally: one above the limit
    passives: &[Passive { query: Query::ShipLimit, value: |_, n| n + 1 }],
    // as the defense: one more to the planet
    abilities: &[Ability {
        when: Moment::Launched,
        who: Who::Defense,
        applies: |look| look.encounter().target.is_some() && look.has_free_ship(look.me),
        effect: &[come_to_help],
        welcome: |_| 1,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn come_to_help(t: &mut Telling) -> Ruling {
    let target = t.encounter().target.expect("the gate is aimed");
    let ships = t.ships_from_colonies(Topic::MoveShips, 1, 1)?;
    t.settle(ships.into_iter().map(|s| (s, target)).collect(), Settling::Return);
    Ok(())
}
