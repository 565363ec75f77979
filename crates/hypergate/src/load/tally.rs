//! What is counted while guests play.

use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What was counted so far.
#[derive(Debug, Default)]
pub struct Tally {
    counting: AtomicBool,
    answers: AtomicU64,
    errors: AtomicU64,
    games: AtomicU64,
    /// Microseconds from an answer to what came of it.
    took: Mutex<Vec<u32>>,
    /// Microseconds from a question to bots alone to what came of it.
    bots: Mutex<Vec<u32>>,
}

/// The middle of some times and what hardly any of them exceeds, in milliseconds.
fn percentiles(times: &Mutex<Vec<u32>>) -> (f64, f64) {
    let mut all = times.lock().expect("nobody panics while holding it").clone();
    all.sort_unstable();
    let at = |part: f64| all.get(((all.len() as f64 * part) as usize).min(all.len().max(1) - 1)).copied();
    let millis = |part: f64| at(part).map_or(0.0, |micros| f64::from(micros) / 1000.0);
    (millis(0.5), millis(0.99))
}

impl Tally {
    /// From now on everything counts.
    pub fn begin(&self) {
        self.counting.store(true, Relaxed);
    }
    /// An answer was acknowledged and seen by the one who gave it.
    pub fn answered(&self, took: Duration) {
        if self.counting.load(Relaxed) {
            self.answers.fetch_add(1, Relaxed);
            self.took.lock().expect("nobody panics while holding it").push(took.as_micros() as u32);
        }
    }
    /// Bots alone were asked, and this long later the game went on.
    pub fn bots_answered(&self, took: Duration) {
        if self.counting.load(Relaxed) {
            self.bots.lock().expect("nobody panics while holding it").push(took.as_micros() as u32);
        }
    }
    /// A game has ended.
    pub fn game_over(&self) {
        self.games.fetch_add(1, Relaxed);
    }
    /// Something that must not happen: an answer lost or refused for no reason, a connection closed, a gap.
    pub fn error(&self, what: &str) {
        if self.errors.fetch_add(1, Relaxed) < 5 {
            eprintln!("error: {what}");
        }
    }
    /// The numbers.
    pub fn report(&self, took: Duration) -> Report {
        let count = self.answers.load(Relaxed);
        Report {
            count,
            answers: count as f64 / took.as_secs_f64(),
            took: percentiles(&self.took),
            bots: percentiles(&self.bots),
            games: self.games.load(Relaxed),
            errors: self.errors.load(Relaxed),
        }
    }
}

/// The numbers.
#[derive(Debug)]
pub struct Report {
    pub count: u64,
    answers: f64,
    took: (f64, f64),
    bots: (f64, f64),
    games: u64,
    pub errors: u64,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "answers: {:.0} each second", self.answers)?;
        writeln!(f, "answer to event: p50 {:.1} ms, p99 {:.1} ms", self.took.0, self.took.1)?;
        if self.bots.0 > 0.0 {
            writeln!(f, "a bot's delay: p50 {:.1} ms, p99 {:.1} ms", self.bots.0, self.bots.1)?;
        }
        write!(f, "games that ended: {}; errors: {}", self.games, self.errors)
    }
}
