//! Progress: a bar on a terminal, plain lines elsewhere.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

/// Fewer games than this are over before anybody wonders.
const WORTH_A_LINE: u64 = 100;

/// How far the games have come.
pub struct Progress {
    bar: Option<ProgressBar>,
    done: AtomicU64,
    all: u64,
    since: Instant,
}

impl Progress {
    /// Nothing is done yet.
    pub fn new(all: u64) -> Progress {
        let bar = std::io::stderr().is_terminal().then(|| {
            let style = ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left");
            let bar = ProgressBar::new(all);
            bar.set_style(style.expect("the template is well formed"));
            bar
        });
        Progress { bar, done: AtomicU64::new(0), all, since: Instant::now() }
    }
    /// One more is done. Elsewhere than on a terminal, each tenth of all games makes a line.
    pub fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None if self.all >= WORTH_A_LINE && tenth(done, self.all) != tenth(done - 1, self.all) => {
                let rate = done as f64 / self.since.elapsed().as_secs_f64();
                let left = std::time::Duration::from_secs_f64((self.all - done) as f64 / rate);
                eprintln!("{done} of {} games, {rate:.0} a second, {} left", self.all, HumanDuration(left));
            }
            None => {}
        }
    }
    /// Lets something else be printed.
    pub fn pause(&self, print: impl FnOnce()) {
        match &self.bar {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }
    /// All is done.
    pub fn finish(&self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn tenth(done: u64, all: u64) -> u64 {
    (done as u128 * 10 / all as u128) as u64
}
