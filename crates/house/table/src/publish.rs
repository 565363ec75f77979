//! Telling everybody what they may know: one update for each audience to which something changed.

use std::sync::Arc;

use protocol::{Shared, ToClient, Waiting};
use rules::{Eye, Rules, Seat, Seats};

use crate::game::AtTable;
use crate::step::{Audience, Millis};
use crate::table::{Asked, LOG, Table};

/// What a table of a game waits for.
pub type Wait<R> = protocol::Wait<<R as AtTable>::MoreWait>;
/// A question put to a seat of it.
pub type Prompt<R> = protocol::Prompt<<R as Rules>::Ask, <R as Rules>::Answer, <R as AtTable>::MorePrompt>;
/// Everything one audience of it may know.
pub type Snapshot<R> =
    protocol::Snapshot<<R as AtTable>::Board, <R as Rules>::Event, Wait<R>, Prompt<R>, <R as AtTable>::Known>;
/// A change.
pub type Update<R> =
    protocol::Update<<R as AtTable>::Patch, <R as Rules>::Event, Wait<R>, Prompt<R>, <R as AtTable>::News>;

impl<R: AtTable> Table<R> {
    /// What the table waits for, as everybody sees it.
    fn wait(&self, now: Millis) -> Option<Wait<R>> {
        if self.stuck {
            return Some(self.wait_for_nothing());
        }
        let waits = self.waits.as_ref().filter(|_| !self.is_silent())?;
        let open = waits.asked.iter().filter(|a| R::asked(&a.ask).1 && a.is_waited_for());
        let seats: Seats = match waits.kind {
            Waiting::Decision => open.map(|a| R::asked(&a.ask).0).collect(),
            // All parties talk, also while some of them wait for the others.
            Waiting::Deal => open.filter_map(|a| R::talks(&a.ask)).fold(Seats::NONE, |all, (who, _)| all.or(who)),
            _ => Seats::NONE,
        };
        // While the clocks stand, no time is left out.
        let now = self.paused.unwrap_or(now);
        let left = waits.ends.map(|t| t.saturating_sub(now) as u32);
        let more = R::more_wait(&self.game, waits.moment, waits.about);
        Some(Wait::<R> { kind: waits.kind, seats, left, length: waits.length, held: waits.held, more })
    }

    fn prompt(&self, asked: &Asked<R>) -> Prompt<R> {
        Prompt::<R> {
            id: asked.id,
            ask: asked.ask.clone(),
            more: R::more_prompt(&self.game, &asked.ask, self.onlookers[asked.chair].eye),
            filed: asked.filed.clone().or_else(|| R::pass().filter(|_| asked.answered)),
            loud: asked.loud,
            again: asked.again,
            ahead: asked.ahead,
        }
    }

    /// What a chair is asked.
    fn prompts(&self, chair: usize) -> Vec<Prompt<R>> {
        let asked = self.waits.iter().flat_map(|w| &w.asked);
        asked.filter(|a| a.chair == chair && a.id > 0).map(|a| self.prompt(a)).collect()
    }

    /// What an audience is asked now.
    pub fn prompts_of(&self, audience: Audience) -> Vec<Prompt<R>> {
        self.asked_of(self.index(audience)).0
    }

    /// What an audience is asked, and whether it may take its last answer back.
    fn asked_of(&self, i: usize) -> (Vec<Prompt<R>>, bool) {
        // Those who watch are asked nothing.
        if i == self.people.len() {
            return (Vec::new(), false);
        }
        (self.prompts(i), self.undo.as_ref().is_some_and(|u| u.chair == i))
    }

    /// The board of an audience, if the game has moved since it was told last.
    fn new_board(&mut self, i: usize) -> Option<R::Board> {
        if self.onlookers[i].at == self.moves {
            return None;
        }
        if self.open.1 != self.moves {
            let mut open = R::board(&self.game);
            R::share(&mut open, &self.open.0);
            self.open = (open, self.moves);
        }
        Some(R::through(&self.open.0, &self.game, self.onlookers[i].eye))
    }

    /// Tells everybody what is new to them.
    pub(crate) fn publish(&mut self, now: Millis) {
        self.news = false;
        let events = std::mem::take(&mut self.fresh);
        let open: Vec<Shared<R::Event>> = events.iter().map(|e| R::for_eye(e, Eye::Watcher).into()).collect();
        let wait = self.wait(now).map(Shared::new);
        for chair in 0..self.people.len() {
            self.drop_spent_wishes(chair);
        }
        for i in 0..self.onlookers.len() {
            if self.onlookers[i].there {
                self.tell_onlooker(i, &events, &open, &wait);
            } else {
                self.onlookers[i].stale = true;
            }
        }
        self.told += events.len() as u64;
        self.log.extend(events);
        let surplus = self.log.len().saturating_sub(LOG);
        self.log.drain(..surplus);
    }

