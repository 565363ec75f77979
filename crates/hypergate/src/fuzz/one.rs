//! One game of the fuzzer.

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};

use content::words::{Names, Words};
use cosmic::Record;
use engine::ask::{Answer, Ask, DealMove, DealTable, Question, Topic};
use engine::flow::Finish;
use engine::options::Rewards;
use engine::save::Input;
use engine::table::{Controller, Seat};
use engine::{Game, Refusal};
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::setup::{self, Deck};

/// A game with more inputs than this does not come to an end: no game of random answers comes near.
const MOST_INPUTS: usize = 1_000_000;

/// No game takes that much memory.
const MOST_BYTES: usize = 256 * 1024;

/// Some offers by chance also promise cards of some kind, or ask for them.
fn of_a_kind(table: &DealTable, step: DealMove, dice: &mut Pcg32) -> DealMove {
    let DealMove::Offer(terms) = &step else { return step };
    let mut terms = terms.clone();
    let gift = &mut terms.gives[dice.random_range(0..table.can.len() as u32) as usize];
    gift.wares[dice.random_range(0..4u32) as usize] = dice.random_range(0..3u32) as u8;
    let offer = DealMove::Offer(terms);
    if table.check(&offer).is_ok() { offer } else { step }
}

/// What makes a game: it is played the same way whenever its plan is the same.
pub struct Plan {
    /// The seed of the game and of all answers.
    pub seed: u64,
    /// How many players.
    pub players: u8,
    /// The aliens that were named, if any.
    pub aliens: Vec<String>,
    /// The boxes whose aliens and flares take part; all if none is named.
    pub sets: Vec<String>,
    /// All their flares are in the deck.
    pub all_flares: bool,
    /// Reward cards.
    pub rewards: Rewards,
    /// Variants of the boxes.
    pub variants: Vec<String>,
    /// What the cosmic deck is like.
    pub deck: Deck,
    /// Print what happens, in words.
    pub log: bool,
}

impl Plan {
    /// The command that plays exactly this game.
    pub fn command(&self) -> String {
        let mut command = format!("hypergate fuzz --games 1 --seed {} --players {}", self.seed, self.players);
        if !self.aliens.is_empty() {
            command += &format!(" --aliens {}", self.aliens.join(","));
        }
        if !self.sets.is_empty() {
            command += &format!(" --sets {}", self.sets.join(","));
        }
        command += &format!(" --rewards {}", setup::rewards_word(self.rewards));
        let variants = if self.variants.is_empty() { "none".into() } else { self.variants.join(",") };
        command += &format!(" --variants {variants}");
        command += &format!(" --deck {}", setup::deck_word(self.deck));
        if self.all_flares {
            command += " --all-flares";
        }
        command
    }
}

/// What a game came to.
#[derive(Default)]
pub struct Tally {
    /// Answers given.
    pub answers: u64,
    /// Abilities used on a seat's own initiative.
    pub interrupts: u64,
    /// Deal clocks that ran out.
    pub expiries: u64,
    /// Times it was saved, loaded and compared.
    pub reloads: u64,
    /// Encounters had.
    pub encounters: u64,
    /// The most work an input took.
    pub work: u32,
    /// How it ended.
    pub end: String,
}

/// A broken promise.
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
pub fn quiet_panics() {
    std::panic::set_hook(Box::new(|panic| {
        let what = panic.payload_as_str().unwrap_or("a panic without words");
        let place = panic.location().map_or(String::new(), |l| format!(" at {}:{}", l.file(), l.line()));
        LAST_PANIC.with_borrow_mut(|last| *last = format!("panic{place}: {what}"));
    }));
}

/// Plays one game to its end.
pub fn play(plan: &Plan) -> Result<Tally, Violation> {
    let mut inputs = Vec::new();
    match catch_unwind(AssertUnwindSafe(|| Run::new(plan).and_then(|mut run| run.play(&mut inputs)))) {
        Ok(Ok(tally)) => Ok(tally),
        Ok(Err(what)) => Err(Violation { what, at: describe(plan, &inputs) }),
        Err(_) => {
            let what = LAST_PANIC.take();
            Err(Violation { what, at: describe(plan, &inputs) })
        }
    }
}

/// Where a game was when its last input was given, in words: it is played again up to there.
fn describe(plan: &Plan, inputs: &[Input]) -> String {
    let Some((last, before)) = inputs.split_last() else { return String::new() };
    let again = || {
        let mut run = Run::new(plan)?;
        before.iter().try_for_each(|input| run.game.put(input).map_err(|why| why.to_string()))?;
        Ok::<String, String>(run.describe(before.len() + 1, last))
    };
    match catch_unwind(AssertUnwindSafe(again)) {
        Ok(Ok(at)) => at,
        Ok(Err(why)) => format!("input {}: {last:?}; played again, the game stops before: {why}", inputs.len()),
        Err(_) => format!("input {}: {last:?}; played again: {}", inputs.len(), LAST_PANIC.take()),
    }
}

