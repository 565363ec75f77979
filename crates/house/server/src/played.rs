//! Games that are over, played through once and kept for those who read them: a bounded number, the latest last.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};

use rules::{Eye, LoadError, Record, Recorded, Replayed};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use table::{AtTable, Entry, Setup, picture};

/// Games that are kept.
const GAMES: usize = 16;
/// Inputs between two positions that are kept; the others are played from the one before.
const EVERY: usize = 32;
/// Events that a picture of a step shows at most.
const LOG: usize = 60;

/// A game that was played through, whichever it is.
pub trait AnyPlayed: Send + Sync {
    /// How many play.
    fn seats(&self) -> u8;
    /// How many inputs there are to be seen.
    fn steps(&self) -> usize;
    /// The rules have changed since it was played: after so many inputs it goes on no further, or it ends otherwise.
    fn changed(&self) -> Option<usize>;
    /// What is known of it besides what lies on the table.
    fn known(&self) -> Value;
    /// The game after so many inputs, as an eye sees it.
    fn step(&self, n: usize, eye: Eye) -> Result<PlayedStep, LoadError>;
    /// The game as a file, with those who played it.
    fn record(&self, players: Vec<Recorded>) -> String;
    /// Those who played it, as far as the file it came from says.
    fn players(&self) -> &[Recorded];
}

/// `GET /api/replays/{code}/{n}`.
#[derive(Debug, Serialize)]
pub struct PlayedStep {
    snapshot: Box<RawValue>,
    events: Box<RawValue>,
}

/// A game that was played through.
#[derive(Debug)]
pub struct Played<R: AtTable> {
    record: Record<R>,
    known: R::Known,
    changed: Option<usize>,
    positions: Vec<R::Game>,
    events: Vec<R::Event>,
    /// How many events there were after so many inputs.
    told: Vec<usize>,
}

impl<R: AtTable> Played<R> {
    /// What is kept of a table.
    pub fn of_table(setup: &Setup, entries: &[String]) -> Result<Played<R>, LoadError> {
        let (inputs, goes_on) = inputs(entries.iter().map(|text| Entry::<R>::read(text)));
        Played::through(Record::of_any_rules(setup.game_options::<R>()?, inputs), goes_on)
    }

    /// What is kept as a file.
    pub fn of_record(text: &str) -> Result<Played<R>, LoadError> {
        Played::through(Record::read(text)?, false)
    }

    /// Plays a game from its beginning, as far as the present rules take it. It may have gone on by others.
    fn through(record: Record<R>, goes_on: bool) -> Result<Played<R>, LoadError> {
        let mut game = R::recorded(&record.options)?;
        let mut events = R::take_events(&mut game);
        let (mut positions, mut told) = (vec![game.clone()], vec![events.len()]);
        let Replayed { game, changed } = record.play(game, |game| {
            events.append(&mut R::take_events(game));
            told.push(events.len());
            if (told.len() - 1).is_multiple_of(EVERY) {
                positions.push(game.clone());
            }
        })?;
        let changed = changed.or(goes_on.then_some(record.inputs.len()));
        let (_, known) = R::apart(&game);
        let players = record.players.clone();
        let record = if changed.is_none() { Record::new(&game, record.inputs).played_by(players) } else { record };
        Ok(Played { record, known, changed, positions, events, told })
    }

    /// The game after so many inputs.
    fn at(&self, n: usize) -> Result<R::Game, LoadError> {
        let mut game = self.positions[n / EVERY].clone();
        let first = n / EVERY * EVERY;
        for (i, input) in self.record.inputs[first..n].iter().enumerate() {
            R::put(&mut game, input).map_err(|why| LoadError::Refused { at: first + i + 1, why })?;
        }
        Ok(game)
    }

    /// What happened until then, and how much of it came of the last input.
    fn events(&self, n: usize) -> (&[R::Event], usize) {
        let before = n.checked_sub(1).map_or(0, |n| self.told[n]);
        (&self.events[..self.told[n]], self.told[n] - before)
    }
}

