//! What the server says of its bots.

use std::fmt;
use std::net::SocketAddr;
use std::ops::Sub;

use super::guest;

/// What bots have thought so far.
#[derive(Clone, Copy, Debug, Default)]
pub struct Thinking {
    thoughts: f64,
    seconds: f64,
    waited: f64,
    late: f64,
    failed: f64,
}

impl Thinking {
    /// As the server counts it; nothing where it does not say.
    pub async fn of(address: SocketAddr) -> Thinking {
        let text = guest::request(address, "GET", "/metrics", "").await.unwrap_or_default();
        let read = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix("hypergate_")?.strip_prefix(name));
            line.and_then(|value| value.trim().parse().ok()).unwrap_or(0.0)
        };
        Thinking {
            thoughts: read("thoughts_total "),
            seconds: read("thinking_seconds_total "),
            waited: read("thoughts_waited_seconds_total "),
            late: read("bots_late_total "),
            failed: read("bots_panicked_total ") + read("bots_not_legal_total "),
        }
    }
}

impl Sub for Thinking {
    type Output = Thinking;
    fn sub(self, earlier: Thinking) -> Thinking {
        Thinking {
            thoughts: self.thoughts - earlier.thoughts,
            seconds: self.seconds - earlier.seconds,
            waited: self.waited - earlier.waited,
            late: self.late - earlier.late,
            failed: self.failed - earlier.failed,
        }
    }
}

impl fmt::Display for Thinking {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let each = |seconds: f64| seconds * 1000.0 / self.thoughts.max(1.0);
        let (took, waited) = (each(self.seconds), each(self.waited));
        write!(f, "{:.0} thoughts of {took:.1} ms after {waited:.1} ms of waiting, ", self.thoughts)?;
        write!(f, "{:.0} late, {:.0} failed", self.late, self.failed)
    }
}
