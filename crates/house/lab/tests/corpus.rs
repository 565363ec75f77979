//! Finished games of earlier days are the same today.
//!
//! A difference is an error, or a change of the rules: then `RULES_VERSION` grows, the corpus is renewed
//! (`cargo run --release -p hypergate-lab --example corpus -- renew`), and the message of the commit lists the games.

use std::fs::File;
use std::path::Path;

use lab::corpus;

#[test]
fn finished_games_are_what_they_were() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut games = 0;
    let mut changed = Vec::new();
    for kind in corpus::kinds() {
        let file = folder.join(format!("{}.jsonl.gz", kind.name));
        let kept = corpus::read(File::open(&file).unwrap()).unwrap();
        assert_eq!(kept.len() as u64, kind.games, "{}", file.display());
        games += kept.len();
        changed.extend(kept.iter().filter_map(|game| game.check().err().map(|d| format!("{}: {d:?}", game.name))));
    }
    assert_eq!(games, 500);
    assert!(changed.is_empty(), "{} of {games} games differ:\n{}", changed.len(), changed.join("\n"));
}

#[test]
fn a_difference_is_found_where_it_is() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus");
    let mut game = corpus::read(File::open(folder.join("base-rookie.jsonl.gz")).unwrap()).unwrap().swap_remove(0);
    game.marks[2] = "00000000".into();
    assert_eq!(game.check(), Err(corpus::Difference::Encounter(2)));
    game.inputs.swap(20, 21);
    assert!(game.check().is_err());
}
