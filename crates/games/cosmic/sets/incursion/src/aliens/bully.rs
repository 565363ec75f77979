//! Bully: says which ships a beaten opponent loses.

use engine::prelude::*;

use crate::INCURSION;

/// Ships that somebody loses who gives no colony.
const PRICE: usize = 2;
const GRANT: u8 = 0;
const LABELS: &[&str] = &["grant-a-colony", "lose-ships"];

/// Bully.
pub static BULLY: Alien = Alien {
    id: "bully",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::CountingLosses,
        who: Who::Main,
        applies: |look| opponent(look).iter().any(|s| has_choice(look, s)),
        effect: &[threaten, pick],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: negotiates,
        effect: &[demand, give_in, settle],
        labels: LABELS,
        welcome: |_| 2,
        prefers: Some(grudgingly),
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::CountingLosses,
        who: Who::Main,
        applies: |look| losing_allies(look).iter().any(|s| has_choice(look, s)),
        effect: &[threaten_allies, pick],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// The side I have beaten where both revealed attacks (R10.3). On a planet that is gone no ship can be left.
fn beaten(look: &Look) -> Option<Side> {
    let e = look.encounter();
    let mine = look.i_lead().filter(|side| e.winner() == Some(*side))?;
    let gone = e.target.is_some_and(|p| look.planets[p.ix()].gone);
    (look.both_attack() && !gone).then_some(mine.other())
}

fn opponent(look: &Look) -> Seats {
    beaten(look).and_then(|side| look.encounter().main(side)).map_or(Seats::NONE, Seats::one)
}

fn losing_allies(look: &Look) -> Seats {
    beaten(look).map_or(Seats::NONE, |side| look.encounter().allies[side.ix()].without(look.me))
}

/// What a loser may have to lose: ships anywhere but in the warp, each once.
fn prey(look: &Look, seat: Seat) -> Fleet {
    let mut ships = look.losable(seat, true);
    ships.retain(|s| !look.bent(Bend::Fate(*s, Fate::Doomed)));
    ships
}

/// As many as it had in the encounter, and they are not all it has.
fn has_choice(look: &Look, seat: Seat) -> bool {
    let n = beaten(look).map_or(0, |side| look.count_in_encounter(seat, side));
    n > 0 && n < prey(look, seat).len()
}

fn threaten(t: &mut Telling) -> Ruling {
    let victims = opponent(t);
    t.keep(victims);
    Ok(())
}

/// The super side: any of the allies, and the opponent as usual.
fn threaten_allies(t: &mut Telling) -> Ruling {
    let allies: Seats = losing_allies(t).iter().filter(|s| has_choice(t, *s)).collect();
    let victims = t.seats_among(Topic::Victim, allies, 1, allies.len())?.or(opponent(t));
    t.keep(victims);
    Ok(())
}

/// AL-FUNGUS-5: the ships I name are the losing ones instead of those in the encounter, which stay where they are, or
/// return if they were sent there.
fn pick(t: &mut Telling) -> Ruling {
    let Some(side) = beaten(t) else { return Ok(()) };
    let victims: Seats = t.recall(0);
    let (mut doomed, mut reprieved) = (ShipList::new(), ShipList::new());
    for seat in t.timing_order().into_iter().filter(|s| victims.has(*s)) {
        let involved = t.ships_in_encounter(seat, side);
        let prey = prey(t, seat);
        let lost = t.ships(Topic::LoseShips, &prey, involved.len(), involved.len())?;
        reprieved.extend(involved.into_iter().filter(|s| !lost.contains(s)));
        doomed.extend(lost);
    }
    reprieved.into_iter().for_each(|ship| t.impose(Bend::Fate(ship, Fate::Reprieved)));
    doomed.into_iter().for_each(|ship| t.impose(Bend::Fate(ship, Fate::Doomed)));
    Ok(())
}

/// My opponent's card was revealed as a negotiate, or has become one.
fn negotiates(look: &Look) -> bool {
    let Some(side) = look.i_lead().map(Side::other) else { return false };
    let shown = look.shown(side).is_some_and(Face::is_negotiate);
    let negotiate = shown || look.current(side).is_some_and(|c| c.is_negotiate());
    negotiate && (can_give(look) || can_lose(look) > 0)
}

/// The planets where the opponent has a ship and I could have a colony.
fn wanted(look: &Look) -> PlanetList {
    let theirs = look.opponent().map(|o| look.colonies_of(o)).unwrap_or_default();
    theirs.into_iter().filter(|p| !look.has_colony(look.me, *p)).collect()
}

fn can_give(look: &Look) -> bool {
    !wanted(look).is_empty() && look.has_free_ship(look.me)
}

fn can_lose(look: &Look) -> usize {
    look.opponent().map_or(0, |o| look.ships_on_colonies(o).len())
}

/// Who is one colony short must not be given it.
fn grudgingly(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Option(GRANT) if look.opponent().is_some_and(|o| look.missing(o) <= 1) => -100,
        Pick::Option(GRANT) => -5,
        _ => 0,
    }
}

/// A colony, or two ships that are not in the encounter; fewer only if there is no colony to give.
fn demand(t: &mut Telling) -> Ruling {
    let Some(opponent) = t.opponent() else { return t.stop() };
    let (give, lose) = (can_give(t), can_lose(t));
    let open = give as u16 | ((lose >= PRICE || !give) as u16) << 1;
    let choice = t.asking(opponent).choice(open)?;
    t.keep(choice);
    Ok(())
}

fn give_in(t: &mut Telling) -> Ruling {
    let Some(opponent) = t.opponent().filter(|_| t.recall::<u8>(0) != GRANT) else { return Ok(()) };
    let ships = t.ships_to_lose(opponent, PRICE, false)?;
    t.send_to_warp(ships);
    t.stop()
}

/// On a planet of my choice, beside the ships there.
fn settle(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, wanted(t))?;
    t.found_colony(planet)
}
