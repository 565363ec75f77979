//! What those around a table want, and what they are answered.

use protocol::{PROTOCOL, Stage, Trouble};
use rules::Seat;
use table::{Audience, Welcomed};

use super::{Keeper, Order};
use crate::metrics::Metrics;
use crate::says::{Heard, ToClient, ToTable};
use crate::secret::Hashed;
use crate::store::SeatRow;
use crate::trouble::{not_stored, trouble};

impl Keeper {
    /// Does what is asked.
    pub(super) async fn obey(&mut self, order: Order) {
        match order {
            Order::Come { token, since, outbox, reply } => {
                let came = self.admit(token.as_deref());
                let id = outbox.id;
                // if nobody waits for the reply any more, the connection is gone already
                match came {
                    Ok(seat) => {
                        if reply.send(Ok(())).is_ok() {
                            self.visited = true;
                            self.around.add(outbox, seat);
                            self.welcome(id, seat, since);
                        }
                    }
                    Err(why) => drop(reply.send(Err(why))),
                }
            }
            Order::Leave(id) => self.around.remove(id),
            Order::Message(connection, message, text) => self.hear(connection, message, &text).await,
            Order::Take(take, reply) => {
                let seated = if self.is_stalled() { Err(not_stored()) } else { self.take_seat(take).await };
                drop(reply.send(seated)); // one who no longer waits can ask the host to free the seat
            }
            Order::Start(reply) => {
                let started = if self.is_stalled() { Err(not_stored()) } else { self.begin().await };
                drop(reply.send(started));
            }
            Order::Info(reply) => drop(reply.send(Ok(self.info()))), // may have gone
            Order::Close(..) => unreachable!("heard by the loop"),
        }
    }

    /// Whom a token belongs to; nobody without one.
    fn admit(&self, token: Option<&str>) -> Result<Option<Seat>, Trouble> {
        if self.broken {
            return Err(not_stored()); // what is in memory may never have happened
        }
        let Some(token) = token else {
            let allowed = self.kept.table.options.spectators || self.kept.table.stage != Stage::Playing;
            let refused = || trouble("no_watchers", "nobody may watch at this table");
            return if allowed { Ok(None) } else { Err(refused()) };
        };
        let token = Hashed::of(token);
        let mine = |s: &SeatRow| s.token.as_ref().is_some_and(|kept| kept.is(&token));
        let found = self.kept.seats.iter().position(mine);
        found.map(|i| Some(Seat(i as u8))).ok_or_else(|| trouble("bad_token", "this token is of no seat at this table"))
    }

    fn welcome(&mut self, connection: u64, seat: Option<Seat>, since: Option<u32>) {
        let audience = seat.map_or(Audience::Watchers, Audience::Chair);
        let now = self.clock.now();
        let game = self.table.as_mut().map(|table| table.welcome(now, audience, since));
        let Welcomed { snapshot, prompts, missed } = game.unwrap_or_default();
        let talk = self.kept.talk.clone();
        let table = self.info();
        let welcome = ToClient::Welcome { protocol: PROTOCOL, you: seat, table, snapshot, prompts, talk };
        self.around.tell_one(connection, &welcome);
        for message in missed {
            self.around.pass_one(connection, message);
        }
    }

    /// Hears one connection out and answers it.
    async fn hear(&mut self, connection: u64, message: Heard, text: &str) {
        let Some(seat) = self.around.seat(connection) else { return };
        let (id, heard) = match message {
            Heard::Game { id, answers } => (id, self.ask_game(connection, id, seat, answers, text).await),
            Heard::House(message) => (id_of(&message), self.hear_house(connection, seat, message).await),
        };
        match heard {
            Ok(Some(answer)) => self.around.tell_one(connection, &answer),
            Ok(None) => {}
            Err(trouble) => {
                Metrics::count(&self.hall.metrics.refused);
                self.around.tell_one(connection, &ToClient::Refused { id, trouble });
            }
        }
    }

    /// Does what somebody asks of the house; what is to be answered, if that has not happened yet.
    async fn hear_house(
        &mut self,
        connection: u64,
        seat: Option<Seat>,
        message: ToTable,
    ) -> Result<Option<ToClient>, Trouble> {
        let id = id_of(&message);
        match message {
            ToTable::Hello { .. } => Err(trouble("bad_message", "hello is said once")),
            ToTable::Ping { id } => Ok(Some(ToClient::Pong { id })),
            _ if self.is_stalled() => Err(not_stored()),
            ToTable::Talk { words, .. } => {
                self.talk(connection, seat, &words).await.map(|()| Some(ToClient::Done { id }))
            }
            ToTable::Leave { .. } => self.leave(seat).await.map(|left| {
                self.around.dismiss(&trouble("seat_lost", "you have left this seat"), |s| s == Some(left));
                None
            }),
            ToTable::Propose { seat: about, level, .. } => {
                self.propose(seat, about, level).await.map(|()| Some(ToClient::Done { id }))
            }
            ToTable::Vote { yes, .. } => self.vote(seat, yes).await.map(|()| Some(ToClient::Done { id })),
            host => self.hear_host(seat, host).await.map(Some),
        }
    }

    /// Puts something before the game. What comes of it is told when it is durable.
    async fn ask_game(
        &mut self,
        connection: u64,
        id: u32,
        seat: Option<Seat>,
        answers: bool,
        text: &str,
    ) -> Result<Option<ToClient>, Trouble> {
        if self.is_stalled() {
            return Err(not_stored());
        }
        let seat = seat.ok_or_else(|| trouble("not_yours", "one who watches has no say in the game"))?;
        let now = self.clock.now();
        let not_begun = || trouble("not_begun", "the game has not begun");
        let told = self.table.as_mut().ok_or_else(not_begun)?.hear(now, seat, text)?;
        self.carry(told, Some((connection, id))).await?;
        if answers {
            Metrics::count(&self.hall.metrics.answers);
        }
        Ok(None)
    }
}

/// The number of a message.
fn id_of(message: &ToTable) -> u32 {
    match message {
        ToTable::Hello { .. } => 0,
        ToTable::Answer { id, .. }
        | ToTable::Interrupt { id, .. }
        | ToTable::Wish { id, .. }
        | ToTable::Hold { id }
        | ToTable::MoreTime { id }
        | ToTable::Undo { id }
        | ToTable::Talk { id, .. }
        | ToTable::Start { id }
        | ToTable::Bot { id, .. }
        | ToTable::Pause { id, .. }
        | ToTable::Mute { id, .. }
        | ToTable::Leave { id }
        | ToTable::Propose { id, .. }
        | ToTable::Vote { id, .. }
        | ToTable::Invite { id, .. }
        | ToTable::Ping { id } => *id,
    }
}
