//! Fido: fetches used encounter cards and offers them to others.

use engine::prelude::*;

use crate::BASE;

/// What becomes of a card that was refused, and the thanks for one that was accepted.
const LABELS: &[&str] = &["keep-it", "discard-it", "retrieve-a-ship", "draw-a-card", "nothing"];
const KEEP: u8 = 0;
const DISCARD: u8 = 1;
const SHIP: u8 = 2;
const CARD: u8 = 3;
const NOTHING: u8 = 4;
/// An attack so low that nobody wants it as a gift.
const POOR: i32 = 4;

/// Fido.
pub static FIDO: Alien = Alien {
    id: "fido",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::CardsDiscarded, // AL-CLONE-2, R17.3: with Filch in timing order, after Clone
        applies: |look| !fetchable(look).is_empty(),
        effect: &[fetch_one, offer],
        labels: LABELS,
        welcome: |look| if fetchable(look).iter().any(|c| look.face(*c).attack() <= Some(8)) { 1 } else { -1 },
        prefers: Some(a_bone_for_the_weak),
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        applies: |look| top_discard(look).is_some() && look.opponent().is_some(),
        effect: &[drop_off],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::CardsDiscarded,
        applies: |look| fetchable(look).len() > 1,
        effect: &[fetch_any, offer],
        labels: LABELS,
        welcome: |look| if fetchable(look).iter().any(|c| look.face(*c).attack() <= Some(8)) { 1 } else { -1 },
        prefers: Some(a_bone_for_the_weak),
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// AL-FIDO-1, O12: the cards that were used as encounter cards, whatever their deck (AL-FIDO-3), and no others.
fn fetchable(look: &Look) -> CardList {
    Side::BOTH.into_iter().filter_map(|s| look.discarded_card(s)).collect()
}

fn fetch(t: &mut Telling, most: usize) -> Ruling {
    let among = fetchable(t);
    let cards = t.cards(Topic::Take, among, 1, most)?;
    let to = Zone::Aside(t.me);
    t.tell(CardDeed::Move { cards, to });
    Ok(())
}

/// The card on offer to me, if one is: what was fetched lies before another player.
fn on_offer(look: &Look) -> Option<CardId> {
    let fetched = |c: &CardId| matches!(look.cards[c.ix()].zone, Zone::Aside(seat) if seat != look.me);
    look.encounter().slots.of(Role::Main).map(|s| s.card).find(fetched)
}

/// A card that is good enough to be taken, and no better; the weaker the other, the better; and something in return. Of
/// those who are offered one, nobody thanks for a low attack.
fn a_bone_for_the_weak(look: &Look, pick: Pick) -> i8 {
    let value = |c: CardId| look.face(c).attack().map_or(POOR + 5, |v| v.clamp(0, 40)) as i8;
    match pick {
        Pick::Seat(seat) => 3 * look.missing(seat) as i8,
        Pick::Yes => on_offer(look).map_or(0, |c| value(c) - POOR as i8),
        Pick::Card(card) if value(card) > POOR as i8 => 40 - value(card),
        Pick::Option(NOTHING | DISCARD) => -5,
        Pick::Option(SHIP) if look.in_warp(look.me) > 2 => 2,
        _ => 0,
    }
}

fn fetch_one(t: &mut Telling) -> Ruling {
    fetch(t, 1)
}

fn fetch_any(t: &mut Telling) -> Ruling {
    fetch(t, 2)
}

/// One after the other each fetched card is offered to a player of my choice (O9: with thanks for each accepted one).
fn offer(t: &mut Telling) -> Ruling {
    let mine = |c: &CardId| t.cards[c.ix()].zone == Zone::Aside(t.me);
    let fetched: CardList = t.encounter().slots.of(Role::Main).map(|s| s.card).filter(mine).collect();
    if fetched.is_empty() {
        return Ok(());
    }
    let (me, others) = (t.me, t.others(t.me));
    let card = CardList::from_slice(&[t.card_among(Topic::Give, fetched)?]);
    let seat = t.seat(Topic::Victim, others)?;
    if !t.asking(seat).may(Topic::Agree)? {
        match t.choice(1 << KEEP | 1 << DISCARD)? {
            KEEP => t.give(card, me),
            _ => t.discard(card),
        }
        return t.again();
    }
    let (lost, colonies) = (t.warp_ships(me), t.colonies_of(me));
    let can_retrieve = !lost.is_empty() && !colonies.is_empty(); // R5.4
    match t.choice((can_retrieve as u16) << SHIP | 1 << CARD | 1 << NOTHING)? {
        SHIP => {
            let planet = t.planet_among(Topic::Retrieve, colonies)?;
            t.give(card, seat);
            t.settle(Moves::from_slice(&[(lost[0], planet)]), Settling::Retrieve);
        }
        CARD => {
            t.give(card, seat);
            t.draw(me, 1);
        }
        _ => t.give(card, seat),
    }
    t.again()
}

/// G-018: the card that was discarded last.
fn top_discard(look: &Look) -> Option<CardId> {
    look.decks[DeckId::Cosmic.ix()].discard.last().copied()
}

fn drop_off(t: &mut Telling) -> Ruling {
    if let (Some(card), Some(opponent)) = (top_discard(t), t.opponent()) {
        let me = t.me;
        t.give(CardList::from(card), opponent);
        t.draw(me, 1);
    }
    Ok(())
}
