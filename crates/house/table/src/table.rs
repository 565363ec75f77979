//! The table: one game, those who play it, and what it waits for.

use std::collections::VecDeque;
use std::sync::Arc;

use protocol::{Sitter, Trouble, Waiting};
use rand_chacha::ChaCha20Rng;
use rules::{Controller, Eye, Refusal, Seat, SetupError};

use crate::game::AtTable;
use crate::onlookers::Onlooker;
use crate::pace::{HOLD, Pace};
use crate::people::{Grace, Person};
use crate::publish::{Snapshot, Update};
use crate::setup::{Purpose, Setup, Who};
use crate::step::{Audience, Entry, Millis, Step, Telling};
use crate::thinking::Thinks;

/// Somebody is asked something.
#[derive(Clone, Debug)]
pub(crate) struct Asked<R: AtTable> {
    /// The chair of the one who is asked.
    pub chair: usize,
    pub ask: R::Ask,
    /// The edge it belongs to.
    pub moment: Option<R::Moment>,
    /// The number of the prompt.
    pub id: u32,
    pub loud: bool,
    /// Its bell holds the beat if it is still undecided when the time is up.
    pub rings: bool,
    pub again: bool,
    /// What was filed, or what a bot came up with.
    pub filed: Option<R::Answer>,
    /// The person has said something, were it only to pass.
    pub answered: bool,
    /// A bot's answer counts from then on.
    pub ready: Millis,
    /// A bot thinks about it.
    pub thinks: Option<Thinks<R>>,
    /// It may be used at any time; nobody waits for it.
    pub anytime: bool,
    /// It is not asked yet, but may be answered; nobody waits for it.
    pub ahead: bool,
}

impl<R: AtTable> Asked<R> {
    /// Asked just now, quietly, with nothing said to it yet.
    pub fn new(chair: usize, ask: R::Ask, now: Millis) -> Asked<R> {
        Asked {
            chair,
            ask,
            moment: None,
            id: 0,
            loud: false,
            rings: false,
            again: false,
            filed: None,
            answered: false,
            ready: now,
            thinks: None,
            anytime: false,
            ahead: false,
        }
    }
    /// Does the table wait for an answer?
    pub fn is_waited_for(&self) -> bool {
        !self.anytime && !self.ahead
    }
}

/// What a table waits for.
#[derive(Clone, Debug)]
pub(crate) struct Waits<R: AtTable> {
    pub kind: Waiting,
    pub moment: Option<R::Moment>,
    pub about: Option<R::About>,
    pub ends: Option<Millis>,
    pub length: Option<u32>,
    /// It lasts at least until then, so that nobody sees which bots think.
    pub least: Millis,
    pub held: bool,
    /// When the time is up, it is held for no reason.
    pub decoy: bool,
    /// Its time was up once, and it was held then.
    pub rung: bool,
    pub asked: Vec<Asked<R>>,
    /// Those who agree to more time for a deal.
    pub more_time: u8,
}

impl<R: AtTable> Waits<R> {
    /// Is it a beat, in which answers are sealed, and not a decision?
    pub fn is_beat(&self) -> bool {
        matches!(self.kind, Waiting::LastCall | Waiting::Response | Waiting::Reinforce)
    }
    /// It lasts longer; nobody is told for whom.
    pub fn hold(&mut self) {
        self.held = true;
        self.ends = self.ends.map(|t| t + HOLD as Millis);
    }
}

/// An answer that may be taken back.
#[derive(Clone, Debug)]
pub(crate) struct Undo<R: AtTable> {
    pub chair: usize,
    pub game: Box<R::Game>,
    pub inputs: u32,
    /// How many events had been told.
    pub told: u64,
}

