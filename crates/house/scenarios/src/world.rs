//! A scenario while it runs: the plan, the game, the log, and what has been noticed.

use rules::{Names, Refusal, Rules, Seat, Seats, Spoken};

use crate::fail::{Fail, Step};
use crate::pattern::Arg;
use crate::read;
use crate::staged::{AnswerOf, AskOf, EventOf, GameOf, InputOf, Refused, Staged};

/// A scenario while it runs.
pub struct World<S: Staged> {
    /// The position it starts from.
    pub plan: S::Plan,
    /// The number of the step that runs.
    pub step: usize,
    /// The game, once it is laid out.
    game: Option<GameOf<S>>,
    /// Why the setup was refused.
    pub refused: Option<String>,
    /// The names of the players.
    pub names: Names,
    /// Everything that happened.
    pub log: Vec<EventOf<S>>,
    /// What the game's own phrases keep in mind.
    pub memory: S::Memory,
    /// Save, load and clone at every question?
    pauses: bool,
    /// How often something was done.
    moves: u32,
    /// The move after which open questions were spoken of, and by whom they are asked.
    noticed: (u32, Seats),
    /// A Given step that turned out wrong when the game was laid out.
    pub(crate) blamed: Option<usize>,
}

impl<S: Staged> World<S> {
    /// A scenario at its beginning.
    pub(crate) fn new(pauses: bool) -> World<S> {
        World {
            plan: S::Plan::default(),
            step: 0,
            game: None,
            refused: None,
            names: Names::letters(0),
            log: Vec::new(),
            memory: S::Memory::default(),
            pauses,
            moves: 0,
            noticed: (0, Seats::NONE),
            blamed: None,
        }
    }
    /// Has the game been laid out?
    pub fn laid_out(&self) -> bool {
        self.game.is_some()
    }
    /// The game, if it has been laid out.
    pub fn maybe_game(&self) -> Option<&GameOf<S>> {
        self.game.as_ref()
    }
    /// Lays the game out if that has not happened, without beginning.
    pub fn lay_out(&mut self) -> Step {
        if self.game.is_some() {
            return Ok(());
        }
        self.names = Names::letters(S::players(&self.plan));
        match S::lay_out(&self.plan) {
            Ok(game) => {
                S::remember(&mut self.memory, &game);
                self.game = Some(game);
                self.hear();
                Ok(())
            }
            Err(Refused::Setup(why)) => {
                self.refused = Some(why.to_string());
                Err(Fail::new(format!("the setup is refused: {why}")))
            }
            Err(Refused::Step(step, fail)) => {
                self.blamed = Some(step);
                Err(fail)
            }
            Err(Refused::Plain(fail)) => Err(fail),
        }
    }
    /// The game, laid out and begun.
    pub fn game(&mut self) -> Step<&GameOf<S>> {
        if self.game.is_none() {
            self.begin()?;
        }
        self.game.as_ref().ok_or_else(|| Fail::new("there is no game"))
    }
    /// Lays the game out if that has not happened, and goes on where it waits.
    pub fn begin(&mut self) -> Step {
        self.lay_out()?;
        if let Some(game) = &mut self.game {
            S::begin(game).map_err(|why| Fail::new(why.to_string()))?;
        }
        self.moves += 1;
        self.hear();
        Ok(())
    }
    fn hear(&mut self) {
        if let Some(game) = &mut self.game {
            self.log.extend(S::Rules::take_events(game));
        }
    }
    /// How often something was done so far.
    pub fn moves(&self) -> u32 {
        self.moves
    }

