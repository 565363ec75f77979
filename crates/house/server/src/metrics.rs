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
    /// Connections for which there was no place.
    pub turned_away: AtomicU64,
    /// Requests and messages refused because there were too many.
    pub limited: AtomicU64,
    /// Messages sent.
    pub sent: AtomicU64,
    /// Entries stored.
    pub entries: AtomicU64,
    /// Transactions, and how long they took.
    pub commits: AtomicU64,
    commit_micros: AtomicU64,
    /// Transactions that failed.
    pub failed_commits: AtomicU64,
    /// Times from which on nothing could be stored, and whether it is so now.
    pub stalls: AtomicU64,
    /// 1 while nothing can be stored.
    pub stalled: AtomicI64,
    /// Tables loaded anew because something could not be stored.
    pub reloads: AtomicU64,
    /// Tables whose task has failed.
    pub fallen: AtomicU64,
    /// Tables that were archived.
    pub archived: AtomicU64,
    /// Tables that could not be loaded or stored.
    pub failures: AtomicU64,
    /// Bots that broke down, that answered against the rules, that did not answer in time.
    pub bots_panicked: AtomicU64,
    pub bots_not_legal: AtomicU64,
    pub bots_late: AtomicU64,
    /// What bots have to think about and nobody thinks about yet.
    pub thoughts_waiting: AtomicI64,
    /// Threads that have thought about one thing for too long.
    pub thinkers_lost: AtomicI64,
    /// What bots have thought about, how long it had waited, how long it took.
    thoughts: AtomicU64,
    waited_micros: AtomicU64,
    thinking_micros: AtomicU64,
    /// Tables that stand because something would not come to an end.
    pub stuck: AtomicU64,
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
    /// A bot has thought about something.
    pub fn thought(&self, waited: Duration, took: Duration) {
        self.thoughts.fetch_add(1, Relaxed);
        self.waited_micros.fetch_add(waited.as_micros() as u64, Relaxed);
        self.thinking_micros.fetch_add(took.as_micros() as u64, Relaxed);
    }

    /// The numbers as text.
    pub fn text(&self, free_bytes: Option<u64>) -> String {
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
        let turned_away = self.turned_away.load(Relaxed);
        line("turned_away_total", "counter", "Connections for which there was no place.", &turned_away);
        line("limited_total", "counter", "Requests refused because there were too many.", &self.limited.load(Relaxed));
        line("messages_total", "counter", "Messages sent.", &self.sent.load(Relaxed));
        line("entries_total", "counter", "Entries stored.", &self.entries.load(Relaxed));
        line("commits_total", "counter", "Transactions.", &self.commits.load(Relaxed));
        let seconds = self.commit_micros.load(Relaxed) as f64 / 1e6;
        line("commit_seconds_total", "counter", "Time spent in transactions.", &seconds);
        let failed = self.failed_commits.load(Relaxed);
        line("failed_commits_total", "counter", "Transactions that failed.", &failed);
        line("stalls_total", "counter", "Times from which on nothing could be stored.", &self.stalls.load(Relaxed));
        line("stalled", "gauge", "1 while nothing can be stored.", &self.stalled.load(Relaxed));
        line("reloads_total", "counter", "Tables loaded anew after that.", &self.reloads.load(Relaxed));
        line("fallen_total", "counter", "Tables whose task has failed.", &self.fallen.load(Relaxed));
        line("archived_total", "counter", "Tables that were archived.", &self.archived.load(Relaxed));
        line("failures_total", "counter", "Tables that could not be loaded or stored.", &self.failures.load(Relaxed));
        line(
            "bots_panicked_total",
            "counter",
            "Answers given for bots that broke down.",
            &self.bots_panicked.load(Relaxed),
        );
        line(
            "bots_not_legal_total",
            "counter",
            "Answers given for bots that answered against the rules.",
            &self.bots_not_legal.load(Relaxed),
        );
        line("bots_late_total", "counter", "Answers given for bots that were late.", &self.bots_late.load(Relaxed));
        line("thoughts_total", "counter", "Questions bots have thought about.", &self.thoughts.load(Relaxed));
        line(
            "thoughts_waiting",
            "gauge",
            "Questions no thread thinks about yet.",
            &self.thoughts_waiting.load(Relaxed),
        );
        let seconds = self.waited_micros.load(Relaxed) as f64 / 1e6;
        line("thoughts_waited_seconds_total", "counter", "Time for which questions waited for a thread.", &seconds);
        let seconds = self.thinking_micros.load(Relaxed) as f64 / 1e6;
        line("thinking_seconds_total", "counter", "Time for which bots thought.", &seconds);
        line(
            "thinkers_lost",
            "gauge",
            "Threads that think about one thing for too long.",
            &self.thinkers_lost.load(Relaxed),
        );
        line("stuck_total", "counter", "Tables that stand because an effect has no end.", &self.stuck.load(Relaxed));
        if let Some(bytes) = free_bytes {
            line("free_bytes", "gauge", "Room on the disk of the database.", &bytes);
        }
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
