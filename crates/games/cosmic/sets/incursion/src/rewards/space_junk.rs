//! Space Junk: a player has to take a card that was thrown away (rewards.md 5).

use engine::prelude::*;

/// Space Junk.
pub static SPACE_JUNK: CardDef = CardDef {
    id: "space-junk",
    abilities: &[
        Ability {
            when: Moment::Anytime,
            applies: |look| top_card(look).is_some(),
            effect: &[take_top],
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::Discarded,
            applies: |look| fresh(look).len() > 1 || fresh(look).iter().any(|c| is_reward(look, *c)),
            effect: &[take_fresh],
            ..Ability::PLAIN
        },
    ],
    ..CardDef::PLAIN
};

/// RW-01: the discard pile is the cosmic one.
fn top_card(look: &Look) -> Option<CardId> {
    look.decks[DeckId::Cosmic.ix()].discard.last().copied()
}

fn is_reward(look: &Look, card: CardId) -> bool {
    look.cards[card.ix()].back == DeckId::Reward
}

/// The cards that are being discarded together, of either back (R26.4); techs and hazards have piles of their own (H1).
fn fresh(look: &Look) -> CardList {
    let Some(Deed::Cards(CardDeed::Discard { cards, .. })) = look.deed() else { return CardList::new() };
    let there = |c: &CardId| matches!(look.cards[c.ix()].zone, Zone::Discard(DeckId::Cosmic | DeckId::Reward));
    cards.iter().copied().filter(there).collect()
}

fn take_top(t: &mut Telling) -> Ruling {
    let to = t.seat(Topic::Victim, t.seats())?;
    if let Some(card) = top_card(t) {
        t.give(CardList::from(card), to);
    }
    Ok(())
}

fn take_fresh(t: &mut Telling) -> Ruling {
    let card = t.card_among(Topic::Choose, fresh(t))?;
    let to = t.seat(Topic::Victim, t.seats())?;
    t.give(CardList::from(card), to);
    Ok(())
}
