//! A table's own time: it stands still while nobody is there.

use std::time::Duration;

use table::Millis;
use tokio::time::Instant;

/// The clock of a table.
#[derive(Debug, Default)]
pub struct Clock {
    shown: Duration,
    since: Option<Instant>,
}

impl Clock {
    /// What it shows.
    pub fn now(&self) -> Millis {
        (self.shown + self.since.map_or(Duration::ZERO, |since| since.elapsed())).as_millis() as Millis
    }
    /// Lets it run or stops it.
    pub fn run(&mut self, on: bool) {
        match (on, self.since) {
            (true, None) => self.since = Some(Instant::now()),
            (false, Some(since)) => {
                self.shown += since.elapsed();
                self.since = None;
            }
            _ => {}
        }
    }
    /// When it will show this, if it runs.
    pub fn when(&self, at: Millis) -> Option<Instant> {
        self.since.map(|since| since + Duration::from_millis(at).saturating_sub(self.shown))
    }
}