struct Run {
    game: Game,
    answers: Pcg32,
    dice: Pcg32,
    tally: Tally,
    log: bool,
}

impl Run {
    fn new(plan: &Plan) -> Result<Run, String> {
        let mut options = setup::options(plan.players, plan.seed, &plan.aliens).map_err(|e| e.to_string())?;
        options.sets.clone_from(&plan.sets);
        options.all_flares = plan.all_flares;
        options.rewards = plan.rewards;
        options.variants.clone_from(&plan.variants);
        (options.thin_deck, options.hoarded) = (plan.deck == Deck::Thin, plan.deck == Deck::Hoarded);
        let rules = content::catalogue();
        let game = if plan.log { Game::new_recorded(rules, options) } else { Game::new(rules, options) };
        let game = game.map_err(|e| e.to_string())?;
        let (answers, dice) = (Pcg32::seed_from_u64(plan.seed), setup::dice(plan.seed, 3));
        Ok(Run { game, answers, dice, tally: Tally::default(), log: plan.log })
    }

    /// Plays to the end. The last of `inputs` is always the one that is being put, should that fail.
    fn play(&mut self, inputs: &mut Vec<Input>) -> Result<Tally, String> {
        self.check_state()?;
        while self.game.finish().is_none() {
            if inputs.len() >= MOST_INPUTS {
                return Err(format!("not over after {MOST_INPUTS} inputs"));
            }
            self.check_questions()?;
            inputs.push(self.choose_input());
            let input = inputs.last().expect("an input was chosen");
            self.check_refusals(input)?;
            self.game.put(input).map_err(|why| format!("a legal input is refused: {why}"))?;
            match input {
                Input::Answer(..) => self.tally.answers += 1,
                Input::Interrupt(..) => self.tally.interrupts += 1,
                Input::Expire => self.tally.expiries += 1,
            }
            self.tally.work = self.tally.work.max(self.game.work());
            if self.game.footprint() > MOST_BYTES {
                return Err(format!("the game takes {} bytes", self.game.footprint()));
            }
            self.print_log(inputs.len());
            self.check_state()?;
            if self.one_in(64) {
                self.check_reload()?;
            }
        }
        self.check_record(inputs)?;
        self.tally.encounters = self.game.state().next_encounter as u64 - 1;
        self.tally.end = match self.game.finish() {
            Some(Finish::Won(seats)) if seats.len() == 1 => "won by one".into(),
            Some(Finish::Won(seats)) => format!("won by {}", seats.len()),
            // Random players wear each other down now and then, until hardly a ship is left outside the warp: such a
            // game ends at the documented bound (docs/decisions.md).
            Some(Finish::Lost) => "lost by all".into(),
            Some(Finish::Draw) => "drawn at the bound of encounters".into(),
            None => unreachable!("the game is over"),
        };
        Ok(std::mem::take(&mut self.tally))
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.dice.random_range(0..n) == 0
    }

    /// The next input: mostly an answer to one of the open questions.
    fn choose_input(&mut self) -> Input {
        if self.one_in(12) {
            let seat = Seat(self.dice.random_range(0..self.game.players.len() as u32) as u8);
            let offers = self.game.anytime(seat);
            if !offers.is_empty() {
                return Input::Interrupt(seat, offers[self.dice.random_range(0..offers.len() as u32) as usize]);
            }
        }
        let asks = self.game.pending();
        let talks = asks.iter().any(|a| matches!(a.question, Question::Deal(_)));
        if talks && self.dice.random_range(0..32u32) == 0 {
            return Input::Expire;
        }
        let ask = &asks[self.dice.random_range(0..asks.len() as u32) as usize];
        let answer = match &ask.question {
            // Answers to what others do are given sparingly, so that zaps outlast the first chance to waste them.
            Question::Use { pass: true, .. }
                if ask.topic == Topic::Respond && self.answers.random_range(0..4u32) > 0 =>
            {
                Answer::Pass
            }
            question => question.sample(&mut self.answers),
        };
        let answer = match (&ask.question, answer) {
            (Question::Deal(table), Answer::Deal(step)) => {
                Answer::Deal(Box::new(of_a_kind(table, *step, &mut self.dice)))
            }
            (_, answer) => answer,
        };
        Input::Answer(ask.seat, answer)
    }

    fn describe(&self, number: usize, input: &Input) -> String {
        let cast: Vec<&str> = self.game.pieces.iter().map(|p| self.game.cast().def(p.def).id).collect();
        let question = match input {
            Input::Answer(seat, _) => self.game.pending().iter().find(|a| a.seat == *seat),
            _ => None,
        };
        let (aliens, phase) = (cast.join(","), self.game.maybe_encounter().map(|e| e.phase));
        let encounter = self.game.state().next_encounter - 1;
        match question {
            Some(ask) => format!(
                "input {number}, encounter {encounter} {phase:?}, aliens {aliens}: {input:?} to {:?}{}",
                ask.question,
                self.asker(ask)
            ),
            None => format!("input {number}, encounter {encounter} {phase:?}, aliens {aliens}: {input:?}"),
        }
    }

