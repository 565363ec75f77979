//! The phrases that scenarios are written in. `docs/scenarios.md` lists every one.

mod cards;
mod course;
mod given;
mod questions;
mod results;
mod table;

use gherkin::StepType;

use crate::fail::{Fail, Step};
use crate::files::Line;
use crate::pattern::{self, Arg};
use crate::read;
use crate::world::World;

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
pub struct Phrase {
    /// Given, When or Then.
    pub kind: Kind,
    /// Its words, with slots for what is filled in.
    pub pattern: &'static str,
    /// What it does.
    pub(crate) run: fn(&mut World, &[Arg]) -> Step,
}

const fn given(pattern: &'static str, run: fn(&mut World, &[Arg]) -> Step) -> Phrase {
    Phrase { kind: Kind::Given, pattern, run }
}
const fn when(pattern: &'static str, run: fn(&mut World, &[Arg]) -> Step) -> Phrase {
    Phrase { kind: Kind::When, pattern, run }
}
const fn then(pattern: &'static str, run: fn(&mut World, &[Arg]) -> Step) -> Phrase {
    Phrase { kind: Kind::Then, pattern, run }
}

/// All phrases, in the order in which they are tried.
pub fn all() -> impl Iterator<Item = &'static Phrase> {
    [given::PHRASES, course::PHRASES, questions::PHRASES, table::PHRASES, cards::PHRASES, results::PHRASES]
        .into_iter()
        .flatten()
}

/// The phrase a step is, and what fills its slots.
pub(crate) fn find(kind: Kind, text: &str) -> Step<(&'static Phrase, Vec<Arg<'_>>)> {
    let fits = |p: &'static Phrase| pattern::matches(p.pattern, text).map(|args| (p, args));
    if let Some(found) = all().filter(|p| p.kind == kind).find_map(fits) {
        return Ok(found);
    }
    if let Some((other, _)) = all().find_map(fits) {
        return Err(Fail::word(0, format!("this phrase belongs under {:?}: «{}»", other.kind, other.pattern)));
    }
    match pattern::nearest(text, all().filter(|p| p.kind == kind).map(|p| p.pattern)) {
        Some((near, at)) => Err(Fail::word(at, format!("no such phrase; the nearest is «{near}»"))),
        None => Err(Fail::word(0, "no such phrase")),
    }
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

/// Looks ahead: every phrase is known, and the position learns what it depends on: whom the steps encounter, and which
/// cards they have players select.
pub(crate) fn foresee(world: &mut World, line: &Line) -> Step {
    let (phrase, args) = find(Kind::of(line), &line.text)?;
    let letter = |arg: Arg| read::player(arg, engine::table::MAX_SEATS);
    if phrase.pattern == course::ENCOUNTERS {
        world.plan.encountered.push(letter(args[1])?);
    } else if phrase.pattern == course::PLAY_BOTH {
        for (who, card) in [(args[0], args[1]), (args[2], args[3])] {
            world.plan.played.push((letter(who)?, read::card(card, content::test_catalogue())?));
        }
    }
    Ok(())
}

/// The player in a slot.
fn player(world: &World, arg: Arg) -> Step<engine::table::Seat> {
    read::player(arg, world.plan.players())
}
