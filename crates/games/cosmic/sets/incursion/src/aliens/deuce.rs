//! Deuce: plays a second encounter card beside its first one.

use engine::prelude::*;

use crate::INCURSION;

const WAYS: &[&str] = &["add", "subtract"];
/// After those who keep or discard encounter cards by choice.
const LAST: i8 = 10;

/// Deuce.
pub static DEUCE: Alien = Alien {
    id: "deuce",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[
        Ability {
            when: Moment::Selected,
            who: Who::Main,
            applies: |look| look.i_lead().is_some_and(|side| look.encounter().slot(side).is_some()),
            effect: &[lay_second, count_second],
            prefers: Some(like_my_first),
            suits: Some(suits),
            ..Ability::MUST
        },
        // What was laid down is settled even if the power has been lost or zapped meanwhile (R19.10).
        Ability {
            when: Moment::DiscardsDue,
            layer: LAST,
            even_lost: true,
            applies: |look| seconds(look).next().is_some(),
            effect: &[keep_one],
            ..Ability::PASSIVE
        },
    ],
    passives: &[Passive { query: Query::EncounterCards, value: |_, _| 2 }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Involved,
        applies: |look| revealed(look).iter().any(|(_, f)| f.attack().is_some()),
        holds: |look| !twins(look).is_empty(),
        effect: &[discard_twin, count_twin],
        labels: WAYS,
        prefers: Some(|look, pick| {
            let mine = look.my_side().map_or(0, |s| look.total(s) - look.total(s.other()));
            if pick == Pick::Option((mine >= 0) as u8) { 0 } else { 3 }
        }),
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::DiscardsDue,
        who: Who::Main,
        applies: |look| my_second(look).is_some(),
        effect: &[discard_both],
        welcome: |look| if my_second(look).is_some_and(|s| returns(look, s) < 6) { 2 } else { -2 },
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

// ---- the second card -------------------------------------------------------------------------------------------

/// The second cards that still lie there.
fn seconds<'g>(look: &Look<'g>) -> impl Iterator<Item = &'g Slot> {
    let game = look.game;
    game.encounter().slots.of(Role::Beside).filter(|s| game.lies_before(s.card))
}

fn my_second<'g>(look: &Look<'g>) -> Option<&'g Slot> {
    seconds(look).find(|second| look.i_lead() == Some(second.side))
}

/// Without another encounter card: AL-DEUCE-1.
fn lay_second(t: &mut Telling) -> Ruling {
    let side = t.lead();
    let among = t.unforsworn(t.me, t.encounter_cards(t.me));
    if among.is_empty() {
        return out_of_cards(t, side);
    }
    let card = t.card_among(Topic::Choose, among)?; // AL-DEUCE-5: any encounter card
    t.tell(CourseDeed::Lay { role: Role::Beside, side, card, open: false });
    t.later(Moment::RevealedFirst)
}

/// The turn of the offense ends (R9.4); the defense draws a new hand (R9.3).
fn out_of_cards(t: &mut Telling, side: Side) -> Ruling {
    let me = t.me;
    if side == Side::Defense {
        t.follow(Rule::NewHand, me, 0);
        return t.again();
    }
    t.end_without_result();
    t.stop()
}

/// G-030: if both were revealed as attacks, whatever becomes of them.
fn count_second(t: &mut Telling) -> Ruling {
    let Some(side) = t.i_lead() else { return Ok(()) };
    let second = t.encounter().slots.get(Role::Beside, side).and_then(|s| s.shown).and_then(Face::attack);
    if let (Some(value), Some(_)) = (second, t.shown(side).and_then(Face::attack)) {
        t.add_to_total(side, value);
    }
    Ok(())
}

/// How much a revealed card weighs when one of two is discarded: a negotiate goes first, then the higher attack.
fn weight(face: Option<Face>) -> i32 {
    match face {
        Some(face) if face.is_negotiate() => i32::MAX,
        Some(face) => face.attack().unwrap_or(i32::MIN),
        None => i32::MIN,
    }
}

/// What the encounter card of a side showed by itself, before a negotiate beside it took its place.
fn first_face(look: &Look, side: Side) -> Option<Face> {
    let slot = look.encounter().slot(side);
    match slot.map(|s| s.claimed.unwrap_or(look.face(s.card))) {
        Some(Face::Morph) => look.shown(side.other()).or(Some(Face::Morph)),
        face => face,
    }
}

