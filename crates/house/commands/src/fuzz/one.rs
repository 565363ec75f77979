//! One game of the fuzzer.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;
use rules::{Record, Rules};

use super::own::{Own, Plan};
use crate::dice;

/// A game with more inputs than this does not come to an end: no game of random answers comes near.
const MOST_INPUTS: usize = 1_000_000;

/// What a game came to.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Answers given.
    pub answers: u64,
    /// What was put in besides, by [`Own::BESIDES`].
    pub besides: Vec<u64>,
    /// Times it was saved, loaded and compared.
    pub reloads: u64,
    /// Chapters had.
    pub chapters: u64,
    /// The most work an input took.
    pub work: u32,
    /// How it ended.
    pub end: String,
}

/// A broken promise.
#[derive(Debug)]
pub struct Violation {
    /// What is broken.
    pub what: String,
    /// Where the game was.
    pub at: String,
}

thread_local! {
    static LAST_PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Panics are kept for the report instead of being printed.
pub(super) fn quiet_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let what = panic.payload_as_str().unwrap_or("a panic without words");
        let place = panic.location().map_or(String::new(), |l| format!(" at {}:{}", l.file(), l.line()));
        LAST_PANIC.with_borrow_mut(|last| *last = format!("panic{place}: {what}"));
    }));
}

/// Plays one game to its end; with `log`, prints what happens in it.
pub fn play<O: Own>(plan: &Plan<O::Rules>, log: bool) -> Result<Tally, Violation> {
    let mut inputs = Vec::new();
    match catch_unwind(AssertUnwindSafe(|| Run::<O>::new(plan, log).and_then(|mut run| run.play(&mut inputs)))) {
        Ok(Ok(tally)) => Ok(tally),
        Ok(Err(what)) => Err(Violation { what, at: describe::<O>(plan, &inputs) }),
        Err(_) => {
            let what = LAST_PANIC.take();
            Err(Violation { what, at: describe::<O>(plan, &inputs) })
        }
    }
}

/// Where a game was when its last input was given, in words: it is played again up to there.
pub fn describe<O: Own>(plan: &Plan<O::Rules>, inputs: &[<O::Rules as Rules>::Input]) -> String {
    let Some((last, before)) = inputs.split_last() else { return String::new() };
    let again = || {
        let mut game = O::Rules::new(&plan.options).map_err(|why| why.to_string())?;
        before.iter().try_for_each(|input| O::Rules::put(&mut game, input).map_err(|why| why.to_string()))?;
        Ok::<String, String>(O::describe(&game, inputs.len(), last))
    };
    match catch_unwind(AssertUnwindSafe(again)) {
        Ok(Ok(at)) => at,
        Ok(Err(why)) => format!("input {}: {last:?}; played again, the game stops before: {why}", inputs.len()),
        Err(_) => format!("input {}: {last:?}; played again: {}", inputs.len(), LAST_PANIC.take()),
    }
}

struct Run<O: Own> {
    game: <O::Rules as Rules>::Game,
    answers: Pcg32,
    dice: Pcg32,
    tally: Tally,
    log: bool,
}

impl<O: Own> Run<O> {
    fn new(plan: &Plan<O::Rules>, log: bool) -> Result<Run<O>, String> {
        let game = if log { O::Rules::recorded(&plan.options) } else { O::Rules::new(&plan.options) };
        let game = game.map_err(|why| why.to_string())?;
        let tally = Tally { besides: vec![0; O::BESIDES.len()], ..Tally::default() };
        Ok(Run { game, answers: Pcg32::seed_from_u64(plan.seed), dice: dice(plan.seed, 3), tally, log })
    }

