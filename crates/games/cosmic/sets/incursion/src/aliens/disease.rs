//! Disease: spreads from a strong colony to other planets of whomever destiny points at.

use engine::prelude::*;

use crate::INCURSION;

/// Ships on a colony that can spread.
const VIRULENT: u8 = 3;
/// Ships that a match of types costs.
const TOLL: usize = 3;

/// Disease.
pub static DISEASE: Alien = Alien {
    id: "disease",
    set: INCURSION,
    alert: Alert::Red,
    power: &[
        // AL-SHADOW-1 by analogy: for each destiny card that is turned up
        Ability {
            when: Moment::DestinyDrawn,
            who: Who::NotDefense,
            applies: |look| !sources(look, pointed_at(look)).is_empty(),
            effect: &[infect_destined],
            welcome: |look| outbreak(look, pointed_at(look)),
            prefers: Some(new_ground),
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::DefenseKnown,
            who: Who::NotDefense,
            applies: |look| !sources(look, named(look)).is_empty(),
            effect: &[infect_named],
            welcome: |look| outbreak(look, named(look)),
            prefers: Some(new_ground),
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::RegroupBegins,
        applies: |look| !look.reaching(look.others(look.me), Purpose::Count).is_empty(),
        effect: &[compare, suffer],
        after: After::ToItsAlien,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::RegroupBegins,
        applies: |look| look.colonies_of(look.me).len() > 1,
        effect: &[migrate],
        welcome: |_| -1,
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The other player whose colour was drawn, or at whom a special card points.
fn pointed_at(look: &Look) -> Option<Seat> {
    look.encounter().destined().filter(|s| *s != look.me)
}

/// The other player whom a wild card made the defense.
fn named(look: &Look) -> Option<Seat> {
    look.defense().filter(|s| *s != look.me && look.destiny() == Some(Destiny::Wild))
}

/// My colonies in a player's home system that can spread; a planet to spread to must be left.
fn sources(look: &Look, seat: Option<Seat>) -> PlanetList {
    let Some(planets) = seat.map(|s| look.home_planets(s)).filter(|p| p.len() > 1) else { return PlanetList::new() };
    let mine = look.colour(look.me);
    planets.into_iter().filter(|p| look.on_planet(*p, mine) >= VIRULENT).collect()
}

/// Welcome where it gains a colony.
fn outbreak(look: &Look, seat: Option<Seat>) -> i8 {
    let planets = seat.map(|s| look.home_planets(s)).unwrap_or_default();
    if planets.iter().any(|p| !look.has_colony(look.me, *p)) { 20 } else { -1 }
}

fn new_ground(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Planet(planet) if !look.has_colony(look.me, planet) => 20,
        Pick::Planet(planet) => look.on_planet(planet, look.colour(look.me)) as i8,
        _ => 0,
    }
}

/// One or more ships of one such colony go to another planet of the same system.
fn infect(t: &mut Telling, seat: Option<Seat>) -> Ruling {
    let from = t.planet_among(Topic::Where, sources(t, seat))?;
    let others = seat.map(|s| t.home_planets(s)).unwrap_or_default().into_iter().filter(|p| *p != from);
    let to = t.planet_among(Topic::Where, others.collect())?;
    let own: ShipList = t.ships_at(t.colour(t.me), Place::Planet(from)).collect();
    let ships = t.ships(Topic::MoveShips, &own, 1, own.len())?;
    let how = if t.has_colony(t.me, to) { Settling::Return } else { Settling::Found };
    t.settle(ships.into_iter().map(|s| (s, to)).collect(), how);
    Ok(())
}

fn infect_destined(t: &mut Telling) -> Ruling {
    let seat = pointed_at(t);
    infect(t, seat)
}

fn infect_named(t: &mut Telling) -> Ruling {
    let seat = named(t);
    infect(t, seat)
}

/// All others choose a card at the same time; all are shown and discarded. Whose type another one has shown too is kept.
fn compare(t: &mut Telling) -> Ruling {
    let holders: Vec<Seat> =
        t.timing_order().into_iter().filter(|s| *s != t.me && t.reaches(*s, Purpose::Count)).collect();
    let ask = |s: &Seat| (*s, Question::Cards { among: t.reach(*s, Purpose::Discard), min: 1, max: 1 });
    let questions: Vec<(Seat, Question)> = holders.iter().map(ask).collect();
    let mut cards = CardList::new();
    for answer in t.ask_all(Topic::Discard, &questions)? {
        let Answer::Cards(chosen) = answer else { unreachable!("checked answer") };
        cards.extend(chosen);
    }
    let matched = |c: &CardId| cards.iter().any(|other| other != c && t.card_type(*other) == t.card_type(*c));
    let sick: Seats = holders.iter().zip(&cards).filter(|(_, c)| matched(c)).map(|(s, _)| *s).collect();
    t.keep(sick);
    t.tell(CardDeed::Show { cards: cards.clone(), to: None });
    t.discard(cards);
    Ok(())
}

/// Each of them loses three ships of its choice, all at one instant (R22.4).
fn suffer(t: &mut Telling) -> Ruling {
    let sick: Seats = t.recall(0);
    let mut ships = ShipList::new();
    for seat in t.timing_order().into_iter().filter(|s| sick.has(*s)) {
        ships.extend(t.ships_to_lose(seat, TOLL, true)?);
    }
    t.send_to_warp(ships);
    Ok(())
}

/// One ship goes from one of my colonies to another.
fn migrate(t: &mut Telling) -> Ruling {
    let own = t.colony_ships(t.me);
    let ship = t.ships(Topic::MoveShips, &own, 1, 1)?;
    let Some(Place::Planet(from)) = ship.first().map(|s| t.ship(*s).place) else { return Ok(()) };
    let others: PlanetList = t.colonies_of(t.me).into_iter().filter(|p| *p != from).collect();
    let to = t.planet_among(Topic::Where, others)?;
    t.settle(ship.into_iter().map(|s| (s, to)).collect(), Settling::Return);
    Ok(())
}
