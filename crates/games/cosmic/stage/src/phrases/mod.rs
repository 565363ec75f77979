//! The phrases that scenarios are written in. `docs/scenarios.md` lists every one.

mod cards;
mod course;
mod given;
mod questions;
mod results;
mod table;

use engine::table::{MAX_SEATS, Seat};
use scenarios::{Arg, Step, given, then, when};

use crate::plan::Plan;
use crate::read;
use crate::stage::Stage;
use crate::world::World;

/// One phrase.
pub type Phrase = scenarios::Phrase<Stage>;

/// All phrases, in the order in which they are tried.
pub static ALL: &[&[Phrase]] =
    &[given::PHRASES, course::PHRASES, questions::PHRASES, table::PHRASES, cards::PHRASES, results::PHRASES];

/// The position learns what it depends on: whom the steps encounter, and which cards they have players select.
pub(crate) fn foresee(plan: &mut Plan, pattern: &'static str, args: &[Arg]) -> Step {
    let letter = |arg: Arg| read::player(arg, MAX_SEATS);
    if pattern == course::ENCOUNTERS {
        plan.encountered.push(letter(args[1])?);
    } else if pattern == course::PLAY_BOTH {
        for (who, card) in [(args[0], args[1]), (args[2], args[3])] {
            plan.played.push((letter(who)?, read::card(card, content::test_catalogue())?));
        }
    }
    Ok(())
}

/// The player in a slot.
fn player(world: &World, arg: Arg) -> Step<Seat> {
    world.player(arg)
}
