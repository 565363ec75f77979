//! Miser: a second hand, face down on its sheet, from which it may play instead of its hand.

use engine::prelude::*;

use crate::BASE;

/// Miser.
pub static MISER: Alien = Alien {
    id: "miser",
    set: BASE,
    alert: Alert::Green,
    power: &[
        // An encounter card from the hoard is a use, too: zapped, it goes back (R19.1, AL-MISER-1).
        Ability {
            when: Moment::Selected,
            layer: -1, // ahead of every other effect on the card
            who: Who::Main,
            applies: |look| from_hoard(look).is_some(),
            effect: &[stand_by_it],
            on_zapped: Some(select_from_hand),
            ..Ability::MUST
        },
        Ability { when: Moment::Anytime, is_use: false, applies: spent, effect: &[new_hoard], ..Ability::PLAIN },
    ],
    store: Store::serving(&[Purpose::Play, Purpose::Select, Purpose::Pay, Purpose::Discard]), // AL-MISER-5, AL-CRYO-1, R9.9
    wild: &[
        Ability { when: Moment::NewHand, applies: my_new_hand, effect: &[hide], ..Ability::PLAIN },
        Ability { when: Moment::Compensation, applies: from_me, effect: &[hide], ..Ability::PLAIN },
    ],
    super_flare: &[Ability {
        when: Moment::EncounterBegins,
        who: Who::Offense,
        effect: &[add_one], // AL-MISER-6: once for each time it is played
        ..Ability::PLAIN
    }],
    setup: &[deal_second_hand, choose_hoard],
    ..Alien::PLAIN
};

fn hoard(look: &Look) -> PieceId {
    look.piece.expect("the hoard lies on a sheet")
}

fn deal_second_hand(t: &mut Telling) -> Ruling {
    let (seat, drawn) = (t.me, CardList::new());
    let (deck, to) = (DeckId::Cosmic, Zone::Aside(seat));
    t.tell(CardDeed::Draw { seat, n: HAND, deck, to, why: DrawWhy::Deal, drawn });
    Ok(())
}

/// One of the two hands becomes the hoard.
fn choose_hoard(t: &mut Telling) -> Ruling {
    let (me, to) = (t.me, Zone::Piece(hoard(t)));
    let second = t.done().cards.clone();
    let first: CardList = t.hand(me).into();
    if t.option(Topic::Choose, Labels::Hands, 0b11)? == 0 {
        t.tell(CardDeed::Move { cards: first, to });
        t.give(second, me);
    } else {
        t.tell(CardDeed::Move { cards: second, to });
    }
    Ok(())
}

/// My encounter card, if it was selected from the hoard.
fn from_hoard(look: &Look) -> Option<CardId> {
    let slot = look.encounter().slot(look.i_lead()?)?;
    Some(slot.card).filter(|_| slot.from == Some(Zone::Piece(hoard(look))))
}

fn stand_by_it(_: &mut Telling) -> Ruling {
    Ok(())
}

/// Zapped: the card returns to the hoard, and another one is selected from the hand, which holds one (R9.9).
fn select_from_hand(t: &mut Telling) -> Ruling {
    let (Some(side), Some(card)) = (t.i_lead(), from_hoard(t)) else { return Ok(()) };
    let open = t.encounter().slot(side).is_some_and(|s| s.open);
    let among = t.hand_where(t.me, Face::is_encounter);
    if among.is_empty() {
        return Ok(());
    }
    let other = t.card_among(Topic::Select, among)?;
    t.take_back(card, t.me);
    t.tell(CourseDeed::Lay { role: Role::Main, side, card: other, open });
    Ok(())
}

/// No encounter card is left in the hoard.
fn spent(look: &Look) -> bool {
    !look.my_piece().cards.iter().any(|c| look.face(*c).is_encounter())
}

/// What is left is shown and discarded, and eight new cards come (AL-RELIC-3: this is not a new hand).
fn new_hoard(t: &mut Telling) -> Ruling {
    let cards = t.my_piece().cards.clone();
    if !cards.is_empty() {
        t.tell(CardDeed::Show { cards: cards.clone(), to: None });
        t.discard(cards);
    }
    draw_to_hoard(t, HAND);
    Ok(())
}

fn add_one(t: &mut Telling) -> Ruling {
    draw_to_hoard(t, 1);
    Ok(())
}

fn draw_to_hoard(t: &mut Telling, n: u8) {
    let (seat, to, drawn) = (t.me, Zone::Piece(hoard(t)), CardList::new());
    t.tell(CardDeed::Draw { seat, n, deck: DeckId::Cosmic, to, why: DrawWhy::Effect, drawn });
}

fn my_new_hand(look: &Look) -> bool {
    look.occasion() == Some(Occasion::NewHand(look.me))
}

fn from_me(look: &Look) -> bool {
    look.encounter().gaining.is_some_and(|gain| gain.from == Some(look.me))
}

/// AL-MISER-7: the flare and up to two other cards are out of reach until it is over.
fn hide(t: &mut Telling) -> Ruling {
    let seat = t.me;
    let mut cards = t.cards(Topic::Choose, t.hand(seat).into(), 0, 2)?;
    cards.extend(t.card);
    t.withhold(seat, cards);
    Ok(())
}
