//! `hypergate alien NAME`: the sheet and the flare of an alien, as the tables and the texts have them.

use content::texts::{self, Locale, english};
use content::{catalogue, official};
use engine::ability::{Ability, Alien};

use crate::rulings;
use commands::Failure;
use commands::wrap::{terminal_width, wrap_to};

/// Which one.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The name of the alien, or its id
    #[arg(value_name = "NAME", required = true)]
    name: Vec<String>,
}

/// The three things an alien can do, with the tags of their scenarios and the keys of their texts.
const PARTS: [(&str, &str); 3] = [("Power", "power"), ("Wild flare", "wild"), ("Super flare", "super")];

/// Shows one alien.
pub fn run(args: &Args) -> Result<(), Failure> {
    let name = args.name.join(" ");
    let entry = find(&name).ok_or_else(|| {
        let all: Vec<_> = described().map(|e| texts::alien_name(e.id)).collect();
        let near = commands::nearest(&name, all.iter().map(|n| n.as_ref())).join(", ");
        Failure::Usage(format!("there is no alien «{name}»; the nearest are: {near} (all: hypergate catalogue)"))
    })?;
    let tags: Vec<String> = rulings::scenarios()?.into_iter().flat_map(|case| case.tags).collect();
    print!("{}", sheet(english(), &entry, &tags, terminal_width()));
    Ok(())
}

/// The aliens that have texts: official ones, and whoever else can be played.
fn described() -> impl Iterator<Item = official::Entry> {
    let own = |a: &&Alien| official::aliens().all(|e| e.id != a.id);
    let others = catalogue().aliens.iter().copied().filter(own);
    let all = official::aliens().chain(others.map(|a| official::Entry { id: a.id, set: a.set }));
    all.filter(|e| english().own(&format!("alien-{}", e.id)).is_some())
}

/// The alien with this name or id, whatever its capitals, blanks and dashes.
fn find(name: &str) -> Option<official::Entry> {
    let bare = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let wanted = bare(name);
    described().find(|e| bare(e.id) == wanted || bare(&texts::alien_name(e.id)) == wanted)
}

/// The whole sheet.
fn sheet(locale: &Locale, entry: &official::Entry, tags: &[String], width: usize) -> String {
    let alien = catalogue().alien(entry.id);
    let said = |part: &str| locale.text(&format!("alien-{}{part}", entry.id)).unwrap_or_default();
    let mut out = heading(locale, entry, alien, width);
    out += &wrap_to(width, "", &said(".summary"), 0);
    match alien {
        None => out += &wrap_to(width, "", "It cannot be played yet.", 0),
        Some(a) if !a.complete => out += &wrap_to(width, "", "Only a part of it can be played yet.", 0),
        Some(_) => {}
    }
    if !said(".setup").is_empty() {
        out += &section("Setup", &[], &said(".setup"), width);
    }
    for (title, part) in PARTS {
        let title = if part == "power" { format!("{title}: {}", said(".power-name")) } else { title.into() };
        out += &section(&title, &declared(locale, alien, part), &said(&format!(".{part}")), width);
    }
    let others = banned(entry.id);
    if !others.is_empty() {
        out += &wrap_to(width, "\nNot together with: ", &others.join(", "), 2);
    }
    let count = |part: &str| tags.iter().filter(|t| **t == format!("{part}:{}", entry.id)).count();
    let counts = PARTS.map(|(_, part)| format!("{part} {}", count(part)));
    out += &wrap_to(width, "\nScenarios: ", &counts.join(", "), 2);
    out
}

/// The name on the left, alert and box on the right, or below where the line is too short.
fn heading(locale: &Locale, entry: &official::Entry, alien: Option<&Alien>, width: usize) -> String {
    let name = texts::alien_name(entry.id).to_uppercase();
    let mut right = texts::set(locale, entry.set);
    if let Some(alien) = alien {
        right = format!("{} · {right}", texts::alert(locale, alien.alert));
    }
    match width.saturating_sub(name.chars().count() + right.chars().count()) {
        0 | 1 => format!("{name}\n{right}\n"),
        gap => format!("{name}{}{right}\n", " ".repeat(gap)),
    }
}

