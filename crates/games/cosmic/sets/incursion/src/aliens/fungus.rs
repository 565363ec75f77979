//! Fungus: captures the losers' ships, stacked under its own; a stack counts as all the ships in it.

use engine::prelude::*;

use crate::INCURSION;

/// After those who remove or land losing ships, before their owners can save them (mechanics 2.2, AL-FUNGUS-12).
const CAPTURES: i8 = -10;
/// After everybody who can keep ships from the warp: what is left will enter it.
const ENTERS: i8 = 10;

/// Fungus.
pub static FUNGUS: Alien = Alien {
    id: "fungus",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[
        Ability {
            when: Moment::WouldLose,
            who: Who::Involved,
            layer: CAPTURES,
            applies: beats_losing_ships,
            effect: &[capture],
            ..Ability::MUST
        },
        Ability {
            when: Moment::Revealed,
            who: Who::Involved,
            applies: |look| stacked(look) > 0,
            effect: &[count_stacks],
            live: Some(|look| stacked(look) * worth(look)),
            ..Ability::MUST
        },
    ],
    wild: &[Ability {
        when: Moment::WouldLose,
        who: Who::Defense,
        layer: CAPTURES,
        applies: |look| wins_at_home(look) && !besiegers(look).is_empty(),
        effect: &[encircle],
        welcome: |_| 5,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::WouldLose,
        layer: ENTERS,
        applies: |look| !my_lost_stacks(look).is_empty(),
        effect: &[hold_on],
        welcome: |_| 3,
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// My ships in the encounter on the winning side.
fn winning_ships(look: &Look) -> ShipList {
    let e = look.encounter();
    match e.winner().filter(|side| e.on_side(look.me, *side)) {
        Some(side) => look.ships_in_encounter(look.me, side),
        None => ShipList::new(),
    }
}

/// Losing ships only: no penalties, no ships that an effect sends (G-009, AL-FUNGUS-6).
fn beats_losing_ships(look: &Look) -> bool {
    look.losses().1 == Some(Loss::Losing) && !winning_ships(look).is_empty()
}

/// Ship by ship or many at once, under any of my ships in the encounter, stacks included (AL-FUNGUS-4).
fn capture(t: &mut Telling) -> Ruling {
    let losing = ShipList::from_slice(t.losses().0);
    if losing.is_empty() {
        return t.stop();
    }
    let mine = winning_ships(t);
    let under = t.ships(Topic::Under, &mine, 1, 1)?[0];
    let least = if mine.len() == 1 { losing.len() } else { 1 };
    let ships = t.ships(Topic::MoveShips, &losing, least, losing.len())?;
    t.spare(ships.clone());
    t.tell(ShipDeed::Capture { ships, to: Place::Under(under) });
    t.again()
}

/// Ships in my stacks in the encounter, beside the one on top that counts anyway (AL-FUNGUS-7: elsewhere a stack is 1).
fn stacked(look: &Look) -> i32 {
    let Some(side) = look.my_side() else { return 0 };
    look.ships_in_encounter(look.me, side).iter().map(|s| look.height(*s) as i32 - 1).sum()
}

/// They count as my ships do, were it less than nothing (AL-ANTIMATTER-3).
fn worth(look: &Look) -> i32 {
    let mine = |bend| match bend {
        Bend::Worth(seat, times) if seat == look.me => Some(times as i32),
        _ => None,
    };
    look.all_bent(Kind::Worth, mine).product()
}

fn count_stacks(t: &mut Telling) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    t.add_live(side);
    Ok(())
}

/// The losing ships are those of my attackers, in my home system.
fn wins_at_home(look: &Look) -> bool {
    let e = look.encounter();
    let home = e.target.is_some_and(|p| look.owner_of(p) == Some(look.me));
    home && e.winner() == Some(Side::Defense) && look.losses().1 == Some(Loss::Losing)
}

/// The opposing ships in the encounter that are about to be lost; not those lost besides (AL-FUNGUS-6 is about the power).
fn besiegers(look: &Look) -> ShipList {
    look.losses().0.iter().copied().filter(|s| look.involved(*s) == Some(Side::Offense)).collect()
}

/// They lie around my system until the flare is discarded, whoever has it meanwhile (AL-FUNGUS-2).
fn encircle(t: &mut Telling) -> Ruling {
    let ships = besiegers(t);
    let (Source::Wild(flare) | Source::Super(flare), system) = (t.source().source, t.colour(t.me)) else {
        return Ok(());
    };
    t.spare(ships.clone());
    t.tell(ShipDeed::Capture { ships, to: Place::Around(system, flare) });
    Ok(())
}

/// My stacks that are about to enter the warp.
fn my_lost_stacks(look: &Look) -> ShipList {
    look.losses_of(look.me).into_iter().filter(|s| look.height(*s) > 1).collect()
}

/// They stay whole there, and leave it as one ship.
fn hold_on(t: &mut Telling) -> Ruling {
    let ships = my_lost_stacks(t);
    ships.into_iter().for_each(|ship| t.impose(Bend::Fate(ship, Fate::HeldTogether)));
    Ok(())
}
