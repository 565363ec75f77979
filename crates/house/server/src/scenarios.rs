//! Executable rulings: listed, and played through step by step.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::Path;
use std::sync::OnceLock;

use protocol::Trouble;
use rules::Eye;
use rust_embed::RustEmbed;
use scenarios::{Case, Staged};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use table::{AtTable, picture};

use crate::games::AnyGame;
use crate::trouble::trouble;

/// The executable rulings of a game, whichever it is.
pub trait AnyScenarios: Send + Sync {
    /// All of them.
    fn list(&self) -> Vec<ScenarioLine>;
    /// One by its id, played through with all cards open.
    fn show(&self, id: &str) -> Option<ScenarioShown>;
}

/// The scenarios of a game that a program carries.
pub struct Scenarios<S: Staged> {
    files: fn() -> Vec<(String, String)>,
    /// By their ids.
    all: OnceLock<BTreeMap<String, Case>>,
    staged: PhantomData<fn() -> S>,
}

impl<S: Staged> Scenarios<S> {
    /// Those of these files: their paths and texts.
    pub const fn new(files: fn() -> Vec<(String, String)>) -> Scenarios<S> {
        Scenarios { files, all: OnceLock::new(), staged: PhantomData }
    }

    fn all(&self) -> &BTreeMap<String, Case> {
        self.all.get_or_init(|| {
            let mut all = BTreeMap::new();
            for (file, text) in (self.files)() {
                match scenarios::cases_in(&text, Path::new(&file)) {
                    Ok(cases) => {
                        let stem = file.trim_end_matches(".feature").replace('/', "-");
                        all.extend((1..).zip(cases).map(|(n, case)| (format!("{stem}-{n}"), case)));
                    }
                    Err(why) => tracing::error!(file, why = why.why, "a ruling cannot be read"),
                }
            }
            all
        })
    }
}

impl<S: Staged<Rules: AtTable>> AnyScenarios for Scenarios<S> {
    fn list(&self) -> Vec<ScenarioLine> {
        let line = |(id, case): (&String, &Case)| ScenarioLine {
            id: id.clone(),
            title: case.name.clone(),
            file: case.file.display().to_string(),
            tags: case.tags.clone(),
        };
        self.all().iter().map(line).collect()
    }
    fn show(&self, id: &str) -> Option<ScenarioShown> {
        let case = self.all().get(id)?;
        let steps = (0..).zip(scenarios::walk::<S>(case)).map(|(n, step)| ScenarioStep {
            text: step.text,
            ok: step.failure.is_none(),
            snapshot: step.game.map(|game| {
                let log = step.events.iter().map(|what| S::Rules::for_eye(what, Eye::Open)).collect();
                let picture = picture::<S::Rules>(&game, Eye::Open, n, log);
                to_raw_value(&picture).expect("plain data can be written")
            }),
        });
        Some(ScenarioShown {
            title: case.name.clone(),
            file: case.file.display().to_string(),
            tags: case.tags.clone(),
            steps: steps.collect(),
        })
    }
}

/// The scenario files of a folder that a program carries: their paths and texts.
pub fn features<F: RustEmbed>() -> Vec<(String, String)> {
    let text = |file: &str| F::get(file).map(|text| String::from_utf8_lossy(&text.data).into_owned());
    let files = F::iter().filter(|file| file.ends_with(".feature"));
    files.filter_map(|file| Some((file.to_string(), text(&file)?))).collect()
}

/// A line of `GET /api/rulings`.
#[derive(Debug, Serialize)]
pub struct ScenarioLine {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The file it stands in.
    pub file: String,
    /// Its tags.
    pub tags: Vec<String>,
}

/// `GET /api/rulings/{id}`.
#[derive(Debug, Serialize)]
pub struct ScenarioShown {
    /// What it is called.
    pub title: String,
    /// The file it stands in.
    pub file: String,
    /// Its tags.
    pub tags: Vec<String>,
    /// Its steps.
    pub steps: Vec<ScenarioStep>,
}

/// A step of it: its text, the table afterwards, and whether it went as it says.
#[derive(Debug, Serialize)]
pub struct ScenarioStep {
    /// The text.
    pub text: String,
    /// The table afterwards, if there is one yet.
    pub snapshot: Option<Box<RawValue>>,
    /// Did it go as it says?
    pub ok: bool,
}

/// All scenarios of a game.
pub fn list(game: &dyn AnyGame) -> Vec<ScenarioLine> {
    game.scenarios().map_or_else(Vec::new, AnyScenarios::list)
}

/// A scenario, played through with all cards open.
pub fn show(game: &dyn AnyGame, id: &str) -> Result<ScenarioShown, Trouble> {
    let shown = game.scenarios().and_then(|scenarios| scenarios.show(id));
    shown.ok_or_else(|| trouble("no_such_ruling", "there is no such ruling"))
}
