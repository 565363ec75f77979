//! Lunar Cannon: ten for the own side in encounters at two neighbouring planets.

use engine::prelude::*;

use super::PLAIN;

/// The note on the tech: the cannon lies between this planet and the next one of its system (O21).
const BEHIND: &str = "behind";
/// And whose system that is: the cannon stays there if the planet is taken away.
const SYSTEM: &str = "system";

/// Lunar Cannon.
pub static LUNAR_CANNON: PieceDef = PieceDef {
    id: "lunar-cannon",
    number: Some(5),
    enters: &[|t| place(t, t.home_planets(t.me))],
    abilities: &[
        Ability {
            when: Moment::Revealed,
            who: Who::Involved,
            applies: |look| look.both_attack() && look.encounter().target.is_some_and(|p| guarded(look).contains(&p)),
            effect: &[|t| {
                t.add_to_total(t.my_side().expect("an involved player has a side"), 10);
                Ok(())
            }],
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::DestinyDrawn,
            applies: |look| look.destiny() == Some(Destiny::Wild),
            effect: &[|t| place(t, t.game.planets().map(|(id, _)| id).collect())],
            welcome: |_| -1,
            ..Ability::PLAIN
        },
    ],
    notes: &[NoteDef::open(BEHIND), NoteDef::unseen(SYSTEM)],
    ..PLAIN
};

fn place(t: &mut Telling, among: PlanetList) -> Ruling {
    if !among.is_empty() {
        let planet = t.planet_among(Topic::Where, among)?;
        t.note(BEHIND, planet);
        if let Some(owner) = t.owner_of(planet) {
            t.note(SYSTEM, owner);
        }
    }
    Ok(())
}

/// The two planets beside the cannon: the planets of a system form a ring, and one that is gone closes the gap (O21).
fn guarded(look: &Look) -> PlanetList {
    let Some(behind) = look.noted::<PlanetId>(BEHIND) else { return PlanetList::new() };
    let system = look.noted::<Seat>(SYSTEM).map(|owner| look.colour(owner));
    let ring = look.system(system.unwrap_or(look.planets[behind.ix()].system)).list();
    let last = ring.iter().rev().find(|p| **p <= behind).or(ring.last());
    let next = ring.iter().find(|p| **p > behind).or(ring.first());
    last.into_iter().chain(next).copied().collect()
}
