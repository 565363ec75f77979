//! Our texts say what the printed ones mean in words of our own. Where the references lie beside the checkout (or where
//! `HYPERGATE_REFERENCE` points to them) every English text is held against them; elsewhere this test says that it was
//! not done.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

use content::texts::english;
use serde_json::Value;

/// The longest run of words that may stand in a reference too.
const RUN: usize = 7;
/// How much of a sentence may be found, in the same order, in one sentence of what it renders.
const ALIKE: f64 = 0.7;
/// Shorter sentences are anybody's.
const SHORT: usize = 6;

fn words(text: &str) -> Vec<String> {
    let apart = |c: char| !c.is_alphanumeric() && c != '\'';
    let text = text.to_lowercase().replace('’', "'");
    text.split(apart).map(|w| w.trim_matches('\'')).filter(|w| !w.is_empty()).map(String::from).collect()
}

fn sentences(text: &str) -> Vec<Vec<String>> {
    let all = text.split(['.', ';', ':', '!', '?', '\n']).map(words);
    all.filter(|sentence| sentence.len() >= SHORT).collect()
}

/// Twice the words both have in the same order, as a share of all their words.
fn likeness(a: &[String], b: &[String]) -> f64 {
    let mut common = vec![0; b.len() + 1];
    for word in a {
        let mut before = 0;
        for (j, other) in b.iter().enumerate() {
            let above = common[j + 1];
            common[j + 1] = if word == other { before + 1 } else { above.max(common[j]) };
            before = above;
        }
    }
    2.0 * common[b.len()] as f64 / (a.len() + b.len()) as f64
}

/// What is printed, and about which alien; nothing for texts about cards and rules.
#[derive(Default)]
struct Printed {
    runs: BTreeSet<Vec<String>>,
    sentences: BTreeMap<String, Vec<Vec<String>>>,
}

impl Printed {
    fn add(&mut self, about: &str, text: &str) {
        self.runs.extend(words(text).windows(RUN + 1).map(<[String]>::to_vec));
        self.sentences.entry(about.into()).or_default().extend(sentences(text));
    }
    fn add_all(&mut self, about: &str, value: &Value) {
        match value {
            Value::String(text) => self.add(about, text),
            Value::Array(list) => list.iter().for_each(|v| self.add_all(about, v)),
            Value::Object(fields) => fields.values().for_each(|v| self.add_all(about, v)),
            _ => {}
        }
    }
    fn read(folder: &Path) -> Printed {
        let text = |path: &Path| fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
        let mut printed = Printed::default();
        for path in files(&folder.join("aliens")) {
            let aliens: Vec<Value> =
                serde_json::from_str(&text(&path)).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
            for alien in &aliens {
                printed.add_all(alien["id"].as_str().expect("an alien has an id"), alien);
            }
        }
        files(&folder.join("decks")).iter().for_each(|path| printed.add("", &text(path)));
        printed
    }
    /// What is too close in a text of ours.
    fn echoes(&self, key: &str, text: &str) -> Vec<String> {
        let all = words(text);
        let runs = all.windows(RUN + 1).filter(|run| self.runs.contains(*run));
        let mut found: Vec<String> = runs.map(|run| format!("{key}: «{}»", run.join(" "))).collect();
        let about = match key.split_once('-') {
            Some(("alien", rest)) => rest.split('.').next().unwrap_or_default(),
            Some(("card" | "destiny" | "variant", _)) => "",
            _ => return found, // words of the table, not texts
        };
        let printed = self.sentences.get(about).map_or(&[][..], Vec::as_slice);
        for sentence in sentences(text) {
            let nearest = printed.iter().map(|p| (likeness(&sentence, p), p)).max_by(|a, b| a.0.total_cmp(&b.0));
            if let Some((alike, other)) = nearest.filter(|(alike, _)| *alike > ALIKE) {
                found.push(format!("{key}: {alike:.2} «{}» and «{}»", sentence.join(" "), other.join(" ")));
            }
        }
        found
    }
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    all.sort();
    all
}

/// Where the references lie, if they lie anywhere.
fn references() -> Option<PathBuf> {
    if let Some(named) = std::env::var_os("HYPERGATE_REFERENCE") {
        return Some(named.into());
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors().map(|folder| folder.join("shared/reference")).find(|folder| folder.is_dir())
}

#[test]
fn no_text_echoes_a_printed_one() {
    let Some(folder) = references() else {
        // straight to the terminal: a passing test hides what it prints
        writeln!(std::io::stderr(), "the references are not here: texts were not compared with them").unwrap();
        return;
    };
    let printed = Printed::read(&folder);
    assert!(printed.sentences.len() > 100, "there is hardly anything in {}", folder.display());
    let locale = english();
    let echoes = |key: &str| printed.echoes(key, &locale.own(key).expect("it was listed"));
    let found: Vec<String> = locale.keys().flat_map(echoes).collect();
    assert!(found.is_empty(), "to be said in own words: {found:#?}");
}

#[test]
fn an_echo_is_heard() {
    let mut printed = Printed::default();
    printed.add(
        "owl",
        "As the offense, you may look at one card of your opponent's hand before you launch. It stays there.",
    );
    let close = |text: &str| !printed.echoes("alien-owl.power", text).is_empty();
    assert!(close("Look at one card of your opponent's hand before you send ships."), "a run of eight words");
    assert!(
        close("As the offense you may look at a card of your opponent's hand before the launch."),
        "nearly the same sentence"
    );
    assert!(!close("Before ships are sent, one card of the other hand is shown to you. It stays there."));
    assert!((likeness(&words("a b c d"), &words("a c d e")) - 0.75).abs() < 1e-9);
    assert_eq!(words("Don't «zap» 'em: 06!"), ["don't", "zap", "em", "06"]);
}
