//! Finished games of earlier days are the same today.
//!
//! A difference is an error, or a change of the rules: then `RULES_VERSION` grows, the corpus is renewed
//! (`cargo run --release -p hypergate-cosmic --example corpus -- renew`), and the message of the commit lists the games.

mod kept;

use std::fs::{self, File};
use std::path::{Path, PathBuf};

use kept::Difference;

/// Where the games are.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

#[test]
fn finished_games_are_what_they_were() {
    let (mut files, mut games) = (0, 0);
    let mut changed = Vec::new();
    for file in fs::read_dir(folder()).unwrap() {
        let kept = kept::read(File::open(file.unwrap().path()).unwrap()).unwrap();
        files += 1;
        games += kept.len();
        changed.extend(kept.iter().filter_map(|game| game.check().err().map(|d| format!("{}: {d:?}", game.name))));
    }
    assert_eq!((files, games), (10, 500));
    assert!(changed.is_empty(), "{} of {games} games differ:\n{}", changed.len(), changed.join("\n"));
}

#[test]
fn a_difference_is_found_where_it_is() {
    let mut game = kept::read(File::open(folder().join("base-rookie.jsonl.gz")).unwrap()).unwrap().swap_remove(0);
    game.marks[2] = "00000000".into();
    assert_eq!(game.check(), Err(Difference::Encounter(2)));
    game.inputs.swap(20, 21);
    assert!(game.check().is_err());
}
