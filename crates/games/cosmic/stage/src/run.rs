//! Running scenarios and reporting on them.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use content::words::{Names, Words};
use engine::Game;
use engine::view::Event;

use crate::fail::Fail;
use crate::files::{self, Case, Line, Unreadable};
use crate::phrases::{self, Kind};
use crate::world::World;

/// How scenarios are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As they stand.
    Plain,
    /// At every question the game is saved, loaded and cloned, and goes on with the copy; the end must be the same.
    Pauses,
}

/// How one scenario went.
#[derive(Clone, Debug)]
pub struct Ruling {
    /// The name of the scenario.
    pub name: String,
    /// Its tags, without the `@`.
    pub tags: Vec<String>,
    /// The file it stands in.
    pub file: PathBuf,
    /// The line it begins at.
    pub line: usize,
    /// What went wrong, if anything did.
    pub failure: Option<String>,
}

impl Ruling {
    /// Did it pass?
    pub fn passed(&self) -> bool {
        self.failure.is_none()
    }
}

/// How all scenarios went.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// Scenario by scenario.
    pub rulings: Vec<Ruling>,
}

impl Report {
    /// How many passed.
    pub fn passed(&self) -> usize {
        self.rulings.iter().filter(|r| r.passed()).count()
    }
    /// How many failed.
    pub fn failed(&self) -> usize {
        self.rulings.len() - self.passed()
    }
    /// Each failure, then the line `N passed, N failed`.
    pub fn text(&self) -> String {
        let mut out = String::new();
        for ruling in &self.rulings {
            if let Some(failure) = &ruling.failure {
                let tags: Vec<String> = ruling.tags.iter().map(|tag| format!(" @{tag}")).collect();
                out += &format!("FAILED {}{}\n{failure}\n\n", ruling.name, tags.concat());
            }
        }
        out + &format!("{} passed, {} failed", self.passed(), self.failed())
    }
}

/// Runs the scenarios of files and folders.
pub fn run(paths: &[PathBuf], mode: Mode) -> Report {
    let mut report = Report::default();
    match files::find(paths) {
        Err(why) => report.rulings.push(unreadable(why)),
        Ok(found) => {
            for file in found {
                match files::read(&file) {
                    Err(why) => report.rulings.push(unreadable(why)),
                    Ok(cases) => report.rulings.extend(cases.iter().map(|c| judge(c, mode))),
                }
            }
        }
    }
    report
}

/// The scenarios of files and folders, as they are written.
pub fn cases(paths: &[PathBuf]) -> Result<Vec<Case>, Unreadable> {
    let mut all = Vec::new();
    for file in files::find(paths)? {
        all.extend(files::read(&file)?);
    }
    Ok(all)
}

/// The scenarios of a text, as if it stood in this file.
pub fn cases_in(text: &str, file: &Path) -> Result<Vec<Case>, Unreadable> {
    files::read_text(text, file)
}

/// Runs some scenarios.
pub fn run_cases(cases: &[Case], mode: Mode) -> Report {
    Report { rulings: cases.iter().map(|c| judge(c, mode)).collect() }
}

/// Runs the scenarios of a text.
pub fn run_text(text: &str, mode: Mode) -> Report {
    let rulings = match files::read_text(text, Path::new("text.feature")) {
        Err(why) => vec![unreadable(why)],
        Ok(cases) => cases.iter().map(|c| judge(c, mode)).collect(),
    };
    Report { rulings }
}

fn unreadable(why: Unreadable) -> Ruling {
    Ruling {
        name: why.file.display().to_string(),
        tags: Vec::new(),
        line: why.line,
        failure: Some(format!("{}:{}: {}", why.file.display(), why.line, why.why)),
        file: why.file,
    }
}

fn judge(case: &Case, mode: Mode) -> Ruling {
    let failure = match (play(case, false), mode) {
        (Err(why), _) => Some(why),
        (Ok(_), Mode::Plain) => None,
        (Ok(end), Mode::Pauses) => match play(case, true) {
            Err(why) => Some(format!("with a pause at every question:\n{why}")),
            Ok(other) if other != end => {
                Some(format!("{}:{}: with pauses the game ends differently", case.file.display(), case.line))
            }
            Ok(_) => None,
        },
    };
    Ruling { name: case.name.clone(), tags: case.tags.clone(), file: case.file.clone(), line: case.line, failure }
}

