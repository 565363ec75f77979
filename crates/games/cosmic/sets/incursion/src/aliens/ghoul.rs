//! Ghoul: feasts on the ships it has beaten, a reward for each.

use engine::prelude::*;

use crate::INCURSION;

/// Ghoul.
pub static GHOUL: Alien = Alien {
    id: "ghoul",
    set: INCURSION,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::GainsAnnounced, // R16.3: with all other gains, none of them taken yet
        who: Who::Main,
        applies: |look| carrion(look) > 0,
        effect: &[feast],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::GainsAnnounced,
        who: Who::Main,
        applies: |look| !foes(look).is_empty(),
        effect: &[collect],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::GainsAnnounced,
        who: Who::OffensiveAlly,
        applies: |look| carrion(look) > 0,
        effect: &[feast],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// The side I have beaten, unless nobody gains anything (AL-GHOUL-3).
fn beaten(look: &Look) -> Option<Side> {
    let e = look.encounter();
    let won = look.my_side().filter(|side| e.winner() == Some(*side));
    won.map(Side::other).filter(|_| !look.gains_nothing(look.me))
}

/// Ships of others that have reached the warp by losing: none that was captured, saved or removed (G-010, AL-GHOUL-1),
/// none that something else has put there (AL-GHOUL-2).
fn carrion(look: &Look) -> u8 {
    beaten(look).map_or(0, |_| look.others(look.me).iter().map(|s| look.ledger().lost(s)).sum())
}

fn rewards(t: &mut Telling, count: Count) -> Ruling {
    let seat = t.me;
    t.tell(CourseDeed::Announce(Due { seat, count, from: None }));
    Ok(())
}

fn feast(t: &mut Telling) -> Ruling {
    let others = t.others(t.me);
    rewards(t, Count::Lost(others))
}

/// The main player and the allies who stood against me, with ships or without (R8.5).
fn foes(look: &Look) -> Seats {
    let e = look.encounter();
    let Some(side) = beaten(look) else { return Seats::NONE };
    e.allies[side.ix()].or(e.main(side).map_or(Seats::NONE, Seats::one)).without(look.me)
}

fn collect(t: &mut Telling) -> Ruling {
    let n = foes(t).len() as u8;
    rewards(t, Count::Number(n))
}
