//! The games that can be played here. A game is one line in the program that serves it:
//!
//! ```text
//! static CHESS: Any<Chess> = Any::new(Chess::player);
//! static GAMES: Games = Games(&[&CHESS]);
//! ```

use std::ops::RangeInclusive;
use std::sync::Arc;

use bots::Players;
use protocol::{GameLine, MakeTable, Preset, TableOptions, Trouble};
use rules::{LoadError, Record, Recorded, SetupError};
use serde_json::Value;
use table::any::{self, AnyTable, Told};
use table::{AtTable, Millis, RestoreError, Setup};

use crate::played::{AnyPlayed, Played};
use crate::scenarios::AnyScenarios;
use crate::trouble::trouble;

/// A game, whichever it is: what the hall needs to know to make, wake and replay its tables.
pub trait AnyGame: Send + Sync {
    /// Its name in files and addresses.
    fn id(&self) -> &'static str;
    /// Is it the one whose files name no game?
    fn is_unnamed(&self) -> bool;
    /// The version of its rules.
    fn version(&self) -> u32;
    /// How many can play.
    fn players(&self) -> RangeInclusive<u8>;
    /// Options with choices that make sense, complete; or why they cannot be read, or make no sense.
    fn choose(&self, options: TableOptions) -> Result<TableOptions, Trouble>;
    /// Can a game begin so?
    fn can_begin(&self, setup: &Setup) -> Result<(), SetupError>;
    /// A table at its beginning.
    fn begin(&self, setup: Setup, now: Millis) -> Result<(Box<dyn AnyTable>, Told), SetupError>;
    /// A table that comes back ([`any::restore`]).
    fn restore(
        &self,
        setup: Setup,
        saved: Option<(u32, &str)>,
        since: &[String],
        now: Millis,
    ) -> Result<(Box<dyn AnyTable>, Told), RestoreError>;
    /// A game played through: from what its table was set up with and all entries.
    fn played(&self, setup: &Setup, entries: &[String]) -> Result<Arc<dyn AnyPlayed>, LoadError>;
    /// A game that is kept as a file, played through.
    fn replayed(&self, record: &str) -> Result<Arc<dyn AnyPlayed>, LoadError>;
    /// A game that comes as a file. It is played to its end first: nothing impossible gets in.
    fn import(&self, record: &str) -> Result<Imported, LoadError>;
    /// What a client shows of it besides games.
    fn facts(&self) -> Value;
    /// The first game one plays here.
    fn tutorial(&self) -> Option<MakeTable>;
    /// Its executable rulings.
    fn scenarios(&self) -> Option<&'static dyn AnyScenarios>;
}

/// A game that came as a file.
pub struct Imported {
    /// How its table would have been set up.
    pub options: TableOptions,
    /// The file as it is kept.
    pub text: String,
    /// Who played, as far as it says.
    pub players: Vec<Recorded>,
}

/// A game as the hall knows it.
pub struct Any<R: AtTable> {
    players: Players<R>,
    scenarios: Option<&'static dyn AnyScenarios>,
}

impl<R: AtTable> Any<R> {
    /// A game, with those who play it at each level: [`AtTable::player`], or others in their place.
    pub const fn new(players: Players<R>) -> Any<R> {
        Any { players, scenarios: None }
    }
    /// The same with executable rulings.
    pub const fn with_scenarios(self, scenarios: &'static dyn AnyScenarios) -> Any<R> {
        Any { players: self.players, scenarios: Some(scenarios) }
    }
}

impl<R: AtTable> AnyGame for Any<R> {
    fn id(&self) -> &'static str {
        R::ID
    }
    fn is_unnamed(&self) -> bool {
        R::UNNAMED
    }
    fn version(&self) -> u32 {
        R::VERSION
    }
    fn players(&self) -> RangeInclusive<u8> {
        R::PLAYERS
    }
    fn choose(&self, options: TableOptions) -> Result<TableOptions, Trouble> {
        let choices = options.choices().map_err(|why| trouble("bad_message", why))?;
        let choices = R::choose(&options, choices).map_err(|why| trouble("bad_options", why))?;
        Ok(options.with(&choices))
    }
    fn can_begin(&self, setup: &Setup) -> Result<(), SetupError> {
        setup.begin::<R>().map(|_| ())
    }
    fn begin(&self, setup: Setup, now: Millis) -> Result<(Box<dyn AnyTable>, Told), SetupError> {
        any::begin(setup, self.players, now)
    }
    fn restore(
        &self,
        setup: Setup,
        saved: Option<(u32, &str)>,
        since: &[String],
        now: Millis,
    ) -> Result<(Box<dyn AnyTable>, Told), RestoreError> {
        any::restore(setup, saved, since, self.players, now)
    }
    fn played(&self, setup: &Setup, entries: &[String]) -> Result<Arc<dyn AnyPlayed>, LoadError> {
        Ok(Arc::new(Played::<R>::of_table(setup, entries)?))
    }
    fn replayed(&self, record: &str) -> Result<Arc<dyn AnyPlayed>, LoadError> {
        Ok(Arc::new(Played::<R>::of_record(record)?))
    }
    fn import(&self, record: &str) -> Result<Imported, LoadError> {
        let record = Record::<R>::read(record)?;
        record.replay()?;
        let (players, choices) = R::chosen(&record.options);
        let options = TableOptions { game: R::ID.into(), ..TableOptions::new(players, Preset::Casual) };
        Ok(Imported { options: options.with(&choices), text: record.write(), players: record.players })
    }
    fn facts(&self) -> Value {
        R::facts()
    }
    fn tutorial(&self) -> Option<MakeTable> {
        R::tutorial()
    }
    fn scenarios(&self) -> Option<&'static dyn AnyScenarios> {
        self.scenarios
    }
}

/// All games that can be played here; the first is offered first.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [&'static dyn AnyGame]);

impl std::fmt::Debug for Games {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.0.iter().map(|game| game.id())).finish()
    }
}

impl Games {
    /// The game of this name. Where none is named, it is the one whose files name none, or else the first.
    pub fn find(self, id: &str) -> Result<&'static dyn AnyGame, Trouble> {
        let found = match id {
            "" => self.0.iter().find(|game| game.is_unnamed()).or(self.0.first()),
            id => self.0.iter().find(|game| game.id() == id),
        };
        found.copied().ok_or_else(|| trouble("no_such_game", format!("«{id}» is not played here")))
    }
    /// A line for each.
    pub fn lines(self) -> Vec<GameLine> {
        let line = |game: &&dyn AnyGame| {
            let (least, most) = game.players().into_inner();
            GameLine { id: game.id().into(), players: (least, most) }
        };
        self.0.iter().map(line).collect()
    }
}
