//! The house is built with this game alone: no crate of another game is needed for it.

use std::process::Command;

#[test]
fn no_other_game_comes_with_it() {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--package", "salvage", "--edges", "normal,build", "--prefix", "none", "--offline"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo is there: it runs this test");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8(tree.stdout).expect("text");
    let ours = |line: &&str| line.contains("/crates/");
    let crates: Vec<&str> = tree.lines().filter(ours).collect();
    assert!(crates.iter().any(|line| line.starts_with("hypergate-server ")), "{crates:?}");
    let elsewhere: Vec<&&str> = crates.iter().filter(|line| !line.contains("/crates/house/")).collect();
    assert!(elsewhere.is_empty(), "{elsewhere:?}");
}