/// A step of a scenario as it went.
pub struct Walked {
    /// Its word and its text.
    pub text: String,
    /// The game afterwards, once it is laid out.
    pub game: Option<Game>,
    /// What happened so far.
    pub events: Vec<Event>,
    /// What went wrong, if anything did: then it is the last step.
    pub failure: Option<String>,
}

/// Plays a scenario and shows the game after every step.
pub fn walk(case: &Case) -> Vec<Walked> {
    let mut world = World::new(false);
    let said = |line: &Line| format!("{:?} {}", line.kind, line.text);
    for (i, line) in case.steps.iter().enumerate() {
        if let Err(fail) = phrases::foresee(&mut world, line) {
            let failure = Some(tell(case, i, &fail, None));
            return vec![Walked { text: said(line), game: None, events: Vec::new(), failure }];
        }
    }
    let mut walked = Vec::new();
    for (i, line) in case.steps.iter().enumerate() {
        let failure = take(case, i, &mut world).err();
        let failed = failure.is_some();
        let game = world.maybe_game().cloned();
        walked.push(Walked { text: said(line), game, events: world.log.clone(), failure });
        if failed {
            break;
        }
    }
    walked
}

/// A scenario step by step, with what the log says after each.
pub fn log(case: &Case) -> String {
    let mut out = format!("{}:{}: {}\n", case.file.display(), case.line, case.name);
    let mut told = 0;
    for walked in walk(case) {
        out += &format!("  {}\n", walked.text);
        if let Some(game) = &walked.game {
            let names = Names::letters(game.players.len());
            let words = Words::new(game, &names);
            let lines = walked.events[told..].iter().map(|what| format!("      {}\n", words.event(what)));
            out += &lines.collect::<String>();
            told = walked.events.len();
        }
    }
    out
}

/// Plays a scenario; returns a number for the end state, or what went wrong.
fn play(case: &Case, pauses: bool) -> Result<Option<u64>, String> {
    let mut world = World::new(pauses);
    for (i, line) in case.steps.iter().enumerate() {
        let foreseen = phrases::foresee(&mut world, line);
        foreseen.map_err(|fail| tell(case, i, &fail, None))?;
    }
    for i in 0..case.steps.len() {
        take(case, i, &mut world)?;
    }
    if world.left_open() {
        let fail = Fail::new("the scenario ends with a question left open");
        return Err(tell(case, case.steps.len().saturating_sub(1), &fail, Some(&world)));
    }
    Ok(world.digest())
}

/// Takes one step.
fn take(case: &Case, i: usize, world: &mut World) -> Result<(), String> {
    world.step = i;
    match catch_unwind(AssertUnwindSafe(|| perform(world, &case.steps[i]))) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(fail)) => Err(tell(case, world.blamed.unwrap_or(i), &fail, Some(world))),
        Err(panic) => {
            let fail = Fail::new(format!("the engine stopped: {}", said(&*panic)));
            Err(tell(case, i, &fail, None))
        }
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("for no stated reason").to_string()
}

fn perform(world: &mut World, line: &Line) -> Result<(), Fail> {
    let (phrase, args) = phrases::find(Kind::of(line), &line.text)?;
    if phrase.kind == Kind::Given && world.laid_out() {
        return Err(Fail::new("the game has begun: what is given must be said before"));
    }
    (phrase.run)(world, &args)
}

/// A failure in words: where, the step, what is wrong, what is asked.
fn tell(case: &Case, step: usize, fail: &Fail, world: Option<&World>) -> String {
    let Some(line) = case.steps.get(step) else {
        return format!("{}:{}: {}", case.file.display(), case.line, fail.message);
    };
    let column = line.column + fail.at.map_or(0, |at| line.text[..at.min(line.text.len())].chars().count());
    let mut out = format!("  {}:{}:{column}: {}\n", case.file.display(), line.line, line.text);
    if fail.at.is_some() {
        let head = format!("  {}:{}:{column}: ", case.file.display(), line.line);
        let blanks = head.chars().count() + column - line.column;
        out += &format!("{}^\n", " ".repeat(blanks));
    }
    out += &indent(&fail.message);
    if let Some(world) = world.filter(|w| w.laid_out()) {
        out += "\n  at this point:\n";
        out += &indent(&world.open_questions());
    }
    out
}

fn indent(text: &str) -> String {
    let lines: Vec<String> = text.lines().map(|l| format!("    {l}")).collect();
    lines.join("\n")
}
