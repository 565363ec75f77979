//! A scenario while it runs: the plan, the game, the log, and what has been noticed.

use content::words::{Names, Words};
use engine::Game;
use engine::ask::{Answer, Ask, Offer};
use engine::save::LoadError;
use engine::table::*;
use engine::view::Event;

use crate::answers;
use crate::fail::{Fail, Step};
use crate::pattern::Arg;
use crate::plan::{Plan, Refused};

/// A scenario while it runs.
pub struct World {
    /// The position it starts from.
    pub plan: Plan,
    /// The number of the step that runs.
    pub step: usize,
    /// The game, once it is laid out.
    game: Option<Game>,
    /// Why the setup was refused.
    pub refused: Option<String>,
    /// The names of the players.
    pub names: Names,
    /// Everything that happened.
    pub log: Vec<Event>,
    /// Encounter cards laid down that a step has spoken of.
    lays_told: usize,
    /// Save, load and clone at every question?
    pauses: bool,
    /// The version of the game at which open questions were spoken of, and by whom they are asked.
    noticed: (u32, Seats),
    /// A Given step that turned out wrong when the game was laid out.
    pub blamed: Option<usize>,
    /// Where every ship was when the game was laid out.
    first: Vec<(Colour, Place)>,
    /// The version of the game at which steps have spoken of ships, and of whose.
    told: (u32, Seats),
    /// The ships of each player on both sides before the last input, while an encounter was undecided.
    sides: [Vec<(Seat, i32)>; 2],
}

