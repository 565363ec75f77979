//! Coldsleep Ship: settles a planet far away.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Most ships that go.
const MOST: usize = 4;

/// Coldsleep Ship.
pub static COLDSLEEP_SHIP: PieceDef = PieceDef {
    id: "coldsleep-ship",
    number: Some(9),
    enters: &[wake_up_at_once],
    abilities: &[Ability {
        when: Moment::Regroup,
        applies: |look| look.has_free_ship(look.me) && !planets(look).is_empty(),
        effect: &[set_out],
        welcome: |_| 8,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

/// Ruling T-01: planets outside the own system on which I have no colony.
fn planets(look: &Look) -> PlanetList {
    let foreign = |p: &PlanetId| look.owner_of(*p) != Some(look.me) && !look.has_colony(look.me, *p);
    look.game.planets().map(|(id, _)| id).filter(foreign).collect()
}

fn set_out(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, planets(t))?;
    let ships = t.ships_from_colonies(Topic::FoundColony, 1, MOST)?;
    land(t, ships, planet);
    Ok(())
}

/// On completion, while those who have researched it are still there. Without a colony they all go, however many they are
/// (ruling T-07).
fn wake_up_at_once(t: &mut Telling) -> Ruling {
    let (crew, among) = (t.crew(t.piece.expect("it has just been completed"), t.me), planets(t));
    let free = t.ships_on_colonies(t.me);
    if crew.len() + free.len() == 0 || among.is_empty() || !t.may(Topic::Whether)? {
        return Ok(());
    }
    let planet = t.planet_among(Topic::Where, among)?;
    let ships = if free.is_empty() {
        crew
    } else {
        let all: ShipList = crew.into_iter().chain(free).collect();
        t.ships(Topic::FoundColony, &all, 1, MOST)?
    };
    land(t, ships, planet);
    Ok(())
}

fn land(t: &mut Telling, ships: ShipList, planet: PlanetId) {
    t.settle(ships.into_iter().map(|s| (s, planet)).collect(), Settling::Found);
    spend(t);
}
