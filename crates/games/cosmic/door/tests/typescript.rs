//! The committed TypeScript types are those of this crate. They are written anew first, so a second run passes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cosmic::says::{CatalogueFacts, Choices, ToClient, ToTable};
use protocol::*;
use ts_rs::{Config, TS};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../../web/src/protocol")
}

fn files(folder: &Path) -> BTreeMap<String, String> {
    let Ok(entries) = fs::read_dir(folder) else { return BTreeMap::new() };
    let read = |e: fs::DirEntry| Some((e.file_name().into_string().ok()?, fs::read_to_string(e.path()).ok()?));
    entries.filter_map(|e| read(e.ok()?)).collect()
}

#[test]
fn committed_types_are_current() {
    let fresh = std::env::temp_dir().join(format!("hypergate-types-{}", std::process::id()));
    let config = Config::new().with_out_dir(&fresh).with_large_int("number");
    ToTable::export_all(&config).unwrap();
    ToClient::export_all(&config).unwrap();
    MakeTable::export_all(&config).unwrap();
    TakeSeat::export_all(&config).unwrap();
    Seated::export_all(&config).unwrap();
    LobbyLine::export_all(&config).unwrap();
    CatalogueFacts::export_all(&config).unwrap();
    Choices::export_all(&config).unwrap();
    GameLine::export_all(&config).unwrap();
    let new = files(&fresh);
    fs::remove_dir_all(&fresh).unwrap();
    let old = files(&folder());
    if new != old {
        for name in old.keys().filter(|n| !new.contains_key(*n)) {
            fs::remove_file(folder().join(name)).unwrap();
        }
        fs::create_dir_all(folder()).unwrap();
        for (name, text) in &new {
            fs::write(folder().join(name), text).unwrap();
        }
        let changed: Vec<_> = new.iter().filter(|(n, t)| old.get(*n) != Some(t)).map(|(n, _)| n).collect();
        panic!("the TypeScript types were not current and have been written anew: {changed:?}; commit them");
    }
}
