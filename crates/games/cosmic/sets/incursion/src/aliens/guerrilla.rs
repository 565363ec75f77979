//! Guerrilla: those who beat it pay with all but one of their ships.

use engine::prelude::*;

use crate::INCURSION;

/// With so few ships in the encounter the super side takes them all.
const FEW: usize = 3;

/// Guerrilla.
pub static GUERRILLA: Alien = Alien {
    id: "guerrilla",
    set: INCURSION,
    alert: Alert::Green,
    // E-GUERRILLA: before any other effect of the resolution
    power: &[Ability {
        when: Moment::ResolutionBegins,
        who: Who::Main,
        applies: |look| victors(look).iter().any(|(_, ships)| ships.len() > 1),
        effect: &[weaken],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Defense,
        applies: |look| doomed_planet(look).is_some(),
        effect: &[blow_up],
        welcome: |look| look.side_ships(Side::Offense) as i8,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::ResolutionBegins,
        who: Who::Main,
        applies: |look| victors(look).iter().any(|(_, ships)| ships.len() <= FEW),
        effect: &[wear_down],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// Those who have beaten me, with their ships in the encounter. Where both sides lose nobody has.
fn victors(look: &Look) -> Vec<(Seat, ShipList)> {
    let mine = look.i_lead();
    let Some(winner) = look.encounter().winner().filter(|w| mine == Some(w.other())) else { return Vec::new() };
    let fleets = look.timing_order().into_iter().map(|seat| (seat, look.ships_in_encounter(seat, winner)));
    fleets.filter(|(_, ships)| !ships.is_empty()).collect()
}

/// Each of them loses all but one ship, or all of so few.
fn attrition(t: &mut Telling, few: usize) -> Ruling {
    let mut lost = ShipList::new();
    for (seat, ships) in victors(t) {
        let n = if ships.len() <= few { ships.len() } else { ships.len() - 1 };
        lost.extend(t.asking(seat).ships(Topic::LoseShips, &ships, n, n)?);
    }
    t.send_to_warp(lost);
    Ok(())
}

fn weaken(t: &mut Telling) -> Ruling {
    attrition(t, 0)
}

fn wear_down(t: &mut Telling) -> Ruling {
    attrition(t, FEW)
}

/// AL-GUERRILLA-3: the planet of my own system that I have lost, about to be colonized.
fn doomed_planet(look: &Look) -> Option<PlanetId> {
    let e = look.encounter();
    let lost = e.winner() == Some(Side::Offense) && look.side_ships(Side::Offense) > 0;
    e.target.filter(|p| lost && look.owner_of(*p) == Some(look.me))
}

/// The attackers leave the game with the planet, as far as each keeps the ships it needs to win; the rest of them and
/// the bystanders go to the warp. My side loses its ships as usual, in a moment.
fn blow_up(t: &mut Telling) -> Ruling {
    let Some(planet) = doomed_planet(t) else { return Ok(()) };
    let (mut removed, mut sent) = (ShipList::new(), ShipList::new());
    for seat in t.timing_order() {
        let attackers = t.ships_in_encounter(seat, Side::Offense);
        let gone = t.removable(seat, &attackers);
        sent.extend(attackers.into_iter().filter(|s| !gone.contains(s)));
        removed.extend(gone);
        if seat != t.me {
            sent.extend(t.ships_at(t.colour(seat), Place::Planet(planet)));
        }
    }
    t.destroy(planet, None);
    if !removed.is_empty() {
        t.tell(ShipDeed::Remove { ships: removed });
    }
    t.send_to_warp(sent);
    Ok(())
}
