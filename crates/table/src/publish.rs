//! Telling everybody what they may know: one update for each audience to which something changed.

use engine::ask::{Ask, Labels, Question};
use engine::table::{Seat, Seats};
use engine::view::What;
use protocol::{Board, Names, Patch, Prompt, Snapshot, ToClient, Update, Wait, Waiting};

use crate::step::{Audience, Millis};
use crate::table::{Asked, LOG, Table};

/// Those who talk about a deal.
fn parties(ask: &Ask) -> Vec<Seat> {
    match &ask.question {
        Question::Deal(table) => table.parties.to_vec(),
        _ => Vec::new(),
    }
}

impl Table {
    /// What the table waits for, as everybody sees it.
    fn wait(&self, now: Millis) -> Option<Wait> {
        let waits = self.waits.as_ref()?;
        let open = waits.asked.iter().filter(|a| a.ask.open && !a.anytime);
        let seats: Seats = match waits.kind {
            Waiting::Decision => open.map(|a| a.ask.seat).collect(),
            // Both talk, also while one of them waits for the other.
            Waiting::Deal => open.flat_map(|a| parties(&a.ask)).collect(),
            _ => Seats::NONE,
        };
        // While the clocks stand, no time is left out.
        let now = self.paused.unwrap_or(now);
        let left = waits.ends.map(|t| t.saturating_sub(now) as u32);
        let (kind, moment, about) = (waits.kind, waits.moment, waits.about);
        let (length, held) = (waits.length, waits.held);
        Some(Wait { kind, seats, moment, about, left, length, held, may_win: self.may_win() })
    }

    fn prompt(&self, asked: &Asked) -> Prompt {
        let eye = self.onlookers[asked.place].eye;
        let card = |id| {
            let card = &self.game.cards[engine::table::CardId::ix(id)];
            let face = eye.sees(card.known).then_some(card.face);
            (id, engine::view::SeenCard { face, back: card.back, known: 0 })
        };
        let labels = match (&asked.ask.question, asked.ask.source) {
            (Question::Choice { labels: Labels::Ability, .. }, Some(source)) => self.game.cast().ability(source).labels,
            _ => &[],
        };
        Prompt {
            id: asked.id,
            ask: asked.ask.clone(),
            named: asked.ask.question.cards().into_iter().map(card).collect(),
            labels: labels.iter().map(|l| l.to_string()).collect(),
            filed: asked.filed.clone().or(asked.answered.then_some(engine::ask::Answer::Pass)),
            loud: asked.loud,
            again: asked.again,
        }
    }

    /// What a place is asked.
    fn prompts(&self, place: usize) -> Vec<Prompt> {
        let asked = self.waits.iter().flat_map(|w| &w.asked);
        asked.filter(|a| a.place == place && a.id > 0).map(|a| self.prompt(a)).collect()
    }

    /// Tells everybody what is new to them.
    pub(crate) fn publish(&mut self, now: Millis) {
        let events = std::mem::take(&mut self.fresh);
        let wait = self.wait(now);
        for place in 0..self.people.len() {
            self.drop_spent_wishes(place);
        }
        for i in 0..self.onlookers.len() {
            if self.onlookers[i].there {
                self.tell_onlooker(i, &events, &wait);
            } else {
                self.onlookers[i].stale = true;
            }
        }
        self.told += events.len() as u64;
        self.log.extend(events);
        let surplus = self.log.len().saturating_sub(LOG);
        self.log.drain(..surplus);
    }

