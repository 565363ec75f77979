//! Leviathan: attacks with one of its home planets, and all the ships on it.

use engine::prelude::*;

use crate::INCURSION;

/// What a worldship adds to the total, beside its ships.
const MASS: i32 = 20;

/// Leviathan.
pub static LEVIATHAN: Alien = Alien {
    id: "leviathan",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[
        Ability {
            when: Moment::Aimed,
            who: Who::Offense,
            applies: |look| !worldships(look).is_empty(),
            effect: &[launch_own],
            welcome: |_| 5,
            prefers: Some(a_few_ships),
            ..Ability::PLAIN
        },
        // The weight of a worldship under way is no further use of the power.
        Ability {
            when: Moment::Revealed,
            who: Who::Involved,
            applies: |look| sent(look),
            effect: &[weigh_in],
            even_lost: true, // R19.10: were it the launch itself that cost the power
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability {
        when: Moment::DefenseKnown,
        who: Who::Offense,
        applies: |look| !mine(look).is_empty() && !theirs(look).is_empty(),
        effect: &[trade],
        after: After::ToItsAlien,
        welcome: |look| if mine(look).iter().any(|p| gain(look, *p) > 0) { 3 } else { -3 },
        prefers: Some(|look, pick| match pick {
            Pick::Planet(planet) => gain(look, planet),
            _ => 0,
        }),
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Aimed,
        who: Who::Offense,
        applies: |look| !shared_worldships(look).is_empty(),
        effect: &[launch_any],
        prefers: Some(a_few_ships),
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// My home planets with others' ships or without, by the colours on them; not to settle an empty planet of mine (R6.4).
fn candidates(look: &Look, fits: impl Fn(Seats) -> bool) -> PlanetList {
    if look.encounter().resettles() || look.planet_in_gate().is_some() {
        return PlanetList::new();
    }
    let guests = |p: PlanetId| look.others(look.me).iter().filter(|s| look.has_colony(*s, p)).collect();
    look.home_planets(look.me).into_iter().filter(|p| fits(guests(*p))).collect()
}

fn worldships(look: &Look) -> PlanetList {
    candidates(look, Seats::is_empty)
}

/// With ships of others, but none of the defense.
fn shared_worldships(look: &Look) -> PlanetList {
    let defense = look.defense();
    candidates(look, |guests| !guests.is_empty() && !defense.is_some_and(|d| guests.has(d)))
}

/// R27.6, AL-LEVIATHAN-1: in place of the launch.
fn launch(t: &mut Telling, among: PlanetList) -> Ruling {
    let piece = t.piece.expect("a power is used from a sheet");
    let planet = t.planet_among(Topic::Where, among)?;
    t.tell(PlanetDeed::Move { planet, to: PlanetSpot::Gate(piece) });
    Ok(())
}

fn launch_own(t: &mut Telling) -> Ruling {
    let among = worldships(t);
    launch(t, among)
}

/// Any planet, now that the flare is played.
fn launch_any(t: &mut Telling) -> Ruling {
    let mut among = shared_worldships(t);
    among.extend(worldships(t));
    launch(t, among)
}

/// A worldship of this power is under way, whoever has the power now.
fn sent(look: &Look) -> bool {
    look.planet_in_gate().is_some_and(|(_, piece)| Some(piece) == look.piece)
}

/// AL-LEVIATHAN-3: for the side of whoever has the power; ships of the offense on it count only with it.
fn weigh_in(t: &mut Telling) -> Ruling {
    let (side, offense) = (t.my_side().expect("an involved player has a side"), t.offense());
    t.add_to_total(side, MASS);
    if t.me != offense {
        t.impose(Bend::Worth(offense, 0));
    }
    Ok(())
}

/// Enough ships to land, and not too many to lose.
fn a_few_ships(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Planet(planet) => -(look.on_planet(planet, look.colour(look.me)) as i8 - 3).abs(),
        _ => 0,
    }
}

// ---- the wild flare --------------------------------------------------------------------------------------------

fn mine(look: &Look) -> PlanetList {
    look.home_planets(look.me)
}

fn theirs(look: &Look) -> PlanetList {
    look.defense().filter(|d| *d != look.me).map(|d| look.home_planets(d)).unwrap_or_default()
}

/// What I gain if a planet changes systems: colonies of mine abroad, fewer of others.
fn gain(look: &Look, planet: PlanetId) -> i8 {
    let here = |seat: Seat| look.has_colony(seat, planet) as i8;
    let Some(defense) = look.defense() else { return 0 };
    if look.owner_of(planet) == Some(look.me) { here(look.me) + here(defense) } else { -here(defense) }
}

/// AL-LEVIATHAN-4: each planet belongs to the system it lies in; the encounter is over, with success.
fn trade(t: &mut Telling) -> Ruling {
    let (own, others) = (mine(t), theirs(t));
    let a = t.planet_among(Topic::Where, own)?;
    let b = t.planet_among(Topic::Where, others)?;
    let [here, there] = [a, b].map(|p| PlanetSpot::System { of: t.planets[p.ix()].system, counts: false });
    t.tell(PlanetDeed::Move { planet: a, to: there });
    t.tell(PlanetDeed::Move { planet: b, to: here });
    t.tell(CourseDeed::Outcome(Outcome::Success));
    t.tell(CourseDeed::Goto(Label::ResolutionEnds));
    Ok(())
}
