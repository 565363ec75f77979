//! The door: new · pending · answer · interrupt · expire · view · save.

use std::ops::Deref;
use std::sync::Arc;

use smallvec::SmallVec;

use crate::ability::{Cast, Catalogue, Kept, Slate};
use crate::ask::{Answer, Ask, Offer};
use crate::flow::{Done, Encounter, Finish, Frame, Procedure, Rule, State, Subject};
use crate::rest::Rest;
use crate::save::Input;
use crate::table::*;
use crate::view::Event;
use crate::windows::{Edges, Found};

pub use rules::Refusal;

/// Deeds, frames and lines of the script that one input may take within one encounter: hundreds of times what any was seen
/// to need (`hypergate fuzz` counts it). How many encounters there can be is bounded anyway (decision 10): where nobody has
/// ships left, hundreds pass by without a question.
const MOST_WORK: u32 = 100_000;

/// A game: plain data and the tables of those who take part.
#[derive(Clone)]
pub struct Game {
    rules: &'static Catalogue,
    cast: Arc<Cast>,
    pub(crate) s: State,
    recorder: Option<Recorder>,
    pub(crate) edges: Edges,
    /// The work done for the last input so far. Not part of the state.
    work: u32,
    /// Who acts next in the window that was opened last: when so much work had been done, at this place of the stack. Not
    /// part of the state.
    pub(crate) found: Option<(u32, usize, Found)>,
    /// The frame whose step asked last, and which of its questions were put to somebody, as bits; as long as nothing but
    /// answers has come since. Not part of the state.
    pub(crate) asked_by: Option<(usize, u64)>,
    /// What the running step tells. Not part of the state.
    pub(crate) slate: Slate,
    /// The game as it was at rest, and what has come since. Not part of the state.
    pub(crate) rest: Option<Arc<Rest>>,
    /// The rest that the game has come to since the last input was taken in.
    pub(crate) new_rest: Option<Arc<Rest>>,
}

/// Events on their way to whoever reads them.
#[derive(Clone)]
struct Recorder {
    wanted: fn(&Event) -> bool,
    events: Vec<Event>,
}

impl Recorder {
    /// Notes an event, if it is one somebody asks for.
    #[inline(never)]
    fn note(&mut self, what: Event) {
        if (self.wanted)(&what) {
            self.events.push(what);
        }
    }
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.s == other.s && self.cast_ids().eq(other.cast_ids())
    }
}
impl Eq for Game {}

impl std::hash::Hash for Game {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.s.hash(hasher);
    }
}

impl std::fmt::Debug for Game {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.debug_struct("Game").field("state", &self.s).finish_non_exhaustive()
    }
}

impl Deref for Game {
    type Target = Table;
    fn deref(&self) -> &Table {
        &self.s.table
    }
}

