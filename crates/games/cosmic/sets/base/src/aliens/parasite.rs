//! Parasite: allies with either side, invited or not.

use engine::prelude::*;

use crate::BASE;

/// Parasite.
pub static PARASITE: Alien = Alien {
    id: "parasite",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::TurnToAlly,
        who: Who::NotMain,
        applies: |look| {
            let my_turn = look.occasion() == Some(Occasion::TurnToAlly(look.me));
            my_turn && !look.encounter().is_ally(look.me) && closed_sides(look) != 0
        },
        effect: &[infest],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::PieceChanges,
        applies: |look| !look.ships_on_colonies(look.me).is_empty() && !weak_planets(look).is_empty(),
        effect: &[settle],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Joined,
        applies: |look| look.i_join(),
        effect: &[send_any],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The sides that have not invited me, as bits; not one that is barred to me altogether.
fn closed_sides(look: &Look) -> u16 {
    let e = look.encounter();
    let closed = |s: &Side| !e.invited[s.ix()].has(look.me) && !look.barred(*s).has(look.me);
    Side::BOTH.into_iter().filter(closed).map(|s| 1 << s.ix()).sum()
}

/// As if invited; with one to four ships as usual.
fn infest(t: &mut Telling) -> Ruling {
    let side = t.option(Topic::Ally, Labels::Side, closed_sides(t))?;
    let me = t.me;
    t.follow(Rule::Join, me, side);
    Ok(())
}

fn send_any(t: &mut Telling) -> Ruling {
    t.bend_number(Query::ShipLimit, t.me, Fold::Is(u8::MAX as i16));
    Ok(())
}

/// Home planets of another player who has just lost its power, without a colony of mine.
fn weak_planets(look: &Look) -> Vec<PlanetId> {
    let Some(Occasion::PowerLost(piece)) = look.occasion() else { return Vec::new() };
    let victim = look.holder(piece).filter(|s| *s != look.me);
    let planets = victim.into_iter().flat_map(|s| look.home_planets(s));
    planets.filter(|p| !look.has_colony(look.me, *p)).collect()
}

fn settle(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, weak_planets(t).into_iter().collect())?;
    let own = t.ships_on_colonies(t.me);
    let ships = t.ships(Topic::FoundColony, &own, 1, 1)?;
    t.settle(ships.into_iter().map(|s| (s, planet)).collect(), Settling::Found);
    Ok(())
}
