//! Cosmic Encounter on the stage: with test pieces besides the real ones, and stopped before every turn.

use content::words::{Names, Words};
use cosmic::Cosmic;
use engine::ask::{Answer, Ask};
use engine::view::Event;
use engine::{Game, Refusal};
use rules::LoadError;
use scenarios::pattern::is_letter;
use scenarios::{Arg, Phrase, Refused, Shape, Staged, Step};

use crate::plan::Plan;
use crate::world::{Memory, between_turns};
use crate::{answers, phrases};

/// The words in which scenarios of Cosmic Encounter are written.
pub struct Stage;

impl Staged for Stage {
    type Rules = Cosmic;
    type Plan = Plan;
    type Memory = Memory;

    fn phrases() -> &'static [&'static [Phrase<Stage>]] {
        phrases::ALL
    }
    fn slot(name: &str) -> Shape {
        match name {
            "planet" => Shape::Word(is_planet),
            "side" => Shape::Word(|text| matches!(text, "offense" | "defense")),
            "place" => Shape::Words(is_place),
            _ => Shape::Any,
        }
    }
    fn foresee(plan: &mut Plan, pattern: &'static str, args: &[Arg]) -> Step {
        phrases::foresee(plan, pattern, args)
    }
    fn players(plan: &Plan) -> usize {
        plan.players()
    }
    fn lay_out(plan: &Plan) -> Result<Game, Refused> {
        plan.build()
    }
    fn begin(game: &mut Game) -> Result<(), Refusal> {
        game.begin()
    }
    fn remember(memory: &mut Memory, game: &Game) {
        memory.note(game);
    }
    fn read(arg: Arg, ask: &Ask, game: &Game, names: &Names) -> Step<Answer> {
        answers::read(arg, ask, game, names)
    }
    /// With the test pieces.
    fn reload(game: &Game) -> Result<Game, LoadError> {
        Game::load(game.rules(), &game.save())
    }
    fn idle(game: &Game, names: &Names) -> String {
        let words = Words::new(game, names);
        match game.finish() {
            Some(finish) => words.event(&Event::GameOver(finish)),
            None if between_turns(game) => {
                let next = words.seat(game.state().turn.owner);
                format!("nobody is asked anything: {next}'s turn is about to begin")
            }
            None => String::new(),
        }
    }
}

fn is_planet(text: &str) -> bool {
    text.len() == 2 && text.starts_with(is_letter) && text.ends_with(|c: char| c.is_ascii_digit())
}

fn is_place(text: &str) -> bool {
    matches!(text, "in the gate" | "in the warp" | "beside the planet" | "out of the game")
        || text.strip_prefix("around ").is_some_and(|rest| rest.ends_with("'s system"))
        || text.strip_prefix("on ").is_some_and(|p| is_planet(p) || p.ends_with("sheet") || is_name(p))
}

/// A name of several letters, as pieces have.
fn is_name(text: &str) -> bool {
    text.starts_with(char::is_uppercase)
        && text.len() > 2
        && text.chars().all(|c| c.is_alphabetic() || " -'".contains(c))
}
