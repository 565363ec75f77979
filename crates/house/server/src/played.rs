//! Games that are over, played through once and kept for those who read them: a bounded number, the latest last.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard};

use cosmic::says::Names;
use cosmic::{Record, Replayed};
use engine::Game;
use engine::save::LoadError;
use engine::view::Event;
use protocol::TableOptions;

/// Games that are kept.
const GAMES: usize = 16;
/// Inputs between two positions that are kept; the others are played from the one before.
const EVERY: usize = 32;

/// A game that was played through.
#[derive(Debug)]
pub struct Played {
    /// How its table was set up.
    pub options: TableOptions,
    /// The game as a file.
    pub record: Record,
    /// The names of its aliens and cards.
    pub names: Names,
    /// The rules have changed since it was played: after so many inputs it goes on no further, or it ends otherwise.
    pub changed: Option<usize>,
    positions: Vec<Game>,
    events: Vec<Event>,
    /// How many events there were after so many inputs.
    told: Vec<usize>,
}

impl Played {
    /// Plays a game from its beginning, as far as the present rules take it. It may have gone on by others.
    pub fn through(options: TableOptions, record: Record, goes_on: bool) -> Result<Played, LoadError> {
        let mut game =
            Game::new_recorded(content::catalogue(), record.options.clone()).map_err(rules::SetupError::from)?;
        let mut events = game.take_events();
        let (mut positions, mut told) = (vec![game.clone()], vec![events.len()]);
        let Replayed { game, changed } = record.play(game, |game| {
            events.append(&mut game.take_events());
            told.push(events.len());
            if (told.len() - 1).is_multiple_of(EVERY) {
                positions.push(game.clone());
            }
        })?;
        let changed = changed.or(goes_on.then_some(record.inputs.len()));
        let names = Names::of(&game);
        let record = if changed.is_none() { Record::new(&game, record.inputs) } else { record };
        Ok(Played { options, record, names, changed, positions, events, told })
    }

    /// How many inputs there are to be seen.
    pub fn steps(&self) -> usize {
        self.told.len() - 1
    }

    /// The game after so many inputs.
    pub fn at(&self, n: usize) -> Result<Game, LoadError> {
        let mut game = self.positions[n / EVERY].clone();
        let first = n / EVERY * EVERY;
        for (i, input) in self.record.inputs[first..n].iter().enumerate() {
            game.put(input).map_err(|why| LoadError::Refused { at: first + i + 1, why })?;
        }
        Ok(game)
    }

    /// What happened until then, and how much of it came of the last input.
    pub fn events(&self, n: usize) -> (&[Event], usize) {
        let before = n.checked_sub(1).map_or(0, |n| self.told[n]);
        (&self.events[..self.told[n]], self.told[n] - before)
    }
}

/// Those that are kept, by the codes of their tables.
#[derive(Debug, Default)]
pub struct Shelf(Mutex<VecDeque<(String, Arc<Played>)>>);

impl Shelf {
    fn games(&self) -> MutexGuard<'_, VecDeque<(String, Arc<Played>)>> {
        self.0.lock().expect("nobody panics while holding it")
    }
    /// A game that is there; it stays longer than those nobody asked for since.
    pub fn find(&self, code: &str) -> Option<Arc<Played>> {
        let mut games = self.games();
        let at = games.iter().position(|(c, _)| c == code)?;
        let found = games.remove(at)?;
        let played = found.1.clone();
        games.push_back(found);
        Some(played)
    }
    /// Keeps a game; the one that was not asked for longest makes room.
    pub fn keep(&self, code: &str, played: Arc<Played>) {
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
    use engine::save::Input;
    use protocol::Preset;
    use rand::SeedableRng;
    use rand_pcg::Pcg32;

    use super::*;

    /// A game played by chance.
    fn played() -> Played {
        let options = TableOptions::new(3, Preset::Casual);
        let setup = table::Setup { options: options.clone(), chairs: Vec::new(), seed: table::Seed::Named(7) };
        let mut game = Game::new(content::catalogue(), cosmic::options(&setup)).unwrap();
        let (mut inputs, mut dice) = (Vec::new(), Pcg32::seed_from_u64(7));
        while game.finish().is_none() && inputs.len() < 400 {
            let ask = game.pending()[0].clone();
            let input = Input::Answer(ask.seat, ask.question.sample(&mut dice));
            game.put(&input).unwrap();
            inputs.push(input);
        }
        Played::through(options, Record::new(&game, inputs), false).unwrap()
    }

    #[test]
    fn every_position_is_the_one_played_from_the_beginning() {
        let played = played();
        let mut game = Game::new_recorded(content::catalogue(), played.record.options.clone()).unwrap();
        let mut events = game.take_events();
        for n in 0..=played.steps() {
            let last = if n > 0 {
                game.put(&played.record.inputs[n - 1]).unwrap();
                game.take_events()
            } else {
                std::mem::take(&mut events)
            };
            events.extend(last.iter().cloned());
            assert_eq!(played.at(n).unwrap().digest(), game.digest());
            assert_eq!(played.events(n), (&events[..], last.len()));
        }
    }

    #[test]
    fn a_record_that_ends_otherwise_is_refused() {
        let mut record = played().record;
        record.mark = "0".repeat(16);
        let altered = Played::through(TableOptions::new(3, Preset::Casual), record, false);
        assert!(matches!(altered, Err(LoadError::Altered)));
    }

    #[test]
    fn few_games_are_kept_and_those_that_are_read_stay() {
        let (shelf, played) = (Shelf::default(), Arc::new(played()));
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
