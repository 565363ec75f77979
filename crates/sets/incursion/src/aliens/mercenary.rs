//! Mercenary: rewards for every win, not only as an ally of the defense.

use engine::prelude::*;

use crate::INCURSION;

/// Mercenary.
pub static MERCENARY: Alien = Alien {
    id: "mercenary",
    set: INCURSION,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::GainsAnnounced,
        who: Who::MainOrOffensiveAlly,
        applies: |look| bounty(look) > 0,
        effect: &[collect],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::GainsAnnounced,
        who: Who::Defense,
        applies: |look| bounty(look) > 0,
        effect: &[collect],
        welcome: |look| bounty(look) as i8,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Drew,
        applies: |look| !fresh(look).is_empty(),
        effect: &[sort_out],
        welcome: |look| if fresh(look).iter().any(|c| is_poor(look.face(*c))) { 2 } else { -1 },
        prefers: Some(|look, pick| match pick {
            Pick::Card(card) if is_poor(look.face(card)) => -5,
            _ => 0,
        }),
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// What I receive for my ships on the winning side; nothing while nobody collects (AL-MERCENARY-1).
fn bounty(look: &Look) -> u8 {
    let e = look.encounter();
    let side = e.winner().filter(|side| e.on_side(look.me, *side) && !look.gains_nothing(look.me));
    let Some(side) = side else { return 0 };
    let ally_of_defense = side == Side::Defense && e.leads(look.me).is_none();
    if ally_of_defense { 0 } else { look.bounty(look.me) }
}

/// R16.3: with all other gains, in timing order.
fn collect(t: &mut Telling) -> Ruling {
    let seat = t.me;
    t.tell(CourseDeed::Announce(Due { seat, count: Count::Won, from: None }));
    Ok(())
}

/// The cards I have just drawn as rewards, from one deck or both, and still hold.
fn fresh(look: &Look) -> CardList {
    let drawn = look.rewards_drawn().filter(|(seat, _)| *seat == look.me).map(|(_, cards)| cards).unwrap_or_default();
    drawn.into_iter().filter(|c| look.hand(look.me).contains(c)).collect()
}

/// A card one is glad to be rid of.
fn is_poor(face: Face) -> bool {
    matches!(face, Face::Attack(n) if n < 8)
}

fn sort_out(t: &mut Telling) -> Ruling {
    let among = fresh(t);
    let n = among.len();
    let cards = t.cards(Topic::Discard, among, 1, n)?;
    t.discard(cards);
    Ok(())
}
