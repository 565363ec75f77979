//! Spiff: losing heavily as the offense, it lands one of the lost ships on the target.

use engine::prelude::*;

use crate::BASE;

/// AL-FUNGUS-12: a ship that finds another place by where it is leaves the loss after an eradication and before a
/// capture, and so before any rescue by its owner.
const CRASH: i8 = -20;

/// Spiff.
pub static SPIFF: Alien = Alien {
    id: "spiff",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::WouldLose,
        who: Who::Offense,
        layer: CRASH,
        applies: |look| crashes(look, 10),
        effect: &[crash_land],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::WouldLose,
        who: Who::Defense,
        layer: CRASH,
        applies: |look| !left_behind(look).is_empty(),
        effect: &[stay],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::WouldLose,
        who: Who::Offense,
        layer: CRASH,
        applies: |look| crashes(look, 5) && !crashes(look, 10),
        effect: &[crash_land],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// Both revealed attacks (R10.3), and the totals decided against me by so much.
fn crashes(look: &Look, margin: i32) -> bool {
    let e = look.encounter();
    let lost = e.winner() == Some(Side::Defense) && e.margin().is_some_and(|m| m >= margin);
    let losing = look.losses().1 == Some(Loss::Losing);
    look.both_attack() && lost && losing && e.target.is_some() && !look.losses_of(look.me).is_empty()
}

fn crash_land(t: &mut Telling) -> Ruling {
    let losing = t.losses_of(t.me);
    let target = t.encounter().target.expect("the gate is aimed");
    let ship = t.ships(Topic::MoveShips, &losing, 1, 1)?;
    t.spare(ship.clone());
    t.settle(ship.into_iter().map(|s| (s, target)).collect::<Moves>(), Settling::Found);
    Ok(())
}

/// My ships on the target that its loss takes away.
fn left_behind(look: &Look) -> ShipList {
    let e = look.encounter();
    let losing = look.losses().1 == Some(Loss::Losing) && e.lost_by(look.me);
    let target = e.target.filter(|p| !look.planets[p.ix()].gone);
    let here = |s: &ShipId| target.is_some_and(|p| look.ship(*s).place == Place::Planet(p));
    if losing { look.losses_of(look.me).into_iter().filter(here).collect() } else { ShipList::new() }
}

fn stay(t: &mut Telling) -> Ruling {
    let here = left_behind(t);
    let ship = t.ships(Topic::MoveShips, &here, 1, 1)?;
    t.spare(ship);
    Ok(())
}
