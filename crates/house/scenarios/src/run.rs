//! Running scenarios.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use rules::{Names, Rules, Spoken};

use crate::fail::Fail;
use crate::files::{self, Case, Line};
use crate::phrase::{self, Kind};
use crate::report::{Report, Ruling};
use crate::staged::{GameOf, Staged};
use crate::world::World;

/// How scenarios are run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// As they stand.
    Plain,
    /// At every question the game is saved, loaded and cloned, and goes on with the copy; the end must be the same.
    Pauses,
}

/// Runs the scenarios of files and folders.
pub fn run<S: Staged>(paths: &[PathBuf], mode: Mode) -> Report {
    let mut report = Report::default();
    match files::find(paths) {
        Err(why) => report.rulings.push(why.into()),
        Ok(found) => {
            for file in found {
                match files::read(&file) {
                    Err(why) => report.rulings.push(why.into()),
                    Ok(cases) => report.rulings.extend(cases.iter().map(|c| judge::<S>(c, mode))),
                }
            }
        }
    }
    report
}

/// Runs some scenarios.
pub fn run_cases<S: Staged>(cases: &[Case], mode: Mode) -> Report {
    Report { rulings: cases.iter().map(|c| judge::<S>(c, mode)).collect() }
}

/// Runs the scenarios of a text.
pub fn run_text<S: Staged>(text: &str, mode: Mode) -> Report {
    let rulings = match files::cases_in(text, Path::new("text.feature")) {
        Err(why) => vec![why.into()],
        Ok(cases) => cases.iter().map(|c| judge::<S>(c, mode)).collect(),
    };
    Report { rulings }
}

fn judge<S: Staged>(case: &Case, mode: Mode) -> Ruling {
    let failure = match (play::<S>(case, false), mode) {
        (Err(why), _) => Some(why),
        (Ok(_), Mode::Plain) => None,
        (Ok(end), Mode::Pauses) => match play::<S>(case, true) {
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
pub struct Walked<R: Rules> {
    /// Its word and its text.
    pub text: String,
    /// The game afterwards, once it is laid out.
    pub game: Option<R::Game>,
    /// What happened so far.
    pub events: Vec<R::Event>,
    /// What went wrong, if anything did: then it is the last step.
    pub failure: Option<String>,
}

/// Plays a scenario and shows the game after every step.
pub fn walk<S: Staged>(case: &Case) -> Vec<Walked<S::Rules>> {
    let mut world = World::<S>::new(false);
    let said = |line: &Line| format!("{:?} {}", line.kind, line.text);
    for (i, line) in case.steps.iter().enumerate() {
        if let Err(fail) = phrase::foresee(&mut world, line) {
            let failure = Some(tell::<S>(case, i, &fail, None));
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
pub fn log<S: Staged>(case: &Case) -> String {
    let mut out = format!("{}:{}: {}\n", case.file.display(), case.line, case.name);
    let mut told = 0;
    for walked in walk::<S>(case) {
        out += &format!("  {}\n", walked.text);
        if let Some(game) = &walked.game {
            let names = Names::letters(S::Rules::players(game));
            let said = |what| format!("      {}\n", S::Rules::event(game, &names, what));
            let lines = walked.events[told..].iter().map(said);
            out += &lines.collect::<String>();
            told = walked.events.len();
        }
    }
    out
}

/// Plays a scenario; returns the game in the end, or what went wrong.
fn play<S: Staged>(case: &Case, pauses: bool) -> Result<Option<GameOf<S>>, String> {
    let mut world = World::<S>::new(pauses);
    for (i, line) in case.steps.iter().enumerate() {
        let foreseen = phrase::foresee(&mut world, line);
        foreseen.map_err(|fail| tell::<S>(case, i, &fail, None))?;
    }
    for i in 0..case.steps.len() {
        take(case, i, &mut world)?;
    }
    if world.left_open() {
        let fail = Fail::new("the scenario ends with a question left open");
        return Err(tell(case, case.steps.len().saturating_sub(1), &fail, Some(&world)));
    }
    Ok(world.into_game())
}

/// Takes one step.
fn take<S: Staged>(case: &Case, i: usize, world: &mut World<S>) -> Result<(), String> {
    world.step = i;
    match catch_unwind(AssertUnwindSafe(|| perform(world, &case.steps[i]))) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(fail)) => Err(tell(case, world.blamed.unwrap_or(i), &fail, Some(world))),
        Err(panic) => {
            let fail = Fail::new(format!("the engine stopped: {}", said(&*panic)));
            Err(tell::<S>(case, i, &fail, None))
        }
    }
}

fn said(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("for no stated reason").to_string()
}

fn perform<S: Staged>(world: &mut World<S>, line: &Line) -> Result<(), Fail> {
    let (phrase, args) = phrase::find::<S>(Kind::of(line), &line.text)?;
    if phrase.kind == Kind::Given && world.laid_out() {
        return Err(Fail::new("the game has begun: what is given must be said before"));
    }
    (phrase.run)(world, &args)
}

/// A failure in words: where, the step, what is wrong, what is asked.
fn tell<S: Staged>(case: &Case, step: usize, fail: &Fail, world: Option<&World<S>>) -> String {
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
