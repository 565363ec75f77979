//! Hazards about hands and decks.

use engine::prelude::*;

use super::{BY_ITSELF, ENCOUNTER};

/// Cosmic Upheaval: all hands are mixed and dealt back.
pub static COSMIC_UPHEAVAL: PieceDef = PieceDef {
    id: "cosmic-upheaval",
    enters: &[|t| {
        t.tell(CardDeed::MixHands { hands: t.timing_order(), by: None });
        Ok(())
    }],
    ..ENCOUNTER
};

/// Energy Fields: both main players draw two cards that everybody sees (ruling HZ-08).
pub static ENERGY_FIELDS: PieceDef = PieceDef {
    id: "energy-fields",
    abilities: &[Ability { when: Moment::BeforeInvites, effect: &[offense_draws, defense_draws, show], ..BY_ITSELF }],
    ..ENCOUNTER
};

fn offense_draws(t: &mut Telling) -> Ruling {
    t.draw(t.offense(), 2);
    Ok(())
}

fn defense_draws(t: &mut Telling) -> Ruling {
    show(t)?;
    if let Some(defense) = t.defense() {
        t.draw(defense, 2);
    }
    Ok(())
}

/// What was drawn, as far as it is in a hand still.
fn show(t: &mut Telling) -> Ruling {
    let held = |c: &CardId| matches!(t.game.cards[c.ix()].zone, Zone::Hand(_));
    let cards: CardList = t.done().cards.iter().copied().filter(held).collect();
    if !cards.is_empty() {
        t.tell(CardDeed::Show { cards, to: None });
    }
    Ok(())
}

/// Mirror Universe: the deck and the discard pile change places.
pub static MIRROR_UNIVERSE: PieceDef = PieceDef {
    id: "mirror-universe",
    enters: &[|t| {
        let (deck, discards) = (Zone::Deck(DeckId::Cosmic), Zone::Discard(DeckId::Cosmic));
        t.tell(CardDeed::Swap { zones: [deck, discards], by: None });
        Ok(())
    }],
    ..ENCOUNTER
};

/// Sargasso Web: whatever is played leaves the game.
pub static SARGASSO_WEB: PieceDef = PieceDef {
    id: "sargasso-web",
    enters: &[|t| {
        t.impose(Bend::PlayedLeave);
        Ok(())
    }],
    ..ENCOUNTER
};
