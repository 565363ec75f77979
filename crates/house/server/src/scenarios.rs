//! The executable rulings: listed, and played through step by step.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::LazyLock;

use cosmic::says::Snapshot;
use engine::view::Eye;
use protocol::Trouble;
use rulings::Case;
use rust_embed::Embed;
use serde::Serialize;

use crate::picture;
use crate::trouble::trouble;

#[derive(Embed)]
#[folder = "../../../rulings/cosmic"]
struct Features;

/// A line of `GET /api/rulings`.
#[derive(Debug, Serialize)]
pub struct RulingLine {
    id: String,
    title: String,
    file: String,
    tags: Vec<String>,
}

/// `GET /api/rulings/{id}`.
#[derive(Debug, Serialize)]
pub struct RulingShown {
    title: String,
    file: String,
    tags: Vec<String>,
    steps: Vec<RulingStep>,
}

/// A step of it: its text, the table afterwards, and whether it went as it says.
#[derive(Debug, Serialize)]
struct RulingStep {
    text: String,
    snapshot: Option<Snapshot>,
    ok: bool,
}

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
            Err(why) => tracing::error!(file = file.as_ref(), why = why.why, "a ruling cannot be read"),
        }
    }
    all
});

/// All scenarios.
pub fn list() -> Vec<RulingLine> {
    let line = |(id, case): (&String, &Case)| RulingLine {
        id: id.clone(),
        title: case.name.clone(),
        file: case.file.display().to_string(),
        tags: case.tags.clone(),
    };
    ALL.iter().map(line).collect()
}

/// A scenario, played through with all cards open.
pub fn show(id: &str) -> Result<RulingShown, Trouble> {
    let case = ALL.get(id).ok_or_else(|| trouble("no_such_ruling", "there is no such ruling"))?;
    let steps = (0..).zip(rulings::walk(case)).map(|(n, step)| RulingStep {
        text: step.text,
        ok: step.failure.is_none(),
        snapshot: step.game.map(|game| {
            let log = step.events.iter().map(|what| what.for_eye(Eye::Open)).collect();
            picture::snapshot(&game, Eye::Open, n, log)
        }),
    });
    Ok(RulingShown {
        title: case.name.clone(),
        file: case.file.display().to_string(),
        tags: case.tags.clone(),
        steps: steps.collect(),
    })
}
