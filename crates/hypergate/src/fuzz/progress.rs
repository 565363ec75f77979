//! Progress: a bar on a terminal, plain lines elsewhere.

use std::io::IsTerminal;
use std::sync::atomic::{AtomicU64, Ordering};

use indicatif::{ProgressBar, ProgressStyle};

/// How far the games have come.
pub struct Progress {
    bar: Option<ProgressBar>,
    done: AtomicU64,
    all: u64,
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
        Progress { bar, done: AtomicU64::new(0), all }
    }
    /// One more is done. Elsewhere than on a terminal, each tenth of all games makes a line.
    pub fn step(&self) {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        match &self.bar {
            Some(bar) => bar.inc(1),
            None if self.all >= 100 && done * 10 / self.all != (done - 1) * 10 / self.all => {
                eprintln!("{done} of {} games", self.all);
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
