//! Every alien, flare and card has its texts, in English at least; nothing else has any; all of them can be shown.

use std::collections::BTreeSet;

use content::texts::{self, english, locales};
use content::{catalogue, official};
use engine::ability::{Ability, Alien, RULES, RULES_WORDS};
use engine::table::CardType;
use engine::windows::{Moment, Phase};
use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

type Keys = BTreeSet<String>;

fn cards() -> BTreeSet<&'static str> {
    catalogue().cards().map(|c| c.id).collect()
}

fn add(keys: &mut Keys, id: String, parts: &[&str]) {
    keys.extend(parts.iter().map(|part| format!("{id}.{part}")));
    keys.insert(id);
}

const CARD: &[&str] = &["summary", "text"];

/// The boxes of which every language has all texts. Of others it has the names and what is said in a game.
const TRANSLATED: [&str; 7] = ["alliance", "base", "conflict", "eons", "incursion", "storm", "tech"];

/// What must be there: all that can be played, and the whole base box.
fn needed() -> Keys {
    let mut keys = Keys::new();
    let base = official::aliens().filter(|a| a.set == "base").map(|a| a.id);
    keys.extend(catalogue().aliens.iter().flat_map(|a| texts::described(a)));
    keys.extend(base.flat_map(|id| texts::described(&Alien { id, ..Alien::PLAIN })));
    for id in cards() {
        add(&mut keys, format!("card-{id}"), CARD);
    }
    for piece in catalogue().pieces() {
        add(&mut keys, format!("piece-{}", piece.id), CARD);
    }
    for variant in &catalogue().variants {
        add(&mut keys, format!("variant-{}", variant.id), CARD);
        keys.extend(variant.decks.iter().map(|deck| format!("deck-{}", deck.id)));
    }
    for special in catalogue().specials {
        add(&mut keys, format!("destiny-{}", special.id), CARD);
    }
    let cards = catalogue().cards().map(|c| c.abilities);
    let others = cards.chain(catalogue().pieces().map(|p| p.abilities)).flatten();
    keys.extend(others.flat_map(|a| a.labels).map(|l| format!("label-{l}")));
    keys.extend(said());
    keys
}

/// What can be there besides: official cards and variants that cannot be played yet.
fn allowed() -> Keys {
    let mut keys = needed();
    official::artifacts().for_each(|a| add(&mut keys, format!("card-{}", a.id), CARD));
    official::techs().for_each(|t| add(&mut keys, format!("piece-{}", t.id), CARD));
    official::hazards().for_each(|(h, _)| add(&mut keys, format!("piece-{}", h.id), CARD));
    official::destiny().for_each(|d| add(&mut keys, format!("destiny-{}", d.id), CARD));
    official::variants().for_each(|v| add(&mut keys, format!("variant-{}", v.id), CARD));
    keys
}

fn abilities() -> impl Iterator<Item = &'static Ability> {
    let aliens =
        catalogue().aliens.iter().flat_map(|a: &&'static Alien| [a.power, a.wild, a.classic_wild, a.super_flare]);
    aliens.chain(catalogue().cards().map(|c| c.abilities)).chain(catalogue().pieces().map(|p| p.abilities)).flatten()
}

/// The sentences of what aliens and cards say in words of their own or note, and of what the rulebook says.
fn said() -> impl Iterator<Item = String> {
    let speakers = catalogue().cards().map(|c| (c.id, c.words)).chain([(RULES, RULES_WORDS)]);
    let others = speakers.flat_map(|(id, words)| words.iter().map(move |word| format!("said-{id}-{word}")));
    let pieces = catalogue().pieces().flat_map(texts::sentences);
    catalogue().aliens.iter().flat_map(|a| texts::sentences(&a.sheet())).chain(pieces).chain(others)
}

/// `would-lose` as the tables write it: `WouldLose`.
fn joined(dashed: &str) -> String {
    let word = |w: &str| w[..1].to_uppercase() + &w[1..];
    format!("\"{}\"", dashed.split('-').map(word).collect::<String>())
}

