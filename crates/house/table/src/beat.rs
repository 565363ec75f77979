//! A beat: the time a table gives at an edge, of a fixed length. Answers are filed; they count when it closes.

use protocol::{ToClient, Waiting};
use rand::Rng;
use rules::{Refusal, Seat};

use crate::game::{AtTable, Attention};
use crate::step::Millis;
use crate::table::{Asked, Table, Waits};
use crate::thinking::Why;

/// What somebody, a person or a bot, was asked before, if it is the same.
fn before<'a, R: AtTable>(old: &'a [Asked<R>], one: &Asked<R>, person: bool) -> Option<&'a Asked<R>> {
    old.iter().find(|a| a.chair == one.chair && (a.id > 0) == person && R::plays(&a.ask) == R::plays(&one.ask))
}

/// Somebody passes in a game that is only looked at; an error if what follows does not come to an end.
pub(crate) fn passes<R: AtTable>(game: &mut R::Game, seat: Seat, passive: R::Answer) -> Result<(), Refusal> {
    let passed = R::put(game, &R::input(seat, passive));
    debug_assert!(matches!(passed, Ok(()) | Err(Refusal::Endless)), "nothing is done by choice: {passed:?}");
    passed
}

/// Everything that will be asked before something happens, if everybody passes.
fn gather<R: AtTable>(game: &R::Game) -> Vec<(R::Game, R::Ask, R::Moment)> {
    let mut game = R::to_look_ahead(game);
    let mut all = Vec::new();
    let began = R::edge(&game);
    let mut at = began;
    while R::take_events(&mut game).is_empty() && R::winners(&game).is_none() && !R::must_not_reach(&game, began) {
        if let Some(edge) = R::edge(&game) {
            at = Some(edge);
            if R::go_on(&mut game).is_err() {
                break;
            }
        } else if let (Some((ask, passive)), Some(moment)) = (R::window(&game), at) {
            let seat = R::asked(ask).0;
            all.push((game.clone(), ask.clone(), moment));
            if passes::<R>(&mut game, seat, passive).is_err() {
                break;
            }
        } else {
            break;
        }
    }
    all
}

impl<R: AtTable> Table<R> {
    /// A beat begins at an edge.
    pub(crate) fn begin_beat(&mut self, now: Millis, moment: R::Moment) {
        let kind = R::kind(moment);
        let length = self.pace.length::<R>(moment);
        let least = self.least_of_beat(now);
        let waits = Waits {
            kind,
            moment: Some(moment),
            about: R::about(&self.game),
            ends: Some(now + length as Millis),
            length: Some(length),
            least,
            held: false,
            decoy: false,
            rung: false,
            asked: Vec::new(),
            more_time: 0,
        };
        let mut waits = self.ask_beat(now, waits, &[]);
        waits.decoy = self.pace.decoys > 0 && self.has_people() && self.dice.random_range(0..self.pace.decoys) == 0;
        self.waits = Some(waits);
        self.news |= self.is_shown(now);
    }

    /// Is it a beat in which no person is waited for, where that ends it? Nobody is told of it.
    pub(crate) fn is_silent(&self) -> bool {
        let Some(waits) = self.waits.as_ref().filter(|w| w.is_beat()) else { return false };
        let waited_for = waits.asked.iter().any(|a| self.people[a.chair].is_asked());
        !self.has_people() || (self.pace.eager && !waited_for)
    }

    /// Is what the table looks like now to be told? Not while it goes on at once; but while bots may think, people see what
    /// has happened.
    pub(crate) fn is_shown(&self, now: Millis) -> bool {
        !self.is_silent() || self.waits.as_ref().is_some_and(|w| w.least > now)
    }