impl World {
    /// A scenario at its beginning.
    pub fn new(pauses: bool) -> World {
        World {
            plan: Plan::default(),
            step: 0,
            game: None,
            refused: None,
            names: Names::letters(0),
            log: Vec::new(),
            lays_told: 0,
            pauses,
            noticed: (u32::MAX, Seats::NONE),
            blamed: None,
            first: Vec::new(),
            told: (u32::MAX, Seats::NONE),
            sides: [Vec::new(), Vec::new()],
        }
    }
    /// Has the game been laid out?
    pub fn laid_out(&self) -> bool {
        self.game.is_some()
    }
    /// The game, if it has been laid out.
    pub fn maybe_game(&self) -> Option<&Game> {
        self.game.as_ref()
    }
    /// Lays the game out if that has not happened, without beginning.
    pub fn lay_out(&mut self) -> Step {
        if self.game.is_some() {
            return Ok(());
        }
        if self.plan.players() == 0 {
            return Err(Fail::new("say first who plays: «Given players A (Human), B (-), C (-)»"));
        }
        self.names = Names::letters(self.plan.players());
        match self.plan.build() {
            Ok(game) => {
                self.first = game.ships.iter().map(|s| (s.colour, s.place)).collect();
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
    pub fn game(&mut self) -> Step<&Game> {
        if self.game.is_none() {
            self.lay_out()?;
            self.begin()?;
        }
        self.game.as_ref().ok_or_else(|| Fail::new("there is no game"))
    }
    /// Begins the next turn.
    pub fn begin(&mut self) -> Step {
        self.lay_out()?;
        if let Some(game) = &mut self.game {
            game.begin().map_err(|why| Fail::new(why.to_string()))?;
        }
        self.hear();
        Ok(())
    }
    /// Is the game waiting before a turn?
    pub fn between_turns(&self) -> bool {
        self.game.as_ref().is_some_and(|g| g.state().stack.is_empty() && g.finish().is_none())
    }
    fn hear(&mut self) {
        if let Some(game) = &mut self.game {
            self.log.extend(game.take_events());
        }
    }

    /// The question a player is asked now.
    pub fn asked(&mut self, seat: Seat) -> Step<Ask> {
        let found = self.game()?.pending().iter().find(|a| a.seat == seat).cloned();
        let name = self.names.seat(seat).to_string();
        found.ok_or_else(|| Fail::new(format!("{name} is not asked anything now")))
    }
    /// The question a player is asked now, if any.
    pub fn maybe_asked(&mut self, seat: Seat) -> Option<Ask> {
        self.game().ok()?.pending().iter().find(|a| a.seat == seat).cloned()
    }
    /// A question was spoken of: it may stay open.
    pub fn notice(&mut self, seat: Seat) {
        let version = self.game.as_ref().map_or(u32::MAX, Game::version);
        if self.noticed.0 != version {
            self.noticed = (version, Seats::NONE);
        }
        self.noticed.1.add(seat);
    }
    /// A step has spoken of a player's ships.
    pub fn speak_of_ships(&mut self, seat: Seat) {
        let version = self.game.as_ref().map_or(u32::MAX, Game::version);
        if self.told.0 != version {
            self.told = (version, Seats::NONE);
        }
        self.told.1.add(seat);
    }
    /// Those of whose ships steps have spoken since something was done.
    pub fn spoken_of(&self) -> Seats {
        let version = self.game.as_ref().map_or(u32::MAX, Game::version);
        if self.told.0 == version { self.told.1 } else { Seats::NONE }
    }
    /// Where the ships of a colour were when the game was laid out.
    pub fn first_places(&self, colour: Colour) -> Vec<Place> {
        self.first.iter().filter(|(c, _)| *c == colour).map(|(_, place)| *place).collect()
    }
    /// The ships of each player on a side: now, or when the encounter was decided.
    pub fn ships_of_side(&self, side: Side) -> Vec<(Seat, i32)> {
        self.undecided().unwrap_or_else(|| self.sides.clone())[side.ix()].clone()
    }
    fn undecided(&self) -> Option<[Vec<(Seat, i32)>; 2]> {
        let game = self.game.as_ref()?;
        game.maybe_encounter().filter(|e| e.outcome.is_none())?;
        let count = |side: Side| {
            let all = game.seats().iter().map(|s| (s, game.count_in_encounter(s, side) as i32));
            all.filter(|(_, n)| *n > 0).collect()
        };
        Some(Side::BOTH.map(count))
    }

    /// Gives an answer.
    pub fn answer(&mut self, seat: Seat, answer: Answer) -> Step {
        let ask = self.asked(seat)?;
        self.pause()?;
        let refusal = match &mut self.game {
            Some(game) => {
                let version = game.version();
                game.answer(seat, version, answer.clone()).err()
            }
            None => None,
        };
        self.hear();
        match refusal {
            None => Ok(()),
            Some(why) => {
                let said = self.words(|w| w.answer(&ask, &answer));
                Err(Fail::new(format!("{} cannot answer «{said}»: {why}", self.names.seat(seat))))
            }
        }
    }
    /// Gives an answer in words.
    pub fn say(&mut self, seat: Seat, arg: Arg) -> Step {
        let ask = self.asked(seat)?;
        let names = self.names.clone();
        let answer = answers::read(arg, &ask, self.game()?, &names)?;
        self.answer(seat, answer)
    }
    /// Starts an ability on a player's own initiative.
    pub fn interrupt(&mut self, seat: Seat, offer: Offer) -> Step {
        self.pause()?;
        if let Some(game) = &mut self.game {
            let version = game.version();
            game.interrupt(seat, version, offer).map_err(|why| Fail::new(why.to_string()))?;
        }
        self.hear();
        Ok(())
    }
    /// The clock of a deal runs out.
    pub fn expire(&mut self) -> Step {
        self.pause()?;
        if let Some(game) = &mut self.game {
            let version = game.version();
            game.expire(version).map_err(|why| Fail::new(why.to_string()))?;
        }
        self.hear();
        Ok(())
    }
    /// Before an input. In pause mode: save, load, clone, and go on with the copy.
    fn pause(&mut self) -> Step {
        if let Some(sides) = self.undecided() {
            self.sides = sides;
        }
        let Some(game) = self.game.as_ref().filter(|_| self.pauses) else { return Ok(()) };
        let loaded: Result<Game, LoadError> = Game::load(game.rules(), &game.save());
        let loaded = loaded.map_err(|why| Fail::new(format!("the saved game cannot be loaded: {why}")))?;
        let mut copy = loaded.clone();
        if copy != *game || copy.pending() != game.pending() {
            return Err(Fail::new("the loaded game differs from the saved one"));
        }
        copy.record();
        self.game = Some(copy);
        Ok(())
    }

    /// Something in words.
    pub fn words(&self, say: impl FnOnce(&Words) -> String) -> String {
        match &self.game {
            Some(game) => say(&Words::new(game, &self.names)),
            None => String::new(),
        }
    }
    /// The open questions, one per line.
    pub fn open_questions(&self) -> String {
        let Some(game) = &self.game else { return "the game has not begun".into() };
        let words = Words::new(game, &self.names);
        if let Some(finish) = game.finish() {
            return words.event(&Event::GameOver(finish));
        }
        if self.between_turns() {
            return format!(
                "nobody is asked anything: {}'s turn is about to begin",
                words.seat(game.state().turn.owner)
            );
        }
        let lines: Vec<String> = game.pending().iter().map(|a| words.question(a)).collect();
        lines.join("\n")
    }
    /// A question that is open and that no step has spoken of.
    pub fn left_open(&self) -> bool {
        let Some(game) = &self.game else { return false };
        let noticed = if self.noticed.0 == game.version() { self.noticed.1 } else { Seats::NONE };
        game.pending().iter().any(|a| !noticed.has(a.seat))
    }

    /// The face of the last encounter card a player laid down that no step has spoken of.
    pub fn last_lay(&self, seat: Seat) -> Option<Face> {
        let mains = |upto: usize| {
            let mut mains = [None; 2];
            for what in &self.log[..upto] {
                match what {
                    Event::EncounterBegins { offense, .. } => mains = [Some(*offense), None],
                    Event::Against { defense, .. } => mains[1] = Some(*defense),
                    _ => {}
                }
            }
            mains
        };
        let laid = self.log.iter().enumerate().skip(self.lays_told).rev().find_map(|(i, what)| match what {
            Event::Lays { side, card } if mains(i)[side.ix()] == Some(seat) => Some(card.face),
            _ => None,
        });
        laid.flatten()
    }
    /// All cards laid down so far have been spoken of.
    pub fn lays_are_told(&mut self) {
        self.lays_told = self.log.len();
    }
    /// The main players of the encounter that is or was under way.
    pub fn mains(&self) -> [Option<Seat>; 2] {
        if let Some(e) = self.game.as_ref().and_then(Game::maybe_encounter) {
            return [Some(e.offense), e.defense];
        }
        let mut mains = [None; 2];
        for what in &self.log {
            match what {
                Event::EncounterBegins { offense, .. } => mains = [Some(*offense), None],
                Event::Against { defense, .. } => mains[1] = Some(*defense),
                _ => {}
            }
        }
        mains
    }
    /// A number for the state at the end.
    pub fn digest(&self) -> Option<u64> {
        self.game.as_ref().map(Game::digest)
    }
}
