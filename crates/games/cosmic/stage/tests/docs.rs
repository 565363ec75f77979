//! The page for those who write scenarios is complete.

use content::words::TOPICS;

fn page() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../../docs/scenarios.md");
    let text = std::fs::read_to_string(path).expect("docs/scenarios.md is there");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What «In `file`:» before a block of code says: the block, cut where it leaves something out, is in that file.
#[test]
fn code_on_the_pages_about_aliens_and_games_is_real() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../..");
    let read = |path: &str| {
        std::fs::read_to_string(format!("{root}/{path}")).unwrap_or_else(|e| panic!("{path} cannot be read: {e}"))
    };
    for (page, least) in [("docs/adding-an-alien.md", 7), ("docs/adding-a-game.md", 7)] {
        let mut quoted = 0;
        for part in read(page).split("\nIn `").skip(1) {
            let (file, rest) = part.split_once("`:\n```").expect("a file, then a block of code");
            let block = rest.split_once('\n').and_then(|(_, code)| code.split_once("\n```")).expect("the block ends").0;
            let text = read(file);
            for piece in block.split("\n…\n") {
                assert!(text.contains(piece), "{page} quotes from {file} what is not there:\n{piece}");
                quoted += 1;
            }
        }
        assert!(quoted >= least, "only {quoted} quotations were found in {page}");
    }
}

#[test]
fn every_phrase_is_listed() {
    let page = page();
    let missing: Vec<&str> = rulings::phrases::ALL
        .iter()
        .copied()
        .flatten()
        .map(|p| p.pattern)
        .filter(|p| !page.contains(&format!("`{p}`")))
        .collect();
    assert!(missing.is_empty(), "not in docs/scenarios.md: {missing:#?}");
}

#[test]
fn every_topic_is_listed() {
    let page = page();
    let missing: Vec<&str> =
        TOPICS.iter().map(|(_, words)| *words).filter(|words| !page.contains(&format!("`{words}`"))).collect();
    assert!(missing.is_empty(), "not in docs/scenarios.md: {missing:#?}");
}