/// A table in play.
#[derive(Debug)]
pub struct Table<R: AtTable> {
    pub(crate) setup: Setup,
    pub(crate) pace: Pace,
    pub(crate) grace: Grace,
    pub(crate) game: R::Game,
    pub(crate) people: Vec<Person<R>>,
    pub(crate) onlookers: Vec<Onlooker<R>>,
    /// The game as everybody sees it, and after which move.
    pub(crate) open: (R::Board, u64),
    /// How often the game has moved.
    pub(crate) moves: u64,
    /// There is something to tell.
    pub(crate) news: bool,
    /// Everything that happened, the latest last; only the newest part is kept.
    pub(crate) log: VecDeque<R::Event>,
    /// How many events have been told.
    pub(crate) told: u64,
    /// What happened and was not told yet.
    pub(crate) fresh: Vec<R::Event>,
    pub(crate) waits: Option<Waits<R>>,
    /// The decision that was answered just now: others may still be asked the same.
    pub(crate) decided: Option<Waits<R>>,
    /// Plays that were filed and not reached, because something else happened first.
    pub(crate) put_back: Vec<(usize, R::Play)>,
    /// What was filed for the present beat before the table came back.
    pub(crate) refiled: Vec<(usize, Option<R::Play>)>,
    pub(crate) inputs: u32,
    pub(crate) undo: Option<Undo<R>>,
    /// The table's own chance: waits and decoys, never cards.
    pub(crate) dice: ChaCha20Rng,
    pub(crate) tickets: u64,
    pub(crate) paused: Option<Millis>,
    /// What was put in or should go on does not come to an end: the table stands.
    pub(crate) stuck: bool,
    /// Everybody has been told how the game ended.
    ended: bool,
    /// The version of the game when it was at rest, as far as that is noted.
    pub(crate) rested: Option<u32>,
    pub(crate) step: Step<R>,
}

/// Events that are kept for those who come later.
pub(crate) const LOG: usize = 300;

impl<R: AtTable> Table<R> {
    /// A table at its beginning.
    pub fn new(setup: Setup, now: Millis) -> Result<(Table<R>, Step<R>), SetupError> {
        let game = setup.begin::<R>()?;
        Ok(Table::with(setup, game, now))
    }

    /// A table around a game that stands anywhere: for tests and studies.
    pub fn with(setup: Setup, game: R::Game, now: Millis) -> (Table<R>, Step<R>) {
        let mut table = Table::around(setup, game, 0);
        table.run(now);
        let step = table.take_step();
        (table, step)
    }

    /// A table around a game.
    pub(crate) fn around(setup: Setup, game: R::Game, inputs: u32) -> Table<R> {
        let people: Vec<Person<R>> = setup.chairs.iter().map(|who| Person::new(*who)).collect();
        let eyes = (0..people.len()).map(|i| Eye::Of(Controller(i as u8))).chain([Eye::Watcher]);
        let open = R::board(&game);
        let rested = R::rest_version(&game);
        Table {
            pace: Pace::at(&setup.options),
            grace: Grace::default(),
            onlookers: eyes.map(|eye| Onlooker::new(eye, R::through(&open, &game, eye))).collect(),
            open: (open, 0),
            moves: 0,
            news: false,
            dice: setup.chance(Purpose::Waits, inputs),
            setup,
            game,
            people,
            log: VecDeque::new(),
            told: 0,
            fresh: Vec::new(),
            waits: None,
            decided: None,
            put_back: Vec::new(),
            refiled: Vec::new(),
            inputs,
            undo: None,
            tickets: 0,
            paused: None,
            stuck: false,
            ended: false,
            rested,
            step: Step::default(),
        }
    }

    /// How the table was set up.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }
    /// The game. For replays, statistics and tests.
    pub fn game(&self) -> &R::Game {
        &self.game
    }
    /// How many inputs the game has had.
    pub fn inputs(&self) -> u32 {
        self.inputs
    }
    /// Is the game over?
    pub fn is_over(&self) -> bool {
        R::winners(&self.game).is_some()
    }
    /// Who sits in a chair, as everybody sees it.
    pub fn sitters(&self) -> Vec<Sitter> {
        self.people.iter().map(Person::sitter).collect()
    }
    /// Waits so long for those who are gone.
    pub fn set_grace(&mut self, grace: Grace) {
        self.grace = grace;
    }

