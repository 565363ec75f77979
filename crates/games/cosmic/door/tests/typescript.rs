//! The committed TypeScript types are those of the house and of this crate. They are written anew first, so a second run passes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cosmic::says::{CatalogueFacts, Choices, ToClient, ToTable};
use protocol::*;
use ts_rs::{Config, TS};

/// The files of a folder, by their names without the ending.
type Files = BTreeMap<String, String>;

/// Where types are committed: the house's, which name no game, and those of Cosmic Encounter.
const FOLDERS: [&str; 2] = ["web/src/house/protocol", "web/src/games/cosmic/protocol"];
/// From the second to the first.
const TO_THE_HOUSE: &str = "../../../house/protocol/";

fn committed(folder: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../..").join(folder)
}

fn files(folder: &Path) -> Files {
    let Ok(entries) = fs::read_dir(folder) else { return Files::new() };
    let read = |e: fs::DirEntry| {
        let name = e.file_name().into_string().ok()?;
        Some((name.strip_suffix(".ts")?.to_string(), fs::read_to_string(e.path()).ok()?))
    };
    entries.filter_map(|e| read(e.ok()?)).collect()
}

/// What is written when types are exported.
fn exported(name: &str, export: impl FnOnce(&Config)) -> Files {
    let fresh = std::env::temp_dir().join(format!("hypergate-types-{}-{name}", std::process::id()));
    export(&Config::new().with_out_dir(&fresh).with_large_int("number"));
    let found = files(&fresh);
    fs::remove_dir_all(&fresh).unwrap();
    found
}

/// All that is said at a table of whatever game.
fn of_the_house() -> Files {
    /// What a game would say.
    #[derive(TS)]
    struct Anything {
        #[expect(dead_code)]
        any: u8,
    }
    type Any = Anything;
    let mut found = exported("house", |config| {
        protocol::ToTable::<Any, Any, Any>::export_all(config).unwrap();
        protocol::ToClient::<Any, Any, Any, Any>::export_all(config).unwrap();
        protocol::Update::<Any, Any, Any, Any, Any>::export_all(config).unwrap();
        protocol::Snapshot::<Any, Any, Any, Any, Any>::export_all(config).unwrap();
        protocol::Prompt::<Any, Any, Any>::export_all(config).unwrap();
        protocol::Wait::<Any>::export_all(config).unwrap();
        MakeTable::export_all(config).unwrap();
        TakeSeat::export_all(config).unwrap();
        Seated::export_all(config).unwrap();
        LobbyLine::export_all(config).unwrap();
        GameLine::export_all(config).unwrap();
    });
    found.remove("Anything");
    found
}

/// What Cosmic Encounter says besides, in words of the house where it has them.
fn of_the_game(house: &Files) -> Files {
    let mut found = exported("game", |config| {
        ToTable::export_all(config).unwrap();
        ToClient::export_all(config).unwrap();
        CatalogueFacts::export_all(config).unwrap();
        Choices::export_all(config).unwrap();
    });
    found.retain(|name, _| !house.contains_key(name));
    for text in found.values_mut() {
        for name in house.keys() {
            *text = text.replace(&format!("\"./{name}\""), &format!("\"{TO_THE_HOUSE}{name}\""));
        }
    }
    found
}

#[test]
fn committed_types_are_current() {
    let house = of_the_house();
    let game = of_the_game(&house);
    let mut changed = Vec::new();
    for (folder, new) in FOLDERS.into_iter().zip([house, game]) {
        let path = committed(folder);
        let old = files(&path);
        fs::create_dir_all(&path).unwrap();
        for name in old.keys().filter(|name| !new.contains_key(*name)) {
            fs::remove_file(path.join(format!("{name}.ts"))).unwrap();
            changed.push(format!("{folder}/{name}"));
        }
        for (name, text) in new.iter().filter(|(name, text)| old.get(*name) != Some(text)) {
            fs::write(path.join(format!("{name}.ts")), text).unwrap();
            changed.push(format!("{folder}/{name}"));
        }
    }
    assert!(
        changed.is_empty(),
        "the TypeScript types were not current and have been written anew: {changed:?}; commit them"
    );
}
