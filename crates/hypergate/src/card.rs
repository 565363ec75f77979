//! `hypergate card NAME`: a card with a text of its own, or a piece that is no alien's sheet, as the tables and the texts have
//! them.

use content::catalogue;
use content::texts::{self, Locale, card_name, locales, piece_name};
use engine::ability::{Ability, CardDef, PieceDef, Print};

use crate::rulings;
use commands::Failure;
use commands::wrap::{terminal_width, wrap_to};

/// Which one.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The name of the card, tech or other piece, or its id
    #[arg(value_name = "NAME", required = true)]
    name: Vec<String>,
    /// The language of what is shown
    #[arg(long, value_name = "TAG", default_value = texts::ENGLISH, value_parser = language)]
    language: &'static str,
}

/// The tag of a language there is.
fn language(tag: &str) -> Result<&'static str, String> {
    let all: Vec<&str> = locales().iter().map(Locale::tag).collect();
    all.iter().find(|known| **known == tag).copied().ok_or_else(|| format!("there is {}", all.join(", ")))
}

/// What can be shown.
#[derive(Clone, Copy)]
enum Thing {
    Card(&'static CardDef),
    Piece(&'static PieceDef),
}

impl Thing {
    fn all() -> Vec<Thing> {
        let cards = catalogue().cards().map(Thing::Card);
        let mut all: Vec<Thing> = cards.chain(catalogue().pieces().map(Thing::Piece)).collect();
        all.sort_by_key(|thing| thing.id());
        all.dedup_by_key(|thing| thing.id());
        all
    }
    fn id(self) -> &'static str {
        match self {
            Thing::Card(def) => def.id,
            Thing::Piece(def) => def.id,
        }
    }
    fn name(self) -> String {
        match self {
            Thing::Card(def) => card_name(def.id).into(),
            Thing::Piece(def) => piece_name(def.id).into(),
        }
    }
    fn abilities(self) -> &'static [Ability] {
        match self {
            Thing::Card(def) => def.abilities,
            Thing::Piece(def) => def.abilities,
        }
    }
    /// The key of its texts.
    fn key(self) -> String {
        match self {
            Thing::Card(def) => format!("card-{}", def.id),
            Thing::Piece(def) => format!("piece-{}", def.id),
        }
    }
    /// Its kind in words, with its number, and how many of it are in the deck it comes from.
    fn kind(self, locale: &Locale) -> String {
        match self {
            Thing::Card(def) => texts::kind(locale, &format!("{:?}", def.kind).to_lowercase()),
            Thing::Piece(def) => {
                let number = def.number.map_or(String::new(), |n| format!(" {n}"));
                let copies = copies(locale, def).map_or(String::new(), |copies| format!(" · {copies}"));
                format!("{}{number}{copies}", texts::kind(locale, def.kind.id))
            }
        }
    }
}

fn copies(locale: &Locale, def: &PieceDef) -> Option<String> {
    let is_it = |print: &Print| matches!(print, Print::Piece(piece) if piece.id == def.id);
    let decks = catalogue().variants.iter().flat_map(|variant| variant.decks);
    decks.into_iter().find_map(|deck| {
        let (_, copies) = deck.cards.iter().find(|(print, _)| is_it(print))?;
        let all: u32 = deck.cards.iter().map(|(_, copies)| *copies as u32).sum();
        Some(texts::copies(locale, *copies as u32, all))
    })
}

/// Shows one card or piece.
pub fn run(args: &Args) -> Result<(), Failure> {
    let name = args.name.join(" ");
    let all = Thing::all();
    let bare = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let is_it = |thing: &&Thing| [thing.id(), &thing.name()].iter().any(|known| bare(known) == bare(&name));
    let thing = all.iter().find(is_it).ok_or_else(|| {
        let names: Vec<String> = all.iter().map(|thing| thing.name()).collect();
        let near = commands::nearest(&name, names.iter().map(String::as_str)).join(", ");
        Failure::Usage(format!("there is no card «{name}»; the nearest are: {near}"))
    })?;
    let tags: Vec<String> = rulings::scenarios()?.into_iter().flat_map(|case| case.tags).collect();
    print!("{}", shown(texts::locale(args.language).expect("there is this language"), *thing, &tags, terminal_width()));
    Ok(())
}

fn shown(locale: &Locale, thing: Thing, tags: &[String], width: usize) -> String {
    let key = thing.key();
    let said = |part: &str| locale.text(&format!("{key}.{part}")).unwrap_or_default();
    let name = locale.text(&key).map_or_else(|| thing.name(), |name| name.into_owned());
    let mut out = format!("{}\n", name.to_uppercase());
    out += &wrap_to(width, "", &thing.kind(locale), 0);
    out += &wrap_to(width, "", &said("summary"), 0);
    out += "\n";
    for line in texts::abilities(locale, thing.abilities()) {
        out += &wrap_to(width, "  [", &format!("{line}]"), 3);
    }
    for paragraph in said("text").lines() {
        out += &wrap_to(width, "  ", paragraph, 2);
    }
    let about = tags.iter().filter(|tag| tag.split_once(':').is_some_and(|(_, id)| id == thing.id())).count();
    out += &wrap_to(width, "\nScenarios: ", &about.to_string(), 2);
    out
}

#[cfg(test)]
mod tests {
    use content::texts::english;

    use super::*;

    #[test]
    fn every_card_and_piece_fits_and_has_a_text() {
        for thing in Thing::all() {
            for (locale, width) in locales().iter().flat_map(|l| [40, 80, 120].map(|width| (l, width))) {
                let text = shown(locale, thing, &[], width);
                let fits = |line: &str| console::measure_text_width(line) <= width;
                assert!(text.lines().all(fits), "{} at {width}:\n{text}", thing.id());
                assert!(!text.contains("kind-"), "{text}");
            }
            assert!(shown(english(), thing, &[], 10_000).lines().count() > 4, "{}", thing.id());
        }
    }

    #[test]
    fn what_comes_from_a_deck_says_how_often() {
        let kind = |id: &str, tag: &str| {
            let all = Thing::all();
            let thing = all.iter().find(|thing| thing.id() == id).expect("there is such a thing");
            thing.kind(texts::locale(tag).expect("there is such a language"))
        };
        let deck = catalogue().deck("hazard").expect("there is a deck of hazards");
        let all: u32 = deck.cards.iter().map(|(_, copies)| *copies as u32).sum();
        assert_eq!(kind("temporal-anomaly", "en"), format!("temporary hazard · 3 of {all} cards in the deck"));
        assert_eq!(kind("witness", "en"), format!("permanent hazard · 1 of {all} cards in the deck"));
        assert_eq!(kind("witness", "ja"), format!("永続ハザード · デッキの{all}枚のうち1枚"));
        assert_eq!(kind("xenon-lasers", "en"), "tech 3 · 1 of 20 cards in the deck");
        assert_eq!(kind("quash", "ja"), "アーティファクト");
    }
}
