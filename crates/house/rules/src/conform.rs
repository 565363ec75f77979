//! The suite that every game passes: whole games by chance, at whose questions all is tried that the house relies on.

use std::fmt::Debug;

use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::{Controller, Record, Rules, Seat};

/// Between two looks at the same promise there are so many answers on average.
const SELDOM: u32 = 24;
/// An imagined game goes on for so many answers.
const ON: u32 = 12;
/// Answers given before that are kept, to be tried where they do not belong.
const KEPT: usize = 8;

/// What came up in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tried {
    /// Answers that were given.
    pub answers: u32,
    /// Answers that were refused, as they should be.
    pub refused: u32,
    /// Times it was saved and went on as it was loaded.
    pub loaded: u32,
    /// Games that were imagined and went on.
    pub imagined: u32,
}

/// Plays one game by chance to its end, or so many answers of it, and tries everything on the way. `look` is what a
/// controller sees.
///
/// # Errors
/// Says which promise is broken.
pub fn conform<R: Rules, V: Eq + Debug>(
    options: &R::Options,
    most: u32,
    look: impl Fn(&R::Game, Controller) -> V,
) -> Result<Tried, String> {
    let game = R::new(options).map_err(|why| format!("the setup: {why}"))?;
    promised(R::options(&game) == options, || "a game does not know its options".into())?;
    let seed = R::seed(options);
    let mut run = Run::<R> {
        game,
        inputs: Vec::new(),
        kept: Vec::new(),
        dice: Pcg32::seed_from_u64(seed),
        tried: Tried::default(),
    };
    while R::winners(&run.game).is_none() && run.tried.answers < most {
        run.look_around()?;
        if run.seldom() {
            run.refuse()?;
        }
        if run.seldom() {
            run.reload()?;
        }
        if run.seldom() {
            run.imagine(&look)?;
        }
        run.answer()?;
    }
    run.replay()?;
    Ok(run.tried)
}

fn promised(kept: bool, broken: impl FnOnce() -> String) -> Result<(), String> {
    if kept { Ok(()) } else { Err(broken()) }
}

/// A game under way.
struct Run<R: Rules> {
    game: R::Game,
    inputs: Vec<R::Input>,
    /// Some answers that were given before.
    kept: Vec<R::Answer>,
    dice: Pcg32,
    tried: Tried,
}

impl<R: Rules> Run<R> {
    fn seldom(&mut self) -> bool {
        self.dice.random_range(0..SELDOM) == 0
    }

    /// Somebody is asked, nobody twice, and what must be true is.
    fn look_around(&self) -> Result<(), String> {
        R::invariants(&self.game).map_err(|broken| format!("broken invariant: {broken}"))?;
        let asked: Vec<Seat> = R::pending(&self.game).iter().map(|ask| R::asked(ask).0).collect();
        promised(!asked.is_empty(), || "the game is not over but asks nothing".into())?;
        let twice = (1..asked.len()).any(|i| asked[..i].contains(&asked[i]));
        promised(!twice, || format!("somebody is asked twice at once: {asked:?}"))
    }

    /// One of those who are asked answers by chance; a copy of the game takes the same course.
    fn answer(&mut self) -> Result<(), String> {
        let asks = R::pending(&self.game);
        let ask = &asks[self.dice.random_range(0..asks.len() as u32) as usize];
        let answer = R::sample(ask, &mut self.dice);
        R::check(ask, &answer).map_err(|why| format!("no legal answer to {ask:?}: {answer:?} is {why}"))?;
        let input = R::input(R::asked(ask).0, answer.clone());
        let mut copy = self.dice.random_range(0..SELDOM).eq(&0).then(|| self.game.clone());
        R::put(&mut self.game, &input).map_err(|why| format!("a legal input is refused: {input:?}: {why}"))?;
        if let Some(copy) = &mut copy {
            R::put(copy, &input).map_err(|why| format!("a copy refuses {input:?}: {why}"))?;
            promised(*copy == self.game, || format!("a copy goes another way after {input:?}"))?;
        }
        self.inputs.push(input);
        if self.kept.len() == KEPT {
            self.kept.remove(0);
        }
        self.kept.push(answer);
        self.tried.answers += 1;
        Ok(())
    }

    /// What is not legal, or comes from one who is not asked, is refused and changes nothing.
    fn refuse(&mut self) -> Result<(), String> {
        let before = self.game.clone();
        for answer in &self.kept {
            for seat in (0..*R::PLAYERS.end()).map(Seat) {
                let asked = R::pending(&before).iter().find(|ask| R::asked(ask).0 == seat);
                if asked.is_some_and(|ask| R::check(ask, answer).is_ok()) {
                    continue;
                }
                let input = R::input(seat, answer.clone());
                let refused = R::put(&mut self.game, &input).is_err();
                promised(refused, || format!("{input:?} is not refused, asked is {asked:?}"))?;
                promised(self.game == before, || format!("{input:?} was refused and changed the game"))?;
                self.tried.refused += 1;
            }
        }
        Ok(())
    }

    /// Saved and loaded, the game is the same, and it goes on from there.
    fn reload(&mut self) -> Result<(), String> {
        let loaded = R::load(&R::save(&self.game)).map_err(|why| format!("save and load: {why}"))?;
        promised(loaded == self.game, || "a loaded game differs from the saved one".into())?;
        promised(R::mark(&loaded) == R::mark(&self.game), || "a loaded game has another mark".into())?;
        self.game = loaded;
        self.tried.loaded += 1;
        Ok(())
    }

    /// What those who are asked imagine looks the same to them, asks them the same, does not depend on what they may not know,
    /// and goes on.
    fn imagine<V: Eq + Debug>(&mut self, look: impl Fn(&R::Game, Controller) -> V) -> Result<(), String> {
        for ask in R::pending(&self.game) {
            let who = R::sits(&self.game, R::asked(ask).0);
            let seed = self.dice.random();
            let mut world = R::imagine(&self.game, who, seed);
            let (truth, seen) = (look(&self.game, who), look(&world, who));
            promised(truth == seen, || format!("{who:?} sees {seen:?} in what it imagines instead of {truth:?}"))?;
            promised(R::pending(&world).contains(ask), || format!("{ask:?} is not asked in what {who:?} imagines"))?;
            let other = R::imagine(&self.game, who, self.dice.random());
            let same = R::imagine(&other, who, seed) == world;
            promised(same, || format!("what {who:?} imagines at {ask:?} depends on what it may not know"))?;
            R::invariants(&world).map_err(|broken| format!("imagined by {who:?}: {broken}"))?;
            let (dice, mut left) = (&mut self.dice, ON);
            R::play_out(
                &mut world,
                |_, ask| R::sample(ask, dice),
                |_| {
                    left -= 1;
                    left == 0
                },
            );
            self.tried.imagined += 1;
        }
        Ok(())
    }

    /// The record, written, read and played again, gives the same game.
    fn replay(&self) -> Result<(), String> {
        let record = Record::<R>::new(&self.game, self.inputs.clone());
        let read = Record::<R>::read(&record.write()).map_err(|why| format!("the record: {why}"))?;
        promised(read == record, || "a record is read otherwise than it was written".into())?;
        let again = read.replay().map_err(|why| format!("the record, played again: {why}"))?;
        promised(again.changed.is_none() && again.game == self.game, || "a record leads to another game".into())
    }
}
