//! Pacifist: its negotiate wins against an attack.

use engine::prelude::*;

use crate::BASE;

/// Ships by which a failed deal is cheaper for the Pacifist and dearer for its partner.
const SHIFT: i16 = 2;

/// Pacifist.
pub static PACIFIST: Alien = Alien {
    id: "pacifist",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: peace_against_war,
        effect: &[win],
        suits: Some(|look| if look.card.is_some_and(|c| look.face(c).is_negotiate()) { 50 } else { 0 }),
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: peace_against_war,
        effect: &[become_15],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::DealOver,
        who: Who::Main,
        applies: |look| look.occasion() == Some(Occasion::DealOver { agreed: false }) && look.opponent().is_some(),
        effect: &[shift_penalty],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// My negotiate against an attack: as revealed (R10.3), and not changed since (R25.1, O7).
fn peace_against_war(look: &Look) -> bool {
    let Some(mine) = look.i_lead() else { return false };
    let revealed = |side: Side, face: fn(Face) -> bool| {
        look.shown(side).is_some_and(face) && look.current(side).is_some_and(|c| face(c.face))
    };
    revealed(mine, Face::is_negotiate) && revealed(mine.other(), |f| f.attack().is_some())
}

/// AL-HUMAN-1: unless another effect has decided the encounter before.
fn win(t: &mut Telling) -> Ruling {
    let side = t.lead();
    t.impose(Bend::Decided(Outcome::Won(side)));
    Ok(())
}

fn become_15(t: &mut Telling) -> Ruling {
    let side = t.lead();
    t.change(side, Change::Become(Face::Attack(15)));
    Ok(())
}

fn shift_penalty(t: &mut Telling) -> Ruling {
    let opponent = t.other_lead();
    t.bend_number(Query::FailedDealCost, t.me, Fold::Add(-SHIFT));
    t.bend_number(Query::FailedDealCost, opponent, Fold::Add(SHIFT));
    Ok(())
}
