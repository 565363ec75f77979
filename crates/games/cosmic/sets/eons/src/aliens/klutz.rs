//! Klutz: drops one or two cards of every larger draw, and knocks down a ship next to where several of its ships land.

use engine::prelude::*;

use crate::EONS;

/// Klutz.
pub static KLUTZ: Alien = Alien {
    id: "klutz",
    set: EONS,
    alert: Alert::Yellow,
    power: &[
        Ability { when: Moment::Drew, applies: |look| in_hand(look).len() > 1, effect: &[drop_cards], ..Ability::MUST },
        Ability { when: Moment::Landed, applies: knocks_something, effect: &[drop_ships], ..Ability::MUST },
        Ability { when: Moment::Retrieved, applies: knocks_something, effect: &[drop_ships], ..Ability::MUST },
    ],
    ..Alien::PLAIN
};

/// The cards I have just drawn from the deck and still have.
fn in_hand(look: &Look) -> CardList {
    match look.deed() {
        Some(Deed::Cards(CardDeed::Draw { seat, drawn, .. })) if *seat == look.me => {
            let mine = |c: &CardId| matches!(look.cards[c.ix()].zone, Zone::Hand(s) | Zone::Aside(s) if s == look.me);
            drawn.iter().copied().filter(mine).collect()
        }
        _ => CardList::new(),
    }
}

fn drop_cards(t: &mut Telling) -> Ruling {
    let cards = t.cards(Topic::Discard, in_hand(t), 1, 2)?;
    t.discard(cards);
    Ok(())
}

/// The planets on which more than one of my ships have just been placed.
fn crowded(look: &Look) -> Vec<PlanetId> {
    let moves = look.settling().into_iter().flatten();
    let mine: Vec<PlanetId> = moves.filter(|(s, _)| look.ship_owner(*s) == Some(look.me)).map(|(_, p)| *p).collect();
    let mut planets = mine.clone();
    planets.sort();
    planets.dedup();
    planets.retain(|p| mine.iter().filter(|q| *q == p).count() > 1);
    planets
}

/// The ships on the planets next to this one in the ring of its system (mechanics 9.2).
fn next_door(look: &Look, planet: PlanetId) -> ShipList {
    let ring: Vec<PlanetId> = look.system(look.planets[planet.ix()].system).iter().collect();
    let Some(at) = ring.iter().position(|p| *p == planet) else { return ShipList::new() };
    let beside = [ring[(at + 1) % ring.len()], ring[(at + ring.len() - 1) % ring.len()]];
    let near = |p: PlanetId| p != planet && beside.contains(&p);
    let ships = look.ships.iter().enumerate();
    ships.filter(|(_, s)| matches!(s.place, Place::Planet(p) if near(p))).map(|(i, _)| ShipId(i as u16)).collect()
}

fn knocks_something(look: &Look) -> bool {
    crowded(look).into_iter().any(|p| !next_door(look, p).is_empty())
}

/// One ship for each such planet.
fn drop_ships(t: &mut Telling) -> Ruling {
    let mut dropped = ShipList::new();
    for planet in crowded(t) {
        let near: ShipList = next_door(t, planet).into_iter().filter(|s| !dropped.contains(s)).collect();
        dropped.extend(t.ships(Topic::LoseShips, &near, 1, 1)?);
    }
    t.send_to_warp(dropped);
    Ok(())
}
