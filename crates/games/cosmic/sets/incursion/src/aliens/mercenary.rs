//! Mercenary: rewards for every win, not only as an ally of the defense.

use engine::prelude::*;

use crate::INCURSION;

/// Mercenary.
pub static MERCENARY: Alien = Alien {
    id: "mercenary",
    set: INCURSION,
    alert: Alert::Green,
    power: &[
        Ability { who: Who::Main, must: true, ..COLLECTING },
        Ability { who: Who::OffensiveAlly, must: true, ..COLLECTING },
    ],
    wild: &[Ability { who: Who::Defense, welcome: |look| bounty(look) as i8, ..COLLECTING }],
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

/// An ally of the defense has its rewards anyway.
const COLLECTING: Ability =
    Ability { when: Moment::GainsAnnounced, applies: |look| bounty(look) > 0, effect: &[collect], ..Ability::PLAIN };

/// What I receive for my ships on the winning side; nothing while nobody collects (AL-MERCENARY-1).
fn bounty(look: &Look) -> u8 {
    let e = look.encounter();
    let wins = e.winner().is_some_and(|side| e.on_side(look.me, side));
    if wins && !look.gains_nothing(look.me) { look.bounty(look.me) } else { 0 }
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
