//! Phrases: what a step of a scenario can say.

use gherkin::StepType;

use crate::fail::{Fail, Step};
use crate::files::Line;
use crate::pattern::{self, Arg};
use crate::{Staged, World};

/// What a phrase is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The position.
    Given,
    /// What players do.
    When,
    /// What is then so.
    Then,
}

/// One phrase.
pub struct Phrase<S: Staged> {
    /// Given, When or Then.
    pub kind: Kind,
    /// Its words, with slots for what is filled in.
    pub pattern: &'static str,
    /// What it does.
    pub run: fn(&mut World<S>, &[Arg]) -> Step,
}

/// A phrase that says something of the position.
pub const fn given<S: Staged>(pattern: &'static str, run: fn(&mut World<S>, &[Arg]) -> Step) -> Phrase<S> {
    Phrase { kind: Kind::Given, pattern, run }
}
/// A phrase that says what players do.
pub const fn when<S: Staged>(pattern: &'static str, run: fn(&mut World<S>, &[Arg]) -> Step) -> Phrase<S> {
    Phrase { kind: Kind::When, pattern, run }
}
/// A phrase that says what is then so.
pub const fn then<S: Staged>(pattern: &'static str, run: fn(&mut World<S>, &[Arg]) -> Step) -> Phrase<S> {
    Phrase { kind: Kind::Then, pattern, run }
}

impl Kind {
    /// The kind of a step.
    pub(crate) fn of(line: &Line) -> Kind {
        match line.kind {
            StepType::Given => Kind::Given,
            StepType::When => Kind::When,
            StepType::Then => Kind::Then,
        }
    }
}

/// All phrases, in the order in which they are tried.
fn all<S: Staged>() -> impl Iterator<Item = &'static Phrase<S>> {
    S::phrases().iter().copied().flatten()
}

/// The phrase a step is, and what fills its slots.
pub(crate) fn find<S: Staged>(kind: Kind, text: &str) -> Step<(&'static Phrase<S>, Vec<Arg<'_>>)> {
    let fits = |p: &'static Phrase<S>| pattern::matches(p.pattern, text, S::slot).map(|args| (p, args));
    if let Some(found) = all::<S>().filter(|p| p.kind == kind).find_map(fits) {
        return Ok(found);
    }
    if let Some((other, _)) = all::<S>().find_map(fits) {
        return Err(Fail::word(0, format!("this phrase belongs under {:?}: «{}»", other.kind, other.pattern)));
    }
    match pattern::nearest(text, all::<S>().filter(|p| p.kind == kind).map(|p| p.pattern), S::slot) {
        Some((near, at)) => Err(Fail::word(at, format!("no such phrase; the nearest is «{near}»"))),
        None => Err(Fail::word(0, "no such phrase")),
    }
}

/// Looks ahead: every phrase is known, and the position learns what it depends on.
pub(crate) fn foresee<S: Staged>(world: &mut World<S>, line: &Line) -> Step {
    let (phrase, args) = find::<S>(Kind::of(line), &line.text)?;
    S::foresee(&mut world.plan, phrase.pattern, &args)
}
