//! The hall: tables, who sits at them, how they are set up. Spoken over HTTP.

use std::sync::Arc;

use rules::{Seat, Seats};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
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
#[serde(default)]
pub struct TableOptions {
    /// The game, by its id. Whoever leaves it out gets the one whose files name none, or else the first that the server has.
    pub game: String,
    /// How many seats.
    pub players: u8,
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
    /// What the game itself leaves to those who make a table, beside all this. Everybody who comes is told of it, and nobody
    /// changes it.
    #[serde(flatten)]
    #[ts(skip)]
    pub choices: Arc<Map<String, Value>>,
}

impl Default for TableOptions {
    /// Four seats and windows of a fixed length.
    fn default() -> TableOptions {
        TableOptions::new(4, Preset::Standard)
    }
}

impl TableOptions {
    /// What the game usually chooses, no clocks; not listed, and people may watch.
    pub fn new(players: u8, preset: Preset) -> TableOptions {
        TableOptions {
            game: String::new(),
            players,
            preset,
            pace: Pace::Usual,
            decision_seconds: 0,
            deal_seconds: 0,
            listed: false,
            spectators: true,
            seed: None,
            choices: Arc::default(),
        }
    }
    /// The same with so many seconds for each decision and each deal.
    pub fn timed(self, seconds: u16) -> TableOptions {
        TableOptions { decision_seconds: seconds, deal_seconds: seconds, ..self }
    }
    /// The same with these choices of its game.
    ///
    /// # Panics
    /// Where the choices are not fields with values.
    pub fn with(self, choices: &impl Serialize) -> TableOptions {
        match serde_json::to_value(choices) {
            Ok(Value::Object(choices)) => TableOptions { choices: choices.into(), ..self },
            other => panic!("choices are fields with values, not {other:?}"),
        }
    }
    /// The same with one choice of its game.
    ///
    /// # Panics
    /// Where the choice cannot be written.
    pub fn choosing(mut self, choice: &str, value: impl Serialize) -> TableOptions {
        let choices = Arc::make_mut(&mut self.choices);
        choices.insert(choice.into(), serde_json::to_value(value).expect("a choice is plain data"));
        self
    }
    /// The choices as the game knows them; or which one it does not know, in words.
    pub fn choices<C: DeserializeOwned>(&self) -> Result<C, String> {
        serde_json::from_value(Value::Object((*self.choices).clone())).map_err(|why| why.to_string())
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

/// A line of `GET /api/games`: a game that can be played here. The first is offered first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameLine {
    /// Its name in addresses and files.
    pub id: String,
    /// How many can play: at least, and at most.
    pub players: (u8, u8),
}

/// A line of the lobby.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LobbyLine {
    /// The code in its link.
    pub code: String,
    /// The game, by its id.
    pub game: String,
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