fn abilities(alien: &'static Alien, part: &str) -> &'static [Ability] {
    match part {
        "power" => alien.power,
        "wild" => alien.wild,
        _ => alien.super_flare,
    }
}

/// Who, when and whether, line by line.
fn declared(locale: &Locale, alien: Option<&'static Alien>, part: &str) -> Vec<String> {
    let Some(alien) = alien else { return Vec::new() };
    let mut lines = texts::abilities(locale, abilities(alien, part));
    if part == "power" {
        lines.extend(texts::standing(locale, alien));
    }
    if lines.is_empty() {
        lines.push("not playable yet".into());
    }
    let options = options(locale, alien, part);
    if !options.is_empty() {
        lines.push(format!("Options: {}", options.join("; ")));
    }
    lines
}

/// The words of all options that a part of an alien may put to a choice.
fn options(locale: &Locale, alien: &'static Alien, part: &str) -> Vec<String> {
    let older: &[Ability] = if part == "wild" { alien.classic_wild } else { &[] };
    let mut all: Vec<String> = Vec::new();
    for word in abilities(alien, part).iter().chain(older).flat_map(|a| a.labels) {
        let said = texts::label(locale, word);
        if !all.contains(&said) {
            all.push(said);
        }
    }
    all
}

/// A title, what the tables declare, and the text, paragraph by paragraph.
fn section(title: &str, declared: &[String], text: &str, width: usize) -> String {
    let mut out = format!("\n{title}\n");
    for line in declared {
        out += &wrap_to(width, "  [", &format!("{line}]"), 3);
    }
    for paragraph in text.lines() {
        out += &wrap_to(width, "  ", paragraph, 2);
    }
    out
}

/// The names of those it must not meet, whichever of the two says so (R1.6).
fn banned(id: &str) -> Vec<String> {
    let own = catalogue().alien(id).map_or(&[][..], |a| a.conflicts).iter().copied();
    let theirs = catalogue().aliens.iter().filter(|a| a.conflicts.contains(&id)).map(|a| a.id);
    let mut all: Vec<String> = own.chain(theirs).map(|id| texts::alien_name(id).into_owned()).collect();
    all.sort();
    all.dedup();
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_found_however_they_are_written() {
        for name in ["Tick-Tock", "tick tock", "ticktock", "TICK-TOCK"] {
            assert_eq!(find(name).map(|e| e.id), Some("tick-tock"), "{name}");
        }
        assert_eq!(find("nobody"), None);
    }

    #[test]
    fn every_sheet_fits() {
        for entry in described() {
            for width in [40, 80, 120] {
                let text = sheet(english(), &entry, &[], width);
                for line in text.lines() {
                    assert!(line.chars().count() <= width, "{} at {width}: {line}", entry.id);
                }
            }
        }
    }

    #[test]
    fn every_option_word_is_listed() {
        let all = |a: &'static Alien| [a.power, a.wild, a.classic_wild, a.super_flare].into_iter().flatten();
        let mut listed = 0;
        for entry in described() {
            let Some(alien) = catalogue().alien(entry.id) else { continue };
            let text = sheet(english(), &entry, &[], 10_000);
            for label in all(alien).flat_map(|ability| ability.labels) {
                let word = texts::label(english(), label);
                assert!(text.contains(&word), "{}: «{word}»", entry.id);
                listed += 1;
            }
        }
        assert!(listed > 20, "only {listed} words were found");
    }

    #[test]
    fn notes_hold_for_both() {
        assert!(banned("masochist").iter().any(|name| name == "Healer"));
        assert!(banned("healer").iter().any(|name| name == "Masochist"));
    }
}
