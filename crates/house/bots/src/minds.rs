//! How a game is thought about.

use rand_pcg::Pcg32;
use rules::{MAX_SEATS, Rules};

/// How a game is thought about: with it there are rookies, and those who search.
pub trait Minds: Rules {
    /// One who plays by rules of thumb.
    type Rookie: Clone + Send;

    /// A rookie, or one who has seen many games. The same seed gives the same answers in the same game.
    fn rookie(seed: u64, seasoned: bool) -> Self::Rookie;
    /// What it answers, by what the asked seat may know.
    fn decide(rookie: &mut Self::Rookie, game: &Self::Game, ask: &Self::Ask) -> Self::Answer;
    /// The answers worth thinking about, each once; first what the rookie would say.
    fn candidates(rookie: &mut Self::Rookie, game: &Self::Game, ask: &Self::Ask, dice: &mut Pcg32)
    -> Vec<Self::Answer>;
    /// The share of each seat in the win: exact when the game is over, else an estimate. For games that may be known as a
    /// whole, imagined ones above all.
    fn worth(game: &Self::Game) -> [f32; MAX_SEATS];
    /// How many [chapters](Rules::chapters) are played on after the one under way: by one who looks one step ahead, and by one
    /// who searches.
    const HORIZON: [u32; 2];
    /// What the asked seat sees when it decides, as a number.
    fn sign(game: &Self::Game, ask: &Self::Ask) -> u64;
    /// Are there more answers than can be listed?
    fn vast(_: &Self::Ask) -> bool {
        false
    }
    /// A legal answer by chance, rather quick than even.
    fn guess(ask: &Self::Ask, dice: &mut Pcg32) -> Self::Answer {
        Self::sample(ask, dice)
    }
    /// Is it of no use to search here? Then the rookie answers.
    fn idle(_: &Self::Ask) -> bool {
        false
    }
}