impl Game {
    pub(crate) fn from_parts(rules: &'static Catalogue, cast: Arc<Cast>, mut s: State) -> Game {
        s.table.reckoned = s.table.reckon();
        Game {
            rules,
            cast,
            s,
            recorder: None,
            edges: Edges::default(),
            work: 0,
            found: None,
            asked_by: None,
            slate: Slate::default(),
            rest: None,
            new_rest: None,
        }
    }
    /// The rules it is played by.
    pub fn rules(&self) -> &'static Catalogue {
        self.rules
    }
    /// Who takes part.
    pub fn cast(&self) -> &Cast {
        &self.cast
    }
    /// The same, to be kept.
    pub(crate) fn cast_shared(&self) -> Arc<Cast> {
        Arc::clone(&self.cast)
    }
    pub(crate) fn set_cast(&mut self, cast: Cast) {
        self.cast = Arc::new(cast);
    }
    /// The ids of the aliens that take part.
    pub fn cast_ids(&self) -> impl Iterator<Item = &'static str> {
        self.cast.aliens.iter().map(|a| a.id)
    }
    /// The whole state. For tools that may know everything: tests, replays, statistics.
    pub fn state(&self) -> &State {
        &self.s
    }
    /// About how many bytes a copy of the game takes, with all it holds.
    pub fn footprint(&self) -> usize {
        fn of<T>(list: &[T]) -> usize {
            std::mem::size_of_val(list)
        }
        let t = &self.s.table;
        let frames = self.s.stack.iter().map(|frame| match frame {
            Frame::Bargain(_) => size_of::<crate::flow::Bargain>(),
            _ => 0,
        });
        let piles = t.decks.iter().map(|d| of(&d.draw) + of(&d.discard));
        let spilled = |list: &CardList| if list.spilled() { of(list) } else { 0 };
        let hands = t.players.iter().map(|p| spilled(&p.hand)).chain(t.pieces.iter().map(|s| spilled(&s.cards)));
        let things = of(&t.ships) + of(&t.planets) + of(&t.cards) + of(&t.players) + of(&t.pieces);
        let lists = things + of(&self.s.stack) + of(&self.s.encounters) + self.s.bends.footprint();
        let boxes = size_of::<crate::Options>();
        let unused = self.s.unused.as_ref().map_or(0, |u| size_of_val(&**u) + of(&u.pile) + of(&u.discarded));
        size_of::<Game>() + unused + lists + boxes + frames.sum::<usize>() + piles.sum::<usize>() + hands.sum::<usize>()
    }
    /// How the game ended, if it has.
    pub fn finish(&self) -> Option<Finish> {
        self.s.finish
    }
    /// The number of inputs so far; every input quotes it.
    pub fn version(&self) -> u32 {
        self.s.version
    }
    /// The questions that are open.
    pub fn pending(&self) -> &[Ask] {
        &self.s.asks
    }

    /// Answers a question. An answer that is refused changes nothing.
    pub fn answer(&mut self, seat: Seat, version: u32, answer: Answer) -> Result<(), Refusal> {
        self.check_version(version)?;
        let ask = self.s.asks.iter().find(|a| a.seat == seat).ok_or(Refusal::NotAsked)?;
        ask.question.check(&answer).map_err(Refusal::Illegal)?;
        let input = self.to_keep(|| Input::Answer(seat, answer.clone()));
        self.take_in(|game| game.accept(seat, answer))?;
        self.keep(input);
        Ok(())
    }

    /// Starts an ability on a seat's own initiative while another question is open (R15 of the mechanics).
    pub fn interrupt(&mut self, seat: Seat, version: u32, offer: Offer) -> Result<(), Refusal> {
        self.check_version(version)?;
        if seat.ix() >= self.players.len() || !self.anytime(seat).contains(&offer) {
            return Err(Refusal::Illegal("that cannot be done now"));
        }
        self.take_in(|game| {
            game.s.version += 1;
            game.asked_by = None;
            game.s.asks.clear();
            game.start_use(&offer, seat, Subject::None);
        })?;
        self.keep(Some(Input::Interrupt(seat, offer)));
        Ok(())
    }

    /// The clock of a deal has run out: an input like any other (R14.2).
    pub fn expire(&mut self, version: u32) -> Result<(), Refusal> {
        self.check_version(version)?;
        if !matches!(self.s.stack.last(), Some(Frame::Bargain(_))) {
            return Err(Refusal::NoClock);
        }
        self.take_in(|game| {
            if let Some(Frame::Bargain(bargain)) = game.s.stack.last_mut() {
                bargain.over = true;
            }
            game.s.version += 1;
            game.asked_by = None;
            game.s.asks.clear();
        })?;
        self.keep(Some(Input::Expire));
        Ok(())
    }

    /// Takes an input in with all it sets off. If that does not come to an end, everything is as it was before.
    pub(crate) fn take_in(&mut self, input: impl FnOnce(&mut Game)) -> Result<(), Refusal> {
        self.or_nothing(|game| {
            input(game);
            game.run_afresh()
        })
    }
    /// Does something that may be refused half-way: then it has not happened.
    pub(crate) fn or_nothing(&mut self, deed: impl FnOnce(&mut Game) -> Result<(), Refusal>) -> Result<(), Refusal> {
        let (state, cast, edges) = (self.s.clone(), Arc::clone(&self.cast), self.edges);
        let told = self.recorder.as_ref().map_or(0, |r| r.events.len());
        let result = deed(self);
        if result.is_err() {
            (self.s, self.cast, self.edges, self.new_rest, self.asked_by) = (state, cast, edges, None, None);
            if let Some(recorder) = &mut self.recorder {
                recorder.events.truncate(told);
            }
        }
        result
    }

    /// Plays on to the end or to `stop`, with every question answered at once by `choose`.
    ///
    /// # Panics
    /// Where an answer sets off something without an end: no copy is taken to return to.
    pub fn play_out(&mut self, mut choose: impl FnMut(&Game, &Ask) -> Answer, mut stop: impl FnMut(&Game) -> bool) {
        while self.s.finish.is_none() && !stop(self) {
            let ask = self.s.asks.first().expect("a game that is not over asks something");
            let seat = ask.seat;
            let answer = choose(self, ask);
            debug_assert!(ask.question.check(&answer).is_ok(), "{answer:?} to {ask:?}");
            let input = self.to_keep(|| Input::Answer(seat, answer.clone()));
            self.accept(seat, answer);
            self.run_afresh().unwrap_or_else(|why| panic!("{why}"));
            self.keep(input);
        }
    }

    fn check_version(&self, version: u32) -> Result<(), Refusal> {
        if self.s.finish.is_some() {
            return Err(Refusal::Over);
        }
        if version != self.s.version {
            return Err(Refusal::Stale { given: version, now: self.s.version });
        }
        Ok(())
    }

    /// Records a checked answer where its question came from.
    fn accept(&mut self, seat: Seat, answer: Answer) {
        let i = self.s.asks.iter().position(|a| a.seat == seat).expect("the seat is asked");
        let ask = self.s.asks.remove(i);
        self.s.version += 1;
        if self.s.version >= self.s.options.max_inputs {
            return self.end_in_a_draw();
        }
        match self.s.stack.last_mut() {
            Some(Frame::Use(u)) => u.answers.push((ask, answer)),
            Some(Frame::Procedure(p)) => p.answers.push((ask, answer)),
            Some(Frame::Bargain(_)) => {
                let Answer::Deal(step) = answer else { unreachable!("checked answer") };
                self.s.asks.clear();
                self.bargain(seat, *step);
            }
            _ => self.s.reply = Some((seat, answer)),
        }
    }

    // ---- the loop ----------------------------------------------------------------------------------------------

    /// Runs after an input: the work for it is counted from here.
    pub(crate) fn run_afresh(&mut self) -> Result<(), Refusal> {
        (self.work, self.found) = (0, None);
        self.run()
    }
    /// Runs until somebody must be asked or the game is over.
    pub(crate) fn run(&mut self) -> Result<(), Refusal> {
        while self.s.asks.is_empty() && self.s.finish.is_none() && !self.stands_at_edge() {
            self.toil();
            if self.is_worn_out() {
                return Err(Refusal::Endless);
            }
            if self.conditions_are_due() {
                self.look_at_standing_conditions();
            }
            match self.s.stack.last() {
                Some(Frame::Encounter(_)) => self.run_encounter(),
                Some(Frame::Window(_)) => self.run_window(),
                Some(Frame::Use(_)) => self.run_use(),
                Some(Frame::Procedure(_)) => self.run_procedure(),
                Some(Frame::Passage(_)) => self.run_passage(),
                Some(Frame::Bargain(_)) => self.run_bargain(),
                Some(Frame::Turn { .. }) => self.run_turn(),
                Some(Frame::Setup(_)) => self.run_setup(),
                Some(Frame::Ending(_)) => self.run_ending(),
                None => return Ok(()), // an arranged game that has not begun
            }
        }
        Ok(())
    }

    /// One more piece of work for the input under way.
    pub(crate) fn toil(&mut self) {
        self.work += 1;
    }
    /// Another encounter: what was done before it has come to an end.
    pub(crate) fn count_work_anew(&mut self) {
        (self.work, self.found) = (0, None);
    }
    /// Has the input under way taken more work than any can need?
    pub(crate) fn is_worn_out(&self) -> bool {
        self.work > MOST_WORK
    }
    /// The work that was done for the last input in the present encounter: deeds, frames and lines of the script.
    pub fn work(&self) -> u32 {
        self.work
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        self.asked_by = None;
        self.s.stack.push(frame);
    }
    /// The frame on top is done. It is dropped where it stands: taken out, it would be copied first.
    #[inline]
    pub(crate) fn leave(&mut self) {
        let below = self.s.stack.len().saturating_sub(1);
        self.s.stack.truncate(below);
    }
    pub(crate) fn push_procedure(&mut self, rule: Rule, seat: Seat, amount: u8) {
        self.push(Frame::Procedure(Procedure {
            rule,
            seat,
            step: 0,
            answers: SmallVec::new(),
            done: Done::default(),
            kept: Kept::only(amount),
        }));
    }
    pub(crate) fn encounter_mut(&mut self) -> Option<&mut Encounter> {
        self.s.encounters.last_mut()
    }
    pub(crate) fn fresh_id(&mut self) -> EncounterId {
        let id = EncounterId(self.s.next_encounter);
        self.s.next_encounter += 1;
        id
    }

    // ---- events ------------------------------------------------------------------------------------------------

    /// Starts to record events.
    pub fn record(&mut self) {
        self.record_only(|_| true);
    }
    /// Starts to record the events somebody asks for: statistics need few of them. What was recorded so far is kept.
    pub fn record_only(&mut self, wanted: fn(&Event) -> bool) {
        let events = self.take_events();
        self.recorder = Some(Recorder { wanted, events });
    }
    /// Records nothing from now on, for copies of which nobody reads what happens.
    pub fn record_nothing(&mut self) {
        self.recorder = None;
    }
    /// Tells what happens if another game does, and stops at edges if it does.
    pub(crate) fn listen_like(&mut self, other: &Game) {
        self.recorder = other.recorder.as_ref().map(|r| Recorder { wanted: r.wanted, events: Vec::new() });
        self.stop_at_edges(other.stops_at_edges());
    }
    /// Does anybody read what happens?
    pub(crate) fn is_recording(&self) -> bool {
        self.recorder.is_some()
    }
    /// The events since the last call, as one who may know everything sees them.
    pub fn take_events(&mut self) -> Vec<Event> {
        self.recorder.as_mut().map(|r| std::mem::take(&mut r.events)).unwrap_or_default()
    }
    #[inline]
    pub(crate) fn emit(&mut self, event: Event) {
        if let Some(recorder) = &mut self.recorder {
            recorder.note(event);
        }
    }
    pub(crate) fn emit_with(&mut self, event: impl FnOnce(&Game) -> Event) {
        if self.recorder.is_some() {
            let event = event(self);
            self.emit(event);
        }
    }
}
