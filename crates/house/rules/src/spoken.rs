//! A game in words.

use crate::{Rules, Seat};

/// The names of the players, seat by seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names {
    seats: Vec<String>,
}

impl Names {
    /// These names.
    pub fn new(seats: Vec<String>) -> Names {
        Names { seats }
    }
    /// A, B, C and so on.
    pub fn letters(players: usize) -> Names {
        Names { seats: (0..players).map(|i| char::from(b'A' + i as u8).to_string()).collect() }
    }
    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> &str {
        self.seats.get(seat.ix()).map_or("nobody", String::as_str)
    }
    /// The seat with this name.
    pub fn find(&self, name: &str) -> Option<Seat> {
        self.seats.iter().position(|s| s.eq_ignore_ascii_case(name)).map(|i| Seat(i as u8))
    }
    /// All names, seat by seat.
    pub fn all(&self) -> &[String] {
        &self.seats
    }
}

/// A game that is spoken of in words: in scenarios, in a terminal, and when a record is read.
pub trait Spoken: Rules {
    /// What has happened, in a line; all of it is told, whoever may know.
    fn event(game: &Self::Game, names: &Names, event: &Self::Event) -> String;
    /// Who is asked what, with all that may be answered.
    fn question(game: &Self::Game, names: &Names, ask: &Self::Ask) -> String;
    /// An answer to a question.
    fn answer(game: &Self::Game, names: &Names, ask: &Self::Ask, answer: &Self::Answer) -> String;
}
