//! Relic: new hands of others bring it colonies, its own bring its ships back.

use engine::prelude::*;

use crate::CONFLICT;

/// Relic.
pub static RELIC: Alien = Alien {
    id: "relic",
    set: CONFLICT,
    alert: Alert::Red,
    power: &[
        Ability {
            when: Moment::Drew,
            applies: |look| !open_planets(look).is_empty() && look.has_free_ship(look.me),
            effect: &[awaken],
            ..Ability::MUST
        },
        Ability { when: Moment::Drew, applies: my_ships_return, effect: &[recover], ..Ability::MUST },
    ],
    wild: &[Ability {
        when: Moment::WouldLand,
        applies: |look| !on_their_way(look).is_empty() && !empty_homes(look).is_empty(),
        effect: &[return_home],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::StartTurn,
        applies: |look| !with_cards(look).is_empty(),
        effect: &[extort],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// Who has just drawn a new hand. AL-RELIC-1, AL-RELIC-3: cards of a store are none; O43: each one counts.
fn renewed(look: &Look) -> Option<Seat> {
    match look.deed() {
        Some(Deed::Cards(CardDeed::Draw { seat, why: DrawWhy::NewHand, drawn, .. })) if !drawn.is_empty() => {
            Some(*seat)
        }
        _ => None,
    }
}

/// Where a colony can be gained in the home system of the other player who has drawn a new hand.
fn open_planets(look: &Look) -> PlanetList {
    let system = renewed(look).filter(|s| *s != look.me).map(|s| look.colour(s));
    system.map_or(PlanetList::new(), |system| look.legal_targets(look.me, system))
}

fn awaken(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, open_planets(t))?;
    t.found_colony(planet)
}

fn my_ships_return(look: &Look) -> bool {
    renewed(look) == Some(look.me) && look.in_warp(look.me) > 0 && !look.colonies_of(look.me).is_empty() // R5.4
}

fn recover(t: &mut Telling) -> Ruling {
    t.follow(Rule::Retrieve, t.me, t.in_warp(t.me) as u8);
    Ok(())
}

/// My ships that are about to leave the warp.
fn on_their_way(look: &Look) -> ShipList {
    let moves = look.settling_as(Settling::Retrieve).into_iter().flatten();
    moves.map(|(ship, _)| *ship).filter(|s| look.ship_owner(*s) == Some(look.me)).collect()
}

/// My home planets without a ship of mine: to others they can go anyway.
fn empty_homes(look: &Look) -> PlanetList {
    look.home_planets(look.me).into_iter().filter(|p| !look.has_colony(look.me, *p)).collect()
}

fn return_home(t: &mut Telling) -> Ruling {
    let (among, planets) = (on_their_way(t), empty_homes(t));
    let planet = t.planet_among(Topic::Where, planets)?;
    let ships = t.ships(Topic::MoveShips, &among, 1, among.len())?;
    t.amend(Amend::Elsewhere(ships.into_iter().map(|s| (s, planet)).collect()));
    Ok(())
}

/// The others who have a card to discard.
fn with_cards(look: &Look) -> Seats {
    look.reaching(look.others(look.me), Purpose::Count)
}

fn extort(t: &mut Telling) -> Ruling {
    let victim = t.seat(Topic::Victim, with_cards(t))?;
    let among = t.reach(victim, Purpose::Discard);
    let cards = t.asking(victim).cards(Topic::Discard, among, 1, 1)?;
    t.discard(cards);
    Ok(())
}
