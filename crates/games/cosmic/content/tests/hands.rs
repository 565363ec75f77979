//! Who asks for the bare hand. Whatever is played, paid, discarded, counted, shown, given or taken is asked by its purpose
//! (`reach`, `Purpose`), so that stores of cards serve where they should. A few effects mean the hand itself: cards that
//! come into it or leave it as a whole.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files of the sets in which the hand itself is meant, and why.
const MEANT: [(&str, &str); 15] = [
    ("barbarian", "cards that came into the hand"),
    ("cryo", "hand and store are two things: cards go from one to the other"),
    ("enigma_device", "the hand is made as large as a new one"),
    ("ethic", "cards that came into the hand"),
    ("industrialist", "cards that came into the hand"),
    ("magician", "a card that lies open in the hand"),
    ("mercenary", "cards that came into the hand"),
    ("mimic", "the hand is made as large as another"),
    ("miser", "hand and store are two things; the flare hides cards of the hand"),
    ("mite", "what the hand has too much"),
    ("oracle", "hands are mixed"),
    ("philanthropist", "a card that came into a hand"),
    ("quark_battery", "an encounter card of the hand, not of a store, is played as something else"),
    ("trader", "hands are exchanged"),
    ("vacuum_turbines", "cards that came into the hand"),
];

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.extension() {
            _ if path.is_dir() => sources(&path, found),
            Some(ending) if ending == "rs" => found.push(path),
            _ => {}
        }
    }
}

#[test]
fn sets_ask_for_cards_by_their_purpose() {
    let mut files = Vec::new();
    sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../sets"), &mut files);
    let asks = |path: &PathBuf| {
        let text = fs::read_to_string(path).unwrap();
        text.contains(".hand(") || text.contains(".hand_where(")
    };
    let name = |path: &PathBuf| path.file_stem().unwrap().to_str().unwrap().to_string();
    let users: BTreeSet<String> = files.iter().filter(|p| asks(p)).map(name).collect();
    let meant: BTreeSet<String> = MEANT.iter().map(|(file, _)| file.to_string()).collect();
    assert_eq!(users, meant, "ask by purpose, or say in MEANT why the hand itself is meant");
}
