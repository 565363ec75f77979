//! Filth: nobody shares a planet with it; wild: nobody stays on one planet.

use engine::prelude::*;

use crate::CONFLICT;

/// Filth.
pub static FILTH: Alien = Alien {
    id: "filth",
    set: CONFLICT,
    alert: Alert::Red,
    power: &[
        Ability { when: Moment::Standing, applies: shares_a_planet, effect: &[reek, drive_away], ..Ability::MUST },
        // R20.8, AL-FILTH-1: those who came while it was zapped go when the power is back
        Ability {
            when: Moment::EncounterBegins,
            applies: shares_a_planet,
            effect: &[reek, drive_away],
            ..Ability::MUST
        },
        Ability {
            when: Moment::WouldLand,
            applies: lands_in_company,
            effect: &[reek, land_elsewhere],
            ..Ability::MUST
        },
        Ability { when: Moment::WouldLand, applies: leaves_a_stench, effect: &[reek, turn_back], ..Ability::MUST },
        Ability {
            when: Moment::WouldLand,
            applies: |look| !granted(look).is_empty(),
            effect: &[reek, vacate],
            ..Ability::MUST
        },
    ],
    wild: &[Ability { when: Moment::Anytime, effect: &[declare_filthy], after: After::ToItsAlien, ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::Aimed,
        who: Who::Offense,
        applies: |look| !in_my_way(look).is_empty(),
        effect: &[clear_the_target],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The ships of a seat on planets where I have a colony.
fn too_close(look: &Look, seat: Seat) -> ShipList {
    let here = look.colonies_of(look.me);
    let colour = look.colour(seat);
    here.iter().flat_map(|p| look.ships_at(colour, Place::Planet(*p))).collect()
}

fn shares_a_planet(look: &Look) -> bool {
    look.others(look.me).iter().any(|s| !too_close(look, s).is_empty())
}

/// Where ships that have to leave go: colonies of their owners that need not be avoided; those without any are homeless.
fn refuge(
    t: &mut Telling,
    whose: &[(Seat, ShipList)],
    avoid: impl Fn(Seat, PlanetId) -> bool,
) -> Ruling<(Moves, ShipList)> {
    let (mut moves, mut homeless) = (Moves::new(), ShipList::new());
    for (seat, ships) in whose {
        let among: PlanetList = t.colonies(t.colour(*seat)).iter().filter(|p| !avoid(*seat, *p)).collect();
        if among.is_empty() {
            homeless.extend(ships.iter().copied());
        } else {
            moves.extend(t.asking(*seat).spread(Topic::ReturnShips, ships, among)?);
        }
    }
    Ok((moves, homeless))
}

/// Others avoid my colonies, and everybody the planets named.
fn shunned<'g>(look: &Look<'g>, planets: &[PlanetId]) -> impl Fn(Seat, PlanetId) -> bool + use<'g> {
    let (me, mine, planets) = (look.me, look.colonies_of(look.me), PlanetList::from_slice(planets));
    move |seat, p| planets.contains(&p) || (seat != me && mine.contains(&p))
}

fn leave(t: &mut Telling, (moves, homeless): (Moves, ShipList)) {
    t.settle(moves, Settling::Return);
    if !homeless.is_empty() {
        t.tell(ShipDeed::Lose { ships: homeless, why: Loss::Homeless }); // R27.1
    }
}

/// The ships of others, owner by owner.
fn of_others(look: &Look, ships: impl Fn(Seat) -> ShipList) -> Vec<(Seat, ShipList)> {
    let others = look.timing_order().into_iter().filter(|s| *s != look.me);
    others.map(|s| (s, ships(s))).filter(|(_, list)| !list.is_empty()).collect()
}

/// It is announced, and may be zapped, before the others choose where to go.
fn reek(_: &mut Telling) -> Ruling {
    Ok(())
}

fn drive_away(t: &mut Telling) -> Ruling {
    let whose = of_others(t, |s| too_close(t, s));
    let away = refuge(t, &whose, shunned(t, &[]))?;
    leave(t, away);
    Ok(())
}

/// The planet on which the winning offense would land.
fn landing_site(look: &Look) -> Option<PlanetId> {
    look.settling_as(Settling::Land)?.first().map(|(_, planet)| *planet)
}

/// Ships of a seat that are about to land.
fn landing(look: &Look, seat: Seat) -> ShipList {
    let colour = look.colour(seat);
    let moves = look.settling_as(Settling::Land).into_iter().flatten();
    moves.map(|(s, _)| *s).filter(|s| look.ship(*s).colour == colour).collect()
}

/// The others on the winning side land together with me (AL-FILTH-3: the offense too).
fn lands_in_company(look: &Look) -> bool {
    !landing(look, look.me).is_empty() && look.others(look.me).iter().any(|s| !landing(look, s).is_empty())
}

/// R12.5: each chooses another planet of that system without an own colony; AL-FILTH-4: failing that, one it holds.
fn land_elsewhere(t: &mut Telling) -> Ruling {
    let site = landing_site(t).expect("somebody lands");
    let system = t.planets[site.ix()].system;
    let mine = t.colonies_of(t.me);
    let (mut moves, mut stranded) = (Moves::new(), Vec::new());
    for (seat, ships) in of_others(t, |s| landing(t, s)) {
        let others: PlanetList = t.system(system).iter().filter(|p| *p != site && !mine.contains(p)).collect();
        let free: PlanetList = others.iter().copied().filter(|p| !t.has_colony(seat, *p)).collect();
        let among = if free.is_empty() { others } else { free };
        if among.is_empty() {
            stranded.push((seat, ships));
            continue;
        }
        let planet = t.asking(seat).planet_among(Topic::Where, among)?;
        moves.extend(ships.into_iter().map(|s| (s, planet)));
    }
    let away = refuge(t, &stranded, shunned(t, &[site]))?;
    if !stranded.is_empty() {
        t.spare(stranded.into_iter().flat_map(|(_, ships)| ships).collect());
    }
    if !moves.is_empty() {
        t.amend(Amend::Elsewhere(moves));
    }
    leave(t, away);
    Ok(())
}

/// I have just lost as the defense on a planet where I had ships.
fn leaves_a_stench(look: &Look) -> bool {
    let e = look.encounter();
    let had = look.ledger().beaten(look.me) > 0;
    let lost = e.outcome == Some(Outcome::Won(Side::Offense)) && e.defense == Some(look.me);
    had && lost && look.others(look.me).iter().any(|s| !landing(look, s).is_empty())
}

/// The winners return to other colonies instead of landing.
fn turn_back(t: &mut Telling) -> Ruling {
    let site = landing_site(t).expect("somebody lands");
    let whose = of_others(t, |s| landing(t, s));
    let away = refuge(t, &whose, shunned(t, &[site]))?;
    t.spare(whose.into_iter().flat_map(|(_, ships)| ships).collect());
    leave(t, away);
    Ok(())
}

/// Those who grant a colony in a deal of mine, and the ships they have on that planet.
fn granted(look: &Look) -> Vec<(Seat, PlanetId, ShipList)> {
    let Some(deal) = look.encounter().deal.as_deref() else { return Vec::new() };
    let moves = look.settling_as(Settling::Found);
    if !deal.0.contains(&look.me) {
        return Vec::new();
    }
    let mut all: Vec<(Seat, PlanetId, ShipList)> = Vec::new();
    for (ship, planet) in moves.into_iter().flatten() {
        let owner = look.ship_owner(*ship);
        let mut grants = deal.gifts().filter(|(_, to, gift)| Some(*to) == owner && gift.colony == Some(*planet));
        let Some((granter, ..)) = grants.next() else { continue };
        let there: ShipList = look.ships_at(look.colour(granter), Place::Planet(*planet)).collect();
        if !there.is_empty() && !all.iter().any(|(_, p, _)| p == planet) {
            all.push((granter, *planet, there));
        }
    }
    all
}

/// Each granter leaves the planet it has granted.
fn vacate(t: &mut Telling) -> Ruling {
    let all = granted(t);
    let granted: Vec<PlanetId> = all.iter().map(|(_, planet, _)| *planet).collect();
    let whose: Vec<(Seat, ShipList)> = all.into_iter().map(|(seat, _, ships)| (seat, ships)).collect();
    let away = refuge(t, &whose, shunned(t, &granted))?;
    leave(t, away);
    Ok(())
}

/// The ships of others on the planet I aim at.
fn in_my_way(look: &Look) -> Vec<(Seat, ShipList)> {
    let Some(target) = look.encounter().target else { return Vec::new() };
    of_others(look, |s| look.ships_at(look.colour(s), Place::Planet(target)).collect())
}

fn clear_the_target(t: &mut Telling) -> Ruling {
    let Some(target) = t.encounter().target else { return Ok(()) };
    let whose = in_my_way(t);
    let away = refuge(t, &whose, shunned(t, &[target]))?;
    leave(t, away);
    Ok(())
}

/// All ships leave one planet, and nobody lands there in this encounter.
fn declare_filthy(t: &mut Telling) -> Ruling {
    let all: PlanetList = t.planets().map(|(planet, _)| planet).collect();
    let planet = t.planet_among(Topic::Where, all)?;
    let there = |s: Seat| t.ships_at(t.colour(s), Place::Planet(planet)).collect::<ShipList>();
    let whose: Vec<(Seat, ShipList)> = t.timing_order().into_iter().map(|s| (s, there(s))).collect();
    let whose: Vec<(Seat, ShipList)> = whose.into_iter().filter(|(_, ships)| !ships.is_empty()).collect();
    let away = refuge(t, &whose, |_, p| p == planet)?;
    leave(t, away);
    t.impose(Bend::Shut(planet));
    Ok(())
}
