//! Delta Scanners: fetches a card from the discard pile.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Delta Scanners.
pub static DELTA_SCANNERS: PieceDef = PieceDef {
    id: "delta-scanners",
    number: Some(2),
    abilities: &[Ability {
        when: Moment::Regroup,
        applies: |look| !discards(look).is_empty(),
        effect: &[fetch],
        welcome: |look| if discards(look).iter().any(|c| is_strong(look, *c)) { 4 } else { -1 },
        prefers: Some(|look, pick| if matches!(pick, Pick::Card(c) if is_strong(look, c)) { 4 } else { 0 }),
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn discards(look: &Look) -> CardList {
    look.decks[DeckId::Cosmic.ix()].discard.iter().copied().collect()
}

fn is_strong(look: &Look, card: CardId) -> bool {
    look.face(card).attack().is_some_and(|n| n >= 20)
}

/// Ruling T-08: it need not be shown.
fn fetch(t: &mut Telling) -> Ruling {
    let card = t.card_among(Topic::Take, discards(t))?;
    spend(t);
    t.tell(CardDeed::Hide { cards: card.into() });
    t.give(card.into(), t.me);
    Ok(())
}
