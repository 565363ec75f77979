//! `tournament`: how strong the levels of bots are against each other, and what their thinking costs.
//!
//! Every deal is played once for each rotation of the levels over the seats, so that no level has the better seats, or the
//! better things to play with.

mod one;
mod tally;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Budget, Level, Minds};
use lab::Counted;
use rules::Rules;

use crate::setup::cores;
use crate::{Failure, Plain, Progress, players};
use tally::{Played, Tally};

/// What a game brings of its own: arguments, and how games are dealt by them.
pub trait Own: clap::Args + Sync {
    /// The game.
    type Rules: Counted + Minds;
    /// Checks the arguments, with the number of players if one was named; they may name one too.
    fn players(&self, named: Option<u8>) -> Result<Option<u8>, Failure> {
        Ok(named)
    }
    /// Checks that so many can be dealt to.
    fn check(&self, _players: u8) -> Result<(), Failure> {
        Ok(())
    }
    /// The deal of a seed: the same for every rotation of the levels.
    fn deal(&self, players: u8, seed: u64) -> Result<<Self::Rules as Rules>::Game, Failure>;
}

impl<R: Counted<Wanted = ()> + Minds> Own for Plain<R> {
    type Rules = R;
    fn deal(&self, players: u8, seed: u64) -> Result<R::Game, Failure> {
        let options = Plain::<R>::options(players, seed).map_err(|why| Failure::Usage(why.to_string()))?;
        R::new(&options).map_err(|why| Failure::Usage(why.to_string()))
    }
}

/// Who plays against whom.
#[derive(Debug, clap::Args)]
pub struct Args<O: Own> {
    /// The level of each seat; one level against all others, or several
    #[arg(long, value_name = "LEVEL,LEVEL", value_delimiter = ',', required = true)]
    seats: Vec<Level>,
    /// How many games at least: each deal is played once for every rotation of the levels over the seats
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: u64,
    /// The seed of the first deal; each further deal has the next one
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Players in each game; as many as there are levels if not given, and the last level fills the other seats
    #[arg(long, value_name = "P", value_parser = players::<O::Rules>())]
    players: Option<u8>,
    #[command(flatten)]
    own: O,
    /// How long bots that search think about an answer: iterations (500) or milliseconds (20ms); as usual if not given
    #[arg(long, value_name = "N")]
    budget: Option<Budget>,
    /// Games at the same time; all cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// All that is to be played: each game follows from its number alone, whatever thread plays it.
struct Course<'a, O: Own> {
    args: &'a Args<O>,
    levels: Vec<Level>,
    deals: u64,
}

impl<O: Own> Course<'_, O> {
    fn new(args: &Args<O>) -> Result<Course<'_, O>, Failure> {
        let players = args.own.players(args.players)?;
        let players = players.unwrap_or(args.seats.len().min(u8::MAX as usize) as u8);
        let possible = O::Rules::PLAYERS;
        if !possible.contains(&players) {
            let (least, most) = (possible.start(), possible.end());
            let why = format!("{players} seats are not possible; possible: {least} to {most} levels, or --players");
            return Err(Failure::Usage(why));
        }
        let players = players as usize;
        if args.seats.len() > players {
            let given = args.seats.len();
            return Err(Failure::Usage(format!("{given} levels for {players} players; possible: 1 to {players}")));
        }
        args.own.check(players as u8)?;
        let last = *args.seats.last().expect("a level is required");
        let mut levels = args.seats.clone();
        levels.resize(players, last);
        Ok(Course { args, levels, deals: args.games.div_ceil(players as u64) })
    }
    fn games(&self) -> u64 {
        self.deals * self.levels.len() as u64
    }
    /// Plays the game with this number.
    fn play(&self, number: u64) -> Result<Played, Failure> {
        let players = self.levels.len() as u64;
        let (deal, turn) = (number / players, (number % players) as usize);
        let seed = self.args.seed.wrapping_add(deal);
        let game = self.args.own.deal(players as u8, seed)?;
        let mut levels = self.levels.clone();
        levels.rotate_right(turn);
        Ok(one::play::<O::Rules>(game, seed, &levels, self.args.budget))
    }
}

/// Plays.
pub fn run<O: Own>(args: &Args<O>) -> Result<(), Failure> {
    let course = Course::new(args)?;
    let threads = args.threads.map_or(cores() as u64, u64::from).min(course.games());
    let (next, progress) = (AtomicU64::new(0), Progress::new(course.games()));
    let tally = Mutex::new(Tally::new(&course.levels));
    let played = std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= course.games() {
                            return Ok(());
                        }
                        let played = course.play(number)?;
                        tally.lock().expect("no thread panics with the lock").add(number, played);
                        progress.step();
                    }
                })
            })
            .collect();
        workers.into_iter().try_for_each(|w| w.join().expect("a game does not panic"))
    });
    progress.finish();
    played?;
    let report = tally.into_inner().expect("all threads are done").report(O::Rules::COLUMNS.chapter.many);
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report).expect("plain data can be written"));
    } else {
        report.print();
    }
    Ok(())
}
