//! What is kept of a table.

use protocol::{Level, Muted, Said, Stage, TableOptions};
use rules::Seat;
use serde::{Deserialize, Serialize};
use table::Seed;

use crate::secret::Hashed;

/// A table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The code in its link.
    pub code: String,
    /// When it was made: seconds since 1970.
    pub made: i64,
    /// Its options.
    pub options: TableOptions,
    /// What all chance follows from.
    pub seed: Seed,
    /// How far it is.
    pub stage: Stage,
    /// The seat of the host.
    pub host: Seat,
    /// Who may not talk.
    pub muted: Muted,
    /// The game, if it was imported or archived.
    pub record: Option<String>,
    /// Nobody came for so long that it was archived.
    pub archived: bool,
}

/// Who has a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sits {
    /// Nobody.
    #[default]
    Nobody,
    /// A person.
    Person,
    /// A bot.
    Bot(Level),
}

/// A seat.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatRow {
    /// The name.
    pub name: String,
    /// Who has it.
    pub sits: Sits,
    /// The secret of the one who sits there.
    pub token: Option<Hashed>,
    /// The secret of its own link: the seat is kept for whoever has it.
    pub invitation: Option<Hashed>,
}

/// Everything about a table but its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// The table.
    pub table: TableRow,
    /// Its seats.
    pub seats: Vec<SeatRow>,
    /// What was said lately.
    pub talk: Vec<Said>,
    /// How much was said in all.
    pub said: u32,
}

/// Something to be stored.
#[derive(Clone, Debug)]
pub enum Write {
    /// A table, new or changed.
    Table(Box<TableRow>),
    /// A seat, new or changed.
    Seat(String, Seat, Box<SeatRow>),
    /// An entry of its game.
    Entry(String, u32, String),
    /// A snapshot that contains so many entries.
    Saved(String, u32, String),
    /// Something said.
    Said(String, u32, Said),
    /// A table whose game has not begun is gone, with its seats.
    Gone(String),
    /// Somebody was at a table.
    Touched(String),
    /// Of a table's game its record stays, nothing else.
    Archived(String, String),
    /// That something can be stored.
    Probe,
}
