//! Dictator: chooses the destiny cards of the others.

use engine::prelude::*;

use crate::BASE;

/// The deck is shuffled before anybody does anything else with it.
const SHUFFLE: i8 = -10;
/// AL-SHADOW-1: what a turned card brings about comes before it is discarded for another.
const AGAIN: i8 = 10;

/// Dictator.
pub static DICTATOR: Alien = Alien {
    id: "dictator",
    set: BASE,
    alert: Alert::Red,
    power: &[
        // O8: before each card anew
        Ability {
            when: Moment::BeforeDestiny,
            who: Who::NotOffense,
            effect: &[look_through, choose],
            on_zapped: Some(shuffle),
            ..Ability::MUST
        },
        // In its own turn what it has seen of the deck does not help it, with or without its power.
        Ability {
            when: Moment::BeforeDestiny,
            who: Who::Offense,
            layer: SHUFFLE,
            applies: knows_the_deck,
            effect: &[shuffle],
            even_lost: true,
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability {
        when: Moment::DestinyDrawn,
        who: Who::NotOffense,
        layer: AGAIN,
        effect: &[force_another],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::BeforeDestiny,
        who: Who::Offense,
        effect: &[look_through, choose],
        on_zapped: Some(shuffle),
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// The order of the deck is known to me; one nobody has looked through is as good as shuffled.
fn knows_the_deck(look: &Look) -> bool {
    let eye = look.eye(look.me);
    look.decks[DeckId::Destiny.ix()].draw.iter().any(|c| look.cards[c.ix()].known & eye != 0)
}

fn look_through(t: &mut Telling) -> Ruling {
    let by = t.me;
    t.tell(CardDeed::Look { at: Zone::Deck(DeckId::Destiny), by });
    Ok(())
}

/// The chosen card goes on top, where the offense will draw it.
fn choose(t: &mut Telling) -> Ruling {
    let among = t.cards_in(Zone::Deck(DeckId::Destiny)).into_iter().collect();
    let card = t.card_among(Topic::Choose, among)?;
    t.tell(CardDeed::Move { cards: CardList::from(card), to: Zone::Deck(DeckId::Destiny) });
    Ok(())
}

fn shuffle(t: &mut Telling) -> Ruling {
    if knows_the_deck(t) {
        t.tell(CardDeed::Shuffle { deck: DeckId::Destiny, anew: false });
    }
    Ok(())
}

/// R6.1: the card lies discarded already; another one is drawn.
fn force_another(t: &mut Telling) -> Ruling {
    t.tell(CourseDeed::Goto(Label::DestinyAgain));
    Ok(())
}