    fn tell_onlooker(&mut self, i: usize, events: &[What], wait: &Option<Wait>) {
        let place = (i < self.people.len()).then_some(i);
        let prompts = place.map(|p| self.prompts(p)).unwrap_or_default();
        let undo = place.is_some() && self.undo.as_ref().is_some_and(|u| Some(u.place) == place);
        let board: Board = self.game.view_for(self.onlookers[i].eye).into();
        let known = &self.onlookers[i].names;
        let cast = self.game.cast();
        // Aliens and cards come into a game, they never leave it: to count them is enough.
        let grown = (known.aliens.len(), known.cards.len()) != (cast.aliens.len(), cast.cards.len());
        let grown = grown.then(|| Names::of(&self.game));
        let wishes = place.map(|p| &self.people[p].wishes).filter(|w| **w != self.onlookers[i].wishes).cloned();
        let onlooker = &mut self.onlookers[i];
        let patch = Patch::between(&onlooker.board, &board);
        let same_wait = match (&onlooker.wait, wait) {
            (Some(a), Some(b)) => Wait { left: b.left, ..a.clone() } == *b,
            (a, b) => a.is_none() && b.is_none(),
        };
        let quiet = events.is_empty() && patch == Patch::default() && prompts == onlooker.prompts;
        if quiet && same_wait && undo == onlooker.undo && wishes.is_none() {
            return;
        }
        onlooker.seq += 1;
        let update = Update {
            seq: onlooker.seq,
            events: events.iter().map(|e| e.for_eye(onlooker.eye)).collect(),
            patch,
            wait: wait.clone(),
            prompts: prompts.clone(),
            undo,
            names: grown.clone(),
            wishes: wishes.clone(),
        };
        (onlooker.board, onlooker.wait, onlooker.prompts) = (board, wait.clone(), prompts);
        onlooker.undo = undo;
        onlooker.names = grown.unwrap_or(std::mem::take(&mut onlooker.names));
        onlooker.wishes = wishes.unwrap_or(std::mem::take(&mut onlooker.wishes));
        onlooker.keep(&update);
        let audience = self.audience(i);
        self.step.tell.push((audience, ToClient::Update(update)));
    }

    fn audience(&self, i: usize) -> Audience {
        if i < self.people.len() { Audience::Place(engine::table::Seat(i as u8)) } else { Audience::Watchers }
    }

    /// Brings up to date what an audience is known to have seen, if nobody was behind it.
    pub(crate) fn catch_up(&mut self, now: Millis, audience: Audience) {
        let wait = self.wait(now);
        let place = match audience {
            Audience::Place(seat) => Some(seat.ix()),
            Audience::Watchers => None,
        };
        let prompts = place.map(|p| self.prompts(p)).unwrap_or_default();
        let undo = place.is_some() && self.undo.as_ref().is_some_and(|u| Some(u.place) == place);
        let eye = self.onlooker_mut(audience).eye;
        let (board, all) = (self.game.view_for(eye).into(), Names::of(&self.game));
        let onlooker = self.onlooker_mut(audience);
        if onlooker.stale {
            onlooker.stale = false;
            onlooker.seq += 1;
            onlooker.forget();
            (onlooker.board, onlooker.wait, onlooker.prompts) = (board, wait, prompts);
            (onlooker.undo, onlooker.names) = (undo, all);
        }
    }

    /// Everything an audience may know.
    pub(crate) fn full(&mut self, now: Millis, audience: Audience) -> Snapshot {
        let wait = self.wait(now);
        let wishes = match audience {
            Audience::Place(seat) => self.people[seat.ix()].wishes.clone(),
            Audience::Watchers => Default::default(),
        };
        let log = std::mem::take(&mut self.log);
        let onlooker = self.onlooker_mut(audience);
        onlooker.wishes = wishes.clone();
        let snapshot = Snapshot {
            seq: onlooker.seq,
            names: onlooker.names.clone(),
            board: onlooker.board.clone(),
            wait,
            prompts: onlooker.prompts.clone(),
            wishes,
            undo: onlooker.undo,
            log: log.iter().map(|e| e.for_eye(onlooker.eye)).collect(),
        };
        self.log = log;
        snapshot
    }

    /// The whole table anew for everybody: what was told last is no longer so.
    pub(crate) fn publish_anew(&mut self, now: Millis) {
        for i in 0..self.onlookers.len() {
            let audience = self.audience(i);
            self.onlookers[i].stale = true;
            if self.onlookers[i].there {
                let snapshot = self.snapshot(now, audience);
                self.step.tell.push((audience, ToClient::Anew(snapshot)));
            }
        }
    }
}
