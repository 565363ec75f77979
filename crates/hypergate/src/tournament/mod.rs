//! `hypergate tournament`: how strong the levels of bots are against each other, and what their thinking costs.
//!
//! Every deal of aliens and chance is played once for each rotation of the levels over the seats, so that no level has
//! the better seats or aliens.

mod one;
mod tally;

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Budget, Level};

use crate::setup;
use commands::Failure;
use commands::Progress;
use one::Deal;
use tally::{Played, Tally};

/// Who plays against whom.
#[derive(Debug, clap::Args)]
pub struct Args {
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
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(setup::PLAYERS))]
    players: Option<u8>,
    /// The aliens, seat by seat; random ones for each deal if not given
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    aliens: Vec<String>,
    /// The boxes whose aliens and flares take part; all if not given
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',')]
    sets: Vec<String>,
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
struct Course<'a> {
    args: &'a Args,
    levels: Vec<Level>,
    deals: u64,
}

impl Course<'_> {
    fn new(args: &Args) -> Result<Course<'_>, Failure> {
        let players = setup::check_aliens(&args.aliens, args.players)?;
        args.sets.iter().try_for_each(|set| setup::check_set(set))?;
        let players = players.unwrap_or(args.seats.len().min(u8::MAX as usize) as u8);
        if !engine::options::PLAYERS.contains(&players) {
            return Err(Failure::Usage(format!(
                "{players} seats are not possible; possible: 3 to 7 levels, or --players"
            )));
        }
        let players = players as usize;
        if args.seats.len() > players {
            let given = args.seats.len();
            return Err(Failure::Usage(format!("{given} levels for {players} players; possible: 1 to {players}")));
        }
        if args.aliens.is_empty() {
            setup::check_sets(&args.sets, players as u8)?;
        }
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
        let deal = Deal::new(seed, players as u8, &self.args.aliens, &self.args.sets)?;
        let mut levels = self.levels.clone();
        levels.rotate_right(turn);
        deal.play(&levels, self.args.budget)
    }
}

/// Plays.
pub fn run(args: &Args) -> Result<(), Failure> {
    let course = Course::new(args)?;
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let threads = args.threads.map_or(cores, u64::from).min(course.games());
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
    let report = tally.into_inner().expect("all threads are done").report();
    if args.json {
        println!("{}", serde_json::to_string_pretty(&report).expect("plain data can be written"));
    } else {
        report.print();
    }
    Ok(())
}
