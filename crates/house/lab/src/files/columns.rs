//! The columns of the files.

use std::fmt::Write;

use crate::row::{DEALS, GameRow, OUTCOMES, SeatRow};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Whole numbers, not negative.
    Number,
    /// Words.
    Word,
    /// Yes or no.
    Truth,
    /// Shares.
    Share,
}

/// Columns with their names.
pub type Columns = &'static [(&'static str, Kind)];

/// One value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    /// A whole number.
    Number(u64),
    /// A word.
    Word(&'static str),
    /// Yes or no.
    Truth(bool),
    /// A share.
    Share(f64),
}

impl Value {
    /// Hands the value as text to somebody.
    pub fn with_text<T>(self, to: impl FnOnce(&str) -> T) -> T {
        let mut text = String::new();
        match self {
            Value::Word(word) => return to(word),
            Value::Number(n) => write!(text, "{n}"),
            Value::Truth(truth) => write!(text, "{truth}"),
            Value::Share(share) => write!(text, "{share}"),
        }
        .expect("a string can be written to");
        to(&text)
    }
}

/// One row for each game.
pub const GAMES: Columns = &[
    ("game", Kind::Number),
    ("seed", Kind::Number),
    ("players", Kind::Number),
    ("encounters", Kind::Number),
    ("answers", Kind::Number),
    ("end", Kind::Word),
    ("winners", Kind::Number),
    (OUTCOMES[0].1, Kind::Number),
    (OUTCOMES[1].1, Kind::Number),
    (OUTCOMES[2].1, Kind::Number),
    (OUTCOMES[3].1, Kind::Number),
    (OUTCOMES[4].1, Kind::Number),
    (OUTCOMES[5].1, Kind::Number),
    (OUTCOMES[6].1, Kind::Number),
    (OUTCOMES[7].1, Kind::Number),
    (OUTCOMES[8].1, Kind::Number),
    (DEALS[0].1, Kind::Number),
    (DEALS[1].1, Kind::Number),
    (DEALS[2].1, Kind::Number),
    (DEALS[3].1, Kind::Number),
    (DEALS[4].1, Kind::Number),
    (DEALS[5].1, Kind::Number),
    (DEALS[6].1, Kind::Number),
    (DEALS[7].1, Kind::Number),
];

/// One row for each player of each game.
pub const SEATS: Columns = &[
    ("game", Kind::Number),
    ("players", Kind::Number),
    ("seat", Kind::Number),
    ("order", Kind::Number),
    ("alien", Kind::Word),
    ("bot", Kind::Word),
    ("won", Kind::Truth),
    ("share", Kind::Share),
    ("colonies", Kind::Number),
    ("power_uses", Kind::Number),
    ("zaps", Kind::Number),
];

/// The values of a game.
pub fn game(row: &GameRow, values: &mut Vec<Value>) {
    values.clear();
    values.extend([
        Value::Number(row.game),
        Value::Number(row.seed),
        Value::Number(row.seats.len() as u64),
        Value::Number(row.encounters as u64),
        Value::Number(row.answers as u64),
        Value::Word(row.end.name()),
        Value::Number(row.winners() as u64),
    ]);
    values.extend(row.outcomes.iter().chain(&row.deals).map(|n| Value::Number(*n as u64)));
}

/// The values of a player.
pub fn seat(row: &GameRow, seat: &SeatRow, values: &mut Vec<Value>) {
    let share = if seat.won { 1.0 / row.winners() as f64 } else { 0.0 };
    values.clear();
    values.extend([
        Value::Number(row.game),
        Value::Number(row.seats.len() as u64),
        Value::Number(seat.seat as u64 + 1),
        Value::Number(seat.order as u64),
        Value::Word(seat.alien),
        Value::Word(seat.level.name()),
        Value::Truth(seat.won),
        Value::Share(share),
        Value::Number(seat.colonies as u64),
        Value::Number(seat.uses as u64),
        Value::Number(seat.zaps as u64),
    ]);
}