    /// Numbers updates and prompts from here on. A table that comes back begins somewhere else than before, so that what
    /// was said to the earlier one is not taken for something said to this one.
    pub fn number_from(&mut self, first: u32) {
        self.onlookers.iter_mut().for_each(|o| o.seq = first);
        self.people.iter_mut().for_each(|p| p.prompt = first);
        for asked in self.waits.iter_mut().flat_map(|w| &mut w.asked).filter(|a| a.id > 0) {
            let person = &mut self.people[asked.chair];
            asked.id = person.next_prompt();
        }
    }

    // ---- what comes in -------------------------------------------------------------------------------------------

    /// Somebody came or went. Nobody waits for one who is gone; after a while a bot plays on until it is back.
    pub fn presence(&mut self, now: Millis, seat: Seat, here: bool) -> Step<R> {
        if let Some(person) = self.people.get_mut(seat.ix()) {
            person.here = here;
            person.gone = (!here).then_some(now);
            if here && person.covered {
                person.covered = false;
                self.ask_again(now);
            }
        }
        self.run(now);
        self.take_step()
    }

    /// Somebody else sits in a chair from now on.
    pub fn sit(&mut self, now: Millis, seat: Seat, who: Who) -> Step<R> {
        if let Some(person) = self.people.get_mut(seat.ix()) {
            // What the one before wished, declined or could take back is none of the next one's business.
            let (here, gone, prompt) = (person.here, person.gone, person.prompt);
            if person.wished.wishes != R::Wishes::default() {
                self.step.entries.push(Entry::Wish(seat, R::Wishes::default()));
            }
            *person = Person { here, gone, prompt, ..Person::new(who) };
            self.undo.take_if(|undo| undo.chair == seat.ix());
            self.setup.chairs[seat.ix()] = who;
            self.ask_again(now);
        }
        self.run(now);
        self.take_step()
    }

    /// Whether anybody watches: nothing is prepared for nobody.
    pub fn watched(&mut self, audience: Audience, by_somebody: bool) {
        let i = self.index(audience);
        self.onlookers[i].there = by_somebody;
    }

    /// Stops all clocks, or lets them run on.
    pub fn pause(&mut self, now: Millis, on: bool) -> Step<R> {
        if self.is_paused() != on {
            self.step.entries.push(Entry::Pause(on));
        }
        match (self.paused, on) {
            (None, true) => self.paused = Some(now),
            (Some(since), false) => {
                self.paused = None;
                let lost = now.saturating_sub(since);
                if let Some(waits) = &mut self.waits {
                    waits.least += lost;
                    waits.ends.iter_mut().for_each(|t| *t += lost);
                    for asked in &mut waits.asked {
                        asked.ready += lost;
                        asked.thinks.iter_mut().for_each(|t| t.until += lost);
                    }
                }
            }
            _ => {}
        }
        self.news = true;
        self.run(now);
        self.take_step()
    }
    /// Are all clocks stopped?
    pub fn is_paused(&self) -> bool {
        self.paused.is_some()
    }

    /// Time passes.
    pub fn advance(&mut self, now: Millis) -> Step<R> {
        self.run(now);
        self.take_step()
    }

    /// When something happens by itself: call [`Table::advance`] then.
    pub fn next(&self) -> Option<Millis> {
        if self.paused.is_some() || self.stuck || self.is_over() {
            return None;
        }
        let waits = self.waits.as_ref()?;
        let grace = self.grace.0 as Millis;
        let leaves = self.people.iter().filter(|p| p.is_asked() && !p.here).filter_map(|p| p.gone.map(|t| t + grace));
        let bots =
            waits.asked.iter().filter(|a| !waits.is_beat() && a.filed.is_some() && a.is_waited_for()).map(|a| a.ready);
        let thinking = waits.asked.iter().filter_map(|a| a.thinks.as_ref()).map(|t| t.until);
        let soon = (waits.is_beat() && self.ends_early(waits)).then_some(waits.least);
        bots.chain(thinking).chain(soon).chain(leaves).chain(waits.ends).min()
    }

    // ---- what goes out -------------------------------------------------------------------------------------------

    /// Everything an audience may know now.
    pub fn snapshot(&mut self, now: Millis, audience: Audience) -> Snapshot<R> {
        self.catch_up(now, audience);
        self.full(now, audience)
    }