    /// Prints what the last input brought, as one who may know everything sees it.
    fn print_log(&mut self, number: usize) {
        if !self.log {
            return;
        }
        let names = Names::letters(self.game.players.len());
        for event in self.game.take_events() {
            println!("{number:>6}  {}", Words::new(&self.game, &names).event(&event));
        }
    }

    /// The ability that asks, by name.
    fn asker(&self, ask: &Ask) -> String {
        let names = Names::letters(self.game.players.len());
        ask.source.map_or(String::new(), |source| format!(" of {}", Words::new(&self.game, &names).ability(source)))
    }

    /// Somebody is asked, and whoever is asked can answer.
    fn check_questions(&mut self) -> Result<(), String> {
        let asks = self.game.pending();
        if asks.is_empty() {
            return Err("the game is not over but asks nothing".into());
        }
        for (i, ask) in asks.iter().enumerate() {
            let Ask { seat, question, .. } = ask;
            if asks[..i].iter().any(|other| other.seat == *seat) {
                return Err(format!("seat {} is asked twice at once", seat.0));
            }
            if !question.has_answer() || matches!(question, Question::Use { offers, .. } if offers.is_empty()) {
                return Err(format!("a question without a legal answer{}: {ask:?}", self.asker(ask)));
            }
            for answer in [question.sample(&mut self.dice), question.default_answer()] {
                question.check(&answer).map_err(|why| format!("no legal answer to {ask:?}: {answer:?} is {why}"))?;
            }
        }
        Ok(())
    }

    /// Ships, cards and tokens are conserved; everybody can look.
    fn check_state(&mut self) -> Result<(), String> {
        self.game.invariants().map_err(|broken| format!("broken invariant: {broken}"))?;
        if self.one_in(16) {
            for i in 0..self.game.players.len() as u8 {
                let view = self.game.view(Controller(i));
                if view.asked.iter().any(|a| self.game.players[a.seat.ix()].controller != Controller(i)) {
                    return Err(format!("controller {i} sees a question to somebody else"));
                }
            }
        }
        Ok(())
    }

    /// A refused input changes nothing.
    fn check_refusals(&mut self, input: &Input) -> Result<(), String> {
        if !self.one_in(64) {
            return Ok(());
        }
        let before = self.game.clone();
        let version = self.game.version();
        if let Input::Answer(seat, answer) = input {
            let stale = self.game.answer(*seat, version.wrapping_add(1), answer.clone());
            if !matches!(stale, Err(Refusal::Stale { .. })) {
                return Err(format!("an answer to another version is not refused: {stale:?}"));
            }
            let illegal = self.game.answer(*seat, version, Answer::Number(i16::MAX));
            if !matches!(illegal, Err(Refusal::Illegal(_))) {
                return Err(format!("an illegal answer is not refused: {illegal:?}"));
            }
        }
        if self.game != before {
            return Err("a refused input changed the game".into());
        }
        Ok(())
    }

    /// Saved and loaded, the game is the same, and it goes on from there.
    fn check_reload(&mut self) -> Result<(), String> {
        let loaded = Game::load(content::catalogue(), &self.game.save()).map_err(|e| format!("save and load: {e}"))?;
        if loaded != self.game || loaded.digest() != self.game.digest() {
            return Err("a loaded game differs from the saved one".into());
        }
        self.game = loaded;
        if self.log {
            self.game.record();
        }
        self.tally.reloads += 1;
        Ok(())
    }

    /// The record, written, read and played again, gives the same game.
    fn check_record(&self, inputs: &[Input]) -> Result<(), String> {
        let record = Record::new(&self.game, inputs.to_vec());
        let read = Record::read(&record.write()).map_err(|e| format!("record: {e}"))?;
        let again = read.replay().map_err(|e| format!("replay: {e}"))?;
        if again.game != self.game {
            return Err("a replayed game differs from the first".into());
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn where_a_game_was_is_told_afterwards() {
        let plan = Plan {
            seed: 7,
            players: 3,
            aliens: Vec::new(),
            sets: Vec::new(),
            all_flares: false,
            rewards: Rewards::Deck,
            variants: Vec::new(),
            deck: Deck::Usual,
            log: false,
        };
        let mut run = Run::new(&plan).unwrap();
        let mut inputs = Vec::new();
        for _ in 0..40 {
            let input = run.choose_input();
            run.game.put(&input).unwrap();
            inputs.push(input);
        }
        let next = run.choose_input();
        let there = run.describe(inputs.len() + 1, &next);
        inputs.push(next);
        assert!(there.starts_with("input 41, encounter "), "{there}");
        assert_eq!(describe(&plan, &inputs), there);
        assert_eq!(describe(&plan, &[]), "");
        inputs.insert(20, Input::Answer(Seat(0), Answer::Number(i16::MAX)));
        assert!(describe(&plan, &inputs).contains("played again, the game stops before"));
    }
}