    /// Asks everybody who can act. Who was asked the same before goes on with it.
    fn ask_beat(&mut self, now: Millis, mut waits: Waits<R>, old: &[Asked<R>]) -> Waits<R> {
        let mut asked: Vec<Asked<R>> = Vec::new();
        let early = self.pace.eager || waits.kind == Waiting::Reinforce;
        let times = match waits.ends.filter(|_| self.has_people()) {
            Some(ends) if early => (waits.least, ends),
            Some(ends) => (ends, ends),
            None => (self.alone(now), self.alone(now)),
        };
        for (game, ask, moment) in gather::<R>(&self.game) {
            let chair = self.chair_of(R::asked(&ask).0);
            let known = |a: &Asked<R>| a.chair == chair && R::plays(&a.ask) == R::plays(&ask);
            if asked.iter().any(known) {
                continue; // the same at the next edge: filed once, it counts wherever it is asked first
            }
            let mut one = Asked { moment: Some(moment), ..Asked::new(chair, ask, now) };
            let before = before(old, &one, self.people[chair].is_asked());
            if self.people[chair].is_asked() {
                self.drop_spent_wishes(chair);
                let wished = &self.people[chair].wished;
                match R::attention(&self.game, wished, &one.ask, moment, waits.about, self.pace.asks) {
                    Attention::None => continue,
                    Attention::Glow => {}
                    Attention::Ask { rings } => (one.loud, one.rings) = (true, rings && self.pace.holds),
                    Attention::Play(i) => one.filed = R::take(i),
                }
                self.remember_put_back(&mut one);
                self.remember_refiled(&mut one);
                if before.is_none() {
                    one.id = self.people[chair].next_prompt();
                }
            } else if before.is_none() {
                self.think(&game, chair, &mut one, times);
            }
            asked.push(before.cloned().unwrap_or(one));
        }
        if waits.kind == Waiting::Reinforce && !self.pace.eager {
            self.ask_the_involved(now, &mut asked, old);
        }
        waits.asked = asked;
        waits
    }

    /// In the round of reinforcements everybody involved may say that it is done, whatever it holds.
    fn ask_the_involved(&mut self, now: Millis, asked: &mut Vec<Asked<R>>, old: &[Asked<R>]) {
        for seat in R::involved(&self.game).iter() {
            let chair = self.chair_of(seat);
            if !self.people[chair].is_asked() || asked.iter().any(|a| a.chair == chair) {
                continue;
            }
            let Some(ask) = R::offer(seat, &[]) else { continue };
            let one = Asked::new(chair, ask, now);
            asked.push(match before(old, &one, true) {
                Some(before) => before.clone(),
                None => Asked { id: self.people[chair].next_prompt(), ..one },
            });
        }
    }

    /// The same beat with others who answer.
    pub(crate) fn ask_beat_again(&mut self, now: Millis, mut waits: Waits<R>) -> Waits<R> {
        let old = std::mem::take(&mut waits.asked);
        self.ask_beat(now, waits, &old)
    }

    /// What was filed and not reached is filed again, and its owner may think it over.
    fn remember_put_back(&mut self, one: &mut Asked<R>) {
        let before = self.put_back.iter().position(|(p, o)| *p == one.chair && R::plays(&one.ask).contains(o));
        if let Some(before) = before {
            let (_, offer) = self.put_back.remove(before);
            let at = R::plays(&one.ask).iter().position(|o| *o == offer).expect("it is on offer");
            (one.filed, one.again, one.loud) = (R::take(at as u8), true, true);
        }
    }

    /// What was filed for this beat before the table came back is filed again.
    fn remember_refiled(&self, one: &mut Asked<R>) {
        for (_, offer) in self.refiled.iter().filter(|(p, _)| *p == one.chair) {
            match offer.map(|offer| R::plays(&one.ask).iter().position(|o| *o == offer)) {
                Some(Some(at)) => (one.filed, one.answered) = (R::take(at as u8), true),
                Some(None) => {} // filed for another of its questions
                None => (one.filed, one.answered) = (None, true),
            }
        }
    }

    /// Waits, or closes the beat.
    pub(crate) fn run_beat(&mut self, now: Millis) -> bool {
        let Some(waits) = &self.waits else { return false };
        let done = self.ends_early(waits) && waits.least <= now;
        if !done && waits.ends.is_some_and(|t| t > now) {
            return false;
        }
        if done || !self.is_held_at_its_end() {
            self.close_beat();
        }
        true
    }

