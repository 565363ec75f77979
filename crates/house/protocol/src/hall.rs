//! The hall: tables, who sits at them, how they are set up. Spoken over HTTP.

use engine::options::Rewards;
use rules::{Seat, Seats};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Level {
    /// Any legal answer.
    Random,
    /// Rules of thumb.
    Rookie,
    /// Looks one step ahead.
    Veteran,
    /// Searches.
    Admiral,
}

/// How windows open and close at a table (the presets of the table).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Preset {
    /// A window closes as soon as everybody has passed. Pauses tell something.
    Casual,
    /// Windows have a fixed length, whoever could act.
    Standard,
    /// One person and bots: nobody waits unless the person can act.
    Solo,
    /// As standard, with longer answers and nothing that could tell anything.
    Tournament,
}

/// Which aliens are dealt (R1.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pool {
    /// Green aliens, no flares.
    First,
    /// Green and yellow ones.
    Intermediate,
    /// All.
    Expert,
}

/// How long a table waits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Pace {
    /// As its preset says.
    #[default]
    Usual,
    /// For nobody: bots answer at once, whoever can act is asked, and a window closes as soon as all have answered. For tables
    /// at which programs play.
    None,
}

/// How a table is set up. Whatever is left out is as in [`TableOptions::default`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct TableOptions {
    /// How many seats: 3 to 7.
    pub players: u8,
    /// The boxes whose aliens may be dealt; empty for all that are complete.
    pub sets: Vec<String>,
    /// Which aliens are dealt.
    pub pool: Pool,
    /// An alien for each seat by its id; empty for two flares each to choose from.
    pub aliens: Vec<String>,
    /// Four planets for each player.
    pub four_planets: bool,
    /// Any number of flares per player and encounter.
    pub freewheeling_flares: bool,
    /// Reward cards.
    pub rewards: Rewards,
    /// Variants that boxes bring, by their ids.
    pub variants: Vec<String>,
    /// How windows open and close.
    pub preset: Preset,
    /// How long the table waits.
    #[ts(optional, as = "Option<Pace>")]
    pub pace: Pace,
    /// Seconds for a decision; 0 for no clock.
    pub decision_seconds: u16,
    /// Seconds for a deal: 30, 60, 90 or 120; 0 for no clock.
    pub deal_seconds: u16,
    /// Listed in the lobby?
    pub listed: bool,
    /// May people watch?
    pub spectators: bool,
    /// The seed of chance. If one is named, whoever looks it up can know all cards: everybody sees it before sitting down.
    /// Without it chance comes from a key that nobody knows.
    pub seed: Option<u32>,
}

impl Default for TableOptions {
    /// Four seats and windows of a fixed length.
    fn default() -> TableOptions {
        TableOptions::new(4, Preset::Standard)
    }
}

impl TableOptions {
    /// All aliens of the base box, two flares each to choose from, no clocks; not listed, and people may watch.
    pub fn new(players: u8, preset: Preset) -> TableOptions {
        TableOptions {
            players,
            sets: vec!["base".into()],
            pool: Pool::Expert,
            aliens: Vec::new(),
            four_planets: false,
            freewheeling_flares: false,
            rewards: Rewards::None,
            variants: Vec::new(),
            preset,
            pace: Pace::Usual,
            decision_seconds: 0,
            deal_seconds: 0,
            listed: false,
            spectators: true,
            seed: None,
        }
    }
    /// The same with so many seconds for each decision and each deal.
    pub fn timed(self, seconds: u16) -> TableOptions {
        TableOptions { decision_seconds: seconds, deal_seconds: seconds, ..self }
    }
}

/// Who plays a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person {
        /// Connected now?
        present: bool,
        /// Played by a bot while away?
        covered: bool,
    },
    /// A bot.
    Bot {
        /// How well it plays.
        level: Level,
    },
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    /// The name.
    pub name: String,
    /// Who plays it.
    pub sitter: Sitter,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Seats are being filled.
    Gathering,
    /// The game is on.
    Playing,
    /// The game is over.
    Over,
}

