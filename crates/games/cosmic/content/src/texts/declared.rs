//! What the tables declare, in words: "As the offense · Planning, before cards are selected · optional".

use ::texts::{FluentArgs, dashed};
use engine::ability::{Ability, Alert, Alien};

use super::{Locale, VALUES};

/// Who can use an ability, when, and whether it is a choice.
pub fn ability(locale: &Locale, ability: &Ability) -> String {
    let who = locale.word("who", &dashed(ability.who));
    let moment = locale.word("moment", &dashed(ability.when));
    let when = match ability.when.phase() {
        Some(phase) => format!("{}, {moment}", locale.word("phase", &dashed(phase))),
        None => moment,
    };
    let choice = match (ability.is_use, ability.must) {
        (_, false) => "optional",
        (true, true) => "mandatory",
        (false, true) => "automatic",
    };
    format!("{who} · {when} · {}", locale.word("use", choice))
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
    (!alien.passives.is_empty()).then(|| format!("{} · {}", locale.word("who", "any"), locale.word("use", "standing")))
}

/// The word for a kind of cards or pieces, by its id: a tech, a permanent hazard.
pub fn kind(locale: &Locale, id: &str) -> String {
    locale.word("kind", id)
}

/// How many of the cards of a deck are such.
pub fn copies(locale: &Locale, n: u32, of: u32) -> String {
    let numbers: FluentArgs = [(VALUES[0], n), (VALUES[1], of)].into_iter().collect();
    locale.sentence("kind-copies", &numbers).map_or_else(String::new, |text| text.into_owned())
}

/// The word for an alert colour.
pub fn alert(locale: &Locale, alert: Alert) -> String {
    locale.word("alert", &dashed(alert))
}

/// The name of a box.
pub fn set(locale: &Locale, set: &str) -> String {
    locale.word("set", set)
}

/// The words of an option that an ability declares.
pub fn label(locale: &Locale, label: &str) -> String {
    locale.word("label", label)
}
