//! What people ask of the table. What is refused changes nothing.

use protocol::{Trouble, Waiting};
use rules::Seat;

use crate::game::AtTable;
use crate::pace::{HOLDS, MORE_TIME};
use crate::step::{Entry, Millis, Request, Step};
use crate::stuck::stuck;
use crate::table::{Table, Undo, trouble};

impl<R: AtTable> Table<R> {
    /// Carries out what a person asks for.
    pub fn request(&mut self, now: Millis, seat: Seat, request: Request<R>) -> Result<Step<R>, Trouble> {
        let chair = seat.ix();
        if chair >= self.people.len() {
            return Err(trouble("not_yours", "there is no such chair at this table"));
        }
        if self.is_over() {
            return Err(trouble("over", "the game is over"));
        }
        if self.stuck {
            return Err(stuck());
        }
        if self.paused.is_some() && !matches!(request, Request::Wish(_)) {
            return Err(trouble("paused", "the table is paused"));
        }
        match request {
            Request::Answer { prompt, answer } => self.answer(chair, prompt, answer)?,
            Request::Interrupt { seq, offer } => self.interrupt(chair, seq, offer)?,
            Request::Wish(wishes) => self.wish(now, chair, wishes)?,
            Request::Hold => self.hold_for(chair)?,
            Request::MoreTime => self.more_time(chair)?,
            Request::Undo => self.take_back(now, chair)?,
        }
        self.run(now);
        Ok(self.take_step())
    }

    fn answer(&mut self, chair: usize, prompt: u32, answer: R::Answer) -> Result<(), Trouble> {
        let stale = || trouble("stale", "that question is no longer asked");
        let scene = self.scene();
        let waits = self.waits.as_mut().ok_or_else(stale)?;
        let beat = waits.is_beat();
        let asked =
            waits.asked.iter_mut().find(|a| a.chair == chair && a.id == prompt && prompt > 0).ok_or_else(stale)?;
        R::check(&asked.ask, &answer).map_err(|why| trouble("not_legal", why))?;
        if asked.ahead {
            let given = (scene, asked.ask.clone(), answer.clone());
            asked.filed = Some(answer);
            self.people[chair].ahead = Some(given.clone());
            self.step.entries.push(Entry::Ahead(Seat(chair as u8), Box::new(given)));
            self.news = true;
            return Ok(());
        }
        if asked.anytime {
            let Some(i) = R::taken(&answer) else {
                return Err(trouble("not_legal", "there is nothing to decline"));
            };
            let offer = R::plays(&asked.ask)[i as usize];
            return self.interrupt_with(chair, offer);
        }
        if beat {
            asked.answered = true;
            asked.again = false;
            let offer = R::taken(&answer).map(|i| R::plays(&asked.ask)[i as usize]);
            asked.filed = Some(answer).filter(|a| R::pass().as_ref() != Some(a));
            self.step.entries.push(Entry::Filed(Seat(chair as u8), offer));
            self.news = true;
            return Ok(());
        }
        let ask = asked.ask.clone();
        let (before, inputs, told) = (Box::new(self.game.clone()), self.inputs, self.told);
        self.decide(&ask, answer);
        self.collect_events();
        if !self.stuck && R::tells_nothing(&before, &self.game) {
            self.undo = Some(Undo { chair, game: before, inputs, told });
        }
        Ok(())
    }

    fn interrupt(&mut self, chair: usize, seq: u32, play: R::Play) -> Result<(), Trouble> {
        if seq != self.onlookers[chair].seq {
            return Err(trouble("stale", "something has happened meanwhile"));
        }
        self.interrupt_with(chair, play)
    }
    fn interrupt_with(&mut self, chair: usize, play: R::Play) -> Result<(), Trouble> {
        let decides = self.waits.as_ref().is_some_and(|w| !w.is_beat());
        let seat = self.seat_at(chair).filter(|_| decides);
        match seat {
            Some(seat) if R::anytime(&self.game, seat).contains(&play) => {
                let input = R::interrupt(seat, play).ok_or_else(|| trouble("not_legal", "that cannot be done now"))?;
                self.waits = None;
                self.put(input);
                Ok(())
            }
            _ => Err(trouble("not_legal", "that cannot be done now")),
        }
    }

    fn wish(&mut self, now: Millis, chair: usize, wishes: R::Wishes) -> Result<(), Trouble> {
        if let Some(why) = R::too_many(&wishes) {
            return Err(trouble("too_large", why));
        }
        R::wish(&self.game, &mut self.people[chair].wished, wishes.clone());
        self.step.entries.push(Entry::Wish(Seat(chair as u8), wishes));
        // A skip that is taken back counts at once: the beat asks again.
        if let Some(waits) = self.waits.take() {
            let beat = waits.is_beat();
            self.waits = Some(if beat { self.ask_beat_again(now, waits) } else { waits });
            self.news = true;
        }
        Ok(())
    }

    fn hold_for(&mut self, chair: usize) -> Result<(), Trouble> {
        let scene = self.scene();
        let pace = self.pace;
        let person = &mut self.people[chair];
        if person.holds.0 != scene {
            person.holds = (scene, 0);
        }
        let waits = self.waits.as_mut().filter(|w| w.is_beat());
        let Some(waits) = waits else { return Err(trouble("no_window", "there is no window to hold open")) };
        if !pace.holds {
            return Err(trouble("no_holds", "windows are not held open at this table"));
        }
        if person.holds.1 >= HOLDS {
            return Err(trouble("no_holds", "you have held two windows open in this part of the game"));
        }
        person.holds.1 += 1;
        waits.hold();
        self.news = true;
        Ok(())
    }

    fn more_time(&mut self, chair: usize) -> Result<(), Trouble> {
        let waits = self.waits.as_mut().filter(|w| w.kind == Waiting::Deal && w.ends.is_some());
        let Some(waits) = waits else { return Err(trouble("no_deal", "there is no clock of a deal")) };
        if !waits.asked.iter().any(|a| a.chair == chair && a.is_waited_for()) {
            return Err(trouble("not_yours", "you are not one of those who talk"));
        }
        waits.more_time |= 1 << chair;
        let parties = waits.asked.iter().filter(|a| a.is_waited_for());
        // A bot always has time.
        let agreed = |p: usize| waits.more_time & (1 << p) != 0 || !self.people[p].is_asked();
        if parties.map(|a| a.chair).all(agreed) {
            waits.more_time = 0;
            waits.ends = waits.ends.map(|t| t + MORE_TIME as Millis);
            self.news = true;
        }
        Ok(())
    }

    /// One takes back the last answer, as long as nobody has acted on it and nobody has learnt anything from it.
    fn take_back(&mut self, now: Millis, chair: usize) -> Result<(), Trouble> {
        match self.undo.take() {
            Some(undo) if undo.chair == chair => {
                self.game = *undo.game;
                self.moves += 1;
                self.inputs = undo.inputs;
                let gone = (self.told - undo.told) as usize;
                self.log.truncate(self.log.len().saturating_sub(gone));
                self.told = undo.told;
                self.fresh.clear();
                (self.waits, self.decided) = (None, None);
                self.put_back.clear();
                self.step.entries.push(Entry::Undo { inputs: undo.inputs });
                self.look(now);
                self.publish(now);
                self.publish_anew(now);
                Ok(())
            }
            other => {
                self.undo = other;
                Err(trouble("no_undo", "there is nothing of yours that could be taken back"))
            }
        }
    }
}
