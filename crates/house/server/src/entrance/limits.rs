//! How much a visitor may do.

use std::collections::HashMap;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use protocol::Trouble;

use super::Guest;
use crate::trouble::trouble;

/// Sockets that one visitor may have open: a school behind one address still fits.
const SOCKETS: u32 = 120;
/// Connections of all kinds that one visitor may have open.
const CONNECTIONS: u32 = 200;

/// What one person may say to everybody at once, and after how long once more.
const TALK: u32 = 8;
const TALK_PERIOD: Duration = Duration::from_millis(1500);

/// Messages one connection may send at once, and after how long one more.
const MESSAGES: u32 = 200;
const MESSAGE_PERIOD: Duration = Duration::from_millis(10);

/// Something of which a visitor may do only so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Asks something over HTTP.
    Request,
    /// Opens a socket.
    Socket,
    /// Says anything over a socket.
    Message,
    /// Says something to everybody at a table.
    Talk,
    /// Sits down.
    Seat,
    /// Makes a table.
    Table,
    /// Brings a game as a file.
    Import,
}

impl Act {
    const ALL: [Act; 7] = [Act::Request, Act::Socket, Act::Message, Act::Talk, Act::Seat, Act::Table, Act::Import];

    /// So many at once; then one each time that has passed.
    fn quota(self) -> (u32, Duration) {
        match self {
            Act::Request => (400, Duration::from_millis(25)),
            Act::Socket => (150, Duration::from_millis(200)),
            Act::Message => (1_000, Duration::from_millis(3)),
            Act::Talk => (25, Duration::from_secs(1)),
            Act::Seat => (60, Duration::from_secs(1)),
            Act::Table => (30, Duration::from_secs(10)),
            Act::Import => (10, Duration::from_secs(10)),
        }
    }
    fn limiter(self) -> DefaultKeyedRateLimiter<Guest> {
        let (burst, period) = self.quota();
        RateLimiter::keyed(quota(burst, period))
    }
    /// What one is told who has done too much of it.
    pub fn refused(self) -> Trouble {
        match self {
            Act::Request | Act::Message => trouble("too_fast", "too many messages; wait a little"),
            Act::Socket => trouble("too_fast", "too many connections in a short time; wait a little"),
            Act::Talk => trouble("too_fast", "too much is said at once; wait a little"),
            Act::Seat => trouble("too_fast", "too many seats were taken from here; wait a little"),
            Act::Table => trouble("too_fast", "too many tables were made from here; wait a little"),
            Act::Import => trouble("too_fast", "too many games were brought from here; wait a little"),
        }
    }
}

/// So many at once; then one each time that has passed.
fn quota(burst: u32, period: Duration) -> Quota {
    let quota = Quota::with_period(period).expect("time passes");
    quota.allow_burst(NonZeroU32::new(burst).expect("one at least"))
}

/// What every visitor has done lately, and has open.
#[derive(Debug)]
pub struct Limits {
    /// One for each act; none where nobody is limited.
    acts: Vec<DefaultKeyedRateLimiter<Guest>>,
    connections: Arc<Places>,
    sockets: Arc<Places>,
}

impl Limits {
    /// The usual ones, or none at all: for measuring.
    pub fn new(limited: bool) -> Limits {
        let most = |most| Arc::new(Places { most: if limited { most } else { u32::MAX }, taken: Mutex::default() });
        let acts = if limited { Act::ALL.map(Act::limiter).into() } else { Vec::new() };
        Limits { acts, connections: most(CONNECTIONS), sockets: most(SOCKETS) }
    }

    /// May a visitor do this now?
    pub fn allow(&self, guest: Guest, act: Act) -> Result<(), Trouble> {
        match self.acts.get(act as usize) {
            Some(limiter) => limiter.check_key(&guest).map_err(|_| act.refused()),
            None => Ok(()),
        }
    }

    /// How much one person may say to everybody, whoever else comes from there.
    pub fn talker(&self) -> Option<DefaultDirectRateLimiter> {
        self.direct(TALK, TALK_PERIOD)
    }
    /// How fast one connection may talk, whoever else comes from there.
    pub fn messenger(&self) -> Option<DefaultDirectRateLimiter> {
        self.direct(MESSAGES, MESSAGE_PERIOD)
    }
    fn direct(&self, burst: u32, period: Duration) -> Option<DefaultDirectRateLimiter> {
        (!self.acts.is_empty()).then(|| RateLimiter::direct(quota(burst, period)))
    }

    /// A place for one more connection.
    pub fn connection(&self, guest: Guest) -> Result<Place, Trouble> {
        Places::take(&self.connections, guest)
    }
    /// A place for one more socket.
    pub fn socket(&self, guest: Guest) -> Result<Place, Trouble> {
        Places::take(&self.sockets, guest)
    }

    /// Forgets visitors who have done nothing for a while.
    pub fn tidy(&self) {
        for limiter in &self.acts {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// So many places for each visitor.
#[derive(Debug)]
struct Places {
    most: u32,
    taken: Mutex<HashMap<Guest, u32>>,
}

impl Places {
    fn taken(&self) -> MutexGuard<'_, HashMap<Guest, u32>> {
        self.taken.lock().expect("nobody panics while holding it")
    }
    fn take(self: &Arc<Places>, guest: Guest) -> Result<Place, Trouble> {
        let mut taken = self.taken();
        let count = taken.entry(guest).or_default();
        if *count >= self.most {
            return Err(trouble("too_many", "too many connections from one address; close some"));
        }
        *count += 1;
        Ok(Place { guest, places: self.clone() })
    }
}

/// A place that is taken until this is dropped.
#[derive(Debug)]
pub struct Place {
    guest: Guest,
    places: Arc<Places>,
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        if let Some(count) = taken.get_mut(&self.guest) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.guest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::net::IpAddr;

    use super::*;

    fn guest(n: u8) -> Guest {
        Guest::at(IpAddr::from([192, 0, 2, n]))
    }

    #[test]
    fn one_visitor_does_not_keep_the_others_out() {
        let limits = Limits::new(true);
        let made = (0..10_000).filter(|_| limits.allow(guest(1), Act::Table).is_ok()).count();
        assert!((30..35).contains(&made), "{made}");
        assert!(limits.allow(guest(2), Act::Table).is_ok());
        assert!(limits.allow(guest(1), Act::Request).is_ok(), "of other things it may still do some");
        let unlimited = Limits::new(false);
        assert!((0..10_000).all(|_| unlimited.allow(guest(1), Act::Table).is_ok()));
    }

    #[test]
    fn places_are_given_back() {
        let limits = Limits::new(true);
        let mut places: Vec<Place> = (0..SOCKETS).map(|_| limits.socket(guest(1)).unwrap()).collect();
        assert_eq!(limits.socket(guest(1)).unwrap_err().code, "too_many");
        assert!(limits.socket(guest(2)).is_ok());
        places.pop();
        assert!(limits.socket(guest(1)).is_ok());
        drop(places);
        assert!(limits.sockets.taken().is_empty(), "nothing is left of those who are gone");
    }
}
