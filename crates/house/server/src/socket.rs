//! One connection: a WebSocket with one JSON text per message.

use std::error::Error;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use futures_util::SinkExt;
use governor::DefaultDirectRateLimiter;
use protocol::{PROTOCOL, Trouble};
use serde::Deserialize;
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};
use tokio_tungstenite::tungstenite;

use crate::entrance::{Act, Guest, Held};
use crate::hall::Hall;
use crate::keeper::{Inbox, Order, Outbox, text};
use crate::metrics::Metrics;
use crate::says::{Heard, ToClient, ToTable};
use crate::trouble::trouble;

/// Bytes of a message at most.
const FRAME: usize = 16 * 1024;
/// Room for what is read at once. Thousands of connections are open, most of them silent.
const READ: usize = 2 * 1024;
/// Bytes that are gathered before they go out at the latest.
const WRITE: usize = 16 * 1024;
/// How long a new connection may wait before it says hello.
const HELLO: Duration = Duration::from_secs(10);
/// How often the other side is asked whether it is there, and how long it may stay silent.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(60);
/// How long a farewell may take.
const FAREWELL: Duration = Duration::from_secs(2);

/// Refused messages before a connection that is too fast is closed.
const PATIENCE: u32 = 200;

/// `GET /ws`.
pub async fn open(
    State(hall): State<Arc<Hall>>,
    Extension(guest): Extension<Guest>,
    Extension(held): Extension<Held>,
    upgrade: WebSocketUpgrade,
) -> Response {
    let upgrade = upgrade.max_message_size(FRAME).max_frame_size(FRAME).read_buffer_size(READ).write_buffer_size(WRITE);
    upgrade.on_upgrade(move |socket| async move {
        hall.metrics.connections.fetch_add(1, Relaxed);
        converse(&hall, guest, socket).await;
        hall.metrics.connections.fetch_sub(1, Relaxed);
        drop(held);
    })
}

/// A connection from hello to goodbye. One that finds no place is told so: a browser cannot read why a socket never opened.
async fn converse(hall: &Arc<Hall>, guest: Guest, mut socket: WebSocket) {
    let limits = &hall.entrance.limits;
    let place = limits.socket(guest).and_then(|place| limits.allow(guest, Act::Socket).map(|()| place));
    let mut pace = Pace { limiter: limits.messenger(), refused: 0 };
    let came = match &place {
        Ok(_) => match timeout(HELLO, greet(hall, guest, &mut socket, &mut pace)).await {
            Ok(came) => came,
            Err(_) => Err(Some(trouble("no_hello", "say hello within ten seconds"))),
        },
        Err(why) => {
            Metrics::count(&hall.metrics.turned_away);
            Err(Some(why.clone()))
        }
    };
    let farewell = match came {
        Ok((id, orders, inbox)) => {
            let mut talk = Conversation { id, hall, guest, socket: &mut socket, orders, inbox, pace };
            let farewell = talk.go_on().await;
            // if the table sleeps already, it knows that nobody is there
            drop(talk.orders.send(Order::Leave(id)).await);
            farewell
        }
        Err(farewell) => farewell,
    };
    if let Some(why) = farewell {
        let last = async {
            let bye = text(&ToClient::Bye { trouble: why });
            socket.send(Message::Text(bye)).await?;
            socket.send(Message::Close(Some(CloseFrame { code: 1000, reason: "bye".into() }))).await?;
            // What the other side has sent and nobody reads would make the system throw the farewell away.
            while socket.recv().await.is_some_and(|message| message.is_ok()) {}
            Ok::<(), axum::Error>(())
        };
        drop(timeout(FAREWELL, last).await); // the other side may be gone
    }
}

/// Hears the hello and comes to the table. Without a reason, the other side has simply gone.
async fn greet(
    hall: &Arc<Hall>,
    guest: Guest,
    socket: &mut WebSocket,
    pace: &mut Pace,
) -> Result<(u64, mpsc::Sender<Order>, Inbox), Option<Trouble>> {
    let hello = loop {
        match socket.recv().await {
            Some(Ok(Message::Text(hello))) => break hello,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) if pace.allows(hall, guest) => {}
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Err(Some(too_fast())),
            Some(Ok(Message::Binary(_))) => return Err(Some(unreadable("messages are text"))),
            Some(Err(why)) => return Err(too_large(&why)),
            Some(Ok(Message::Close(_))) | None => return Err(None),
        }
    };
    let (code, token, since) = match read(&hello).map_err(Some)? {
        Heard::House(ToTable::Hello { protocol: PROTOCOL, table, token, since }) => (table, token, since),
        Heard::House(ToTable::Hello { protocol, .. }) => {
            let why = format!("this server speaks version {PROTOCOL} of the protocol, not {protocol}");
            return Err(Some(trouble("other_version", why)));
        }
        _ => return Err(Some(trouble("no_hello", "say hello first"))),
    };
    let id = hall.connection();
    let mut inbox = None;
    let come = |reply| {
        let (outbox, other) = Outbox::new(id, guest, &hall.entrance.limits);
        inbox = Some(other);
        Order::Come { token: token.clone(), since, outbox, reply }
    };
    let ((), orders) = hall.meet(&code, come).await.map_err(Some)?;
    Ok((id, orders, inbox.ok_or(None)?))
}

