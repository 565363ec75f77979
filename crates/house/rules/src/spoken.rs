//! A game in words.

use crate::{Eye, Rules, Seat};

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

/// What somebody has typed at a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said<A> {
    /// An answer.
    Answer(A),
    /// Nothing yet: in talks, the others shall speak first.
    Listens,
}

/// A game that is spoken of in words: in scenarios, in a terminal, and when a record is read. Whatever has several lines ends
/// with the end of a line.
pub trait Spoken: Rules {
    /// What a game is divided into, in words: `rounds`.
    const CHAPTERS: &'static str;
    /// What a log keeps in mind from one event to the next.
    type Log: Default;

    /// How many play.
    fn players(game: &Self::Game) -> usize;

    /// What has happened, in a line; all of it is told, whoever may know.
    fn event(game: &Self::Game, names: &Names, event: &Self::Event) -> String;
    /// Who is asked what, with all that may be answered, in a line.
    fn question(game: &Self::Game, names: &Names, ask: &Self::Ask) -> String;
    /// An answer to a question.
    fn answer(game: &Self::Game, names: &Names, ask: &Self::Ask, answer: &Self::Answer) -> String;

    /// The lines of a log about something that has happened, as far as an eye may know of it.
    fn tell(log: &mut Self::Log, eye: Eye, game: &Self::Game, names: &Names, event: &Self::Event) -> Vec<String>;
    /// Does a chapter begin with it? Then the whole table is worth another look.
    fn begins(event: &Self::Event) -> bool;
    /// The table, as an eye sees it.
    fn picture(game: &Self::Game, names: &Names, eye: Eye) -> String;
    /// What matters of the table where all of it was shown in this chapter.
    fn glance(_game: &Self::Game, _names: &Names, _eye: Eye) -> String {
        String::new()
    }

    /// A question as it is put to the one who is asked.
    fn prompt(game: &Self::Game, names: &Names, ask: &Self::Ask) -> String;
    /// How an answer to it is typed, in a few words.
    fn form(ask: &Self::Ask) -> String;
    /// The same at length.
    fn help(ask: &Self::Ask) -> String;
    /// Reads what the one who is asked has typed, or says in a line what is wrong with it. Whether the answer is legal is the
    /// question's to say.
    fn read(game: &Self::Game, names: &Names, ask: &Self::Ask, text: &str) -> Result<Said<Self::Answer>, String>;
    /// Do others wait until the one who is asked has spoken or listens, as in talks?
    fn talks(_ask: &Self::Ask) -> bool {
        false
    }
    /// What a seat may do at any time, asked or not, in words and as it is put in; nothing at all in a game that knows no such
    /// thing.
    fn anytime(_game: &Self::Game, _names: &Names, _seat: Seat) -> Option<Vec<(String, Self::Input)>> {
        None
    }
}