/// A table as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableInfo {
    /// The code in its link.
    pub code: String,
    /// Its options.
    pub options: TableOptions,
    /// How far it is.
    pub stage: Stage,
    /// The seats, clockwise.
    pub seats: Vec<SeatInfo>,
    /// The seat of the host.
    pub host: Seat,
    /// How many people watch.
    pub watching: u16,
    /// The host has stopped all clocks.
    pub paused: bool,
    /// Who may not talk.
    pub muted: Muted,
    /// Nothing can be stored at the moment: all clocks stand, and whatever would change something is refused. It goes on by
    /// itself.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub stalled: bool,
    /// Nobody came for so long that the game was put away as it was: it can be replayed, not played on.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub archived: bool,
    /// What people vote on.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub proposal: Option<Proposal>,
}

/// Who is to play a seat of a running game from now on; the other people vote on it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Proposal {
    /// The seat.
    pub seat: Seat,
    /// The level of a bot; none for somebody new.
    pub level: Option<Level>,
    /// Who proposes it.
    pub by: Seat,
    /// Who is for it.
    pub yes: Seats,
    /// Who is against it.
    pub no: Seats,
}

/// Those whom the host has silenced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Muted {
    /// People at these seats.
    pub seats: Vec<Seat>,
    /// All who watch.
    pub watchers: bool,
}

impl Muted {
    /// Is somebody silenced: one at a seat, or one who watches?
    pub fn has(&self, whom: Option<Seat>) -> bool {
        whom.map_or(self.watchers, |seat| self.seats.contains(&seat))
    }
    /// Silences somebody, or lets it talk again.
    pub fn set(&mut self, whom: Option<Seat>, on: bool) {
        match whom {
            None => self.watchers = on,
            Some(seat) => {
                self.seats.retain(|s| *s != seat);
                if on {
                    self.seats.push(seat);
                }
            }
        }
    }
}

/// A line of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LobbyLine {
    /// The code in its link.
    pub code: String,
    /// Who made it.
    pub host: String,
    /// How far it is.
    pub stage: Stage,
    /// Its seats, and how many are free.
    pub players: u8,
    /// Free seats.
    pub free: u8,
    /// How windows open and close.
    pub preset: Preset,
    /// May people watch?
    pub spectators: bool,
}

/// `POST /api/tables`: makes a table. Whatever is left out is as in [`MakeTable::default`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default, deny_unknown_fields)]
pub struct MakeTable {
    /// The name of the one who makes it; takes the first seat.
    pub name: String,
    /// How it is set up.
    pub options: TableOptions,
    /// Bots for the other seats, in order; the rest stays open.
    pub bots: Vec<Level>,
    /// Begin at once if all seats are taken.
    pub start: bool,
}

impl Default for MakeTable {
    /// A guest at the usual table, which waits for others.
    fn default() -> MakeTable {
        MakeTable { name: "Guest".into(), options: TableOptions::default(), bots: Vec::new(), start: false }
    }
}

/// `POST /api/tables/{code}/seats`: sits down.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The name.
    pub name: String,
    /// The name is nobody's own: if somebody at the table has it, it is numbered.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub guest: bool,
    /// Which seat; the first free one if none is named.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The secret of a seat's own link, where the seat was kept for somebody.
    #[serde(default)]
    pub invitation: Option<String>,
    /// The seed of the table, if its maker has named one: one knows that everybody can know all cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub seed: Option<u32>,
}

/// The answer to both: keep the token, it is the seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Seated {
    /// The code of the table.
    pub table: String,
    /// The seat.
    pub seat: Seat,
    /// The secret of the seat. Whoever has it plays the seat.
    pub token: String,
}

/// What went wrong, over HTTP and over the socket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Trouble {
    /// A stable word: `no_such_table`, `seat_taken`, `not_legal`, `stale`, `not_yours`, `too_large`, `too_fast` …
    pub code: String,
    /// A sentence in English, for logs and developers.
    pub why: String,
}
