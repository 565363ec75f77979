//! `hypergate fuzz`: many games with random legal answers; every broken promise of the engine is a violation.

mod one;
mod pairs;
mod reports;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use engine::options::{PLAYERS, Rewards};
use rand::Rng;

use crate::setup::{self, Deck};
use commands::Failure;
use commands::Progress;
use one::{Plan, Tally, Violation};
use pairs::Pairs;
use reports::Reports;

/// How often games are looked at, and how often one may be seen before it counts as standing still. Looks are counted
/// rather than seconds: a machine that stalls stalls the looks too.
const LOOK: Duration = Duration::from_millis(20);
const STANDSTILL: u32 = 6000;

/// What to fuzz.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many games; 1000 if not given, or all with --pairs
    #[arg(long, value_name = "N")]
    games: Option<u64>,
    /// The seed of the first game; each further game has the next one
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Players in each game; random if not given
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(setup::PLAYERS))]
    players: Option<u8>,
    /// The aliens, seat by seat; random if not given
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    aliens: Vec<String>,
    /// Every pair of aliens of these boxes in games of their own, with all their flares; --games takes a sample
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',', conflicts_with_all = ["aliens", "sets", "all_flares"])]
    pairs: Vec<String>,
    /// Games for each pair
    #[arg(long, value_name = "K", default_value_t = 1, requires = "pairs", value_parser = clap::value_parser!(u64).range(1..))]
    seeds: u64,
    /// The boxes whose aliens and flares take part; all if not given
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',')]
    sets: Vec<String>,
    /// Reward cards: none, in a deck of their own, or common in the cosmic deck; by chance if not given
    #[arg(long, value_name = "none|deck|common", value_parser = setup::rewards)]
    rewards: Option<Rewards>,
    /// Variants of the boxes, «none» for none; each by chance if not given
    #[arg(long, value_name = "VARIANT,VARIANT|none", value_delimiter = ',')]
    variants: Vec<String>,
    /// The cosmic deck: usual, thin (hardly more cards than the hands: quakes) or hoarded (all encounter cards in the starting
    /// hands); mostly usual if not given
    #[arg(long, value_name = "usual|thin|hoarded", value_parser = setup::deck)]
    deck: Option<Deck>,
    /// Put all flares into the deck, instead of ten
    #[arg(long)]
    all_flares: bool,
    /// Games at the same time; all cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print what happens in the games, in words
    #[arg(long)]
    log: bool,
}

impl Args {
    /// The variants that were named.
    fn named_variants(&self) -> &[String] {
        if self.variants == ["none"] { &[] } else { &self.variants }
    }
}

/// What all games came to.
#[derive(Default)]
struct Sum {
    games: u64,
    answers: u64,
    interrupts: u64,
    expiries: u64,
    reloads: u64,
    encounters: u64,
    work: u32,
    ends: BTreeMap<String, u64>,
}

impl Sum {
    fn add(&mut self, tally: Tally) {
        self.games += 1;
        self.answers += tally.answers;
        self.interrupts += tally.interrupts;
        self.expiries += tally.expiries;
        self.reloads += tally.reloads;
        self.encounters += tally.encounters;
        self.work = self.work.max(tally.work);
        *self.ends.entry(tally.end).or_default() += 1;
    }
    fn print(&self) {
        let mean = |n: u64| n as f64 / self.games.max(1) as f64;
        println!("games: {}", self.games);
        println!("answers: {} ({:.1} a game)", self.answers, mean(self.answers));
        println!("interrupts: {}, deal clocks run out: {}", self.interrupts, self.expiries);
        println!("saved and loaded: {}, records replayed: {}", self.reloads, self.games);
        println!("mean encounters: {:.1}", mean(self.encounters));
        println!("most work for one input: {} deeds, frames and lines", self.work);
        let ends: Vec<String> = self.ends.iter().map(|(end, n)| format!("{end} {n}")).collect();
        println!("ended: {}", if ends.is_empty() { "none".into() } else { ends.join(", ") });
    }
}

/// All that is to be played: each game follows from its number alone, whatever thread plays it.
struct Course<'a> {
    args: &'a Args,
    players: Option<u8>,
    pairs: Option<Pairs>,
    games: u64,
}

