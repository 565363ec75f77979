//! The log: for people on a terminal, as JSON lines elsewhere. It never names a secret.

use std::io::{IsTerminal, stderr};

use tracing_subscriber::EnvFilter;

/// The variable that says what is written: `info`, `debug`, `server=debug,warn` …
const VARIABLE: &str = "HYPERGATE_LOG";

/// Begins to write the log to standard error. On a terminal only what needs attention, unless it is said otherwise.
pub fn log() {
    let people = stderr().is_terminal();
    let usual = if people { "warn" } else { "info" };
    let filter = EnvFilter::try_from_env(VARIABLE).unwrap_or_else(|_| EnvFilter::new(usual));
    let log = tracing_subscriber::fmt().with_writer(stderr).with_env_filter(filter).with_target(false);
    let begun = if people { log.compact().try_init() } else { log.json().flatten_event(true).try_init() };
    drop(begun); // whoever embeds the server may have a log already
}
