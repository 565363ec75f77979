//! Lists the locales: each folder of `locales/` is one, and all `.ftl` files of this game in it are built in.

use std::path::{Path, PathBuf};
use std::{env, fs};

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{} cannot be read: {e}", folder.display()));
    let mut all: Vec<PathBuf> = entries.map(|e| e.expect("a folder can be listed").path()).collect();
    all.sort();
    all
}

fn name(path: &Path) -> &str {
    path.file_name().and_then(|n| n.to_str()).expect("a locale has a plain name")
}

fn main() {
    let root =
        Path::new(&env::var("CARGO_MANIFEST_DIR").expect("cargo says where the crate is")).join("../../../../locales");
    println!("cargo::rerun-if-changed={}", root.display());
    let mut list = String::from("&[\n");
    for locale in sorted(&root).iter().filter(|p| p.is_dir()) {
        list += &format!("    ({:?}, &[\n", name(locale));
        for file in sorted(&locale.join("cosmic")).iter().filter(|p| p.extension().is_some_and(|e| e == "ftl")) {
            let whole = file.canonicalize().expect("the file is there");
            list += &format!("        ({:?}, include_str!({:?})),\n", name(file), whole);
        }
        list += "    ]),\n";
    }
    list += "]\n";
    let out = Path::new(&env::var("OUT_DIR").expect("cargo says where to write")).join("locales.rs");
    fs::write(out, list).expect("the list can be written");
}
