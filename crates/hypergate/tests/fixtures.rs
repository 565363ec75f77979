//! The pictures of tables that the tests of the browser client use are those of this build, and so is the catalogue. They are
//! written anew by `cargo run -p hypergate --example fixtures`.

#[path = "../examples/fixtures/picture.rs"]
mod picture;

use std::collections::BTreeSet;
use std::fs;

#[test]
fn pictures_of_tables_are_current() {
    let all = picture::all();
    let is_current =
        |name: &str, text: &str| fs::read_to_string(picture::tests().join(name)).is_ok_and(|old| old == text);
    let stale: Vec<&String> = all.iter().filter(|(name, text)| !is_current(name, text)).map(|(name, _)| name).collect();
    assert!(stale.is_empty(), "not what «cargo run -p hypergate --example fixtures» writes: {stale:?}");
    let there = fs::read_dir(picture::tests().join("fixtures")).expect("there is a folder of pictures");
    let there: BTreeSet<String> =
        there.map(|file| format!("fixtures/{}", file.expect("it can be read").file_name().to_string_lossy())).collect();
    let orphans: Vec<&String> = there.iter().filter(|name| !all.contains_key(*name)).collect();
    assert!(orphans.is_empty(), "pictures of no stored game: {orphans:?}");
}
