//! A game at rest: between two encounters, before the first one, or before a turn of an arranged game. Nobody is asked
//! anything then and no effect is under way, so there is little that a build could keep otherwise than another. A game keeps a
//! copy of the last such moment and what was put in since; that is what is saved.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::ability::{Cast, Catalogue};
use crate::flow::{Frame, State};
use crate::game::{Game, Refusal};
use crate::save::Input;
use crate::table::Controller;
use crate::view::Event;

/// What a game at rest goes on with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Next {
    /// The setup: aliens are dealt, nothing is chosen.
    Setup,
    /// An arranged game waits to be told to begin its next turn.
    Waits,
    /// The next turn of an arranged game.
    Turn,
    /// The next encounter of the turn.
    Encounter,
}

/// A game as it was at rest, and what has come since.
#[derive(Clone, Debug)]
pub(crate) struct Rest {
    pub next: Next,
    /// Without frames and questions.
    pub state: Arc<State>,
    pub cast: Arc<Cast>,
    pub inputs: Vec<Input>,
    /// Since the last of them: did it stop at edges, and how often did it go on from one?
    pub stops: bool,
    pub went_on: u32,
}

impl Game {
    /// Keeps nothing to be saved from, for games of which nobody wants a save: it costs them less.
    pub fn keep_no_rest(&mut self) {
        self.rest = None;
    }
    /// The game is at rest: that is kept as soon as what is under way is done.
    pub(crate) fn keep_rest(&mut self, next: Next) {
        let under_way = self.s.stack.len() > 1 || !self.s.encounters.is_empty() || !self.s.turn.promises.is_empty();
        if self.rest.is_some() && !under_way {
            self.new_rest = Some(Arc::new(self.resting(next)));
        }
    }
    /// The game as it is now, to be kept.
    pub(crate) fn resting(&self, next: Next) -> Rest {
        let mut state = self.s.clone();
        state.stack.clear();
        let (state, cast, stops) = (Arc::new(state), self.cast_shared(), self.stops_at_edges());
        Rest { next, state, cast, inputs: Vec::new(), stops, went_on: 0 }
    }
    /// An input, if it is to be kept.
    pub(crate) fn to_keep(&self, input: impl FnOnce() -> Input) -> Option<Input> {
        self.rest.is_some().then(input)
    }
    /// What was put in is done: it is kept, or the rest that it has led to.
    pub(crate) fn keep(&mut self, input: Option<Input>) {
        let stops = self.stops_at_edges();
        if let Some(rest) = self.new_rest.take() {
            self.rest = Some(rest);
        } else if let Some(rest) = &mut self.rest
            && let Some(input) = input
        {
            let rest = Arc::make_mut(rest);
            rest.inputs.push(input);
            (rest.stops, rest.went_on) = (stops, 0);
        }
    }
    /// It has gone on from an edge: that is kept, or the rest that it has led to.
    pub(crate) fn keep_going_on(&mut self) {
        let stops = self.stops_at_edges();
        if let Some(rest) = self.new_rest.take() {
            self.rest = Some(rest);
        } else if let Some(rest) = &mut self.rest {
            let rest = Arc::make_mut(rest);
            rest.stops &= stops;
            rest.went_on += 1;
        }
    }

    /// What was put in since the game was at rest.
    pub fn since_rest(&self) -> &[Input] {
        self.rest.as_ref().map_or(&[], |rest| &rest.inputs)
    }
    /// The version of the game when it was at rest; none if it keeps no rest.
    pub fn rest_version(&self) -> Option<u32> {
        self.rest.as_ref().map(|rest| rest.state.version)
    }
    /// The [mark](Game::mark) of the game as it was at rest; none if it keeps no rest.
    pub fn rest_mark(&self) -> Option<String> {
        let rest = self.rest.as_ref()?;
        Some(Game::from_parts(self.rules(), Arc::clone(&rest.cast), (*rest.state).clone()).mark())
    }
    /// The game as it was at rest, come to its next question or edge from there. None if it keeps no rest.
    pub fn at_rest(&self) -> Option<Game> {
        let rest = self.rest.as_ref()?;
        let mut game = Game::resting_at(self.rules(), Arc::clone(&rest.cast), (*rest.state).clone(), rest.next);
        game.listen_like(self);
        game.set_out().expect("it has gone on from here before");
        Some(game)
    }
    /// The same with everything dealt anew that a controller did not know then (see [`Game::imagine`]): another game that
    /// looks the same, and that can be saved.
    pub fn imagine_at_rest(&self, controller: Controller, seed: u64) -> Option<Game> {
        let rest = self.rest.as_ref()?;
        let mut game = Game::resting_at(self.rules(), Arc::clone(&rest.cast), (*rest.state).clone(), rest.next);
        game.listen_like(self);
        if rest.next == Next::Setup {
            game.push(Frame::Setup(0)); // one knows less while aliens are dealt
        }
        game.deal_out_anew(controller, seed);
        game.s.stack.clear();
        game.rest = Some(Arc::new(game.resting(rest.next)));
        game.set_out().ok()?;
        Some(game)
    }

    /// A game at rest; it has yet to set out.
    pub(crate) fn resting_at(rules: &'static Catalogue, cast: Arc<Cast>, state: State, next: Next) -> Game {
        let mut game = Game::from_parts(rules, cast, state);
        game.rest = Some(Arc::new(game.resting(next)));
        game
    }
    /// Goes on from rest to the next question or edge.
    pub(crate) fn set_out(&mut self) -> Result<(), Refusal> {
        let next = self.rest.as_ref().map_or(Next::Waits, |rest| rest.next);
        match next {
            Next::Setup => self.push(Frame::Setup(0)),
            Next::Waits => return Ok(()),
            Next::Turn => self.begin_turn(),
            Next::Encounter => {
                if self.s.turn.had == 0 {
                    self.emit(Event::TurnBegins { seat: self.s.turn.owner });
                }
                self.push(Frame::Turn { stage: 1 });
                self.next_encounter();
            }
        }
        self.run_afresh()?;
        self.keep(None);
        Ok(())
    }
}
