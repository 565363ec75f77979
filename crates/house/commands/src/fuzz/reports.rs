//! Reports in the order of the games, whichever thread is done first.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;

#[derive(Default)]
struct Waiting {
    next: u64,
    done: BTreeMap<u64, Option<String>>,
    found: u64,
}

/// What was found, game by game.
#[derive(Default)]
pub struct Reports {
    waiting: Mutex<Waiting>,
}

impl Reports {
    /// A game is done. Reports are printed as soon as all games before are done too.
    pub fn add(&self, number: u64, report: Option<String>, print: impl Fn(&str)) {
        let mut waiting = self.waiting.lock().expect("no thread panics with the lock");
        waiting.found += report.is_some() as u64;
        waiting.done.insert(number, report);
        let Waiting { next, done, .. } = &mut *waiting;
        while let Some(report) = done.remove(next) {
            *next += 1;
            report.iter().for_each(|text| print(text));
        }
    }
    /// How many games had something to report.
    pub fn found(&self) -> u64 {
        self.waiting.lock().expect("all threads are done").found
    }
}

/// Prints at one go, so that nothing comes between.
pub fn print(text: &str) {
    let mut out = std::io::stdout().lock();
    if let Err(e) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        eprintln!("error: the report cannot be written: {e}");
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    #[test]
    fn reports_come_in_the_order_of_games() {
        let (reports, printed) = (Reports::default(), RefCell::new(String::new()));
        let add = |n: u64, text: Option<&str>| {
            reports.add(n, text.map(String::from), |t| printed.borrow_mut().push_str(t));
        };
        add(2, Some("c"));
        add(1, None);
        assert_eq!(*printed.borrow(), "");
        add(0, Some("a"));
        add(3, Some("d"));
        assert_eq!(*printed.borrow(), "acd");
        assert_eq!(reports.found(), 3);
    }
}
