//! What a game brings to the stage.

use rules::{LoadError, Names, Refusal, Rules, Said, SetupError, Spoken};

use crate::fail::{Fail, Step};
use crate::pattern::{Arg, Shape};
use crate::phrase::Phrase;

/// A game that is staged.
pub type GameOf<S> = <<S as Staged>::Rules as Rules>::Game;
/// A question of it.
pub type AskOf<S> = <<S as Staged>::Rules as Rules>::Ask;
/// An answer of it.
pub type AnswerOf<S> = <<S as Staged>::Rules as Rules>::Answer;
/// What is put into it.
pub type InputOf<S> = <<S as Staged>::Rules as Rules>::Input;
/// What happens in it.
pub type EventOf<S> = <<S as Staged>::Rules as Rules>::Event;

/// Why a position cannot be laid out.
pub enum Refused {
    /// The rules refuse the setup.
    Setup(SetupError),
    /// A Given step, by its number, is to blame.
    Step(usize, Fail),
    /// The whole is to blame.
    Plain(Fail),
}

/// The words in which scenarios of a game are written, and how its positions are laid out. A game's own type may implement it, or,
/// where the vocabulary is a crate of its own, an empty type of that crate.
pub trait Staged: Sized + 'static {
    /// The game.
    type Rules: Spoken;
    /// The position a scenario starts from, as its Given steps tell it.
    type Plan: Default;
    /// What a scenario keeps in mind of the game while it runs, for steps that speak of what was.
    type Memory: Default;

    /// All phrases, in the order in which they are tried: narrower ones stand before wider ones.
    fn phrases() -> &'static [&'static [Phrase<Self>]];
    /// What may fill a slot of this name. `player` and `number` are the same for all games.
    fn slot(_name: &str) -> Shape {
        Shape::Any
    }
    /// Looks ahead at a step: the position learns what it depends on.
    fn foresee(_plan: &mut Self::Plan, _pattern: &'static str, _args: &[Arg]) -> Step {
        Ok(())
    }
    /// How many players there are; none before that was said.
    fn players(plan: &Self::Plan) -> usize;
    /// Lays a game out as told, with its events recorded.
    fn lay_out(plan: &Self::Plan) -> Result<GameOf<Self>, Refused>;
    /// Goes on where a game waits, as before a turn.
    fn begin(_game: &mut GameOf<Self>) -> Result<(), Refusal> {
        Ok(())
    }
    /// Notes what later steps may speak of: when the game is laid out, and before anything is put in.
    fn remember(_memory: &mut Self::Memory, _game: &GameOf<Self>) {}
    /// Reads an answer to a question: as it is typed in a terminal, unless scenarios have words of their own for it.
    fn read(arg: Arg, ask: &AskOf<Self>, game: &GameOf<Self>, names: &Names) -> Step<AnswerOf<Self>> {
        match Self::Rules::read(game, names, ask, arg.text) {
            Ok(Said::Answer(answer)) => Ok(answer),
            Ok(Said::Listens) => Err(Fail::word(arg.at, "this is no answer")),
            Err(why) => Err(Fail::word(arg.at, why)),
        }
    }
    /// The game, saved and loaded.
    fn reload(game: &GameOf<Self>) -> Result<GameOf<Self>, LoadError> {
        Self::Rules::load(&Self::Rules::save(game))
    }
    /// What is to be said where nobody is asked anything.
    fn idle(_game: &GameOf<Self>, _names: &Names) -> String {
        "nobody is asked anything".into()
    }
}
