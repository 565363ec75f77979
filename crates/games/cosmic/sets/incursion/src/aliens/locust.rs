//! Locust: devours planets on which it is alone; they count for it ever after.

use engine::prelude::*;

use crate::INCURSION;

/// What a devoured planet counts for towards winning, in foreign colonies.
const WORTH: u8 = 2;
/// The price of the wild flare, in ships.
const PRICE: usize = 4;

/// Locust.
pub static LOCUST: Alien = Alien {
    id: "locust",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::RegroupBegins,
        limit: Limit::Free, // R19.3: for each such planet
        applies: |look| !alone(look).is_empty(),
        effect: &[devour],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::RegroupBegins,
        applies: |look| look.losable(look.me, true).len() >= PRICE && !targets(look).is_empty(),
        effect: &[pay, lay_waste, raze],
        after: After::ToItsAlien,
        welcome: |look| if targets(look).iter().any(|p| harm(look, *p) > 3) { 2 } else { -2 },
        prefers: Some(|look, pick| match pick {
            Pick::Planet(planet) => harm(look, planet),
            _ => 0,
        }),
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::RegroupBegins,
        limit: Limit::Encounter,
        applies: |look| !overrun(look).is_empty(),
        effect: &[feast, lay_waste, swallow],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// Foreign planets where I have a colony, with the number of my ships and of all others there.
fn held(look: &Look) -> impl Iterator<Item = (PlanetId, u32, u32)> {
    let mine = look.colour(look.me);
    look.game.planets().filter(move |(_, p)| p.system != mine && p.ships[mine.ix()] > 0).map(move |(id, p)| {
        let all: u32 = p.ships.iter().map(|n| *n as u32).sum();
        let own = p.ships[mine.ix()] as u32;
        (id, own, all - own)
    })
}

fn alone(look: &Look) -> PlanetList {
    held(look).filter(|(_, _, others)| *others == 0).map(|(p, ..)| p).collect()
}

/// More of my ships than of all others together, but not mine alone.
fn overrun(look: &Look) -> PlanetList {
    held(look).filter(|(_, own, others)| *others > 0 && own > others).map(|(p, ..)| p).collect()
}

/// My ships leave for my other colonies, or for the warp if I have none (R27.1).
fn leave(t: &mut Telling, planet: PlanetId) -> Ruling {
    let (me, colour) = (t.me, t.colour(t.me));
    let ships = t.ships_at(colour, Place::Planet(planet)).collect();
    let ways = t.ways_home(&[(me, ships)])?;
    t.send_home(ways);
    Ok(())
}

fn devour(t: &mut Telling) -> Ruling {
    let among = alone(t);
    let planet = t.planet_among(Topic::Where, among)?;
    let kept = Some((t.me, WORTH));
    leave(t, planet)?;
    t.destroy(planet, kept);
    Ok(())
}

fn feast(t: &mut Telling) -> Ruling {
    let among = overrun(t);
    let planet = t.planet_among(Topic::Where, among)?;
    t.keep(planet);
    leave(t, planet)
}

/// The planet chosen in the first step.
fn chosen(t: &Telling) -> PlanetId {
    t.recall(0)
}

/// All ships that are on the planet go to the warp.
fn lay_waste(t: &mut Telling) -> Ruling {
    let there = t.ships_on(chosen(t));
    t.send_to_warp(there);
    Ok(())
}

fn swallow(t: &mut Telling) -> Ruling {
    let kept = Some((t.me, WORTH));
    t.destroy(chosen(t), kept);
    Ok(())
}

/// Any planet but those of the Locust.
fn targets(look: &Look) -> PlanetList {
    let spared = look.seat_of_alien("locust").map(|s| look.colour(s));
    look.game.planets().filter(|(_, p)| Some(p.system) != spared).map(|(id, _)| id).collect()
}

/// How much more a planet is worth to others than to me.
fn harm(look: &Look, planet: PlanetId) -> i8 {
    let worth = |seat: Seat| match look.has_colony(seat, planet) {
        true if look.owner_of(planet) != Some(seat) && look.missing(seat) <= 1 => 9,
        true => 2,
        false => 0,
    };
    let mine = worth(look.me) + if look.owner_of(planet) == Some(look.me) { 5 } else { 0 };
    look.others(look.me).iter().map(worth).sum::<i8>() - 3 * mine
}

fn pay(t: &mut Telling) -> Ruling {
    let among = targets(t);
    let planet = t.planet_among(Topic::Where, among)?;
    let ships = t.ships_to_lose(t.me, PRICE, true)?;
    t.keep(planet);
    t.tell(ShipDeed::Lose { ships, why: Loss::Cost });
    Ok(())
}

fn raze(t: &mut Telling) -> Ruling {
    t.destroy(chosen(t), None);
    Ok(())
}
