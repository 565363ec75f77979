//! Numbers for those who watch over the server, as Prometheus reads them.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// What is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// Connections that are open.
    pub connections: AtomicI64,
    /// Tables in memory.
    pub tables: AtomicI64,
    /// Answers that were accepted.
    pub answers: AtomicU64,
    /// Requests that were refused.
    pub refused: AtomicU64,
    /// Connections closed because they read too slowly.
    pub slow: AtomicU64,
    /// Messages sent.
    pub sent: AtomicU64,
    /// Entries stored.
    pub entries: AtomicU64,
    /// Transactions, and how long they took.
    pub commits: AtomicU64,
    commit_micros: AtomicU64,
    /// Tables that could not be loaded or stored.
    pub failures: AtomicU64,
}

impl Metrics {
    /// One more.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Relaxed);
    }
    /// A transaction is over.
    pub fn committed(&self, entries: usize, took: Duration) {
        self.entries.fetch_add(entries as u64, Relaxed);
        self.commits.fetch_add(1, Relaxed);
        self.commit_micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// The numbers as text.
    pub fn text(&self) -> String {
        let mut out = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: &dyn std::fmt::Display| {
            writeln!(out, "# HELP hypergate_{name} {help}\n# TYPE hypergate_{name} {kind}\nhypergate_{name} {value}")
                .expect("text can be written");
        };
        line("connections", "gauge", "Open connections.", &self.connections.load(Relaxed));
        line("tables", "gauge", "Tables in memory.", &self.tables.load(Relaxed));
        line("answers_total", "counter", "Accepted answers.", &self.answers.load(Relaxed));
        line("refused_total", "counter", "Refused requests.", &self.refused.load(Relaxed));
        line("slow_readers_total", "counter", "Connections closed for reading too slowly.", &self.slow.load(Relaxed));
        line("messages_total", "counter", "Messages sent.", &self.sent.load(Relaxed));
        line("entries_total", "counter", "Entries stored.", &self.entries.load(Relaxed));
        line("commits_total", "counter", "Transactions.", &self.commits.load(Relaxed));
        let seconds = self.commit_micros.load(Relaxed) as f64 / 1e6;
        line("commit_seconds_total", "counter", "Time spent in transactions.", &seconds);
        line("failures_total", "counter", "Tables that could not be loaded or stored.", &self.failures.load(Relaxed));
        if let Some(bytes) = resident_bytes() {
            line("resident_bytes", "gauge", "Memory in use.", &bytes);
        }
        out
    }
}

/// Memory in use, where the system says so.
fn resident_bytes() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"))?;
    line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
}
