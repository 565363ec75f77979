//! What the tables declare, in words: "As the offense · Planning, before cards are selected · optional".

use std::fmt::Debug;

use engine::ability::{Ability, Alert, Alien};
use fluent_bundle::FluentArgs;

use super::{Locale, VALUES};

/// The name of a variant of an enum as part of a key: `WouldLose` is `would-lose`.
fn dashed(variant: impl Debug) -> String {
    let mut key = String::new();
    for letter in format!("{variant:?}").chars() {
        if letter.is_uppercase() && !key.is_empty() {
            key.push('-');
        }
        key.extend(letter.to_lowercase());
    }
    key
}

/// The word for a variant. One without a word shows its key, and the tests name it.
fn word(locale: &Locale, kind: &str, variant: &str) -> String {
    let key = format!("{kind}-{variant}");
    locale.text(&key).map_or_else(|| key.clone(), |text| text.into_owned())
}

/// Who can use an ability, when, and whether it is a choice.
pub fn ability(locale: &Locale, ability: &Ability) -> String {
    let who = word(locale, "who", &dashed(ability.who));
    let moment = word(locale, "moment", &dashed(ability.when));
    let when = match ability.when.phase() {
        Some(phase) => format!("{}, {moment}", word(locale, "phase", &dashed(phase))),
        None => moment,
    };
    let choice = match (ability.is_use, ability.must) {
        (_, false) => "optional",
        (true, true) => "mandatory",
        (false, true) => "automatic",
    };
    format!("{who} · {when} · {}", word(locale, "use", choice))
}

/// The same for several abilities, each line once.
pub fn abilities(locale: &Locale, all: &[Ability]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for line in all.iter().map(|a| ability(locale, a)) {
        if !lines.contains(&line) {
            lines.push(line);
        }
    }
    lines
}

/// The line for the standing rules of a sheet, if it has any.
pub fn standing(locale: &Locale, alien: &Alien) -> Option<String> {
    (!alien.passives.is_empty())
        .then(|| format!("{} · {}", word(locale, "who", "any"), word(locale, "use", "standing")))
}

/// The word for a kind of cards or pieces, by its id: a tech, a permanent hazard.
pub fn kind(locale: &Locale, id: &str) -> String {
    word(locale, "kind", id)
}

/// How many of the cards of a deck are such.
pub fn copies(locale: &Locale, n: u32, of: u32) -> String {
    let numbers: FluentArgs = [(VALUES[0], n), (VALUES[1], of)].into_iter().collect();
    locale.sentence("kind-copies", &numbers).map_or_else(String::new, |text| text.into_owned())
}

/// The word for an alert colour.
pub fn alert(locale: &Locale, alert: Alert) -> String {
    word(locale, "alert", &dashed(alert))
}

/// The name of a box.
pub fn set(locale: &Locale, set: &str) -> String {
    word(locale, "set", set)
}

/// The words of an option that an ability declares.
pub fn label(locale: &Locale, label: &str) -> String {
    word(locale, "label", label)
}
