//! Omega Missile: destroys a planet.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Omega Missile.
pub static OMEGA_MISSILE: PieceDef = PieceDef {
    id: "omega-missile",
    number: Some(8),
    abilities: &[Ability {
        when: Moment::Regroup,
        effect: &[launch],
        welcome: |_| 3,
        prefers: Some(|look, pick| if let Pick::Planet(planet) = pick { harm(look, planet) } else { 0 }),
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn launch(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, t.game.planets().map(|(id, _)| id).collect())?;
    let ships = t.ships_on(planet);
    spend(t);
    t.destroy(planet, None);
    t.send_to_warp(ships);
    Ok(())
}

/// The more foreign colonies of others are on a planet, and the fewer own ships, the better.
fn harm(look: &Look, planet: PlanetId) -> i8 {
    let colony = |seat: Seat| match look.on_planet(planet, look.colour(seat)) as i8 {
        0 => 0,
        ships if seat == look.me => -2 * ships,
        ships if look.owner_of(planet) == Some(seat) => ships,
        ships => ships + 3,
    };
    look.seats().iter().map(colony).sum()
}
