//! A decision: somebody must choose. Everybody knows who, except where that would betray a hand.

use protocol::Waiting;
use rand::RngCore;

use crate::game::AtTable;
use crate::setup::Purpose;
use crate::step::Millis;
use crate::table::{Asked, Table, Waits};
use crate::thinking::stand_in;

impl<R: AtTable> Table<R> {
    /// Those who are asked decide; who was asked the same before goes on with it, and so does the clock.
    pub(crate) fn begin_decision(&mut self, now: Millis, old: Option<Waits<R>>) {
        let asks: Vec<R::Ask> = R::pending(&self.game).to_vec();
        let talks = asks.iter().find_map(R::talks);
        let (deal, options) = (talks.is_some(), &self.setup.options);
        // Where several talk they have so many times as long.
        let seconds = talks.map_or(options.decision_seconds, |(_, times)| options.deal_seconds.saturating_mul(times));
        let kind = if deal { Waiting::Deal } else { Waiting::Decision };
        let fresh = (seconds > 0).then(|| (now + seconds as Millis * 1000, seconds as u32 * 1000));
        // Talks have one clock; of several who decide at the same time, the last has no more time than the first.
        let goes_on = |w: &&Waits<R>| w.kind == kind && (deal || w.asked.iter().any(|a| asks.contains(&a.ask)));
        let old = old.or_else(|| self.decided.take());
        let clock = match old.as_ref().filter(goes_on) {
            Some(before) => before.ends.zip(before.length),
            None => fresh,
        };
        let more_time = old.as_ref().filter(goes_on).map_or(0, |w| w.more_time);
        let mut asked = Vec::new();
        for ask in asks {
            let chair = self.chair_of(R::asked(&ask).0);
            let person = self.people[chair].is_asked();
            let before =
                old.iter().flat_map(|w| &w.asked).find(|a| a.ask == ask && a.chair == chair && a.is_waited_for());
            let given = self.given_ahead(chair, &ask);
            if let Some(before) = before.filter(|b| (b.id > 0) == person && given.is_none()) {
                asked.push(before.clone());
                continue;
            }
            let mut one = Asked { loud: true, ..Asked::new(chair, ask, now) };
            if given.is_some() {
                one.filed = given;
            } else if person {
                one.id = self.people[chair].next_prompt();
            } else {
                let (ready, until) = self.bot_times(now, chair, &one.ask);
                one.ready = ready;
                let game = self.game.clone();
                self.think(&game, chair, &mut one, (until, until));
            }
            asked.push(one);
        }
        if deal {
            self.ask_ahead(now, old.as_ref(), &mut asked);
        }
        self.offer_anytime(now, &mut asked);
        let (ends, length) = clock.unzip();
        self.waits = Some(Waits {
            kind,
            moment: None,
            about: None,
            ends,
            length,
            least: now,
            held: false,
            decoy: false,
            rung: false,
            asked,
            more_time,
        });
        self.news = true;
    }

    /// What people may use on their own initiative while others decide.
    fn offer_anytime(&mut self, now: Millis, asked: &mut Vec<Asked<R>>) {
        for chair in 0..self.people.len() {
            let Some(seat) = self.seat_at(chair).filter(|_| self.people[chair].is_asked()) else { continue };
            let plays = R::anytime(&self.game, seat);
            if let Some(ask) = R::offer(seat, &plays).filter(|_| !plays.is_empty()) {
                let id = self.people[chair].next_prompt();
                asked.push(Asked { id, anytime: true, ..Asked::new(chair, ask, now) });
            }
        }
    }

    /// Waits, or puts in what a bot has come up with, or what the clock demands.
    pub(crate) fn run_decision(&mut self, now: Millis) -> bool {
        let Some(waits) = &self.waits else { return false };
        let due = |a: &&Asked<R>| a.id == 0 && a.filed.is_some() && a.ready <= now;
        if let Some(one) = waits.asked.iter().find(due) {
            let (ask, answer) = (one.ask.clone(), one.filed.clone().expect("a bot has answered"));
            self.decide(&ask, answer);
            return true;
        }
        if waits.ends.is_none_or(|t| t > now) {
            return false;
        }
        if let Some(fails) = R::talks_fail().filter(|_| waits.kind == Waiting::Deal) {
            self.waits = None;
            self.put(fails);
            return true;
        }
        // A bot decides for those whose time is up.
        let late = waits.asked.iter().find(|a| a.is_waited_for()).map(|a| a.ask.clone());
        let Some(ask) = late else { return false };
        let seed = self.setup.chance(Purpose::Thoughts, self.inputs).next_u64();
        let answer = stand_in::<R>(&self.game, &ask, seed);
        self.decide(&ask, answer);
        true
    }

    /// An answer that is legal is put in; what is left to decide is looked at next.
    pub(crate) fn decide(&mut self, ask: &R::Ask, answer: R::Answer) {
        self.decided = self.waits.take();
        if let Some(decided) = &mut self.decided {
            decided.asked.retain(|a| a.ask != *ask);
        }
        self.put(R::input(R::asked(ask).0, answer));
    }
}
