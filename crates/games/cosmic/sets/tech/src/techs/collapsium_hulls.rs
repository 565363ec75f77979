//! Collapsium Hulls: after a narrow defeat one ship of the defense stays.

use engine::prelude::*;

use super::PLAIN;

/// AL-FUNGUS-12: a ship that stays where it is leaves the loss after an eradication and before a capture, as with other
/// effects that find ships a place.
const STAY: i8 = -20;

/// Collapsium Hulls.
pub static COLLAPSIUM_HULLS: PieceDef = PieceDef {
    id: "collapsium-hulls",
    number: Some(4),
    abilities: &[Ability {
        when: Moment::WouldLose,
        who: Who::Defense,
        layer: STAY,
        applies: |look| !left_behind(look).is_empty(),
        effect: &[stay],
        welcome: |_| 4,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

/// My ships on the target that a defeat by 5 or less takes away.
fn left_behind(look: &Look) -> ShipList {
    let e = look.encounter();
    let narrow = e.margin().is_some_and(|m| m <= 5) && e.winner() == Some(Side::Offense);
    let losing = look.losses().1 == Some(Loss::Losing) && narrow;
    let target = e.target.filter(|p| !look.planets[p.ix()].gone);
    let here = |s: &ShipId| target.is_some_and(|p| look.ship(*s).place == Place::Planet(p));
    if losing { look.losses_of(look.me).into_iter().filter(here).collect() } else { ShipList::new() }
}

fn stay(t: &mut Telling) -> Ruling {
    let ship = t.ships(Topic::MoveShips, &left_behind(t), 1, 1)?;
    t.spare(ship);
    Ok(())
}
