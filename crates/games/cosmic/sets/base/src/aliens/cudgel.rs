//! Cudgel: the opponent it beats with an attack loses more ships.

use engine::prelude::*;

use crate::BASE;

/// Cudgel.
pub static CUDGEL: Alien = Alien {
    id: "cudgel",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::CountingLosses,
        who: Who::Main,
        applies: wins_by_attack,
        effect: &[aim_at_opponent, smash],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::ColonyGained,
        who: Who::Offense,
        applies: |look| !squashed(look).is_empty(),
        effect: &[squash],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::CountingLosses,
        who: Who::Main,
        applies: |look| wins_by_attack(look) && !losing_allies(look).is_empty(),
        effect: &[aim_at_allies, smash],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// G-030: the card first revealed was an attack. G-015: a deal is no win.
fn wins_by_attack(look: &Look) -> bool {
    let won = look.i_lead().filter(|s| look.encounter().winner() == Some(*s));
    won.and_then(|s| look.shown(s)).is_some_and(|f| f.attack().is_some())
}

fn losing_allies(look: &Look) -> Seats {
    let e = look.encounter();
    e.winner().map_or(Seats::NONE, |w| e.allies[w.other().ix()].without(look.me))
}

fn aim_at_opponent(t: &mut Telling) -> Ruling {
    let victims = t.opponent().map_or(Seats::NONE, Seats::one);
    t.keep(victims);
    Ok(())
}

/// AL-CUDGEL-1: allies are hit only by the played flare, and only those chosen.
fn aim_at_allies(t: &mut Telling) -> Ruling {
    let allies = losing_allies(t);
    let chosen = t.seats_among(Topic::Victim, allies, 0, allies.len())?;
    let victims = chosen.or(t.opponent().map_or(Seats::NONE, Seats::one));
    t.keep(victims);
    Ok(())
}

/// R22.3: the losers choose the extra ships, as many as I had in the encounter (E-GUERRILLA: and still have). They are
/// losing ships like the others (O2).
fn smash(t: &mut Telling) -> Ruling {
    let victims: Seats = t.recall(0);
    let n = t.entitled(t.me);
    let mut ships = ShipList::new();
    for seat in t.timing_order() {
        if victims.has(seat) {
            let mut own = t.ships_on_colonies(seat);
            own.retain(|s| !t.bent(Bend::Fate(*s, Fate::Doomed))); // each is lost once
            ships.extend(t.asking(seat).ships(Topic::LoseShips, &own, n, n)?);
        }
    }
    ships.into_iter().for_each(|ship| t.impose(Bend::Fate(ship, Fate::Doomed)));
    Ok(())
}

/// Ships of others on the planet where my ships have just founded a colony in the resolution (R3.3), except those that came
/// with mine.
fn squashed(look: &Look) -> ShipList {
    let founded = look.deed().is_some_and(|d| d.settles(Settling::Land) || d.settles(Settling::Found));
    let gained = founded && look.phase() == Some(Phase::Resolution);
    let Some(moves) = look.settling().filter(|_| gained) else { return ShipList::new() };
    let mine = look.colour(look.me);
    let mut ships = ShipList::new();
    for planet in look.colonies_of(look.me) {
        let arrived = moves.iter().filter(|(s, p)| *p == planet && look.ship(*s).colour == mine).count();
        if arrived == 0 || arrived < look.on_planet(planet, mine) as usize {
            continue;
        }
        for seat in look.others(look.me).iter() {
            let here = look.ships_at(look.colour(seat), Place::Planet(planet));
            ships.extend(here.filter(|s| !moves.iter().any(|(m, _)| m == s)));
        }
    }
    ships
}

fn squash(t: &mut Telling) -> Ruling {
    let ships = squashed(t);
    t.send_to_warp(ships);
    Ok(())
}
