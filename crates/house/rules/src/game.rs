//! What a game is to the house.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::RangeInclusive;

use rand_pcg::Pcg32;
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::{Controller, LoadError, Refusal, Seat, Seats, SetupError};

/// Plain data that can be written and read.
pub trait Wire: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T: Clone + Eq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Wire for T {}

/// The rules of a game: all that bots, the laboratory, the fuzzer and records need. Who implements it is an empty type.
pub trait Rules: Copy + Eq + Debug + Send + Sync + 'static {
    /// The name of the game, in files and addresses.
    const ID: &'static str;
    /// The version of its rules: it grows when recorded games go otherwise.
    const VERSION: u32;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// A file that names no game is one of this game: its files are older than the name in them.
    const UNNAMED: bool = false;

    /// A game: plain data.
    type Game: Clone + Eq + Debug + Send + Sync + 'static;
    /// How it is set up.
    type Options: Wire;
    /// A question put to a seat.
    type Ask: Wire + Hash;
    /// An answer.
    type Answer: Wire + Hash;
    /// What is put into a game: an answer of a seat, or something else the game knows.
    type Input: Wire;
    /// What is told of something that happened.
    type Event: Wire;

    /// Sets a game up and plays to the first question.
    fn new(options: &Self::Options) -> Result<Self::Game, SetupError>;
    /// How a game was set up.
    fn options(game: &Self::Game) -> &Self::Options;
    /// The seed of what is left to chance.
    fn seed(options: &Self::Options) -> u64;

    /// The questions that are open: none if the game is over, else at least one.
    fn pending(game: &Self::Game) -> &[Self::Ask];
    /// Who has won, if the game is over; nobody if it is a draw.
    fn winners(game: &Self::Game) -> Option<Seats>;
    /// Who is asked, and may the others know of it?
    fn asked(ask: &Self::Ask) -> (Seat, bool);
    /// Says why an answer is not legal, or nothing.
    fn check(ask: &Self::Ask, answer: &Self::Answer) -> Result<(), &'static str>;
    /// A legal answer by chance, each as likely as any other as far as that can be.
    fn sample(ask: &Self::Ask, dice: &mut Pcg32) -> Self::Answer;
    /// An answer as it is put in.
    fn input(seat: Seat, answer: Self::Answer) -> Self::Input;
    /// Puts something in. If it is refused, nothing has changed.
    fn put(game: &mut Self::Game, input: &Self::Input) -> Result<(), Refusal>;
    /// Plays on to the end or to `stop`, with every question answered at once by `choose`.
    ///
    /// # Panics
    /// Where an answer is refused.
    fn play_out(
        game: &mut Self::Game,
        mut choose: impl FnMut(&Self::Game, &Self::Ask) -> Self::Answer,
        mut stop: impl FnMut(&Self::Game) -> bool,
    ) {
        while Self::winners(game).is_none() && !stop(game) {
            let ask = Self::pending(game).first().expect("a game that is not over asks something");
            let input = Self::input(Self::asked(ask).0, choose(game, ask));
            Self::put(game, &input).unwrap_or_else(|why| panic!("{input:?}: {why}"));
        }
    }
    /// How far the game has come, in what it is divided into: turns begun so far, for instance.
    fn chapters(game: &Self::Game) -> u32;
    /// Who plays a seat: players may change places.
    fn sits(_: &Self::Game, seat: Seat) -> Controller {
        Controller(seat.0)
    }
    /// A game that looks the same to a controller: what it does not know is dealt out anew, and chance begins anew. The same
    /// seed gives the same game, however hidden things really lie. A question to the controller stays as it is.
    fn imagine(game: &Self::Game, who: Controller, seed: u64) -> Self::Game;

    /// Starts to record the events somebody asks for.
    fn record(game: &mut Self::Game, wanted: fn(&Self::Event) -> bool);
    /// A game at its beginning with all that happens recorded, from the first event on: a game in which something happens
    /// before the first question says so itself.
    fn recorded(options: &Self::Options) -> Result<Self::Game, SetupError> {
        let mut game = Self::new(options)?;
        Self::record(&mut game, |_| true);
        Ok(game)
    }
    /// The events since the last call, as one who may know everything sees them.
    fn take_events(game: &mut Self::Game) -> Vec<Self::Event>;

    /// The game as text, at any moment.
    fn save(game: &Self::Game) -> String;
    /// Reads a saved game back.
    fn load(text: &str) -> Result<Self::Game, LoadError>;
    /// A short text by which builds agree that two games stand alike.
    fn mark(game: &Self::Game) -> String;
    /// Says what is broken of what must always be true.
    fn invariants(game: &Self::Game) -> Result<(), String>;
}