    /// The player in a slot.
    pub fn player(&self, arg: Arg) -> Step<Seat> {
        read::player(arg, S::players(&self.plan))
    }
    /// The question a player is asked now.
    pub fn asked(&mut self, seat: Seat) -> Step<AskOf<S>> {
        self.game()?;
        let name = self.names.seat(seat);
        self.open(seat).ok_or_else(|| Fail::new(format!("{name} is not asked anything now")))
    }
    /// The question a player is asked now, if any.
    pub fn maybe_asked(&mut self, seat: Seat) -> Option<AskOf<S>> {
        self.game().ok()?;
        self.open(seat)
    }
    fn open(&self, seat: Seat) -> Option<AskOf<S>> {
        let pending = S::Rules::pending(self.game.as_ref()?);
        pending.iter().find(|ask| S::Rules::asked(ask).0 == seat).cloned()
    }
    /// A question was spoken of: it may stay open.
    pub fn notice(&mut self, seat: Seat) {
        if self.noticed.0 != self.moves {
            self.noticed = (self.moves, Seats::NONE);
        }
        self.noticed.1.add(seat);
    }

    /// Gives an answer.
    pub fn answer(&mut self, seat: Seat, answer: AnswerOf<S>) -> Step {
        let ask = self.asked(seat)?;
        let input = S::Rules::input(seat, answer.clone());
        match (self.take(&input)?, &self.game) {
            (Err(why), Some(game)) => {
                let said = S::Rules::answer(game, &self.names, &ask, &answer);
                Err(Fail::new(format!("{} cannot answer «{said}»: {why}", self.names.seat(seat))))
            }
            _ => Ok(()),
        }
    }
    /// Gives an answer in words.
    pub fn say(&mut self, seat: Seat, arg: Arg) -> Step {
        let ask = self.asked(seat)?;
        let names = self.names.clone();
        let answer = S::read(arg, &ask, self.game()?, &names)?;
        self.answer(seat, answer)
    }
    /// Puts something in.
    pub fn put(&mut self, input: &InputOf<S>) -> Step {
        self.take(input)?.map_err(|why| Fail::new(why.to_string()))
    }
    fn take(&mut self, input: &InputOf<S>) -> Step<Result<(), Refusal>> {
        self.pause()?;
        let taken = self.game.as_mut().map_or(Ok(()), |game| S::Rules::put(game, input));
        self.moves += 1;
        self.hear();
        Ok(taken)
    }
    /// Before an input. In pause mode: save, load, clone, and go on with the copy.
    fn pause(&mut self) -> Step {
        let Some(game) = &self.game else { return Ok(()) };
        S::remember(&mut self.memory, game);
        if !self.pauses {
            return Ok(());
        }
        let loaded = S::reload(game);
        let loaded = loaded.map_err(|why| Fail::new(format!("the saved game cannot be loaded: {why}")))?;
        let mut copy = loaded.clone();
        if copy != *game || S::Rules::pending(&copy) != S::Rules::pending(game) {
            return Err(Fail::new("the loaded game differs from the saved one"));
        }
        S::Rules::record(&mut copy, |_| true);
        self.game = Some(copy);
        Ok(())
    }

    /// The log in words, line by line.
    pub fn lines(&mut self) -> Step<Vec<String>> {
        self.game()?;
        let Some(game) = &self.game else { return Ok(Vec::new()) };
        Ok(self.log.iter().map(|event| S::Rules::event(game, &self.names, event)).collect())
    }
    /// The open questions, one per line.
    pub(crate) fn open_questions(&self) -> String {
        let Some(game) = &self.game else { return "the game has not begun".into() };
        let pending = S::Rules::pending(game);
        if pending.is_empty() {
            return S::idle(game, &self.names);
        }
        let lines: Vec<String> = pending.iter().map(|ask| S::Rules::question(game, &self.names, ask)).collect();
        lines.join("\n")
    }
    /// A question that is open and that no step has spoken of.
    pub(crate) fn left_open(&self) -> bool {
        let Some(game) = &self.game else { return false };
        let noticed = if self.noticed.0 == self.moves { self.noticed.1 } else { Seats::NONE };
        S::Rules::pending(game).iter().any(|ask| !noticed.has(S::Rules::asked(ask).0))
    }
    /// The game as it is in the end.
    pub(crate) fn into_game(self) -> Option<GameOf<S>> {
        self.game
    }
}