impl Course<'_> {
    fn new(args: &Args) -> Result<Course<'_>, Failure> {
        let players = setup::check_aliens(&args.aliens, args.players)?;
        if args.aliens.is_empty() {
            setup::check_sets(&args.sets, players.unwrap_or(5))?;
        }
        setup::check_variants(args.named_variants())?;
        args.pairs.iter().chain(&args.sets).try_for_each(|set| setup::check_set(set))?;
        let pairs = (!args.pairs.is_empty()).then(|| Pairs::of(&args.pairs, args.seeds)).transpose()?;
        let games = match &pairs {
            Some(pairs) => args.games.map_or(pairs.games(), |n| n.min(pairs.games())),
            None => args.games.unwrap_or(1000),
        };
        Ok(Course { args, players, pairs, games })
    }
    /// The plan of the game with this number.
    fn plan(&self, number: u64) -> Plan {
        let args = self.args;
        // a sample is spread over all pairs
        let index =
            self.pairs.as_ref().map_or(number, |p| (number as u128 * p.games() as u128 / self.games as u128) as u64);
        let seed = args.seed.wrapping_add(index);
        let players = self.players.unwrap_or_else(|| setup::dice(seed, 2).random_range(PLAYERS));
        let (players, aliens, sets, all_flares) = match &self.pairs {
            Some(pairs) => {
                let (aliens, sets) = pairs.deal(index, seed, players);
                (aliens.len() as u8, aliens, sets, true)
            }
            None => (players, args.aliens.clone(), args.sets.clone(), args.all_flares),
        };
        let rewards = args.rewards.unwrap_or_else(|| match setup::dice(seed, 5).random_range(0..3) {
            0 => Rewards::None,
            1 => Rewards::Deck,
            _ => Rewards::Common,
        });
        let deck = args.deck.unwrap_or_else(|| match setup::dice(seed, 6).random_range(0..8) {
            0 => Deck::Thin,
            1 => Deck::Hoarded,
            _ => Deck::Usual,
        });
        let variants = if args.variants.is_empty() {
            let mut dice = setup::dice(seed, 7);
            let drawn = content::catalogue().variants.iter().filter(|_| dice.random_range(0..2) == 0);
            drawn.map(|v| v.id.to_string()).collect()
        } else {
            args.named_variants().to_vec()
        };
        Plan { seed, players, aliens, sets, all_flares, rewards, variants, deck, log: args.log }
    }
}

/// A violation in words, with the command that shows it again.
fn report(number: u64, plan: &Plan, what: &Violation) -> String {
    let mut text = format!("VIOLATION in game {} (seed {}): {}\n", number + 1, plan.seed, what.what);
    if !what.at.is_empty() {
        text += &format!("  at: {}\n", what.at);
    }
    text + &format!("  reproduce: {}\n", plan.command())
}

/// Runs the games.
pub fn run(args: &Args) -> Result<(), Failure> {
    let course = Course::new(args)?;
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    // a log is read from its beginning to its end
    let wanted = if args.log { 1 } else { args.threads.map_or(cores, u64::from) };
    let threads = wanted.min(course.games.max(1));
    one::quiet_panics();
    let next = AtomicU64::new(0);
    let reports = Reports::default();
    let over = AtomicBool::new(false);
    let sum = Mutex::new(Sum::default());
    let busy: Vec<Mutex<Option<u64>>> = (0..threads).map(|_| Mutex::new(None)).collect();
    let progress = Progress::new(course.games);
    std::thread::scope(|scope| {
        let workers: Vec<_> = busy
            .iter()
            .map(|slot| {
                let (course, next, reports, sum, progress) = (&course, &next, &reports, &sum, &progress);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= course.games {
                            break;
                        }
                        *slot.lock().expect("no thread panics with the lock") = Some(number);
                        let plan = course.plan(number);
                        let violation = match one::play(&plan) {
                            Ok(tally) => {
                                sum.lock().expect("no thread panics with the lock").add(tally);
                                None
                            }
                            Err(what) => Some(report(number, &plan, &what)),
                        };
                        reports.add(number, violation, |text| progress.pause(|| reports::print(text)));
                        *slot.lock().expect("no thread panics with the lock") = None;
                        progress.step();
                    }
                })
            })
            .collect();
        scope.spawn(|| watch(&course, &busy, &over));
        for worker in workers {
            worker.join().expect("panics of a game are caught");
        }
        over.store(true, Ordering::Relaxed);
    });
    progress.finish();
    sum.lock().expect("all threads are done").print();
    match reports.found() {
        0 => {
            println!("no violation");
            Ok(())
        }
        n => {
            println!("violations: {n}");
            Err(Failure::Found)
        }
    }
}

/// Looks for a game that stands still. Nothing can stop its thread, so the program ends.
fn watch(course: &Course, busy: &[Mutex<Option<u64>>], over: &AtomicBool) {
    let mut seen: Vec<(Option<u64>, u32)> = vec![(None, 0); busy.len()];
    while !over.load(Ordering::Relaxed) {
        std::thread::sleep(LOOK);
        for (slot, (last, looks)) in busy.iter().zip(&mut seen) {
            let now = *slot.lock().expect("no thread panics with the lock");
            *looks = if now == *last { *looks + 1 } else { 0 };
            *last = now;
            if let Some(number) = now.filter(|_| *looks > STANDSTILL) {
                let what = format!("the game stands still: not over after {STANDSTILL} looks, {LOOK:?} apart");
                reports::print(&report(number, &course.plan(number), &Violation { what, at: String::new() }));
                std::process::exit(1);
            }
        }
    }
}