    /// Plays to the end. The last of `inputs` is always the one that is being put, should that fail.
    fn play(&mut self, inputs: &mut Vec<<O::Rules as Rules>::Input>) -> Result<Tally, String> {
        self.check_state()?;
        while O::Rules::winners(&self.game).is_none() {
            if inputs.len() >= MOST_INPUTS {
                return Err(format!("not over after {MOST_INPUTS} inputs"));
            }
            self.check_questions()?;
            let (besides, input) = self.choose_input();
            inputs.push(input.clone());
            self.check_refusals(&input)?;
            O::Rules::put(&mut self.game, &input).map_err(|why| format!("a legal input is refused: {why}"))?;
            match besides {
                None => self.tally.answers += 1,
                Some(kind) => self.tally.besides[kind] += 1,
            }
            self.tally.work = self.tally.work.max(O::work(&self.game));
            self.print_log(inputs.len());
            self.check_state()?;
            if self.one_in(64) {
                self.check_reload()?;
            }
        }
        self.check_record(inputs)?;
        self.tally.chapters = u64::from(O::length(&self.game));
        self.tally.end = O::end(&self.game);
        Ok(std::mem::take(&mut self.tally))
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.dice.random_range(0..n) == 0
    }

    /// The next input: mostly an answer to one of the open questions.
    fn choose_input(&mut self) -> (Option<usize>, <O::Rules as Rules>::Input) {
        if let Some((kind, input)) = O::besides(&self.game, &mut self.dice) {
            return (Some(kind), input);
        }
        let asks = O::Rules::pending(&self.game);
        let ask = &asks[self.dice.random_range(0..asks.len() as u32) as usize];
        let answer = O::answer(ask, &mut self.answers, &mut self.dice);
        (None, O::Rules::input(O::Rules::asked(ask).0, answer))
    }

    /// Prints what the last input brought, as one who may know everything sees it.
    fn print_log(&mut self, number: usize) {
        if !self.log {
            return;
        }
        for event in O::Rules::take_events(&mut self.game) {
            println!("{number:>6}  {}", O::tell(&self.game, &event));
        }
    }

    /// Somebody is asked, and whoever is asked can answer.
    fn check_questions(&mut self) -> Result<(), String> {
        let asks = O::Rules::pending(&self.game);
        if asks.is_empty() {
            return Err("the game is not over but asks nothing".into());
        }
        for (i, ask) in asks.iter().enumerate() {
            let seat = O::Rules::asked(ask).0;
            if asks[..i].iter().any(|other| O::Rules::asked(other).0 == seat) {
                return Err(format!("seat {} is asked twice at once", seat.0));
            }
            O::check_ask(&self.game, ask, &mut self.dice)?;
        }
        Ok(())
    }

    /// What must always be true is.
    fn check_state(&mut self) -> Result<(), String> {
        O::Rules::invariants(&self.game).map_err(|broken| format!("broken invariant: {broken}"))?;
        O::check(&self.game, &mut self.dice)
    }

    /// A refused input changes nothing.
    fn check_refusals(&mut self, input: &<O::Rules as Rules>::Input) -> Result<(), String> {
        if !self.one_in(64) {
            return Ok(());
        }
        let before = self.game.clone();
        O::refuse(&mut self.game, input, &mut self.dice)?;
        if self.game != before {
            return Err("a refused input changed the game".into());
        }
        Ok(())
    }

    /// Saved and loaded, the game is the same, and it goes on from there.
    fn check_reload(&mut self) -> Result<(), String> {
        let loaded = O::Rules::load(&O::Rules::save(&self.game)).map_err(|e| format!("save and load: {e}"))?;
        if loaded != self.game || O::Rules::mark(&loaded) != O::Rules::mark(&self.game) {
            return Err("a loaded game differs from the saved one".into());
        }
        self.game = loaded;
        if self.log {
            O::Rules::record(&mut self.game, |_| true);
        }
        self.tally.reloads += 1;
        Ok(())
    }

    /// The record, written, read and played again, gives the same game.
    fn check_record(&self, inputs: &[<O::Rules as Rules>::Input]) -> Result<(), String> {
        let record = Record::<O::Rules>::new(&self.game, inputs.to_vec());
        let read = Record::<O::Rules>::read(&record.write()).map_err(|e| format!("record: {e}"))?;
        let again = read.replay().map_err(|e| format!("replay: {e}"))?;
        if again.game != self.game {
            return Err("a replayed game differs from the first".into());
        }
        Ok(())
    }
}
