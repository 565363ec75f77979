//! Bots at a table: they think elsewhere, and the host hears of those that fail.

use std::fs;
use std::time::{Duration, Instant};

use protocol::StandsIn;
use rules::Seat;
use table::{AnyThought, Audience, Lapse, Why};

use super::Keeper;
use crate::metrics::Metrics;
use crate::says::ToClient;
use crate::secret;

/// How long a bot may think while the clock of its table stands.
const STANDING: Duration = Duration::from_secs(5);

/// Positions in which bots failed that are kept at most.
const POSITIONS: usize = 100;

/// What the host is to know of a bot that failed.
#[derive(Debug)]
pub(super) struct Lapsed {
    seat: Seat,
    why: StandsIn,
    /// Everybody knows that it was asked.
    open: bool,
    told: bool,
}

impl Keeper {
    /// Lets a bot think.
    pub(super) fn think(&self, thought: Box<dyn AnyThought>) {
        let until = self.clock.when(thought.until()).map_or_else(|| Instant::now() + STANDING, |at| at.into_std());
        self.hall.thinkers.think(&self.kept.table.code, thought, until, self.ideas.clone());
    }

    /// Bots have failed, and others answered for them: it is written down so that it can be shown again, counted, and the
    /// host is told, once of each bot. Of a question that not everybody knows of, only when the game is over.
    pub(super) fn note_lapses(&mut self, lapses: Vec<Lapse>, over: bool) {
        for lapse in lapses {
            self.keep_position(&lapse);
            let Lapse { chair, level, topic, open, version, seed, why, .. } = lapse;
            let metrics = &self.hall.metrics;
            let (count, stands_in) = match &why {
                Why::Panicked(_) => (&metrics.bots_panicked, StandsIn::Failed),
                Why::NotLegal(_) => (&metrics.bots_not_legal, StandsIn::Failed),
                Why::Late => (&metrics.bots_late, StandsIn::Late),
            };
            Metrics::count(count);
            let known = self.lapsed.iter().position(|l| (l.seat, l.why) == (chair, stands_in));
            let (table, seat) = (secret::short(&self.kept.table.code), chair.0);
            match (&why, known) {
                (Why::Late, None) => tracing::warn!(table, version, seed, seat, ?level, topic, "a bot is late"),
                (Why::Late, Some(_)) => tracing::debug!(table, version, seed, seat, ?level, topic, "a bot is late"),
                _ => tracing::error!(table, version, seed, seat, ?level, topic, ?why, "a bot has failed"),
            }
            let at = known.unwrap_or(self.lapsed.len());
            if known.is_none() {
                self.lapsed.push(Lapsed { seat: chair, why: stands_in, open: false, told: false });
            }
            self.lapsed[at].open |= open;
        }
        let host = Audience::Chair(self.kept.table.host);
        for lapsed in self.lapsed.iter_mut().filter(|l| !l.told && (l.open || over)) {
            lapsed.told = true;
            self.around.tell(host, &ToClient::StoodIn { seat: lapsed.seat, why: lapsed.why });
        }
    }

    /// The position in which a bot failed is put into a file, from which `hypergate think` shows it again. Only so many
    /// are kept.
    fn keep_position(&self, lapse: &Lapse) {
        if lapse.position.is_none() {
            return;
        }
        let (table, folder) = (secret::short(&self.kept.table.code).to_string(), self.hall.failures.clone());
        let file = folder.join(format!("{table}-{}-{}.json", lapse.version, lapse.chair.0));
        let text = serde_json::to_string(lapse).expect("plain data can be written");
        tokio::task::spawn_blocking(move || {
            let written = fs::create_dir_all(&folder)
                .and_then(|()| fs::read_dir(&folder))
                .and_then(|files| if files.count() < POSITIONS { fs::write(&file, text) } else { Ok(()) });
            if let Err(why) = written {
                tracing::warn!(table, %why, "the position in which a bot failed cannot be kept");
            }
        });
    }
}
