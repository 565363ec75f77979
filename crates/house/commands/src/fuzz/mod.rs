//! `fuzz`: many games with random legal answers; every broken promise of the rules is a violation.

mod one;
mod own;
mod reports;

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use rules::Rules;

use crate::setup::cores;
use crate::{Failure, Progress, players};
pub use one::{Tally, Violation, describe, play};
pub use own::{Course, Own, Plan, Wanted, players_of};
use reports::Reports;

/// How often games are looked at, and how often one may be seen before it counts as standing still. Looks are counted
/// rather than seconds: a machine that stalls stalls the looks too.
const LOOK: Duration = Duration::from_millis(20);
const STANDSTILL: u32 = 6000;

/// What to fuzz.
#[derive(Debug, clap::Args)]
pub struct Args<O: Own> {
    #[arg(long, value_name = "N", help = O::GAMES)]
    games: Option<u64>,
    /// The seed of the first game; each further game has the next one
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Players in each game; random if not given
    #[arg(long, value_name = "P", value_parser = players::<O::Rules>())]
    players: Option<u8>,
    #[command(flatten)]
    own: O,
    /// Games at the same time; all cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Print what happens in the games, in words
    #[arg(long)]
    log: bool,
}

/// What all games came to.
#[derive(Default)]
struct Sum {
    games: u64,
    answers: u64,
    besides: Vec<u64>,
    reloads: u64,
    chapters: u64,
    work: u32,
    ends: BTreeMap<String, u64>,
}

impl Sum {
    fn add(&mut self, tally: Tally) {
        self.games += 1;
        self.answers += tally.answers;
        self.besides.resize(tally.besides.len(), 0);
        self.besides.iter_mut().zip(tally.besides).for_each(|(sum, n)| *sum += n);
        self.reloads += tally.reloads;
        self.chapters += tally.chapters;
        self.work = self.work.max(tally.work);
        *self.ends.entry(tally.end).or_default() += 1;
    }
    fn print<O: Own>(&self) {
        let mean = |n: u64| n as f64 / self.games.max(1) as f64;
        println!("games: {}", self.games);
        println!("answers: {} ({:.1} a game)", self.answers, mean(self.answers));
        let count = |(i, what): (usize, &&str)| format!("{what}: {}", self.besides.get(i).unwrap_or(&0));
        let besides: Vec<String> = O::BESIDES.iter().enumerate().map(count).collect();
        if !besides.is_empty() {
            println!("{}", besides.join(", "));
        }
        println!("saved and loaded: {}, records replayed: {}", self.reloads, self.games);
        println!("mean {}: {:.1}", O::CHAPTERS, mean(self.chapters));
        if let Some(work) = O::WORK {
            println!("most work for one input: {} {work}", self.work);
        }
        let ends: Vec<String> = self.ends.iter().map(|(end, n)| format!("{end} {n}")).collect();
        println!("ended: {}", if ends.is_empty() { "none".into() } else { ends.join(", ") });
    }
}

/// A violation in words, with the command that shows it again.
fn report<R: Rules>(number: u64, plan: &Plan<R>, what: &Violation) -> String {
    let mut text = format!("VIOLATION in game {} (seed {}): {}\n", number + 1, plan.seed, what.what);
    if !what.at.is_empty() {
        text += &format!("  at: {}\n", what.at);
    }
    text + &format!("  reproduce: {}\n", plan.command)
}

/// Runs the games.
pub fn run<O: Own>(args: &Args<O>) -> Result<(), Failure> {
    let wanted = Wanted { games: args.games, seed: args.seed, players: args.players };
    let course = args.own.course(wanted)?;
    // a log is read from its beginning to its end
    let threads = if args.log { 1 } else { args.threads.map_or(cores() as u64, u64::from) };
    let threads = threads.min(course.games.max(1));
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
                        let plan = (course.plan)(number);
                        let violation = match play::<O>(&plan, args.log) {
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
        scope.spawn(|| watch::<O::Rules>(&course, &busy, &over));
        for worker in workers {
            worker.join().expect("panics of a game are caught");
        }
        over.store(true, Ordering::Relaxed);
    });
    progress.finish();
    sum.lock().expect("all threads are done").print::<O>();
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
fn watch<R: Rules>(course: &Course<R>, busy: &[Mutex<Option<u64>>], over: &AtomicBool) {
    let mut seen: Vec<(Option<u64>, u32)> = vec![(None, 0); busy.len()];
    while !over.load(Ordering::Relaxed) {
        std::thread::sleep(LOOK);
        for (slot, (last, looks)) in busy.iter().zip(&mut seen) {
            let now = *slot.lock().expect("no thread panics with the lock");
            *looks = if now == *last { *looks + 1 } else { 0 };
            *last = now;
            if let Some(number) = now.filter(|_| *looks > STANDSTILL) {
                let what = format!("the game stands still: not over after {STANDSTILL} looks, {LOOK:?} apart");
                reports::print(&report(number, &(course.plan)(number), &Violation { what, at: String::new() }));
                std::process::exit(1);
            }
        }
    }
}
