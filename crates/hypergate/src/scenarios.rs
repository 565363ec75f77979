//! The executable rulings as the server shows them.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use cosmic::Cosmic;
use engine::view::Eye;
use rulings::Case;
use rust_embed::Embed;
use serde_json::value::to_raw_value;
use server::{AnyScenarios, ScenarioLine, ScenarioShown, ScenarioStep};

/// Those of Cosmic Encounter.
pub static COSMIC: Scenarios = Scenarios;

/// Executable rulings.
pub struct Scenarios;

#[derive(Embed)]
#[folder = "../../rulings/cosmic"]
struct Features;

/// All scenarios by their ids: the file and the place in it.
static ALL: LazyLock<BTreeMap<String, Case>> = LazyLock::new(|| {
    let mut all = BTreeMap::new();
    for file in Features::iter().filter(|file| file.ends_with(".feature")) {
        let Some(text) = Features::get(&file) else { continue };
        let text = String::from_utf8_lossy(&text.data).into_owned();
        match rulings::cases_in(&text, Path::new(file.as_ref())) {
            Ok(cases) => {
                let stem = file.trim_end_matches(".feature").replace('/', "-");
                all.extend((1..).zip(cases).map(|(n, case)| (format!("{stem}-{n}"), case)));
            }
            Err(why) => eprintln!("{file}: a ruling cannot be read: {}", why.why),
        }
    }
    all
});

impl AnyScenarios for Scenarios {
    fn list(&self) -> Vec<ScenarioLine> {
        let line = |(id, case): (&String, &Case)| ScenarioLine {
            id: id.clone(),
            title: case.name.clone(),
            file: case.file.display().to_string(),
            tags: case.tags.clone(),
        };
        ALL.iter().map(line).collect()
    }
    fn show(&self, id: &str) -> Option<ScenarioShown> {
        let case = ALL.get(id)?;
        let steps = (0..).zip(rulings::walk(case)).map(|(n, step)| ScenarioStep {
            text: step.text,
            ok: step.failure.is_none(),
            snapshot: step.game.map(|game| {
                let log = step.events.iter().map(|what| what.for_eye(Eye::Open)).collect();
                let picture = table::picture::<Cosmic>(&game, Eye::Open, n, log);
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
