//! `hypergate card NAME`: a card with a text of its own, or a piece that is no alien's sheet, as the tables and the texts have
//! them.

use content::catalogue;
use content::texts::{self, Locale, card_name, english, piece_name};
use engine::ability::{Ability, CardDef, PieceDef};

use crate::command::Failure;
use crate::wrap::{terminal_width, wrap_to};
use crate::{rulings, setup};

/// Which one.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The name of the card, tech or other piece, or its id
    #[arg(value_name = "NAME", required = true)]
    name: Vec<String>,
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
    /// The key of its texts, and its kind in words.
    fn key_and_kind(self) -> (String, String) {
        match self {
            Thing::Card(def) => (format!("card-{}", def.id), format!("{:?}", def.kind).to_lowercase()),
            Thing::Piece(def) => {
                let number = def.number.map_or(String::new(), |n| format!(" {n}"));
                (format!("piece-{}", def.id), format!("{}{number}", def.kind.id))
            }
        }
    }
}

/// Shows one card or piece.
pub fn run(args: &Args) -> Result<(), Failure> {
    let name = args.name.join(" ");
    let all = Thing::all();
    let bare = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let is_it = |thing: &&Thing| [thing.id(), &thing.name()].iter().any(|known| bare(known) == bare(&name));
    let thing = all.iter().find(is_it).ok_or_else(|| {
        let names: Vec<String> = all.iter().map(|thing| thing.name()).collect();
        let near = setup::nearest(&name, names.iter().map(String::as_str)).join(", ");
        Failure::Usage(format!("there is no card «{name}»; the nearest are: {near}"))
    })?;
    let tags: Vec<String> = rulings::scenarios()?.into_iter().flat_map(|case| case.tags).collect();
    print!("{}", shown(english(), *thing, &tags, terminal_width()));
    Ok(())
}

fn shown(locale: &Locale, thing: Thing, tags: &[String], width: usize) -> String {
    let (key, kind) = thing.key_and_kind();
    let said = |part: &str| locale.text(&format!("{key}.{part}")).unwrap_or_default();
    let mut out = format!("{}\n", thing.name().to_uppercase());
    out += &wrap_to(width, "", &kind, 0);
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
    use super::*;

    #[test]
    fn every_card_and_piece_fits_and_has_a_text() {
        for thing in Thing::all() {
            for width in [40, 80, 120] {
                let text = shown(english(), thing, &[], width);
                assert!(text.lines().all(|line| line.chars().count() <= width), "{} at {width}:\n{text}", thing.id());
            }
            assert!(shown(english(), thing, &[], 10_000).lines().count() > 4, "{}", thing.id());
        }
        assert!(Thing::all().iter().any(|thing| thing.id() == "xenon-lasers"));
    }
}
