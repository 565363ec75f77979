//! Macron: sends a single ship, which counts as four.

use engine::prelude::*;

use crate::BASE;

/// Macron.
pub static MACRON: Alien = Alien {
    id: "macron",
    set: BASE,
    alert: Alert::Green,
    // R20.5, AL-MACRON-1: it may be zapped when ships are sent, or after the reveal
    power: &[
        Ability { when: Moment::Aimed, who: Who::Offense, applies: unlimited, effect: &[send_one], ..Ability::MUST },
        Ability {
            when: Moment::Joined,
            applies: |look| look.i_join() && unlimited(look),
            effect: &[send_one],
            ..Ability::MUST
        },
        Ability {
            when: Moment::Revealed,
            who: Who::Involved,
            limit: Limit::Encounter,
            applies: |look| my_ships(look) > 0,
            effect: &[weigh_four],
            ..Ability::MUST
        },
    ],
    passives: &[Passive { query: Query::ShipWorthInGains, value: |_, n| 2 * n }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Involved,
        applies: |look| {
            let side = look.my_side();
            my_ships(look) > 0 && side.and_then(|s| look.shown(s)).and_then(Face::attack).is_some()
        },
        effect: &[add_ships],
        ..Ability::PLAIN
    }],
    super_flare: &[
        Ability { when: Moment::Aimed, who: Who::Offense, effect: &[send_four], ..Ability::PLAIN },
        // AL-MACRON-2: on either side
        Ability { when: Moment::Joined, applies: |look| look.i_join(), effect: &[send_four], ..Ability::PLAIN },
    ],
    ..Alien::PLAIN
};

/// No number has been settled for me in this encounter.
fn unlimited(look: &Look) -> bool {
    look.folds(Query::ShipLimit, look.me).next().is_none()
}

fn my_ships(look: &Look) -> usize {
    look.my_side().map_or(0, |side| look.ships_in_encounter(look.me, side).len())
}

fn send_one(t: &mut Telling) -> Ruling {
    t.bend_number(Query::ShipLimit, t.me, Fold::Is(1));
    Ok(())
}

fn send_four(t: &mut Telling) -> Ruling {
    t.bend_number(Query::ShipLimit, t.me, Fold::Is(4));
    Ok(())
}

fn weigh_four(t: &mut Telling) -> Ruling {
    t.impose(Bend::Worth(t.me, 4));
    Ok(())
}

/// R21.10, ruling F-04: a flare counts ships as one each.
fn add_ships(t: &mut Telling) -> Ruling {
    let n = my_ships(t) as i32;
    let side = t.my_side().expect("an involved player has a side");
    t.add_to_total(side, n);
    Ok(())
}