impl<R: AtTable> AnyPlayed for Played<R> {
    fn seats(&self) -> u8 {
        R::chosen(&self.record.options).0
    }
    fn steps(&self) -> usize {
        self.told.len() - 1
    }
    fn changed(&self) -> Option<usize> {
        self.changed
    }
    fn known(&self) -> Value {
        serde_json::to_value(&self.known).expect("plain data can be written")
    }
    fn step(&self, n: usize, eye: Eye) -> Result<PlayedStep, LoadError> {
        let game = self.at(n)?;
        let (all, last) = self.events(n);
        let seen = |from: usize| all[from..].iter().map(|what| R::for_eye(what, eye)).collect::<Vec<R::Event>>();
        let (events, log) = (seen(all.len() - last), seen(all.len().saturating_sub(LOG)));
        let snapshot = picture::<R>(&game, eye, n as u32, log);
        Ok(PlayedStep { snapshot: to_raw_value(&snapshot)?, events: to_raw_value(&events)? })
    }
    fn record(&self, players: Vec<Recorded>) -> String {
        self.record.clone().played_by(players).write()
    }
    fn players(&self) -> &[Recorded] {
        &self.record.players
    }
}

/// What was put into a game and not taken back, as far as the rules it was begun by go; and whether it goes on by others.
fn inputs<R: AtTable>(entries: impl Iterator<Item = Entry<R>>) -> (Vec<R::Input>, bool) {
    let mut inputs = Vec::new();
    for entry in entries {
        match entry {
            Entry::Input(input) => inputs.push(input),
            Entry::Undo { inputs: left } => inputs.truncate(left as usize),
            // what came after went on from a position, by other rules
            Entry::Anew { inputs: left, .. } => {
                inputs.truncate(left as usize);
                return (inputs, true);
            }
            Entry::Rest { .. }
            | Entry::Filed(..)
            | Entry::Ahead(..)
            | Entry::Wish(..)
            | Entry::Pause(_)
            | Entry::Stuck(_) => {}
            Entry::Illegible { input: false } => {}
            Entry::Illegible { input: true } => return (inputs, true),
        }
    }
    (inputs, false)
}

/// Those that are kept, by the codes of their tables.
#[derive(Default)]
pub struct Shelf(Mutex<VecDeque<(String, Arc<dyn AnyPlayed>)>>);

impl Shelf {
    fn games(&self) -> MutexGuard<'_, VecDeque<(String, Arc<dyn AnyPlayed>)>> {
        self.0.lock().expect("nobody panics while holding it")
    }
    /// A game that is there; it stays longer than those nobody asked for since.
    pub fn find(&self, code: &str) -> Option<Arc<dyn AnyPlayed>> {
        let mut games = self.games();
        let at = games.iter().position(|(c, _)| c == code)?;
        let found = games.remove(at)?;
        let played = found.1.clone();
        games.push_back(found);
        Some(played)
    }
    /// Keeps a game; the one that was not asked for longest makes room.
    pub fn keep(&self, code: &str, played: Arc<dyn AnyPlayed>) {
        let mut games = self.games();
        games.retain(|(c, _)| c != code);
        if games.len() == GAMES {
            games.pop_front();
        }
        games.push_back((code.into(), played));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game without a step.
    struct Nothing;
    impl AnyPlayed for Nothing {
        fn seats(&self) -> u8 {
            0
        }
        fn steps(&self) -> usize {
            0
        }
        fn changed(&self) -> Option<usize> {
            None
        }
        fn known(&self) -> Value {
            Value::Null
        }
        fn step(&self, _: usize, _: Eye) -> Result<PlayedStep, LoadError> {
            Err(LoadError::Altered)
        }
        fn record(&self, _: Vec<Recorded>) -> String {
            String::new()
        }
        fn players(&self) -> &[Recorded] {
            &[]
        }
    }

    #[test]
    fn few_games_are_kept_and_those_that_are_read_stay() {
        let (shelf, played) = (Shelf::default(), Arc::new(Nothing));
        for n in 0..GAMES {
            shelf.keep(&n.to_string(), played.clone());
        }
        assert!(shelf.find("0").is_some());
        shelf.keep("another", played.clone());
        assert!(shelf.find("0").is_some() && shelf.find("another").is_some());
        assert!(shelf.find("1").is_none(), "nobody asked for it since");
        assert_eq!(shelf.games().len(), GAMES);
    }
}
