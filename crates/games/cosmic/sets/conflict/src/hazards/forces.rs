//! Three hazards that stay, and drive each other away.

use engine::prelude::*;

use super::{BY_ITSELF, LASTING, lies};

/// The Cosmic Guardian: high attacks count as negotiates (R25.6, ruling HZ-06).
pub static COSMIC_GUARDIAN: PieceDef = PieceDef {
    id: "cosmic-guardian",
    enters: &[
        |t| drive_away(t, [&ENTROPY_BEAST, &WITNESS]),
        |t| {
            t.impose_lasting(Bend::AttackLimit(20));
            Ok(())
        },
    ],
    ..LASTING
};

/// The Entropy Beast: planets go, and in the end all lose (ruling HZ-04).
pub static ENTROPY_BEAST: PieceDef = PieceDef {
    id: "entropy-beast",
    enters: &[|t| drive_away(t, [&COSMIC_GUARDIAN, &WITNESS])],
    abilities: &[
        Ability {
            when: Moment::DestinyDrawn,
            applies: |look| matches!(look.destiny(), Some(Destiny::Wild | Destiny::Special(_))),
            effect: &[devour],
            ..BY_ITSELF
        },
        Ability {
            when: Moment::Standing,
            limit: Limit::Free,
            applies: is_the_end,
            effect: &[|t| t.all_lose()],
            ..BY_ITSELF
        },
    ],
    ..LASTING
};

/// The Witness: nobody loses a power for want of home colonies (R19.6).
pub static WITNESS: PieceDef = PieceDef {
    id: "witness",
    enters: &[
        |t| drive_away(t, [&ENTROPY_BEAST, &COSMIC_GUARDIAN]),
        |t| {
            for seat in t.seats().iter() {
                t.impose_lasting(Bend::Number(Query::KeepsPower, seat, Fold::Is(1)));
            }
            Ok(())
        },
    ],
    ..LASTING
};

fn drive_away(t: &mut Telling, others: [&PieceDef; 2]) -> Ruling {
    for piece in others.into_iter().filter_map(|def| lies(t, def)).collect::<Vec<_>>() {
        t.tell(PieceDeed::Leave { piece });
    }
    Ok(())
}

/// The planet with the most ships leaves the game, and they go to the warp; of several the offense chooses.
fn devour(t: &mut Telling) -> Ruling {
    let ships = |p: PlanetId| t.game.ships_on(p).len();
    let all: PlanetList = t.seats().iter().flat_map(|s| t.system(t.colour(s)).iter()).collect();
    let most = all.iter().map(|p| ships(*p)).max().unwrap_or(0);
    let among: PlanetList = all.into_iter().filter(|p| ships(*p) == most).collect();
    let planet = t.planet_among(Topic::Where, among)?;
    let lost = t.game.ships_on(planet);
    t.destroy(planet, None);
    t.send_to_warp(lost);
    Ok(())
}

fn is_the_end(look: &Look) -> bool {
    look.seats().iter().any(|seat| look.system(look.colour(seat)).iter().count() < 3)
}
