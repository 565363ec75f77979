//! The catalogue as the client shows it: facts from the tables of the sets; the words are in the text files.

use std::collections::BTreeMap;

use crate::says::{AbilityFacts, AlienFacts, CardFacts, CatalogueFacts, PieceFacts};
use engine::ability::{Ability, Alien, CardDef, Catalogue, PieceDef, Print, RULES_WORDS};

fn ability(ability: &Ability) -> AbilityFacts {
    AbilityFacts { when: format!("{:?}", ability.when), who: format!("{:?}", ability.who), must: ability.must }
}

fn keys(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| word.to_string()).collect()
}

fn alien(alien: &Alien) -> AlienFacts {
    let facts = |list: &[Ability]| list.iter().map(ability).collect();
    AlienFacts {
        id: alien.id.into(),
        set: alien.set.into(),
        alert: alien.alert as u8,
        abilities: [facts(alien.power), facts(alien.wild), facts(alien.super_flare)],
        words: keys(alien.words),
        notes: alien.notes.iter().map(|note| note.key.to_string()).collect(),
        phase: alien.power.first().and_then(|a| a.when.phase()).map(|phase| phase as u8),
        salt: salt(alien.id),
    }
}

/// A number of the alien's own, always the same (FNV-1a of its id).
fn salt(id: &str) -> u32 {
    id.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ byte as u32).wrapping_mul(0x0100_0193))
}

fn card(card: &CardDef) -> CardFacts {
    CardFacts {
        id: card.id.into(),
        kind: format!("{:?}", card.kind),
        abilities: card.abilities.iter().map(ability).collect(),
        words: keys(card.words),
    }
}

fn piece(piece: &PieceDef, deck: Option<&str>, copies: u8) -> PieceFacts {
    PieceFacts {
        id: piece.id.into(),
        kind: piece.kind.id.into(),
        deck: deck.map(String::from),
        copies,
        number: piece.number,
        abilities: piece.abilities.iter().map(ability).collect(),
        words: keys(piece.words),
        notes: piece.notes.iter().map(|note| note.key.to_string()).collect(),
    }
}

/// All pieces: those of decks in their order, then the others.
fn pieces(all: &Catalogue) -> Vec<PieceFacts> {
    let decks = all.variants.iter().flat_map(|v| v.decks);
    let cards = decks.flat_map(|deck| {
        deck.cards.iter().filter_map(|(print, copies)| match print {
            Print::Piece(def) => Some(piece(def, Some(deck.id), *copies)),
            Print::Plain(_) | Print::Card(..) => None,
        })
    });
    let mut pieces: Vec<PieceFacts> = cards.collect();
    let others = all.variants.iter().flat_map(|v| v.pieces()).chain(all.aliens.iter().flat_map(|a| a.pieces));
    for def in others {
        if !pieces.iter().any(|p| p.id == def.id) {
            pieces.push(piece(def, None, 0));
        }
    }
    pieces
}

/// All aliens and cards there are.
pub fn catalogue() -> CatalogueFacts {
    let all = content::catalogue();
    let mut cards: Vec<CardFacts> = all.cards().map(card).collect();
    cards.sort_by(|a, b| a.id.cmp(&b.id));
    cards.dedup();
    CatalogueFacts {
        aliens: all.aliens.iter().filter(|a| a.complete).map(|a| alien(a)).collect(),
        boxes: content::boxes().into_iter().map(String::from).collect(),
        variants: all.variants.iter().map(|v| v.id.to_string()).collect(),
        cards,
        pieces: pieces(all),
        specials: all.specials.iter().map(|s| s.id.to_string()).collect(),
        words: keys(RULES_WORDS),
        texts: texts(),
    }
}

/// The texts of sets of one's own: the client is built without them.
fn texts() -> BTreeMap<String, String> {
    let mut all: BTreeMap<String, String> = BTreeMap::new();
    for (language, text) in content::own_sets().iter().flat_map(|set| set.texts) {
        let texts = all.entry(language.to_string()).or_default();
        texts.push_str(text);
        texts.push('\n');
    }
    all
}