    /// What a returning client missed, if it is still there.
    pub fn since(&mut self, now: Millis, audience: Audience, seq: u32) -> Option<Vec<Arc<Update<R>>>> {
        self.catch_up(now, audience);
        self.onlookers[self.index(audience)].since(seq)
    }

    /// Where the onlooker of an audience is.
    pub(crate) fn index(&self, audience: Audience) -> usize {
        match audience {
            Audience::Chair(seat) => seat.ix().min(self.people.len()),
            Audience::Watchers => self.people.len(),
        }
    }

    // ---- the loop ------------------------------------------------------------------------------------------------

    /// Goes on as far as it can go without waiting; then tells everybody at once what is new.
    pub(crate) fn run(&mut self, now: Millis) {
        while self.paused.is_none() && !self.stuck && self.goes_on(now) {}
        if self.news && self.is_shown(now) {
            self.publish(now);
        }
    }
    fn goes_on(&mut self, now: Millis) -> bool {
        self.cover_the_absent(now);
        self.stand_in_for_the_late(now);
        match &self.waits {
            None if self.ended => false,
            None => self.look(now),
            Some(waits) if waits.is_beat() => self.run_beat(now),
            Some(_) => self.run_decision(now),
        }
    }

    /// What does the table wait for next?
    pub(crate) fn look(&mut self, now: Millis) -> bool {
        self.collect_events();
        if self.is_over() {
            self.undo = None;
            (self.step.over, self.ended, self.news) = (true, true, true);
            return false;
        }
        match R::edge(&self.game) {
            Some(moment) => {
                self.decided = None;
                self.begin_beat(now, moment);
            }
            None => self.begin_decision(now, None),
        }
        true
    }

    /// Takes the events of the game.
    pub(crate) fn collect_events(&mut self) {
        self.fresh.extend(R::take_events(&mut self.game));
    }

    /// Puts an input into the game. It was checked before, whoever gave it. One that does not come to an end is refused by
    /// the game, and the table stands.
    pub(crate) fn put(&mut self, input: R::Input) {
        match R::put(&mut self.game, &input) {
            Ok(()) => {}
            Err(Refusal::Endless) => return self.get_stuck(Some(input)),
            Err(why) => panic!("the input was checked: {why}"),
        }
        self.moves += 1;
        self.inputs += 1;
        self.undo = None;
        self.refiled.clear();
        self.step.entries.push(Entry::Input(input));
        self.note_rest();
    }

    fn cover_the_absent(&mut self, now: Millis) {
        let grace = self.grace.0 as Millis;
        let mut changed = false;
        for person in self.people.iter_mut().filter(|p| p.is_asked() && !p.here) {
            if person.gone.is_some_and(|t| t + grace <= now) {
                (person.covered, changed) = (true, true);
            }
        }
        if changed {
            self.ask_again(now);
        }
    }

    /// Those who answer have changed: what is asked is asked anew, the time runs on.
    fn ask_again(&mut self, now: Millis) {
        match self.waits.take() {
            Some(waits) if waits.is_beat() => self.waits = Some(self.ask_beat_again(now, waits)),
            Some(waits) => self.begin_decision(now, Some(waits)),
            None => {}
        }
    }

    /// The chair of the one who plays a seat.
    pub(crate) fn chair_of(&self, seat: Seat) -> usize {
        R::sits(&self.game, seat).0 as usize
    }
    /// The seat that a chair plays.
    pub(crate) fn seat_at(&self, chair: usize) -> Option<Seat> {
        (0..self.people.len() as u8).map(Seat).find(|seat| self.chair_of(*seat) == chair)
    }

    pub(crate) fn tell(&mut self, chair: usize, message: Telling<R>) {
        self.step.frames.push((Audience::Chair(Seat(chair as u8)), message));
    }
    pub(crate) fn take_step(&mut self) -> Step<R> {
        self.note_rest();
        std::mem::take(&mut self.step)
    }
}

/// A refusal with a stable word.
pub(crate) fn trouble(code: &str, why: impl Into<String>) -> Trouble {
    Trouble { code: code.into(), why: why.into() }
}
