//! Seats in a running game: one leaves the own seat, or the others agree on a change by a vote. Nobody, the host included,
//! comes to see a hand without that, and everybody reads in the talk what happened.

use std::time::Duration;

use protocol::{Level, Note, Proposal, Sitter, Stage, Trouble, Words};
use rules::{Seat, Seats};
use table::Who;
use tokio::time::Instant;

use super::Keeper;
use super::seats::bot_name;
use crate::store::{SeatRow, Sits};
use crate::trouble::trouble;

/// How long people may vote.
const OPEN: Duration = Duration::from_secs(60);
/// The level of the bot that plays on for one who leaves.
const AFTERWARDS: Level = Level::Rookie;

/// A vote under way.
#[derive(Debug)]
pub(super) struct Ballot {
    pub(super) proposal: Proposal,
    pub(super) until: Instant,
}

impl Keeper {
    /// Those who decide about a seat: all other people for whom no bot plays just now.
    fn voters(&self, about: Seat) -> Seats {
        let sitters = self.table.as_ref().map_or_else(Vec::new, |table| table.sitters());
        let seats =
            (0..).map(Seat).zip(&self.kept.seats).filter(|(seat, row)| *seat != about && row.sits == Sits::Person);
        let covered = |seat: Seat| matches!(sitters.get(seat.ix()), Some(Sitter::Person { covered: true, .. }));
        seats.map(|(seat, _)| seat).filter(|seat| !covered(*seat)).collect()
    }

    fn playing(&self) -> Result<(), Trouble> {
        match self.kept.table.stage {
            Stage::Gathering => Err(trouble("not_begun", "the game has not begun")),
            Stage::Playing => Ok(()),
            Stage::Over => Err(trouble("over", "the game is over")),
        }
    }

    /// Somebody proposes that a bot plays a seat from now on, or that somebody new may sit down there.
    pub(super) async fn propose(&mut self, by: Option<Seat>, seat: Seat, level: Option<Level>) -> Result<(), Trouble> {
        let by = by.ok_or_else(|| trouble("not_yours", "one who watches has no say about seats"))?;
        self.playing()?;
        if self.ballot.is_some() {
            return Err(trouble("vote_open", "one vote after the other"));
        }
        let row = self.kept.seats.get(seat.ix()).ok_or_else(|| trouble("no_such_seat", "there is no such seat"))?;
        if seat == by {
            return Err(trouble("not_legal", "the own seat is left, not voted upon"));
        }
        if level.is_none() {
            if row.sits == Sits::Nobody {
                return Err(trouble("not_legal", "the seat is open"));
            }
            // a hand is never somebody's alone to give away
            if self.voters(seat).len() < 2 {
                return Err(trouble("no_voters", "somebody else must agree that a hand is given to a new person"));
            }
        }
        let proposal = Proposal { seat, level, by, yes: Seats::one(by), no: Seats::NONE };
        self.ballot = Some(Ballot { proposal, until: Instant::now() + OPEN });
        self.count().await
    }

    /// Somebody votes. Whoever made the proposal takes it back by voting against it.
    pub(super) async fn vote(&mut self, by: Option<Seat>, yes: bool) -> Result<(), Trouble> {
        let Some(ballot) = &self.ballot else { return Err(trouble("no_vote", "there is nothing to vote upon")) };
        let voters = self.voters(ballot.proposal.seat);
        let by = by.filter(|by| voters.has(*by)).ok_or_else(|| trouble("not_yours", "this vote is the others'"))?;
        if let Some(Ballot { proposal, .. }) = &mut self.ballot {
            proposal.yes.drop(by);
            proposal.no.drop(by);
            if yes { proposal.yes.add(by) } else { proposal.no.add(by) }
        }
        self.count().await
    }

    /// More than half of the votes carry a proposal; as soon as they cannot be had any more it has failed.
    async fn count(&mut self) -> Result<(), Trouble> {
        let Some(Ballot { proposal, .. }) = &self.ballot else { return Ok(()) };
        let proposal = proposal.clone();
        let all = self.voters(proposal.seat);
        let (yes, no) = (proposal.yes.and(all).len(), proposal.no.and(all).len());
        if 2 * yes > all.len() {
            self.ballot = None;
            self.change_seat(&proposal).await
        } else if 2 * no >= all.len() || proposal.no.has(proposal.by) {
            self.end_vote().await
        } else {
            Ok(())
        }
    }

    /// A vote whose time is up has failed.
    pub(super) async fn close_old_vote(&mut self) {
        if self.ballot.as_ref().is_some_and(|b| b.until <= Instant::now())
            && let Err(why) = self.end_vote().await
        {
            tracing::warn!(why = why.why, "the end of a vote is not in the talk");
        }
    }
    async fn end_vote(&mut self) -> Result<(), Trouble> {
        let Some(Ballot { proposal, .. }) = self.ballot.take() else { return Ok(()) };
        let name = self.kept.seats[proposal.seat.ix()].name.clone();
        self.tell_words(None, Words::Note(Note::Stays { name })).await
    }

    async fn change_seat(&mut self, proposal: &Proposal) -> Result<(), Trouble> {
        let seat = proposal.seat;
        let name = self.kept.seats[seat.ix()].name.clone();
        match proposal.level {
            Some(level) => self.give_to_bot(seat, level, |bot| Note::Replaced { name, bot }).await?,
            None => self.seat(seat, SeatRow::default(), Who::Person, Some(Note::Opened { name })).await?,
        }
        self.around.dismiss(&trouble("seat_lost", "the others have voted on this seat"), |s| s == Some(seat));
        Ok(())
    }

    /// A bot plays a seat from now on.
    async fn give_to_bot(
        &mut self,
        seat: Seat,
        level: Level,
        note: impl FnOnce(String) -> Note,
    ) -> Result<(), Trouble> {
        let bot = bot_name(&self.kept.seats);
        let row = SeatRow { name: bot.clone(), sits: Sits::Bot(level), ..SeatRow::default() };
        self.seat(seat, row, Who::Bot(level), Some(note(bot))).await
    }

    /// One gives the own seat up. In a running game a bot plays on.
    pub(super) async fn leave(&mut self, by: Option<Seat>) -> Result<Seat, Trouble> {
        let seat = by.ok_or_else(|| trouble("not_yours", "one who watches has no seat"))?;
        match self.kept.table.stage {
            Stage::Over => return Err(trouble("over", "the game is over")),
            Stage::Gathering => self.seat(seat, SeatRow::default(), Who::Person, None).await?,
            Stage::Playing => {
                let name = self.kept.seats[seat.ix()].name.clone();
                self.give_to_bot(seat, AFTERWARDS, |bot| Note::Left { name, bot }).await?;
            }
        }
        Ok(seat)
    }

    /// If the host loses its seat, the next person is host.
    pub(super) fn next_host(&self, seat: Seat, row: &SeatRow) -> Option<Seat> {
        let n = self.kept.seats.len() as u8;
        let mut others = (1..n).map(|i| Seat((seat.0 + i) % n));
        let next = others.find(|s| self.kept.seats[s.ix()].sits == Sits::Person);
        next.filter(|_| seat == self.kept.table.host && row.sits != Sits::Person)
    }
}
