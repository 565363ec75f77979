//! The page for those who write scenarios is complete.

use content::words::TOPICS;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/scenarios.md");
    let text = std::fs::read_to_string(path).expect("docs/scenarios.md is there");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn every_phrase_is_listed() {
    let page = page();
    let missing: Vec<&str> =
        rulings::phrases::all().map(|p| p.pattern).filter(|p| !page.contains(&format!("`{p}`"))).collect();
    assert!(missing.is_empty(), "not in docs/scenarios.md: {missing:#?}");
}

#[test]
fn every_topic_is_listed() {
    let page = page();
    let missing: Vec<&str> =
        TOPICS.iter().map(|(_, words)| *words).filter(|words| !page.contains(&format!("`{words}`"))).collect();
    assert!(missing.is_empty(), "not in docs/scenarios.md: {missing:#?}");
}