#[test]
fn whatever_can_be_played_has_its_texts() {
    let have: Keys = english().keys().map(String::from).collect();
    let missing: Vec<_> = needed().difference(&have).cloned().collect();
    assert!(missing.is_empty(), "missing in locales/en: {missing:#?}");
}

#[test]
fn nothing_else_has_texts() {
    let allowed = allowed();
    let kinds = ["alien-", "card-", "piece-", "deck-", "destiny-", "variant-"];
    // a setup of an alien that cannot be played yet is not known to the tables
    let waits = |key: &str| key.strip_suffix(".setup").is_some_and(|k| allowed.contains(k)) && unregistered(key);
    let orphans: Vec<&str> = english()
        .keys()
        .filter(|k| kinds.iter().any(|kind| k.starts_with(kind)) && !allowed.contains(*k) && !waits(k))
        .collect();
    assert!(orphans.is_empty(), "texts of nothing in locales/en: {orphans:#?}");
    for key in english().keys().filter(|k| !kinds.iter().any(|kind| k.starts_with(kind))) {
        let (kind, variant) = key.split_once('-').expect("a key has a kind");
        let known = match kind {
            "moment" => serde_json::from_str::<Moment>(&joined(variant)).is_ok(),
            "phase" => serde_json::from_str::<Phase>(&joined(variant)).is_ok(),
            "set" => official::aliens().chain(official::variants()).any(|a| a.set == variant),
            "label" => abilities().any(|a| a.labels.contains(&variant)),
            "said" | "note" => allowed.contains(key),
            "kind" => {
                let of_piece = catalogue().pieces().any(|p| p.kind.id == variant);
                of_piece || variant == "copies" || serde_json::from_str::<CardType>(&joined(variant)).is_ok()
            }
            _ => ["who", "use", "alert"].contains(&kind),
        };
        assert!(known, "a word for nothing in locales/en: {key}");
    }
}

fn unregistered(key: &str) -> bool {
    let id = key.trim_start_matches("alien-").trim_end_matches(".setup");
    catalogue().alien(id).is_none()
}

