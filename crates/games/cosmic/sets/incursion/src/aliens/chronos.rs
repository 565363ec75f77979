//! Chronos: after the reveal it may have the encounter replayed from planning on.

use engine::prelude::*;

use crate::INCURSION;

/// Chronos.
pub static CHRONOS: Alien = Alien {
    id: "chronos",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[TRAVEL, Ability { when: Moment::Reinforce, applies: can_still_travel, ..TRAVEL }],
    wild: &[Ability {
        when: Moment::RegroupBegins,
        applies: |look| !discards(look).is_empty(),
        effect: &[pick_up],
        after: After::ToItsAlien,
        ..Ability::PLAIN
    }],
    super_flare: &[
        TRAVEL_AND_FORCE,
        Ability { when: Moment::Reinforce, applies: can_still_travel, ..TRAVEL_AND_FORCE },
    ],
    ..Alien::PLAIN
};

const TRAVEL: Ability = Ability {
    when: Moment::Revealed,
    who: Who::Main,
    applies: can_travel,
    effect: &[call_out, show_hand, travel],
    ..Ability::PLAIN
};
const TRAVEL_AND_FORCE: Ability = Ability {
    when: Moment::Revealed,
    who: Who::Main,
    applies: can_travel,
    effect: &[travel_and_force],
    ..Ability::WITH_POWER
};

/// Once: the outcome of the replay is final.
fn can_travel(look: &Look) -> bool {
    look.encounter().revealed && !look.ledger().was_replayed()
}

/// AL-CHRONOS-2: also after a reinforcement.
fn can_still_travel(look: &Look) -> bool {
    can_travel(look) && look.used_at(Moment::Reinforce)
}

/// The encounter card that lies before a side.
fn laid(look: &Look, side: Side) -> Option<CardId> {
    look.encounter().card(side).filter(|c| look.lies_before(*c))
}

fn sides(look: &Look) -> (Side, Side, Seat) {
    let side = look.lead();
    (side, side.other(), look.other_lead())
}

/// The call is answered by zaps before anything moves.
fn call_out(_: &mut Telling) -> Ruling {
    Ok(())
}

/// An opponent without another encounter card may show the hand to keep the card.
fn show_hand(t: &mut Telling) -> Ruling {
    let (_, _, opponent) = sides(t);
    let bare = !t.has_encounter_card(opponent);
    let keeps = t.asking(opponent).may_if(Topic::Whether, bare)?;
    if keeps {
        let cards = t.reach(opponent, Purpose::Show);
        t.tell(CardDeed::Show { cards, to: None });
    }
    t.keep(keeps);
    Ok(())
}

/// My card returns; the opponent's is set aside until the encounter is over (AL-CHRONOS-3, AL-CHRONOS-4: it alone).
fn travel(t: &mut Telling) -> Ruling {
    let (mine, other, opponent) = sides(t);
    let me = t.me;
    let keeps: bool = t.recall(0);
    if let Some(card) = laid(t, mine) {
        t.take_back(card, me);
    }
    match laid(t, other) {
        Some(card) if keeps => t.take_back(card, opponent),
        Some(card) => t.tell(CardDeed::Move { cards: CardList::from(card), to: Zone::Aside(opponent) }),
        None => {}
    }
    t.tell(CourseDeed::Replay); // AL-CHRONOS-1, AL-CHRONOS-2, AL-CHRONOS-5
    Ok(())
}

/// Both cards return, and the opponent has to play the same one again.
fn travel_and_force(t: &mut Telling) -> Ruling {
    let (mine, other, opponent) = sides(t);
    let (me, same) = (t.me, laid(t, other));
    for (card, seat) in [(laid(t, mine), me), (same, opponent)] {
        if let Some(card) = card {
            t.take_back(card, seat);
        }
    }
    t.tell(CourseDeed::Replay);
    if let Some(card) = same {
        t.impose(Bend::MustSelect(other, Sort::Card(card)));
    }
    Ok(())
}

fn discards(look: &Look) -> CardList {
    look.cards_in(Zone::Discard(DeckId::Cosmic)).into_iter().collect()
}

/// Takes a card out of the discard pile, which becomes part of the deck again.
fn pick_up(t: &mut Telling) -> Ruling {
    let me = t.me;
    let among = discards(t);
    if among.is_empty() {
        return Ok(()); // an answer to the flare was quicker
    }
    let card = t.card_among(Topic::Choose, among)?;
    t.give(CardList::from(card), me);
    t.tell(CardDeed::Shuffle { deck: DeckId::Cosmic, anew: true });
    Ok(())
}
