//! What every game is played in names none of them, and uses no crate of one.

use std::fs;
use std::path::{Path, PathBuf};

/// Where the house lives.
const HOUSE: &str = "crates/house";
/// Its crates.
const CRATES: [&str; 9] = [
    "hypergate-rules",
    "hypergate-bots",
    "hypergate-protocol",
    "hypergate-table",
    "hypergate-server",
    "hypergate-lab",
    "hypergate-scenarios",
    "hypergate-texts",
    "hypergate-commands",
];
/// Games, and what only one of them has.
const WORDS: [&str; 5] = ["cosmic", "salvage", "settlers", "alien", "encounter"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..")
}

/// All files below a folder whose names end so.
fn files(folder: &Path, end: &str, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("it can be read").path();
        if path.is_dir() {
            files(&path, end, found);
        } else if path.to_string_lossy().ends_with(end) {
            found.push(path);
        }
    }
}

fn house(end: &str) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    files(&root().join(HOUSE), end, &mut found);
    // This file has to name what it looks for.
    found.retain(|path| path.file_name() != Path::new(file!()).file_name());
    found.into_iter().map(|path| (path.clone(), fs::read_to_string(path).expect("it is text"))).collect()
}

/// The words of a line, in small letters and without the s of many; names of types are taken apart.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut small_before = false;
    for c in line.chars() {
        if !c.is_alphabetic() || (c.is_uppercase() && small_before) {
            words.push(String::new());
        }
        if c.is_alphabetic() {
            words.last_mut().expect("there is one").extend(c.to_lowercase());
        }
        small_before = c.is_lowercase();
    }
    words.into_iter().map(|word| word.strip_suffix('s').map_or(word.clone(), String::from)).collect()
}

#[test]
fn no_game_is_named() {
    let named: Vec<String> = WORDS.iter().flat_map(|word| words(word)).collect();
    let texts = [house(".rs"), house("Cargo.toml")].concat();
    assert!(texts.len() > 30, "the house was not found");
    let mut lines = Vec::new();
    for (path, text) in &texts {
        let naming = |line: &&str| words(line).iter().any(|word| named.contains(word));
        lines.extend(text.lines().filter(naming).map(|line| format!("{}: {line}", path.display())));
    }
    assert!(lines.is_empty(), "{lines:#?}");
}

#[test]
fn words_are_found_in_whatever_they_stand() {
    assert_eq!(
        words("/// The EncounterId of aliens_here"),
        ["", "", "", "", "the", "encounter", "id", "of", "alien", "here"]
    );
}

#[test]
fn no_crate_of_a_game_is_used() {
    let manifests = house("Cargo.toml");
    assert_eq!(manifests.len(), CRATES.len());
    for (path, text) in manifests {
        let used =
            text.lines().skip_while(|line| *line != "[dependencies]").filter_map(|line| line.split(['.', ' ']).next());
        let ours: Vec<&str> = used.filter(|name| name.starts_with("hypergate")).collect();
        assert!(ours.iter().all(|name| CRATES.contains(name)), "{}: {ours:?}", path.display());
        assert!(!text.contains("path ="), "{}: crates of the house are those of the workspace", path.display());
    }
}
