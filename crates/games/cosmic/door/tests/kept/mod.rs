//! The corpus: some hundred finished games, stored as options and inputs, and a mark of what happened in each encounter.
//!
//! Played again, every game must be what it was. What scenarios do not try shows here: an effect that ends a turn too early,
//! a card drawn in another order. The marks are of what happened on the table, written by names ([`trace`]), not of how the
//! engine keeps it: they stay when its words change, and change when its rules do.

mod trace;

use std::io::{self, BufRead, BufReader, Read};

use engine::save::Input;
use engine::{Game, Options, Refusal, SetupError};
use flate2::read::GzDecoder;
use serde::{Deserialize, Serialize};

use trace::trace;

/// A finished game of the corpus.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// What it is called: boxes, players, who played, a number.
    pub name: String,
    /// How it was set up.
    pub options: Options,
    /// What was put in.
    pub inputs: Vec<Input>,
    /// A mark of each encounter, the setup first.
    pub marks: Vec<String>,
}

/// Where a game of the corpus is not what it was.
#[derive(Debug, PartialEq, Eq)]
pub enum Difference {
    /// It cannot even be set up.
    Setup(SetupError),
    /// An input is refused.
    Refused {
        /// The encounter, 0 for the setup.
        encounter: usize,
        /// The number of the input, from 1.
        input: usize,
        /// Why.
        why: Refusal,
    },
    /// Something else happened in an encounter.
    Encounter(usize),
}

/// Plays a game again and says what happened, encounter by encounter, line by line.
///
/// # Errors
/// Where it is set up or refused otherwise than it was; `told` has what happened until then.
pub fn replay(options: &Options, inputs: &[Input], told: &mut Vec<Vec<String>>) -> Result<Game, Difference> {
    let mut game = Game::new_recorded(content::catalogue(), options.clone()).map_err(Difference::Setup)?;
    told.push(Vec::new());
    let mut encounter = game.state().next_encounter;
    for (i, input) in inputs.iter().enumerate() {
        trace(&mut game, told.last_mut().expect("there is one"));
        game.put(input).map_err(|why| Difference::Refused { encounter: told.len() - 1, input: i + 1, why })?;
        if game.state().next_encounter != encounter {
            encounter = game.state().next_encounter;
            told.push(Vec::new());
        }
    }
    trace(&mut game, told.last_mut().expect("there is one"));
    Ok(game)
}

/// The mark of what happened in an encounter.
pub fn mark(lines: &[String]) -> String {
    use std::hash::Hasher;
    let mut hasher = rustc_hash::FxHasher::default();
    for line in lines {
        hasher.write(line.as_bytes());
        hasher.write_u8(b'\n');
    }
    format!("{:08x}", hasher.finish() >> 32)
}

impl Kept {
    /// Plays it again.
    ///
    /// # Errors
    /// Where it first differs from what it was.
    pub fn check(&self) -> Result<(), Difference> {
        let mut told = Vec::new();
        let end = replay(&self.options, &self.inputs, &mut told);
        // an encounter that an input broke off is not looked at: the refusal says more
        let whole = told.len().saturating_sub(end.is_err() as usize);
        if let Some(i) = (0..whole).find(|i| self.marks.get(*i) != Some(&mark(&told[*i]))) {
            return Err(Difference::Encounter(i));
        }
        let game = end?;
        if told.len() != self.marks.len() || game.finish().is_none() {
            return Err(Difference::Encounter(told.len().min(self.marks.len())));
        }
        Ok(())
    }
}

/// Reads games, one in a line, packed.
pub fn read(packed: impl Read) -> io::Result<Vec<Kept>> {
    let lines = BufReader::new(GzDecoder::new(packed)).lines();
    lines.map(|line| Ok(serde_json::from_str(&line?)?)).collect()
}
