//! Executable rulings: listed, and played through step by step.

use protocol::Trouble;
use serde::Serialize;
use serde_json::value::RawValue;

use crate::games::AnyGame;
use crate::trouble::trouble;

/// The executable rulings of a game, whichever it is.
pub trait AnyScenarios: Send + Sync {
    /// All of them.
    fn list(&self) -> Vec<ScenarioLine>;
    /// One by its id, played through with all cards open.
    fn show(&self, id: &str) -> Option<ScenarioShown>;
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