    /// Tells an audience what happened, which those who watch see so and so, and what else is new to it.
    fn tell_onlooker(
        &mut self,
        i: usize,
        events: &[R::Event],
        open: &[Shared<R::Event>],
        wait: &Option<Shared<Wait<R>>>,
    ) {
        let (prompts, undo) = self.asked_of(i);
        let board = self.new_board(i);
        let patch = board.as_ref().map_or_else(R::Patch::default, |b| R::patch(&self.onlookers[i].board, b));
        let seat = self.seat_at(i);
        let wishes = self.people.get(i).map(|p| &p.wished.wishes);
        let onlooker = &mut self.onlookers[i];
        let more = R::news(&self.game, seat, wishes, board.as_ref().map(|b| (b, &patch)), &mut onlooker.seen);
        let same_wait = match (&onlooker.wait, wait) {
            (Some(a), Some(b)) => Wait::<R> { left: b.left, ..(**a).clone() } == **b,
            (a, b) => a.is_none() && b.is_none(),
        };
        onlooker.at = self.moves;
        if let Some(board) = board {
            onlooker.board = board;
        }
        let quiet = events.is_empty() && patch == R::Patch::default() && prompts == onlooker.prompts;
        if quiet && same_wait && undo == onlooker.undo && more == R::News::default() {
            return;
        }
        onlooker.seq += 1;
        (onlooker.wait, onlooker.undo) = (wait.clone(), undo);
        onlooker.prompts.clone_from(&prompts);
        let update = Arc::new(Update::<R> {
            seq: onlooker.seq,
            events: events.iter().zip(open).map(|(e, open)| open.or(R::for_eye(e, onlooker.eye))).collect(),
            patch,
            wait: wait.clone(),
            prompts,
            undo,
            more,
        });
        onlooker.keep(&update);
        let audience = self.audience(i);
        self.step.frames.push((audience, ToClient::Update(update)));
    }

    fn audience(&self, i: usize) -> Audience {
        if i < self.people.len() { Audience::Chair(Seat(i as u8)) } else { Audience::Watchers }
    }

    /// Brings up to date what an audience is known to have seen, if nobody was behind it.
    pub(crate) fn catch_up(&mut self, now: Millis, audience: Audience) {
        let i = self.index(audience);
        if !self.onlookers[i].stale {
            return;
        }
        let (prompts, undo) = self.asked_of(i);
        let board = self.new_board(i).unwrap_or_else(|| self.onlookers[i].board.clone());
        let (wait, seat) = (self.wait(now).map(Shared::new), self.seat_at(i));
        let onlooker = &mut self.onlookers[i];
        R::see_anew(&self.game, seat, &board, &mut onlooker.seen);
        onlooker.stale = false;
        onlooker.seq += 1;
        onlooker.forget();
        (onlooker.board, onlooker.at) = (board, self.moves);
        (onlooker.wait, onlooker.prompts, onlooker.undo) = (wait, prompts, undo);
    }

    /// Everything an audience may know.
    pub(crate) fn full(&mut self, now: Millis, audience: Audience) -> Snapshot<R> {
        let wait = self.wait(now);
        let i = self.index(audience);
        let wishes = self.people.get(i).map(|p| &p.wished.wishes);
        let onlooker = &mut self.onlookers[i];
        Snapshot::<R> {
            seq: onlooker.seq,
            more: R::known(&self.game, wishes, &mut onlooker.seen),
            board: onlooker.board.clone(),
            wait,
            prompts: onlooker.prompts.clone(),
            undo: onlooker.undo,
            log: self.log.iter().map(|e| R::for_eye(e, onlooker.eye)).collect(),
        }
    }

    /// The whole table anew for everybody: what was told last is no longer so.
    pub(crate) fn publish_anew(&mut self, now: Millis) {
        for i in 0..self.onlookers.len() {
            let audience = self.audience(i);
            self.onlookers[i].stale = true;
            if self.onlookers[i].there {
                let snapshot = self.snapshot(now, audience);
                self.step.frames.push((audience, ToClient::Anew(snapshot)));
            }
        }
    }
}
