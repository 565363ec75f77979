//! What phrases of Cosmic Encounter ask of a scenario while it runs.

use content::words::Words;
use engine::Game;
use engine::ask::Offer;
use engine::save::Input;
use engine::table::*;
use engine::view::Event;
use scenarios::Step;

use crate::stage::Stage;

/// A scenario while it runs.
pub type World = scenarios::World<Stage>;

/// What is kept in mind of the game while it runs.
#[derive(Default)]
pub struct Memory {
    /// Encounter cards laid down that a step has spoken of.
    lays_told: usize,
    /// Where every ship was when the game was laid out.
    first: Option<Vec<(Colour, Place)>>,
    /// The move after which steps have spoken of ships, and of whose.
    told: (u32, Seats),
    /// The ships of each player on both sides before the last input, while an encounter was undecided.
    sides: [Vec<(Seat, i32)>; 2],
}

impl Memory {
    /// Notes how a game stands.
    pub fn note(&mut self, game: &Game) {
        self.first.get_or_insert_with(|| game.ships.iter().map(|s| (s.colour, s.place)).collect());
        if let Some(sides) = undecided(game) {
            self.sides = sides;
        }
    }
}

/// Is the game waiting before a turn?
pub fn between_turns(game: &Game) -> bool {
    game.state().stack.is_empty() && game.finish().is_none()
}

/// The ships of each player on both sides, while an encounter is undecided.
fn undecided(game: &Game) -> Option<[Vec<(Seat, i32)>; 2]> {
    game.maybe_encounter().filter(|e| e.outcome.is_none())?;
    let count = |side: Side| {
        let all = game.seats().iter().map(|s| (s, game.count_in_encounter(s, side) as i32));
        all.filter(|(_, n)| *n > 0).collect()
    };
    Some(Side::BOTH.map(count))
}

/// The main players of the last encounter that some events tell of.
fn mains_told(log: &[Event]) -> [Option<Seat>; 2] {
    let mut mains = [None; 2];
    for what in log {
        match what {
            Event::EncounterBegins { offense, .. } => mains = [Some(*offense), None],
            Event::Against { defense, .. } => mains[1] = Some(*defense),
            _ => {}
        }
    }
    mains
}

/// What only this game's scenarios are asked for.
pub trait OnStage {
    /// Is the game waiting before a turn?
    fn between_turns(&self) -> bool;
    /// A step has spoken of a player's ships.
    fn speak_of_ships(&mut self, seat: Seat);
    /// Those of whose ships steps have spoken since something was done.
    fn spoken_of(&self) -> Seats;
    /// Where the ships of a colour were when the game was laid out.
    fn first_places(&self, colour: Colour) -> Vec<Place>;
    /// The ships of each player on a side: now, or when the encounter was decided.
    fn ships_of_side(&self, side: Side) -> Vec<(Seat, i32)>;
    /// Starts an ability on a player's own initiative.
    fn interrupt(&mut self, seat: Seat, offer: Offer) -> Step;
    /// The clock of a deal runs out.
    fn expire(&mut self) -> Step;
    /// Something in words.
    fn words(&self, say: impl FnOnce(&Words) -> String) -> String;
    /// The face of the last encounter card a player laid down that no step has spoken of.
    fn last_lay(&self, seat: Seat) -> Option<Face>;
    /// All cards laid down so far have been spoken of.
    fn lays_are_told(&mut self);
    /// The main players of the encounter that is or was under way.
    fn mains(&self) -> [Option<Seat>; 2];
}

impl OnStage for World {
    fn between_turns(&self) -> bool {
        self.maybe_game().is_some_and(between_turns)
    }
    fn speak_of_ships(&mut self, seat: Seat) {
        let told = self.spoken_of();
        self.memory.told = (self.moves(), told.or(Seats::one(seat)));
    }
    fn spoken_of(&self) -> Seats {
        let (after, seats) = self.memory.told;
        if after == self.moves() { seats } else { Seats::NONE }
    }
    fn first_places(&self, colour: Colour) -> Vec<Place> {
        let first = self.memory.first.iter().flatten();
        first.filter(|(c, _)| *c == colour).map(|(_, place)| *place).collect()
    }
    fn ships_of_side(&self, side: Side) -> Vec<(Seat, i32)> {
        let now = self.maybe_game().and_then(undecided);
        now.unwrap_or_else(|| self.memory.sides.clone())[side.ix()].clone()
    }
    fn interrupt(&mut self, seat: Seat, offer: Offer) -> Step {
        self.put(&Input::Interrupt(seat, offer))
    }
    fn expire(&mut self) -> Step {
        self.put(&Input::Expire)
    }
    fn words(&self, say: impl FnOnce(&Words) -> String) -> String {
        self.maybe_game().map_or_else(String::new, |game| say(&Words::new(game, &self.names)))
    }
    fn last_lay(&self, seat: Seat) -> Option<Face> {
        let laid = self.log.iter().enumerate().skip(self.memory.lays_told).rev().find_map(|(i, what)| match what {
            Event::Lays { side, card } if mains_told(&self.log[..i])[side.ix()] == Some(seat) => Some(card.face),
            _ => None,
        });
        laid.flatten()
    }
    fn lays_are_told(&mut self) {
        self.memory.lays_told = self.log.len();
    }
    fn mains(&self) -> [Option<Seat>; 2] {
        match self.maybe_game().and_then(Game::maybe_encounter) {
            Some(e) => [Some(e.offense), e.defense],
            None => mains_told(&self.log),
        }
    }
}
