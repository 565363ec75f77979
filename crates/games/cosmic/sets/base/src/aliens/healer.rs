//! Healer: gives back the ships another player has just lost, and draws a card for it.

use engine::prelude::*;

use crate::BASE;

/// Healer.
pub static HEALER: Alien = Alien {
    id: "healer",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability { when: Moment::Lost, about: Some(patients), effect: &[heal_for_one], ..Ability::PLAIN }],
    wild: &[Ability { when: Moment::Played, applies: zap_on_me, effect: &[shrug_off], ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::Lost,
        about: Some(patients),
        effect: &[heal_for_each],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// Those of the others whose lost ships really are in the warp or out of the game, and who have somewhere to put them.
fn patients(look: &Look) -> Seats {
    let hurt = |s: &Seat| *s != look.me && !just_lost(look, *s).is_empty() && !look.colonies_of(*s).is_empty();
    look.losers().iter().filter(hurt).collect()
}

fn just_lost(look: &Look, seat: Seat) -> ShipList {
    let gone = |s: &ShipId| matches!(look.ship(*s).place, Place::Warp | Place::Removed);
    look.losses_of(seat).into_iter().filter(gone).collect()
}

fn heal(t: &mut Telling, fee: fn(usize) -> u8) -> Ruling {
    let patient = t.victim();
    let ships = just_lost(t, patient);
    let colonies = t.colonies_of(patient);
    let moves = t.asking(patient).spread(Topic::ReturnShips, &ships, colonies)?;
    t.settle(moves, Settling::Retrieve); // AL-HEALER-1: it counts as a retrieval
    let me = t.me;
    t.draw(me, fee(ships.len()));
    Ok(())
}

fn heal_for_one(t: &mut Telling) -> Ruling {
    heal(t, |_| 1)
}

fn heal_for_each(t: &mut Telling) -> Ruling {
    heal(t, |n| n as u8)
}

/// A Cosmic Zap that is being played on a power of mine.
fn zap_on_me(look: &Look) -> bool {
    look.stoppable_use().is_some_and(|zap| {
        let is_zap = zap.card.is_some_and(|(c, _)| look.is_card(c, "cosmic-zap"));
        is_zap && look.use_behind(zap).is_some_and(|answered| answered.by == look.me)
    })
}

fn shrug_off(t: &mut Telling) -> Ruling {
    if let (Some(frame), Some(_)) = (t.use_frame(), t.stoppable_use()) {
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Card });
    }
    Ok(())
}
