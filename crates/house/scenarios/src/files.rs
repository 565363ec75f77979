//! Feature files: finding them, reading them, and laying scenarios out step by step.

use std::path::{Path, PathBuf};

use gherkin::{Feature, GherkinEnv, Scenario, StepType};

/// A step as written.
#[derive(Clone, Debug)]
pub struct Line {
    /// Given, When or Then.
    pub kind: StepType,
    /// The text after that word.
    pub text: String,
    /// Its line in the file.
    pub line: usize,
    /// The column of its first letter.
    pub column: usize,
}

/// A scenario as written.
#[derive(Clone, Debug)]
pub struct Case {
    /// Its name.
    pub name: String,
    /// Its tags and those of its feature, without the `@`.
    pub tags: Vec<String>,
    /// The file it stands in.
    pub file: PathBuf,
    /// The line it begins at.
    pub line: usize,
    /// Its steps, with those of the background before them.
    pub steps: Vec<Line>,
}

/// A file that cannot be read.
#[derive(Clone, Debug)]
pub struct Unreadable {
    /// The file.
    pub file: PathBuf,
    /// The line.
    pub line: usize,
    /// What is wrong.
    pub why: String,
}

/// All feature files under some files and folders, in order of their names.
pub(crate) fn find(paths: &[PathBuf]) -> Result<Vec<PathBuf>, Unreadable> {
    let mut out = Vec::new();
    for path in paths {
        let before = out.len();
        collect(path, &mut out)?;
        out[before..].sort();
    }
    Ok(out)
}

fn collect(path: &Path, out: &mut Vec<PathBuf>) -> Result<(), Unreadable> {
    let unreadable =
        |why: std::io::Error| Unreadable { file: path.to_path_buf(), line: 1, why: format!("cannot be read: {why}") };
    if path.is_dir() {
        for entry in std::fs::read_dir(path).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?.path();
            if entry.is_dir() || entry.extension().is_some_and(|e| e == "feature") {
                collect(&entry, out)?;
            }
        }
        return Ok(());
    }
    std::fs::metadata(path).map_err(unreadable)?;
    out.push(path.to_path_buf());
    Ok(())
}

/// The scenarios of files and folders, as they are written.
pub fn cases(paths: &[PathBuf]) -> Result<Vec<Case>, Unreadable> {
    let mut all = Vec::new();
    for file in find(paths)? {
        all.extend(read(&file)?);
    }
    Ok(all)
}

/// The scenarios of a file.
pub(crate) fn read(file: &Path) -> Result<Vec<Case>, Unreadable> {
    let text = std::fs::read_to_string(file).map_err(|why| Unreadable {
        file: file.to_path_buf(),
        line: 1,
        why: format!("cannot be read: {why}"),
    })?;
    cases_in(&text, file)
}

/// The scenarios of a text, as if it stood in this file.
pub fn cases_in(text: &str, file: &Path) -> Result<Vec<Case>, Unreadable> {
    let feature = Feature::parse(text, GherkinEnv::default()).map_err(|why| {
        let why = why.to_string();
        let line = why.split(&[' ', ':'][..]).find_map(|w| w.parse().ok()).unwrap_or(1);
        Unreadable { file: file.to_path_buf(), line, why: format!("this is no feature file: {why}") }
    })?;
    let lines: Vec<&str> = text.lines().collect();
    let reader = Reader { lines, file };
    let mut out = Vec::new();
    let before = feature.background.as_ref().map(|b| b.steps.as_slice()).unwrap_or_default();
    for scenario in &feature.scenarios {
        reader.scenario(&feature.tags, before, scenario, &mut out);
    }
    for rule in &feature.rules {
        let steps = after(before, rule.background.as_ref().map(|b| b.steps.as_slice()).unwrap_or_default());
        let tags: Vec<String> = feature.tags.iter().chain(&rule.tags).cloned().collect();
        for scenario in &rule.scenarios {
            reader.scenario(&tags, &steps, scenario, &mut out);
        }
    }
    Ok(out)
}

/// Steps after those of a background. Who names players of its own has those: they take the place of the background's.
fn after(background: &[gherkin::Step], own: &[gherkin::Step]) -> Vec<gherkin::Step> {
    let names_players = |s: &gherkin::Step| s.ty == StepType::Given && s.value.starts_with("players ");
    let (mut steps, mut own) = (background.to_vec(), own.to_vec());
    let places = (steps.iter().position(names_players), own.iter().position(names_players));
    if let (Some(usual), Some(instead)) = places {
        steps[usual] = own.remove(instead);
    }
    steps.append(&mut own);
    steps
}

struct Reader<'t> {
    lines: Vec<&'t str>,
    file: &'t Path,
}

impl Reader<'_> {
    fn step(&self, step: &gherkin::Step) -> Line {
        let line = step.position.line;
        let found = self.lines.get(line.wrapping_sub(1)).and_then(|l| l.find(step.value.as_str()));
        let column = found.map_or(step.position.col, |i| i + 1);
        Line { kind: step.ty, text: step.value.clone(), line, column }
    }
    fn scenario(&self, tags: &[String], before: &[gherkin::Step], scenario: &Scenario, out: &mut Vec<Case>) {
        let tags: Vec<String> =
            tags.iter().chain(&scenario.tags).map(|t| t.trim_start_matches('@').to_string()).collect();
        let steps: Vec<Line> = after(before, &scenario.steps).iter().map(|s| self.step(s)).collect();
        let case = Case {
            name: scenario.name.clone(),
            tags,
            file: self.file.to_path_buf(),
            line: scenario.position.line,
            steps,
        };
        let tables = scenario.examples.iter().filter_map(|e| e.table.as_ref());
        let mut any = false;
        for table in tables {
            any = true;
            let Some((head, rows)) = table.rows.split_first() else { continue };
            for row in rows {
                let mut one = case.clone();
                one.name = format!("{} ({})", case.name, row.join(", "));
                for step in &mut one.steps {
                    for (key, value) in head.iter().zip(row) {
                        step.text = step.text.replace(&format!("<{key}>"), value);
                    }
                }
                out.push(one);
            }
        }
        if !any {
            out.push(case);
        }
    }
}
