//! Who sits where: sitting down, and what the host may do.

use protocol::{Level, Note, Said, Seated, Stage, TakeSeat, Trouble, Words};
use rules::Seat;
use table::Who;

use super::Keeper;
use crate::clean;
use crate::says::{ToClient, ToTable};
use crate::secret::{Hashed, secret};
use crate::store::{SeatRow, Sits, Write};
use crate::trouble::{seeded, trouble};

/// Names for bots.
const BOTS: [&str; 8] = ["Vega", "Rigel", "Mira", "Deneb", "Atria", "Alya", "Sirius", "Naos"];

/// A name for a bot that nobody at the table has.
pub fn bot_name(seats: &[SeatRow]) -> String {
    let free = BOTS.iter().find(|name| seats.iter().all(|s| s.name != **name));
    free.expect("there are more names than seats").to_string()
}

impl Keeper {
    /// Somebody sits down.
    pub(super) async fn take_seat(&mut self, take: TakeSeat) -> Result<Seated, Trouble> {
        let mut name = clean::name(&take.name)?;
        if self.kept.table.stage == Stage::Over {
            return Err(trouble("over", "the game is over"));
        }
        if let Some(seed) = self.kept.table.options.seed.filter(|_| take.seed != self.kept.table.options.seed) {
            return Err(seeded(seed));
        }
        let seat = self.seat_for(&take)?;
        let others = self.kept.seats.iter().enumerate().filter(|(i, _)| *i != seat.ix()).map(|(_, s)| &s.name);
        let others: Vec<&String> = others.collect();
        if take.guest {
            name = clean::numbered(name, &others);
        } else if others.contains(&&name) {
            return Err(trouble("name_taken", "somebody at this table has this name"));
        }
        let token = secret();
        let row = SeatRow { name: name.clone(), sits: Sits::Person, token: Some(Hashed::of(&token)), invitation: None };
        let note = (self.kept.table.stage == Stage::Playing).then_some(Note::Sat { name });
        self.seat(seat, row, Who::Person, note).await?;
        Ok(Seated { table: self.kept.table.code.clone(), seat, token })
    }

    /// The seat one may have: the one of the invitation, the one named, or the first that is free for anybody.
    fn seat_for(&self, take: &TakeSeat) -> Result<Seat, Trouble> {
        let seats = || (0..).map(Seat).zip(&self.kept.seats);
        if let Some(invitation) = &take.invitation {
            let invitation = Hashed::of(invitation);
            // In a running game there is a hand: nobody makes room for an invitation of before.
            let room = |s: &SeatRow| s.sits == Sits::Nobody || self.kept.table.stage == Stage::Gathering;
            let kept = |s: &SeatRow| room(s) && s.invitation.as_ref().is_some_and(|kept| kept.is(&invitation));
            let found = seats().find(|(seat, row)| take.seat.is_none_or(|s| s == *seat) && kept(row));
            return found
                .map(|(seat, _)| seat)
                .ok_or_else(|| trouble("bad_invitation", "this invitation is of no free seat at this table"));
        }
        let free = |row: &SeatRow| row.sits == Sits::Nobody && row.invitation.is_none();
        match take.seat {
            Some(seat) => match self.kept.seats.get(seat.ix()) {
                None => Err(trouble("no_such_seat", "there is no such seat")),
                Some(row) if free(row) => Ok(seat),
                Some(_) => Err(trouble("seat_taken", "this seat is taken or kept for somebody")),
            },
            None => {
                let found = seats().find(|(_, row)| free(row)).map(|(seat, _)| seat);
                found.ok_or_else(|| trouble("full", "no seat is free"))
            }
        }
    }

    /// Gives a seat to somebody, with a line in everybody's log if the game is on: stored first, then told.
    pub(super) async fn seat(&mut self, seat: Seat, row: SeatRow, who: Who, note: Option<Note>) -> Result<(), Trouble> {
        let code = self.kept.table.code.clone();
        let mut writes = vec![Write::Seat(code.clone(), seat, Box::new(row.clone()))];
        let said = note.map(|note| Said { seat: None, words: Words::Note(note) });
        writes.extend(said.iter().map(|said| Write::Said(code.clone(), self.kept.said, said.clone())));
        let mut table = self.kept.table.clone();
        table.host = self.next_host(seat, &row).unwrap_or(table.host);
        if table.host != self.kept.table.host {
            writes.push(Write::Table(Box::new(table.clone())));
        }
        self.store(writes).await?;
        (self.kept.seats[seat.ix()], self.kept.table) = (row, table);
        said.into_iter().for_each(|said| self.spread(said));
        let now = self.clock.now();
        if let Some(table) = &mut self.table {
            let step = table.sit(now, seat, who);
            self.carry(step, None).await?;
        }
        Ok(())
    }

