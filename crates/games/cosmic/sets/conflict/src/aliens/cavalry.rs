//! Cavalry: as an ally it lays a card of its own beside that of its side; wild: a new hand comes card by card.

use engine::prelude::*;

use crate::CONFLICT;

/// Cavalry.
pub static CAVALRY: Alien = Alien {
    id: "cavalry",
    set: CONFLICT,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::Selected,
        who: Who::Ally,
        holds: |look| !reinforcements(look, look.me).is_empty(),
        effect: &[reinforce, count, collect],
        prefers: Some(the_highest),
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::WouldDraw,
        who: Who::Main,
        applies: |look| new_hand(look).is_some(),
        effect: &[cut_short, draw_first, draw_until_ready, draw_the_rest],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        applies: |look| !my_allies(look).is_empty(),
        effect: &[call, be_reinforced, count, collect],
        prefers: Some(the_highest),
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

// ---- a card beside that of the side ----------------------------------------------------------------------------

/// What a seat can reinforce its side with.
fn reinforcements(look: &Look, seat: Seat) -> CardList {
    let cards = look.reach_where(seat, Purpose::Select, |f| f.attack().is_some() || f.is_negotiate());
    look.unforsworn(seat, cards)
}

/// The card of a seat's choice lies face down before a side, and is revealed with the others.
fn lay(t: &mut Telling, seat: Seat, side: Side) -> Ruling {
    let among = reinforcements(t, seat);
    let card = t.asking(seat).card_among(Topic::Choose, among)?;
    t.keep(side);
    t.tell(CourseDeed::Lay { role: Role::Ally, side, card, open: false });
    t.later(Moment::RevealedFirst)
}

fn reinforce(t: &mut Telling) -> Ruling {
    let (me, side) = (t.me, t.my_side().expect("an ally has a side"));
    t.keep(me);
    lay(t, me, side)
}

fn my_allies(look: &Look) -> Seats {
    look.i_lead().map_or(Seats::NONE, |side| look.encounter().allies[side.ix()].without(look.me))
}

fn call(t: &mut Telling) -> Ruling {
    let ally = t.seat(Topic::Victim, my_allies(t))?;
    t.keep(ally);
    t.later(Moment::Selected)
}

/// As though the ally had the power; who has no card for it, or has left, cannot.
fn be_reinforced(t: &mut Telling) -> Ruling {
    let ally = t.recall(0);
    if !my_allies(t).has(ally) || reinforcements(t, ally).is_empty() {
        return t.stop();
    }
    lay(t, ally, t.lead())
}

/// An attack adds to the total, whatever befalls the encounter cards (C10); a negotiate waits for the outcome, and so does an
/// attack that counts as one (R25.6).
fn count(t: &mut Telling) -> Ruling {
    let side = t.recall(1);
    let shown = t.encounter().slots.get(Role::Ally, side).and_then(|s| s.shown);
    if let Some(n) = shown.and_then(Face::attack).filter(|n| !t.is_above_limit(*n)) {
        t.add_to_total(side, n);
        return t.stop();
    }
    t.later(Moment::GainsAnnounced)
}

/// O38: for its own lost ships, from the main player on the other side, who pays their main player first (R16.3).
fn collect(t: &mut Telling) -> Ruling {
    let (seat, side): (Seat, Side) = (t.recall(0), t.recall(1));
    let e = t.encounter();
    if e.winner() == Some(side.other()) {
        let from = e.main(side.other());
        t.tell(CourseDeed::Announce(Due { seat, count: Count::Lost(Seats::one(seat)), from }));
    }
    Ok(())
}

fn the_highest(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Card(card) => look.face(card).attack().unwrap_or(5) as i8,
        _ => 0,
    }
}

// ---- a hand in pieces ------------------------------------------------------------------------------------------

/// The new hand that my opponent is about to draw: who, and how many cards.
fn new_hand(look: &Look) -> Option<(Seat, u8)> {
    match look.deed() {
        Some(Deed::Cards(CardDeed::Draw { seat, n, why: DrawWhy::NewHand, .. })) if look.opponent() == Some(*seat) => {
            Some((*seat, *n))
        }
        _ => None,
    }
}

fn cut_short(t: &mut Telling) -> Ruling {
    let Some((seat, n)) = new_hand(t) else { return t.stop() };
    t.keep(seat);
    t.keep(n);
    t.amend(Amend::Cards(-(n as i8)));
    Ok(())
}

/// AL-RELIC-2: its first card is the new hand.
fn draw_first(t: &mut Telling) -> Ruling {
    let (seat, drawn) = (t.recall(0), CardList::new());
    t.tell(CardDeed::Draw { seat, n: 1, deck: DeckId::Cosmic, to: Zone::Hand(seat), why: DrawWhy::NewHand, drawn });
    Ok(())
}

/// O39: one at a time, until the seat has the cards it needs; what was drawn is kept in mind.
fn draw_until_ready(t: &mut Telling) -> Ruling {
    let seat = t.recall(0);
    t.keep(t.done().cards.len() as u8);
    if t.has_enough_encounter_cards(seat) {
        return t.later(Moment::AfterEncounter);
    }
    t.draw(seat, 1);
    t.again()
}

fn draw_the_rest(t: &mut Telling) -> Ruling {
    let (seat, n): (Seat, u8) = (t.recall(0), t.recall(1));
    let so_far: u8 = t.kept().since::<u8>(2).sum();
    t.draw(seat, n.saturating_sub(so_far));
    Ok(())
}
