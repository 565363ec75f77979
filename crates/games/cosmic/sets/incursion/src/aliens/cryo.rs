//! Cryo: stores cards on its sheet, and later takes them all up as its hand.

use engine::prelude::*;

use crate::INCURSION;

/// With so many cards in the store it can be taken up.
const FULL: usize = 8;

/// Cryo.
pub static CRYO: Alien = Alien {
    id: "cryo",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[
        // Only now it is known who is an ally.
        Ability {
            when: Moment::Formed,
            who: Who::Involved,
            applies: |look| look.reaches(look.me, Purpose::Count),
            effect: &[freeze],
            welcome: |_| 2,
            ..Ability::PLAIN
        },
        // Z-01: to take the store up is no use of the power
        Ability {
            when: Moment::Anytime,
            is_use: false,
            applies: |look| look.my_piece().cards.len() >= FULL,
            effect: &[thaw],
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::NewHand,
        applies: |look| look.occasion() == Some(Occasion::NewHand(look.me)),
        effect: &[set_aside],
        prefers: Some(|_, pick| if matches!(pick, Pick::Card(_)) { 1 } else { 0 }),
        ..Ability::PLAIN
    }],
    super_flare: &[
        // To draw a card instead needs no flare. AL-CRYO-2: then it may also take the store up.
        Ability {
            when: Moment::Formed,
            who: Who::Involved,
            applies: |look| !look.my_piece().cards.is_empty() && look.hand(look.me).len() > 1,
            effect: &[swap, thaw_if_wanted],
            welcome: |_| 1,
            prefers: Some(|_, pick| if pick == Pick::Yes { -1 } else { 0 }),
            ..Ability::WITH_POWER
        },
        Ability {
            when: Moment::Anytime,
            applies: |look| (1..FULL).contains(&look.my_piece().cards.len()),
            effect: &[thaw],
            ..Ability::PLAIN
        },
    ],
    ..Alien::PLAIN
};

fn store(look: &Look) -> Zone {
    Zone::Piece(look.piece.expect("the store lies on a sheet"))
}

fn freeze(t: &mut Telling) -> Ruling {
    let (me, to) = (t.me, store(t));
    let cards = t.cards(Topic::Choose, t.hand(me).into(), 1, 1)?;
    t.tell(CardDeed::Move { cards, to });
    t.draw(me, 1);
    Ok(())
}

/// AL-RELIC-1: what is taken up is not a new hand.
fn thaw(t: &mut Telling) -> Ruling {
    let (me, frozen) = (t.me, t.my_piece().cards.clone());
    t.discard(t.hand(me).into());
    t.give(frozen, me);
    Ok(())
}

/// One card goes into the store, and another one out of it comes into the hand.
fn swap(t: &mut Telling) -> Ruling {
    let (me, to) = (t.me, store(t));
    let stored = t.cards(Topic::Choose, t.hand(me).into(), 1, 1)?;
    let taken = t.cards(Topic::Take, t.my_piece().cards.clone(), 1, 1)?;
    t.tell(CardDeed::Move { cards: stored, to });
    t.give(taken, me);
    Ok(())
}

fn thaw_if_wanted(t: &mut Telling) -> Ruling {
    if t.may(Topic::Whether)? { thaw(t) } else { Ok(()) }
}

/// The flare and any other cards that are no encounter cards are out of reach until the new hand is there.
fn set_aside(t: &mut Telling) -> Ruling {
    let seat = t.me;
    let among = t.hand_where(seat, |f| !f.is_encounter());
    let most = among.len();
    let mut cards = t.cards(Topic::Choose, among, 0, most)?;
    cards.extend(t.card);
    t.withhold(seat, cards);
    Ok(())
}
