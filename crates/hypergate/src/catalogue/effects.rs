//! Which scenarios cover which effect: every effect that can be played, with the scenarios that carry its tag.

use std::path::PathBuf;

use ::rulings::{Case, Mode};
use engine::ability::{Catalogue, Print};
use serde_json::{Map, Value, json};

use super::count::has_power;
use commands::Failure;

/// A scenario that covers an effect.
pub struct Cover {
    name: String,
    file: PathBuf,
    line: usize,
    passed: bool,
}

/// An effect, by its tag, and what covers it.
pub type Covered = (String, Vec<Cover>);

/// The tags of the effects that can be played: all, or those of one alien.
pub fn wanted(rules: &'static Catalogue, alien: Option<&str>) -> Result<Vec<String>, Failure> {
    let aliens = match alien {
        None => rules.aliens.clone(),
        Some(name) => {
            let id = name.to_lowercase().replace(' ', "-");
            let near = || commands::nearest(&id, rules.aliens.iter().map(|a| a.id)).join(", ");
            let found = rules.alien(&id);
            let unknown = || format!("there is no alien «{name}» to play; the nearest are: {}", near());
            vec![found.ok_or_else(|| Failure::Usage(unknown()))?]
        }
    };
    let mut tags = Vec::new();
    for a in aliens {
        let parts = [("power", has_power(a)), ("wild", !a.wild.is_empty()), ("super", !a.super_flare.is_empty())];
        tags.extend(parts.into_iter().filter(|(_, there)| *there).map(|(part, _)| format!("{part}:{}", a.id)));
    }
    if alien.is_none() {
        for (print, _) in rules.cosmic {
            if let Print::Card(def, _) = print {
                tags.push(format!("artifact:{}", def.id));
            }
        }
        tags.extend(rules.specials.iter().map(|s| format!("destiny:{}", s.id)));
        // pieces of a deck are tagged by the deck, whatever kinds of them there are
        for deck in rules.variants.iter().flat_map(|v| v.decks) {
            tags.extend(deck.cards.iter().filter_map(|(print, _)| match print {
                Print::Piece(def) => Some(format!("{}:{}", deck.id, def.id)),
                Print::Plain(_) | Print::Card(..) => None,
            }));
        }
    }
    Ok(tags)
}

/// Each of these effects with its scenarios, which are run.
pub fn covered(tags: &[String], mut cases: Vec<Case>) -> Vec<Covered> {
    cases.retain(|case| case.tags.iter().any(|t| tags.contains(t)));
    let report = ::rulings::run_cases(&cases, Mode::Plain);
    let one = |tag: &String| {
        let with = report.rulings.iter().filter(|r| r.tags.contains(tag));
        let cover =
            with.map(|r| Cover { name: r.name.clone(), file: r.file.clone(), line: r.line, passed: r.passed() });
        (tag.clone(), cover.collect())
    };
    tags.iter().map(one).collect()
}

/// One effect after another, with its scenarios under it.
pub fn as_text(all: &[Covered]) -> String {
    let mut text = String::new();
    for (tag, covers) in all {
        text += &format!("{tag}: {}\n", content::words::count(covers.len(), "scenario"));
        for c in covers {
            let failed = if c.passed { "" } else { "FAILED " };
            text += &format!("  {}:{}  {failed}{}\n", c.file.display(), c.line, c.name);
        }
    }
    text
}

/// The same for programs.
pub fn as_json(all: &[Covered]) -> Value {
    let mut effects = Map::new();
    for (tag, covers) in all {
        let cover = |c: &Cover| json!({ "scenario": c.name, "file": c.file, "line": c.line, "passed": c.passed });
        effects.insert(tag.clone(), covers.iter().map(cover).collect());
    }
    json!({ "effects": effects })
}

#[cfg(test)]
mod tests {
    use super::wanted;

    #[test]
    fn pieces_of_a_deck_are_tagged_by_it() {
        let all = wanted(content::catalogue(), None).expect("all are wanted");
        for tag in ["tech:xenon-lasers", "hazard:black-hole", "hazard:witness"] {
            assert!(all.iter().any(|t| t == tag), "{tag}");
        }
    }
}
