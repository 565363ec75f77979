//! What a game brings to the fuzzer.

use lab::Counted;
use rand::Rng;
use rand_pcg::Pcg32;
use rules::{Rules, Seat};

use crate::{Failure, Plain, dice};

/// A game.
type Game<O> = <<O as Own>::Rules as Rules>::Game;
/// A question.
type Ask<O> = <<O as Own>::Rules as Rules>::Ask;
/// What is put in.
type Input<O> = <<O as Own>::Rules as Rules>::Input;

/// What is asked for.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// How many games, if that is said.
    pub games: Option<u64>,
    /// The seed of the first.
    pub seed: u64,
    /// How many players, if that is said.
    pub players: Option<u8>,
}

/// What makes a game: it is played the same way whenever its plan is the same.
pub struct Plan<R: Rules> {
    /// The seed of all answers.
    pub seed: u64,
    /// How the game is set up.
    pub options: R::Options,
    /// The command that plays exactly this game.
    pub command: String,
}

/// All that is to be played: each game follows from its number alone, whatever thread plays it.
pub struct Course<'a, R: Rules> {
    /// How many games.
    pub games: u64,
    /// The plan of the game with this number, from 0 on.
    pub plan: Box<dyn Fn(u64) -> Plan<R> + Sync + 'a>,
}

impl<'a, R: Rules> Course<'a, R> {
    /// So many games as are asked for, or a thousand, with the seeds that follow each other; how many play is left to chance if
    /// it is not said. `deal` makes a game of a number of players and a seed.
    pub fn plain(program: &'a str, wanted: Wanted, deal: impl Fn(u8, u64) -> R::Options + Sync + 'a) -> Course<'a, R> {
        let plan = move |number: u64| {
            let seed = wanted.seed.wrapping_add(number);
            let players = wanted.players.unwrap_or_else(|| players_of::<R>(seed));
            let command = format!("{program} fuzz --games 1 --seed {seed} --players {players}");
            Plan { seed, options: deal(players, seed), command }
        };
        Course { games: wanted.games.unwrap_or(1000), plan: Box::new(plan) }
    }
}

/// How many play in the game of a seed.
pub fn players_of<R: Rules>(seed: u64) -> u8 {
    dice(seed, 2).random_range(R::PLAYERS)
}

/// What a game brings of its own: arguments, how games are dealt by them, and what is tried besides. All but the deals has
/// defaults that need nothing but the rules.
pub trait Own: clap::Args + Sync {
    /// The game.
    type Rules: Rules;
    /// What is said on the command line of the number of games.
    const GAMES: &'static str = "How many games; 1000 if not given";
    /// What its chapters are called.
    const CHAPTERS: &'static str = "chapters";
    /// What is put in besides answers, as it is counted.
    const BESIDES: &'static [&'static str] = &[];
    /// What the work for an input is counted in, if it is.
    const WORK: Option<&'static str> = None;

    /// Checks what is asked for.
    fn course(&self, wanted: Wanted) -> Result<Course<'_, Self::Rules>, Failure>;

    /// Something to put in besides answers, with its place in [`Own::BESIDES`].
    fn besides(_: &Game<Self>, _dice: &mut Pcg32) -> Option<(usize, Input<Self>)> {
        None
    }
    /// An answer by chance.
    fn answer(ask: &Ask<Self>, answers: &mut Pcg32, _dice: &mut Pcg32) -> <Self::Rules as Rules>::Answer {
        Self::Rules::sample(ask, answers)
    }
    /// Can a question be answered?
    fn check_ask(_: &Game<Self>, ask: &Ask<Self>, dice: &mut Pcg32) -> Result<(), String> {
        let answer = Self::Rules::sample(ask, dice);
        Self::Rules::check(ask, &answer).map_err(|why| format!("no legal answer to {ask:?}: {answer:?} is {why}"))
    }
    /// Is all else as it should be? Invariants have been looked at.
    fn check(_: &Game<Self>, _dice: &mut Pcg32) -> Result<(), String> {
        Ok(())
    }
    /// Puts in what must be refused; the input is one that must not.
    fn refuse(game: &mut Game<Self>, _: &Input<Self>, dice: &mut Pcg32) -> Result<(), String> {
        let before = Self::Rules::pending(game).to_vec();
        for ask in &before {
            let answer = Self::Rules::sample(ask, dice);
            for seat in (0..*Self::Rules::PLAYERS.end()).map(Seat) {
                let asked = before.iter().find(|ask| Self::Rules::asked(ask).0 == seat);
                if asked.is_some_and(|ask| Self::Rules::check(ask, &answer).is_ok()) {
                    continue;
                }
                let input = Self::Rules::input(seat, answer.clone());
                if Self::Rules::put(game, &input).is_ok() {
                    return Err(format!("{input:?} is not refused, asked is {asked:?}"));
                }
            }
        }
        Ok(())
    }
    /// How much work the last input took.
    fn work(_: &Game<Self>) -> u32 {
        0
    }
    /// Where a game is when this input comes, in words.
    fn describe(game: &Game<Self>, number: usize, input: &Input<Self>) -> String {
        format!("input {number}, {} {}: {input:?}", Self::CHAPTERS, Self::Rules::chapters(game))
    }
    /// What happened, in words.
    fn tell(_: &Game<Self>, event: &<Self::Rules as Rules>::Event) -> String {
        format!("{event:?}")
    }
    /// How many chapters a game that is over has had.
    fn length(game: &Game<Self>) -> u32 {
        Self::Rules::chapters(game)
    }
    /// How a game ended, in words.
    fn end(game: &Game<Self>) -> String {
        match Self::Rules::winners(game).map_or(0, |winners| winners.len()) {
            0 => "drawn".into(),
            1 => "won by one".into(),
            n => format!("won by {n}"),
        }
    }
}

impl<R: Counted<Wanted = ()>> Own for Plain<R> {
    type Rules = R;
    const CHAPTERS: &'static str = R::COLUMNS.chapter.many;

    fn course(&self, wanted: Wanted) -> Result<Course<'_, R>, Failure> {
        let deal =
            |players, seed| Plain::<R>::options(players, seed).expect("any number that can play can be dealt to");
        Ok(Course::plain(R::COLUMNS.program, wanted, deal))
    }
    fn length(game: &R::Game) -> u32 {
        R::length(game)
    }
}