/// The negotiate, or the higher attack, is discarded, and the other card goes back to the hand.
fn keep_one(t: &mut Telling) -> Ruling {
    let Some(second) = seconds(t).next() else { return Ok(()) };
    let Some(seat) = t.encounter().main(second.side) else { return Ok(()) };
    let first = t.encounter().card(second.side).filter(|c| t.lies_before(*c));
    if weight(second.shown) > weight(first_face(t, second.side)) {
        t.discard(CardList::from(second.card));
        if let Some(first) = first {
            t.take_back(first, seat);
        }
    } else {
        t.take_back(second.card, seat);
    }
    t.again() // of the other side, if there is one
}

/// What the card that would come back is worth to me.
fn returns(look: &Look, second: &Slot) -> i32 {
    let first = look.i_lead().and_then(|side| first_face(look, side));
    let worth = |f: Option<Face>| f.map_or(0, |f| f.attack().unwrap_or(10));
    if weight(second.shown) > weight(first) { worth(first) } else { worth(second.shown) }
}

/// The first card is discarded anyway.
fn discard_both(t: &mut Telling) -> Ruling {
    if let Some(second) = my_second(t) {
        t.discard(CardList::from(second.card));
    }
    Ok(())
}

// ---- hints -----------------------------------------------------------------------------------------------------

/// A second card that does not spoil the first: the highest attack with an attack, the lowest with a negotiate.
fn like_my_first(look: &Look, pick: Pick) -> i8 {
    let Pick::Card(card) = pick else { return 0 };
    let first = look.i_lead().and_then(|s| look.encounter().card(s)).map(|c| look.face(c));
    match (first, look.face(card)) {
        (Some(first), Face::Attack(n)) if first.is_negotiate() => 50 - n,
        (Some(first), _) if first.is_negotiate() => 20,
        (_, Face::Attack(n)) => n + 10,
        (_, Face::Morph) => 10,
        _ => 0,
    }
}

/// An attack is worth more by the best other one.
fn suits(look: &Look) -> i8 {
    let attack = |c: CardId| look.face(c).attack();
    let others = look.reach(look.me, Purpose::Select).into_iter().filter(|c| Some(*c) != look.card).filter_map(attack);
    let best = others.max().unwrap_or(0);
    if look.card.is_some_and(|c| attack(c).is_some()) { best.clamp(0, 100) as i8 } else { 0 }
}

// ---- the wild flare --------------------------------------------------------------------------------------------

/// The cards that were turned up, with their sides; second cards are among them (C10).
fn revealed(look: &Look) -> Vec<(Side, Face)> {
    let e = look.encounter();
    let laid = |side: Side| [Role::Main, Role::Beside].map(|role| e.slots.get(role, side));
    let open = Side::BOTH.into_iter().flat_map(laid).flatten().filter(|s| s.claimed.is_none());
    open.map(|s| (s.side, look.face(s.card))).collect()
}

/// My attacks that are like one of them.
fn twins(look: &Look) -> CardList {
    let faces = revealed(look);
    look.reach_where(look.me, Purpose::Select, |f| f.attack().is_some() && faces.iter().any(|(_, other)| *other == f))
}

fn discard_twin(t: &mut Telling) -> Ruling {
    let among = twins(t);
    let card = t.card_among(Topic::Discard, among)?;
    let face = t.face(card);
    let e = t.encounter();
    let like = |side: &Side| revealed(t).iter().any(|(s, f)| s == side && *f == face);
    let players: Seats = Side::BOTH.into_iter().filter(like).filter_map(|s| e.main(s)).collect();
    let player = t.seat(Topic::Victim, players)?;
    let side = t.encounter().leads(player).expect("a main player");
    let sign: i16 = if t.choice(0b11)? == 0 { 1 } else { -1 };
    t.keep(side);
    t.keep(face.attack().unwrap_or(0) as i16);
    t.keep(sign);
    t.discard(CardList::from(card));
    t.later(Moment::Reinforce)
}

/// Looked at again if time runs back: with other cards it may come to nothing (AL-CHRONOS-1).
fn count_twin(t: &mut Telling) -> Ruling {
    let (side, value, sign): (Side, i16, i16) = (t.recall(0), t.recall(1), t.recall(2));
    if revealed(t).iter().any(|(s, f)| *s == side && f.attack() == Some(value as i32)) {
        t.add_to_total(side, (sign * value) as i32);
    }
    Ok(())
}
