//! `docs/protocol.md` speaks of everything there is, and what it quotes can be read.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use cosmic::says::{ToClient, ToTable};
use engine::ask::{Answer, Question};
use engine::query::Term;
use engine::view::Event;
use ts_rs::{Config, TS};

fn page() -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../docs/protocol.md");
    fs::read_to_string(file).expect("the page is there")
}

/// The names of the variants of a type, as they stand in JSON: `"say": "hello"` has `hello`, `{ "Use": … }` has `Use`.
fn variants<T: TS>(tag: Option<&str>) -> BTreeSet<String> {
    let declared = T::decl(&Config::default());
    let (_, body) = declared.split_once('=').expect("a declaration");
    match tag {
        Some(tag) => {
            let mark = format!("\"{tag}\": \"");
            body.split(&mark).skip(1).filter_map(|rest| rest.split('"').next()).map(String::from).collect()
        }
        None => body.split(" | ").filter_map(|one| one.split('"').nth(1)).map(String::from).collect(),
    }
}

fn missing(page: &str, words: BTreeSet<String>) -> Vec<String> {
    assert!(words.len() > 3, "the type was not understood: {words:?}");
    words
        .into_iter()
        .filter(|word| !page.contains(&format!("`{word}")) && !page.contains(&format!("\"{word}\"")))
        .collect()
}

#[test]
fn everything_is_spoken_of() {
    let page = page();
    for (what, words) in [
        ("said by clients", variants::<ToTable>(Some("say"))),
        ("told to clients", variants::<ToClient>(Some("tell"))),
        ("questions", variants::<Question>(None)),
        ("answers", variants::<Answer>(None)),
        ("events", variants::<Event>(None)),
        ("terms of totals", variants::<Term>(None)),
    ] {
        assert_eq!(missing(&page, words), [] as [String; 0], "{what} that the page does not speak of");
    }
}

#[test]
fn what_is_quoted_can_be_read() {
    let mut quoted = 0;
    for block in page().split("```").skip(1).step_by(2).filter_map(|block| block.strip_prefix("json\n")) {
        for line in block.lines().filter(|line| !line.trim().is_empty()) {
            let line = line.trim_start_matches("→ ").trim_start_matches("← ");
            let read = if line.contains("\"say\":") {
                serde_json::from_str::<ToTable>(line).map(drop)
            } else {
                serde_json::from_str::<ToClient>(line).map(drop)
            };
            read.unwrap_or_else(|why| panic!("{why}: {line}"));
            quoted += 1;
        }
    }
    assert!(quoted > 20, "only {quoted} messages are quoted");
}

/// All files of a folder and those within it.
fn sources(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there").map(|entry| entry.expect("readable").path());
    entries
        .flat_map(|path| if path.is_dir() { sources(&path) } else { vec![fs::read_to_string(&path).expect("text")] })
        .collect()
}

#[test]
fn every_trouble_is_explained_and_has_words() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..");
    let sources = ["house/server/src", "house/table/src"].map(|folder| sources(&crates.join(folder))).concat();
    let codes =
        sources.iter().flat_map(|text| text.split("trouble(\"").skip(1).filter_map(|rest| rest.split('"').next()));
    let codes: BTreeSet<String> = codes.map(String::from).collect();
    assert!(codes.len() > 30, "{codes:?}");
    let words = fs::read_to_string(crates.join("../web/locales/en/ui.ftl")).expect("the words are there");
    let page = page();
    for code in codes {
        assert!(page.contains(&format!("`{code}`")), "the page does not speak of {code}");
        let key = format!("\ntrouble-{} =", code.replace('_', "-"));
        assert!(words.contains(&key), "the client has no words for {code}");
    }
}
