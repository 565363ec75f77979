//! Magician: its opponent lays down two encounter cards, and it takes one of them by chance.

use engine::prelude::*;

use crate::INCURSION;

/// After those who say who selects first.
const AFTER: i8 = 10;
const CARDS: &[&str] = &["faceup-card", "facedown-card"];

/// Magician.
pub static MAGICIAN: Alien = Alien {
    id: "magician",
    set: INCURSION,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::Selecting,
        who: Who::Main,
        layer: AFTER,
        applies: still_to_select,
        effect: &[call_out, lay_two, i_draw, take_lot],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Selecting,
        who: Who::Main,
        layer: AFTER,
        applies: still_to_select,
        effect: &[new_hand, lay_three, opponent_draws, play_lot],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selecting,
        who: Who::Main,
        layer: AFTER,
        applies: still_to_select,
        effect: &[call_out, lay_two, i_draw, turn_up_lot, take_either],
        labels: CARDS,
        prefers: Some(the_better_one),
        ..Ability::WITH_POWER
    }],
    conflicts: &["oracle"],
    ..Alien::PLAIN
};

fn opponent(look: &Look) -> (Side, Seat) {
    let side = look.lead().other();
    (side, look.encounter().main(side).expect("both main players are known"))
}

/// The opponent has not laid down a card yet.
fn still_to_select(look: &Look) -> bool {
    look.i_lead().is_some_and(|mine| look.encounter().slot(mine.other()).is_none())
}

/// Who has to play first does so, and stands by it.
fn call_out(t: &mut Telling) -> Ruling {
    let (_, seat) = opponent(t);
    let mine = t.lead();
    if t.shows_first() == Some(mine) {
        t.follow(Rule::Select, seat, 1);
    }
    Ok(())
}

/// So many encounter cards of the opponent's choice: among them those that it has to play if it can.
fn lay(t: &mut Telling, n: usize) -> Ruling<CardList> {
    let (side, seat) = opponent(t);
    let (all, bound) = (t.encounter_cards(seat), t.selectable(side));
    let is_bound = bound.len() < all.len();
    let (mut due, mut rest): (CardList, CardList) = all.into_iter().partition(|c| is_bound && bound.contains(c));
    if due.len() > n {
        rest = std::mem::take(&mut due);
    }
    let more = n.saturating_sub(due.len());
    let chosen = t.asking(seat).cards(Topic::Choose, rest, more, more)?;
    due.extend(chosen);
    Ok(due)
}

/// How many encounter cards a hand holds: stores do not count (R9.9).
fn in_hand(look: &Look, seat: Seat) -> usize {
    look.reach_where(seat, Purpose::Count, Face::is_encounter).len()
}

/// An opponent with a single encounter card shows me the rest of the hand, and nothing happens.
fn lay_two(t: &mut Telling) -> Ruling {
    let (me, (_, seat)) = (t.me, opponent(t));
    if in_hand(t, seat) < 2 {
        let cards = t.reach_where(seat, Purpose::Show, |f| !f.is_encounter());
        t.tell(CardDeed::Show { cards, to: Some(me) });
        return t.stop();
    }
    for card in lay(t, 2)? {
        t.keep(card);
    }
    Ok(())
}

/// The cards laid down.
fn laid(t: &Telling) -> CardList {
    t.kept().since(0).collect()
}

/// One of the cards laid down, by chance; G-045: of two backs whoever draws it chooses.
fn draw_one(t: &mut Telling, by: Seat) -> Ruling {
    let (among, lots) = (laid(t), CardList::new());
    let backs = t.backs_among(by, &among, 1)?;
    t.tell(CardDeed::DrawLots { among, n: 1, backs, lots });
    Ok(())
}

fn i_draw(t: &mut Telling) -> Ruling {
    let me = t.me;
    draw_one(t, me)
}

fn opponent_draws(t: &mut Telling) -> Ruling {
    let (_, seat) = opponent(t);
    draw_one(t, seat)
}

/// The other card is the opponent's encounter card.
fn take_lot(t: &mut Telling) -> Ruling {
    let (to, (side, _)) = (t.me, opponent(t));
    let lots = t.done().cards.clone();
    for card in laid(t).into_iter().filter(|c| !lots.contains(c)) {
        t.tell(CourseDeed::Lay { role: Role::Main, side, card, open: false });
    }
    t.tell(CardDeed::Grab { cards: lots, to });
    Ok(())
}

/// One of the two lies face up, the other is laid down for the time being.
fn turn_up_lot(t: &mut Telling) -> Ruling {
    let (side, _) = opponent(t);
    let up = t.done().cards[0];
    let down = laid(t).into_iter().find(|c| *c != up).expect("two cards were laid down");
    t.tell(CardDeed::Show { cards: CardList::from(up), to: None });
    t.tell(CourseDeed::Lay { role: Role::Main, side, card: down, open: false });
    Ok(())
}

/// The card of the two that lies open, and the other one.
fn up_and_down(look: &Look) -> Option<(CardId, CardId)> {
    let (side, seat) = opponent(look);
    let down = look.encounter().card(side)?;
    let up = look.hand(seat).iter().copied().find(|c| look.cards[c.ix()].known == KNOWN_TO_ALL)?;
    Some((up, down))
}

fn take_either(t: &mut Telling) -> Ruling {
    let (to, (side, _)) = (t.me, opponent(t));
    let Some(down) = t.encounter().card(side) else { return Ok(()) };
    let up = laid(t).into_iter().find(|c| *c != down).expect("two cards were laid down");
    if t.choice(0b11)? == 0 {
        t.tell(CardDeed::Grab { cards: CardList::from(up), to });
    } else {
        t.tell(CardDeed::Grab { cards: CardList::from(down), to });
        t.tell(CourseDeed::Lay { role: Role::Main, side, card: up, open: true });
    }
    Ok(())
}

/// A high card is better in my hand than before the opponent.
fn the_better_one(look: &Look, pick: Pick) -> i8 {
    let high = up_and_down(look).is_some_and(|(up, _)| look.face(up).attack() >= Some(10));
    if pick == Pick::Option(!high as u8) { 3 } else { 0 }
}

/// With fewer than three encounter cards the opponent first draws a new hand.
fn new_hand(t: &mut Telling) -> Ruling {
    let (_, seat) = opponent(t);
    if in_hand(t, seat) < 3 {
        t.follow(Rule::NewHand, seat, 0);
    }
    Ok(())
}

fn lay_three(t: &mut Telling) -> Ruling {
    let cards = lay(t, 3)?;
    if cards.is_empty() {
        return t.stop(); // the new hand, too, holds no encounter card
    }
    for card in cards {
        t.keep(card);
    }
    Ok(())
}

/// The other two go back to the hand.
fn play_lot(t: &mut Telling) -> Ruling {
    let (side, _) = opponent(t);
    for card in t.done().cards.clone() {
        t.tell(CourseDeed::Lay { role: Role::Main, side, card, open: false });
    }
    Ok(())
}