    /// Has everybody who is waited for said what it wants, where that ends a beat?
    pub(crate) fn ends_early(&self, waits: &Waits<R>) -> bool {
        if !self.has_people() {
            return waits.asked.iter().all(|a| a.thinks.is_none());
        }
        // Nobody waits for one who is away: its answer is to pass.
        let open = |a: &Asked<R>| self.people[a.chair].is_asked() && !a.answered && self.people[a.chair].here;
        match waits.kind {
            _ if self.pace.eager => !waits.asked.iter().any(open),
            Waiting::Reinforce => self.everybody_done(waits),
            _ => false,
        }
    }

    /// The time is up. A bell holds the beat if its owner is still undecided (table 2.5), and so does chance at times: once,
    /// and both at this moment, so that they cannot be told apart.
    fn is_held_at_its_end(&mut self) -> bool {
        let scene = self.scene();
        let Some(waits) = self.waits.as_mut().filter(|w| !w.rung) else { return false };
        let mut holds = waits.decoy;
        for one in waits.asked.iter().filter(|a| a.rings && !a.answered) {
            let person = &mut self.people[one.chair];
            if person.here && person.is_asked() {
                (person.wished.rang, holds) = (Some(scene), true);
            }
        }
        if holds {
            waits.rung = true;
            waits.hold();
            self.news = true;
        }
        holds
    }

    /// In the round of reinforcements: have all who are involved said that they are done? Those who are not are not
    /// looked at, so that they cannot be seen thinking.
    fn everybody_done(&self, waits: &Waits<R>) -> bool {
        R::involved(&self.game).iter().all(|seat| {
            let chair = self.chair_of(seat);
            !self.people[chair].is_asked() || waits.asked.iter().any(|a| a.chair == chair && a.answered)
        })
    }

    /// The beat is over: what was filed is put in, in the order of the rules; the others pass.
    fn close_beat(&mut self) {
        let Some(mut waits) = self.waits.take() else { return };
        // Whether somebody passed in it or nobody was asked: what was decided before it stands.
        self.undo = None;
        let before = self.fresh.len();
        self.note_declined(&waits.asked);
        for asked in &mut waits.asked {
            self.step.lapses.extend(asked.give_up(Why::Late, None));
        }
        loop {
            self.collect_events();
            let other = self.fresh.len() > before || self.is_over();
            if other || R::must_not_reach(&self.game, waits.moment) {
                break;
            }
            if R::edge(&self.game).is_some() {
                if R::go_on(&mut self.game).is_err() {
                    return self.get_stuck(None);
                }
                self.note_rest();
                self.moves += 1;
                continue;
            }
            let Some((ask, passive)) = R::window(&self.game) else { break };
            let seat = R::asked(ask).0;
            let chair = self.chair_of(seat);
            let same = |a: &Asked<R>| a.chair == chair && R::plays(&a.ask) == R::plays(ask);
            let filed = waits.asked.iter_mut().find(|a| same(a)).and_then(|a| a.filed.take());
            let legal = filed.filter(|answer| R::check(ask, answer).is_ok());
            self.put(R::input(seat, legal.unwrap_or(passive)));
            if self.stuck {
                return;
            }
        }
        // What was filed and not reached, because something else happened first, is filed again.
        for one in waits.asked {
            let play = one.filed.as_ref().filter(|_| one.id > 0).and_then(R::taken);
            self.put_back.extend(play.and_then(|i| R::plays(&one.ask).get(i as usize)).map(|o| (one.chair, *o)));
        }
        if R::edge(&self.game).is_none() {
            self.give_back();
        }
    }

    /// Filed plays whose moment is gone stay with their owners, who are told.
    pub(crate) fn give_back(&mut self) {
        for (chair, offer) in std::mem::take(&mut self.put_back) {
            self.tell(chair, ToClient::Kept { offer });
        }
    }
}
