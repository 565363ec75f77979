//! Shadow: executes a ship of whomever destiny points at.

use engine::prelude::*;

use crate::BASE;

/// Shadow.
pub static SHADOW: Alien = Alien {
    id: "shadow",
    set: BASE,
    alert: Alert::Yellow,
    // AL-SHADOW-1: for each destiny card that is turned up
    power: &[
        Ability {
            when: Moment::DestinyDrawn,
            applies: |look| !wild(look) && !condemned(look).is_empty(),
            effect: &[execute],
            ..Ability::MUST
        },
        Ability {
            when: Moment::DestinyDrawn,
            applies: |look| wild(look) && !condemned(look).is_empty(),
            effect: &[execute],
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Defense,
        applies: |look| beaten_by_attack(look) && !look.ships_on_colonies(look.me).is_empty(),
        effect: &[drag_down],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::DestinyDrawn,
        who: Who::Offense,
        applies: |look| look.in_warp(look.me) > 0 && !condemned(look).is_empty(),
        effect: &[execute, replace],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn wild(look: &Look) -> bool {
    look.destiny() == Some(Destiny::Wild)
}

/// The ships I may choose from: those on the colonies of the other player the card points at, or of all others if it
/// is a wild.
fn condemned(look: &Look) -> Fleet {
    let others = look.others(look.me);
    let seats = match look.destiny() {
        Some(Destiny::Wild) => others,
        _ => others.and(look.encounter().destined().map_or(Seats::NONE, Seats::one)),
    };
    seats.iter().flat_map(|s| look.colony_ships(s)).collect()
}

fn execute(t: &mut Telling) -> Ruling {
    let among = condemned(t);
    let ships = t.ships(Topic::LoseShips, &among, 1, 1)?;
    if let Some(Place::Planet(planet)) = ships.first().map(|s| t.ship(*s).place) {
        t.keep(planet);
    }
    t.send_to_warp(ships);
    Ok(())
}

/// A ship of mine takes the place of the one that is really gone.
fn replace(t: &mut Telling) -> Ruling {
    let gone = !t.done().ships.is_empty();
    if let (true, Some(ship), Some(planet)) = (gone, t.warp_ships(t.me).first(), t.kept().get(0)) {
        let moves = Moves::from_slice(&[(*ship, planet)]);
        t.settle(moves, Settling::Retrieve);
    }
    Ok(())
}

/// I lose as the defense, the opponent revealed an attack, and there are ships to drag down.
fn beaten_by_attack(look: &Look) -> bool {
    let attacked = look.shown(Side::Offense).is_some_and(|f| f.attack().is_some());
    look.encounter().winner() == Some(Side::Offense) && attacked && look.side_ships(Side::Offense) > 0
}

/// R22.2: the price is a ship outside the encounter. The victors, gone to the warp, do not land; nobody is compensated
/// for them (O2).
fn drag_down(t: &mut Telling) -> Ruling {
    let own = t.ships_on_colonies(t.me);
    let price = t.ships(Topic::Pay, &own, 1, 1)?;
    let victors: ShipList = t.seats().iter().flat_map(|s| t.ships_in_encounter(s, Side::Offense)).collect();
    t.tell(ShipDeed::Lose { ships: price, why: Loss::Cost });
    t.send_to_warp(victors);
    Ok(())
}