/// What English says about a box.
fn file(set: &str) -> String {
    let path = format!("{}/../../../../locales/en/cosmic/{set}.ftl", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{path}: {e}"))
}

#[test]
fn texts_stand_in_the_file_of_their_box() {
    for alien in &catalogue().aliens {
        let text = file(alien.set);
        assert!(text.contains(&format!("\nalien-{} = ", alien.id)), "{} is not in {}.ftl", alien.id, alien.set);
        for word in alien.words {
            let key = format!("\nsaid-{}-{word} = ", alien.id);
            assert!(text.contains(&key), "{key} is not in {}.ftl", alien.set);
        }
    }
    for piece in catalogue().pieces() {
        let key = format!("\npiece-{} = ", piece.id);
        assert!(file(piece.set).contains(&key), "{key} is not in {}.ftl", piece.set);
    }
}

#[test]
fn every_language_says_what_english_says() {
    let all: Keys = english().keys().map(String::from).collect();
    for locale in locales() {
        let unknown: Vec<&str> = locale.keys().filter(|k| !all.contains(*k)).collect();
        assert!(unknown.is_empty(), "locales/{}: not in English: {unknown:#?}", locale.tag());
    }
}

/// What is said in the course of a game is said in every language: no sentence among others is in another one.
#[test]
fn every_sentence_is_in_every_language() {
    for locale in locales() {
        let missing: Vec<String> = said().filter(|key| locale.own(key).is_none()).collect();
        assert!(missing.is_empty(), "missing in locales/{}: {missing:#?}", locale.tag());
    }
}

/// The keys of the English file of a box.
fn keys_of(set: &str) -> Keys {
    let resource = FluentResource::try_new(file(set)).unwrap_or_else(|(_, why)| panic!("{set}.ftl: {why:?}"));
    let messages = resource.entries().filter_map(|entry| if let Entry::Message(m) = entry { Some(m) } else { None });
    let keys = messages.flat_map(|m| {
        let parts = m.attributes.iter().map(|a| format!("{}.{}", m.id.name, a.id.name));
        parts.chain(m.value.iter().map(|_| m.id.name.to_string()))
    });
    keys.collect()
}

/// A box that is translated as a whole stays so: whoever adds or drops a text does it in every language.
#[test]
fn every_text_of_a_translated_box_is_in_every_language() {
    for set in TRANSLATED {
        let keys = keys_of(set);
        for locale in locales() {
            let missing: Vec<&String> = keys.iter().filter(|key| locale.own(key).is_none()).collect();
            assert!(missing.is_empty(), "missing in locales/{}/{set}.ftl: {missing:#?}", locale.tag());
        }
    }
}

/// Aliens and cards speak by their ids: no two of them may be mistaken for each other.
#[test]
fn every_sentence_has_one_speaker() {
    let mut all: Vec<String> = said().collect();
    all.sort();
    let cards = cards();
    assert!(all.windows(2).all(|pair| pair[0] != pair[1]) || all.is_empty(), "said twice: {all:#?}");
    assert!(catalogue().aliens.iter().all(|a| !cards.contains(a.id) && a.id != RULES));
}

#[test]
fn every_text_can_be_shown() {
    for locale in locales() {
        for key in locale.keys() {
            let text = locale.own(key).unwrap_or_else(|| panic!("locales/{}: {key}", locale.tag()));
            assert!(!text.trim().is_empty(), "locales/{}: {key} is empty", locale.tag());
            if key.ends_with(".summary") {
                assert!(!text.contains('\n') && text.chars().count() <= 70, "locales/{}: {key} is long", locale.tag());
            }
        }
    }
}

#[test]
fn what_the_tables_declare_has_words() {
    for locale in locales() {
        let bare = |line: &String| ["who-", "moment-", "phase-", "use-"].iter().any(|kind| line.contains(kind));
        let missing: BTreeSet<String> = abilities().map(|a| texts::ability(locale, a)).filter(bare).collect();
        assert!(missing.is_empty(), "words are missing in locales/{}/words.ftl: {missing:#?}", locale.tag());
        for alien in &catalogue().aliens {
            assert_ne!(texts::set(locale, alien.set), format!("set-{}", alien.set));
            assert!(!texts::alert(locale, alien.alert).contains("alert-"));
        }
    }
}

#[test]
fn the_line_of_an_ability() {
    let alien = |id| catalogue().alien(id).expect("it can be played");
    let line = |ability| texts::ability(english(), ability);
    assert_eq!(
        line(&alien("human").power[0]),
        "As a main player or an ally · Reveal, once cards are revealed · mandatory"
    );
    assert_eq!(line(&alien("spiff").power[0]), "As the offense · Ships should go to the warp · optional");
    assert_eq!(line(&alien("chosen").wild[0]), "As a main player · Planning, before cards are selected · optional");
    assert_eq!(texts::standing(english(), alien("human")), None);
    assert_eq!(texts::standing(english(), alien("zombie")).as_deref(), Some("Any player · always"));
}

#[test]
fn what_a_language_lacks_is_said_in_english() {
    for locale in locales() {
        let silent: Vec<&str> = english().keys().filter(|key| locale.text(key).is_none()).collect();
        assert!(silent.is_empty(), "locales/{}: {silent:#?}", locale.tag());
    }
    assert_eq!(english().text("alien-nobody"), None);
    assert_eq!(texts::alien_name("tick-tock"), "Tick-Tock");
    assert_eq!(texts::alien_name("plain-1"), "Plain 1");
    assert_eq!(texts::card_name("cosmic-zap"), "Cosmic Zap");
}
