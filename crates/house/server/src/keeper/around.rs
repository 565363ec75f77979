//! Those around a table: connections, each with a bounded queue. A slow reader is sent away and never slows the table.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

use axum::extract::ws::Utf8Bytes;
use governor::DefaultDirectRateLimiter;
use protocol::Trouble;
use rules::Seat;
use table::Audience;
use tokio::sync::{mpsc, watch};

use crate::entrance::{Act, Guest, Limits};
use crate::metrics::Metrics;
use crate::says::ToClient;
use crate::trouble::trouble;

/// Messages that may wait for a connection.
const QUEUE: usize = 256;

/// The way to one connection.
#[derive(Debug)]
pub struct Outbox {
    /// Its number.
    pub id: u64,
    /// Where it comes from.
    pub guest: Guest,
    /// How much it may say to everybody.
    talk: Option<DefaultDirectRateLimiter>,
    messages: mpsc::Sender<Utf8Bytes>,
    away: watch::Sender<Option<Trouble>>,
}

/// The other end of it.
#[derive(Debug)]
pub struct Inbox {
    /// What is to be sent.
    pub messages: mpsc::Receiver<Utf8Bytes>,
    /// Why the connection must close.
    pub away: watch::Receiver<Option<Trouble>>,
}

impl Outbox {
    /// A new one.
    pub fn new(id: u64, guest: Guest, limits: &Limits) -> (Outbox, Inbox) {
        let (sender, messages) = mpsc::channel(QUEUE);
        let (away, told) = watch::channel(None);
        let outbox = Outbox { id, guest, talk: limits.talker(), messages: sender, away };
        (outbox, Inbox { messages, away: told })
    }
}

/// A message as text.
pub fn text(message: &ToClient) -> Utf8Bytes {
    serde_json::to_string(message).expect("plain data can be written").into()
}

/// All connections of a table.
#[derive(Debug)]
pub struct Around {
    all: Vec<(Outbox, Option<Seat>)>,
    metrics: Arc<Metrics>,
}

impl Around {
    /// Nobody.
    pub fn new(metrics: Arc<Metrics>) -> Around {
        Around { all: Vec::new(), metrics }
    }
    /// Is nobody there?
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }
    /// Is somebody at this seat?
    pub fn has(&self, seat: Seat) -> bool {
        self.all.iter().any(|(_, s)| *s == Some(seat))
    }
    /// Is anybody of this audience there?
    pub fn is_there(&self, audience: Audience) -> bool {
        match audience {
            Audience::Chair(seat) => self.has(seat),
            Audience::Watchers => self.all.iter().any(|(_, seat)| seat.is_none()),
        }
    }
    /// How many watch.
    pub fn watching(&self) -> u16 {
        self.all.iter().filter(|(_, s)| s.is_none()).count().min(u16::MAX as usize) as u16
    }
    /// The seat of a connection, none for one who watches; nothing if the connection is gone.
    pub fn seat(&self, id: u64) -> Option<Option<Seat>> {
        self.all.iter().find(|(outbox, _)| outbox.id == id).map(|(_, seat)| *seat)
    }
    /// May a connection say something to everybody now?
    pub fn may_talk(&self, id: u64, limits: &Limits) -> Result<(), Trouble> {
        let Some((outbox, _)) = self.all.iter().find(|(outbox, _)| outbox.id == id) else { return Ok(()) };
        let own = outbox.talk.as_ref().is_none_or(|limiter| limiter.check().is_ok());
        if own { limits.allow(outbox.guest, Act::Talk) } else { Err(Act::Talk.refused()) }
    }
    /// Somebody comes.
    pub fn add(&mut self, outbox: Outbox, seat: Option<Seat>) {
        self.all.push((outbox, seat));
    }
    /// Somebody has gone.
    pub fn remove(&mut self, id: u64) {
        self.all.retain(|(outbox, _)| outbox.id != id);
    }

    /// Tells those for whom it is meant. Whoever has left too much unread must come again.
    fn send(&mut self, message: impl FnOnce() -> Utf8Bytes, to: impl Fn(u64, Option<Seat>) -> bool) {
        if !self.all.iter().any(|(outbox, seat)| to(outbox.id, *seat)) {
            return;
        }
        let text = message();
        let metrics = &self.metrics;
        self.all.retain(|(outbox, seat)| {
            if !to(outbox.id, *seat) {
                return true;
            }
            match outbox.messages.try_send(text.clone()) {
                Ok(()) => {
                    metrics.sent.fetch_add(1, Relaxed);
                    true
                }
                Err(mpsc::error::TrySendError::Closed(_)) => false,
                Err(mpsc::error::TrySendError::Full(_)) => {
                    Metrics::count(&metrics.slow);
                    outbox.away.send_replace(Some(trouble("too_slow", "too many messages wait unread; come again")));
                    false
                }
            }
        });
    }
    /// Tells one connection.
    pub fn tell_one(&mut self, id: u64, message: &ToClient) {
        self.send(|| text(message), |other, _| other == id);
    }
    /// Passes on to one connection what its table says of the game.
    pub fn pass_one(&mut self, id: u64, message: String) {
        self.send(|| message.into(), |other, _| other == id);
    }
    /// Tells a seat, or those who watch.
    pub fn tell(&mut self, audience: Audience, message: &ToClient) {
        self.send(|| text(message), |_, seat| is_of(audience, seat));
    }
    /// Passes on to a seat, or to those who watch, what their table says of the game.
    pub fn pass(&mut self, audience: Audience, message: String) {
        self.send(|| message.into(), |_, seat| is_of(audience, seat));
    }
    /// Tells everybody.
    pub fn tell_all(&mut self, message: &ToClient) {
        self.send(|| text(message), |_, _| true);
    }
    /// The audiences that are there, each once.
    pub fn audiences(&self) -> Vec<Audience> {
        let mut seats: Vec<Option<Seat>> = self.all.iter().map(|(_, seat)| *seat).collect();
        seats.sort();
        seats.dedup();
        seats.into_iter().map(|seat| seat.map_or(Audience::Watchers, Audience::Chair)).collect()
    }
    /// Sends connections away.
    pub fn dismiss(&mut self, why: &Trouble, whom: impl Fn(Option<Seat>) -> bool) {
        self.all.retain(|(outbox, seat)| {
            let stays = !whom(*seat);
            if !stays {
                outbox.away.send_replace(Some(why.clone()));
            }
            stays
        });
    }
}

/// Does a connection belong to an audience?
fn is_of(audience: Audience, seat: Option<Seat>) -> bool {
    match audience {
        Audience::Chair(chair) => seat == Some(chair),
        Audience::Watchers => seat.is_none(),
    }
}