    /// Begins the game if all seats are taken.
    pub(super) async fn begin(&mut self) -> Result<(), Trouble> {
        if self.kept.table.stage != Stage::Gathering {
            return Err(trouble("begun", "the game has begun"));
        }
        if self.kept.seats.iter().any(|s| s.sits == Sits::Nobody) {
            return Err(trouble("seats_open", "there are free seats; put bots there or wait"));
        }
        self.start().await
    }

    /// What only the host may ask for.
    pub(super) async fn hear_host(&mut self, seat: Option<Seat>, message: ToTable) -> Result<ToClient, Trouble> {
        if seat != Some(self.kept.table.host) {
            return Err(trouble("not_host", "only the host may do this"));
        }
        match message {
            ToTable::Start { id } => {
                self.begin().await?;
                Ok(ToClient::Done { id })
            }
            ToTable::Bot { id, seat, level } => {
                self.put_bot(seat, level).await?;
                Ok(ToClient::Done { id })
            }
            ToTable::Pause { id, on } => {
                let now = self.clock.now();
                let not_begun = || trouble("not_begun", "the game has not begun");
                let step = self.table.as_mut().ok_or_else(not_begun)?.pause(now, on);
                self.carry(step, None).await?;
                Ok(ToClient::Done { id })
            }
            ToTable::Mute { id, seat, on } => {
                self.mute(seat, on).await?;
                Ok(ToClient::Done { id })
            }
            ToTable::Invite { id, seat } => {
                let secret = self.invite(seat).await?;
                Ok(ToClient::Invitation { id, seat, secret })
            }
            _ => Err(trouble("bad_message", "this cannot be said here")),
        }
    }

    /// A seat other than the host's own, which the host may give away: in a running game only one that the others have
    /// opened.
    fn other_seat(&self, seat: Seat) -> Result<&SeatRow, Trouble> {
        if self.kept.table.stage == Stage::Over {
            return Err(trouble("over", "the game is over"));
        }
        if seat == self.kept.table.host {
            return Err(trouble("not_legal", "the host keeps the own seat"));
        }
        let row = self.kept.seats.get(seat.ix()).ok_or_else(|| trouble("no_such_seat", "there is no such seat"))?;
        match self.kept.table.stage {
            Stage::Playing if row.sits != Sits::Nobody => {
                Err(trouble("needs_vote", "in a running game the others decide by a vote who plays a seat"))
            }
            _ => Ok(row),
        }
    }

    /// Puts a bot on a seat or frees it. Whoever sat there has lost the seat.
    async fn put_bot(&mut self, seat: Seat, level: Option<Level>) -> Result<(), Trouble> {
        self.other_seat(seat)?;
        let (row, who) = match level {
            Some(level) => {
                let name = bot_name(&self.kept.seats);
                (SeatRow { name, sits: Sits::Bot(level), ..SeatRow::default() }, Who::Bot(level))
            }
            None => (SeatRow::default(), Who::Person),
        };
        self.seat(seat, row, who, None).await?;
        self.around.dismiss(&trouble("seat_lost", "the host has given this seat away"), |s| s == Some(seat));
        Ok(())
    }

    /// Keeps a seat for whoever has the secret. A person who sits there keeps it; a bot makes room.
    async fn invite(&mut self, seat: Seat) -> Result<String, Trouble> {
        let row = self.other_seat(seat)?;
        if row.sits == Sits::Person {
            return Err(trouble("seat_taken", "somebody sits there"));
        }
        let secret = secret();
        let row = SeatRow { invitation: Some(Hashed::of(&secret)), ..row.clone() };
        self.store(vec![Write::Seat(self.kept.table.code.clone(), seat, Box::new(row.clone()))]).await?;
        self.kept.seats[seat.ix()] = row;
        Ok(secret)
    }
}
