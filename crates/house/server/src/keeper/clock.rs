//! A table's own time: it stands still while nobody is there.

use std::time::Duration;

use table::Millis;
use tokio::time::Instant;

/// The clock of a table.
#[derive(Debug)]
pub struct Clock {
    haste: u32,
    shown: Duration,
    since: Option<Instant>,
}

impl Clock {
    /// A clock that stands at nought and runs so many times as fast as others.
    pub fn new(haste: u32) -> Clock {
        Clock { haste: haste.max(1), shown: Duration::ZERO, since: None }
    }
    fn passed(&self) -> Duration {
        self.since.map_or(Duration::ZERO, |since| since.elapsed() * self.haste)
    }
    /// What it shows.
    pub fn now(&self) -> Millis {
        (self.shown + self.passed()).as_millis() as Millis
    }
    /// Lets it run or stops it.
    pub fn run(&mut self, on: bool) {
        if on != self.since.is_some() {
            self.shown += self.passed();
            self.since = on.then(Instant::now);
        }
    }
    /// When it will show this, if it runs.
    pub fn when(&self, at: Millis) -> Option<Instant> {
        self.since.map(|since| since + Duration::from_millis(at).saturating_sub(self.shown) / self.haste)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn it_stands_still_while_nobody_is_there() {
        let mut clock = Clock::new(10);
        assert_eq!((clock.now(), clock.when(5)), (0, None));
        clock.run(true);
        tokio::time::advance(Duration::from_millis(50)).await;
        assert_eq!(clock.now(), 500);
        let at = clock.when(700).expect("it runs");
        assert_eq!(at - Instant::now(), Duration::from_millis(20));
        clock.run(false);
        tokio::time::advance(Duration::from_secs(50)).await;
        clock.run(true);
        assert_eq!(clock.now(), 500);
    }
}
