//! The columns of the files.

use std::fmt::Write;

use crate::columns::Columns;
use crate::row::{GameRow, SeatRow};

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
pub type Heads = Vec<(&'static str, Kind)>;

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
pub fn games(columns: &Columns) -> Heads {
    let mut heads = vec![
        ("game", Kind::Number),
        ("seed", Kind::Number),
        ("players", Kind::Number),
        (columns.chapter.many, Kind::Number),
        ("answers", Kind::Number),
        ("end", Kind::Word),
        ("winners", Kind::Number),
    ];
    heads.extend(columns.groups.iter().flat_map(|group| group.parts).map(|part| (part.name, Kind::Number)));
    heads
}

/// One row for each player of each game.
pub fn seats(columns: &Columns) -> Heads {
    let mut heads = vec![("game", Kind::Number), ("players", Kind::Number), ("seat", Kind::Number)];
    heads.extend(columns.turns.then_some(("order", Kind::Number)));
    heads.extend(columns.faction.map(|faction| (faction.one, Kind::Word)));
    heads.extend([("bot", Kind::Word), ("won", Kind::Truth), ("share", Kind::Share)]);
    heads.extend(columns.seats.iter().map(|column| (column.name, Kind::Number)));
    heads
}

/// The values of a game.
pub fn game(columns: &Columns, row: &GameRow, values: &mut Vec<Value>) {
    values.clear();
    values.extend([
        Value::Number(row.game),
        Value::Number(row.seed),
        Value::Number(row.seats.len() as u64),
        Value::Number(row.chapters as u64),
        Value::Number(row.answers as u64),
        Value::Word(columns.ends[row.end].name),
        Value::Number(row.winners() as u64),
    ]);
    values.extend(row.counts.iter().map(|n| Value::Number(*n as u64)));
}

/// The values of a player.
pub fn seat(columns: &Columns, row: &GameRow, seat: &SeatRow, values: &mut Vec<Value>) {
    let share = if seat.won { 1.0 / row.winners() as f64 } else { 0.0 };
    values.clear();
    values.extend([
        Value::Number(row.game),
        Value::Number(row.seats.len() as u64),
        Value::Number(seat.seat as u64 + 1),
    ]);
    values.extend(seat.order.map(|order| Value::Number(order as u64)));
    values.extend(columns.faction.map(|_| Value::Word(seat.faction)));
    values.extend([Value::Word(seat.level.name()), Value::Truth(seat.won), Value::Share(share)]);
    values.extend(seat.counts.iter().map(|n| Value::Number(*n as u64)));
}
