//! Records: whole games as what was put into them.

use serde::{Deserialize, Serialize};

use crate::wide::looks_rounded;
use crate::{LoadError, Rules};

const RECORD: &str = "hypergate-record";

/// The beginning of every record. By which version of the rules it was made is no reason to refuse it.
#[derive(Deserialize)]
struct Header {
    format: String,
    game: Option<String>,
}

/// The game a record names, if it is a record; none for that game whose records are older than the name.
pub fn game_of(record: &str) -> Result<Option<String>, LoadError> {
    let header: Header = serde_json::from_str(record)?;
    if header.format == RECORD {
        Ok(header.game)
    } else {
        Err(LoadError::Foreign { wanted: RECORD, found: header.format })
    }
}

/// A game as its options and inputs: played again, it gives the same state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Record<R: Rules> {
    format: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
    rules: u32,
    /// How it was set up.
    pub options: R::Options,
    /// What was put in, in order.
    pub inputs: Vec<R::Input>,
    /// The [mark](Rules::mark) of the position at the end; earlier builds wrote none that others understand.
    #[serde(default)]
    pub mark: String,
    /// The version of the program that wrote it.
    #[serde(default)]
    pub program: String,
    /// Who played, by seats; nobody where that is not known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Recorded>,
}

/// Who played a seat in a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Recorded {
    /// The name.
    pub name: String,
    /// The level of a bot; none for a person.
    pub level: Option<String>,
}

impl<R: Rules> Record<R> {
    /// The record of a game.
    pub fn new(game: &R::Game, inputs: Vec<R::Input>) -> Record<R> {
        let record = Record::of_any_rules(R::options(game).clone(), inputs);
        Record { rules: R::VERSION, mark: R::mark(game), ..record }
    }
    /// The record of a game of which nobody knows by which rules it was played.
    pub fn of_any_rules(options: R::Options, inputs: Vec<R::Input>) -> Record<R> {
        Record {
            format: RECORD.into(),
            game: (!R::UNNAMED).then(|| R::ID.into()),
            rules: 0,
            options,
            inputs,
            mark: String::new(),
            program: env!("CARGO_PKG_VERSION").into(),
            players: Vec::new(),
        }
    }
    /// The same, with those who played it.
    pub fn played_by(self, players: Vec<Recorded>) -> Record<R> {
        Record { players, ..self }
    }
    /// As text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("plain data can be written")
    }
    /// Reads a record of this game.
    pub fn read(text: &str) -> Result<Record<R>, LoadError> {
        let of_this_game = game_of(text)?.as_deref().map_or(R::UNNAMED, |id| id == R::ID);
        if !of_this_game {
            return Err(LoadError::OtherGame(R::ID));
        }
        Ok(serde_json::from_str(text)?)
    }
    /// Plays the record. One of these rules must be taken as it is; one of other rules is played as far as the present ones
    /// take it.
    pub fn replay(&self) -> Result<Replayed<R>, LoadError> {
        let played = R::new(&self.options).map_err(LoadError::from);
        let played = played.and_then(|game| self.play(game, |_| {}));
        played.map_err(|why| if looks_rounded(R::seed(&self.options)) { LoadError::Rounded } else { why })
    }
    /// The same with a game that was set up for it; each position after the first is shown.
    pub fn play(&self, mut game: R::Game, mut show: impl FnMut(&mut R::Game)) -> Result<Replayed<R>, LoadError> {
        let same_rules = self.rules == R::VERSION;
        for (i, input) in self.inputs.iter().enumerate() {
            match R::put(&mut game, input) {
                Ok(()) => show(&mut game),
                Err(why) if same_rules => return Err(LoadError::Refused { at: i + 1, why }),
                Err(_) => return Ok(Replayed { game, changed: Some(i) }),
            }
        }
        let as_it_was = self.mark.is_empty() || self.mark == R::mark(&game);
        match (as_it_was, same_rules) {
            (true, _) => Ok(Replayed { game, changed: None }),
            (false, true) => Err(LoadError::Altered),
            (false, false) => Ok(Replayed { game, changed: Some(self.inputs.len()) }),
        }
    }
}

/// A record that was played.
#[derive(Debug)]
pub struct Replayed<R: Rules> {
    /// The game as it is in the end.
    pub game: R::Game,
    /// The rules have changed since: so many inputs were taken, and the next was refused. If all were, the game has ended
    /// otherwise.
    pub changed: Option<usize>,
}
