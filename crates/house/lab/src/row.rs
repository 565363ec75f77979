//! What is kept of a game: one row, and one for each player.

use bots::Level;
use rules::Seats;

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// Its number in the plan, from 1.
    pub game: u64,
    /// Its seed.
    pub seed: u64,
    /// Chapters it had.
    pub chapters: u32,
    /// Answers given.
    pub answers: u32,
    /// How it ended: a place in [`Columns::ends`](crate::Columns::ends).
    pub end: usize,
    /// What was counted, [group](crate::Columns::groups) after group.
    pub counts: Vec<u32>,
    /// The players, by the seats they began at.
    pub seats: Vec<SeatRow>,
    /// Pieces that came into play or were used.
    pub pieces: Vec<PieceRow>,
}

/// A card or another thing of its own, in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceRow {
    /// Its id.
    pub id: &'static str,
    /// How often it came into play.
    pub came: u32,
    /// How often it was used.
    pub uses: u32,
    /// Who used it, by the seats they began at.
    pub users: Seats,
}

/// A player in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    /// The seat it began at, from 0.
    pub seat: u8,
    /// Its place in the order of the first turns, from 1, if there are turns.
    pub order: Option<u8>,
    /// What it began to play as, by id; empty if all play as the same.
    pub faction: &'static str,
    /// How well it plays.
    pub level: Level,
    /// Has it won, alone or with others?
    pub won: bool,
    /// What was counted of it, by [`Columns::seats`](crate::Columns::seats).
    pub counts: Vec<u32>,
}

impl GameRow {
    /// How many won.
    pub fn winners(&self) -> usize {
        self.seats.iter().filter(|s| s.won).count()
    }
}