struct Conversation<'s> {
    id: u64,
    hall: &'s Hall,
    guest: Guest,
    socket: &'s mut WebSocket,
    orders: mpsc::Sender<Order>,
    inbox: Inbox,
    pace: Pace,
}

impl Conversation<'_> {
    /// Until one of both sides has enough; the reason is said if there is one.
    async fn go_on(&mut self) -> Option<Trouble> {
        let mut pings = interval_at(Instant::now() + PING, PING);
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                _ = self.inbox.away.changed() => return self.inbox.away.borrow().clone(),
                message = self.inbox.messages.recv() => {
                    // both ways end at the same time; the reason comes on the other one
                    let Some(message) = message else { return self.inbox.away.borrow().clone() };
                    if let Err(farewell) = self.pass_on(message).await {
                        return farewell;
                    }
                }
                message = self.socket.recv() => {
                    heard = Instant::now();
                    if let Err(farewell) = self.hear(message).await {
                        return farewell;
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Some(trouble("silent", "nothing was heard for a minute"));
                    }
                    if let Err(farewell) = self.send(Message::Ping(Default::default())).await {
                        return farewell;
                    }
                }
            }
        }
    }

    /// Passes on a message and all that wait behind it: they go out together.
    async fn pass_on(&mut self, first: Utf8Bytes) -> Result<(), Option<Trouble>> {
        let Inbox { messages, away } = &mut self.inbox;
        let all = async {
            let mut next = Some(first);
            while let Some(message) = next {
                self.socket.feed(Message::Text(message)).await?;
                next = messages.try_recv().ok();
            }
            self.socket.flush().await
        };
        tokio::select! {
            sent = all => sent.map_err(|_: axum::Error| None),
            _ = away.changed() => Err(away.borrow().clone()),
        }
    }

    /// Sends, unless the table loses patience meanwhile.
    async fn send(&mut self, message: Message) -> Result<(), Option<Trouble>> {
        tokio::select! {
            sent = self.socket.send(message) => sent.map_err(|_| None),
            _ = self.inbox.away.changed() => Err(self.inbox.away.borrow().clone()),
        }
    }

    async fn hear(&mut self, message: Option<Result<Message, axum::Error>>) -> Result<(), Option<Trouble>> {
        let in_time = self.pace.allows(self.hall, self.guest);
        if self.pace.is_hopeless() {
            return Err(Some(too_fast()));
        }
        let said = match message {
            Some(Ok(Message::Text(said))) => said,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => return self.refuse(0, unreadable("messages are text")).await,
            Some(Err(why)) => return Err(too_large(&why)),
            Some(Ok(Message::Close(_))) | None => return Err(None),
        };
        if !in_time {
            return self.refuse(id_in(&said), too_fast()).await;
        }
        match read(&said) {
            Ok(message) => self
                .orders
                .send(Order::Message(self.id, message, said))
                .await
                .map_err(|_| Some(trouble("closing", "the table has been put away; come again"))),
            Err(why) => self.refuse(id_in(&said), why).await,
        }
    }

    async fn refuse(&mut self, id: u32, trouble: Trouble) -> Result<(), Option<Trouble>> {
        self.send(Message::Text(text(&ToClient::Refused { id, trouble }))).await
    }
}

fn read(text: &str) -> Result<Heard, Trouble> {
    Heard::read(text).map_err(|why| unreadable(&why.to_string()))
}

fn too_fast() -> Trouble {
    trouble("too_fast", "too many messages; wait a little")
}

fn unreadable(why: &str) -> Trouble {
    trouble("bad_message", format!("this is no message: {why}"))
}

/// The number of a message that cannot be read otherwise, so that its sender knows which one it was.
fn id_in(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct Numbered {
        id: u32,
    }
    serde_json::from_str(text).map_or(0, |Numbered { id }| id)
}

/// Why nothing can be read any more: too much at once, or the line is dead.
fn too_large(why: &axum::Error) -> Option<Trouble> {
    let cause = why.source().and_then(|cause| cause.downcast_ref::<tungstenite::Error>());
    let large = matches!(cause, Some(tungstenite::Error::Capacity(_)));
    large.then(|| trouble("too_large", format!("a message has at most {FRAME} bytes")))
}

/// How fast a connection may talk. Whatever arrives counts, be it only a ping.
struct Pace {
    limiter: Option<DefaultDirectRateLimiter>,
    refused: u32,
}

impl Pace {
    fn allows(&mut self, hall: &Hall, guest: Guest) -> bool {
        let own = self.limiter.as_ref().is_none_or(|limiter| limiter.check().is_ok());
        let allowed = own && hall.entrance.limits.allow(guest, Act::Message).is_ok();
        if !allowed {
            Metrics::count(&hall.metrics.limited);
            self.refused += 1;
        }
        allowed
    }
    fn is_hopeless(&self) -> bool {
        self.refused > PATIENCE
    }
}
