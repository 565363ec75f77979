//! `hypergate fuzz`: many games with random legal answers; every broken promise of the engine is a violation.

mod one;
mod progress;

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use rand::Rng;

use crate::command::Failure;
use crate::setup;
use one::{Plan, Tally, Violation};
use progress::Progress;

/// A game that takes longer than this stands still.
const STANDSTILL: Duration = Duration::from_secs(120);

/// What to fuzz.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000)]
    games: u64,
    /// The seed of the first game; each further game has the next one
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Players in each game; random if not given
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(3..=5))]
    players: Option<u8>,
    /// The aliens, seat by seat; random if not given
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    aliens: Vec<String>,
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
    interrupts: u64,
    expiries: u64,
    reloads: u64,
    encounters: u64,
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
        *self.ends.entry(tally.end).or_default() += 1;
    }
    fn print(&self) {
        let mean = |n: u64| n as f64 / self.games.max(1) as f64;
        println!("games: {}", self.games);
        println!("answers: {} ({:.1} a game)", self.answers, mean(self.answers));
        println!("interrupts: {}, deal clocks run out: {}", self.interrupts, self.expiries);
        println!("saved and loaded: {}, records replayed: {}", self.reloads, self.games);
        println!("mean encounters: {:.1}", mean(self.encounters));
        let ends: Vec<String> = self.ends.iter().map(|(end, n)| format!("{end} {n}")).collect();
        println!("ended: {}", if ends.is_empty() { "none".into() } else { ends.join(", ") });
    }
}

/// The plan of the game with this number.
fn plan(args: &Args, players: Option<u8>, number: u64) -> Plan {
    let seed = args.seed.wrapping_add(number);
    let players = players.unwrap_or_else(|| {
        let most = content::catalogue().aliens.iter().filter(|a| a.complete).count().clamp(3, 5) as u8;
        setup::dice(seed, 2).random_range(3..=most)
    });
    Plan { seed, players, aliens: args.aliens.clone(), log: args.log }
}

fn report(number: u64, plan: &Plan, what: &Violation) {
    // one write, so that lines of two threads never mix
    let mut text = format!("VIOLATION in game {} (seed {}): {}\n", number + 1, plan.seed, what.what);
    if !what.at.is_empty() {
        text += &format!("  at: {}\n", what.at);
    }
    text += &format!("  reproduce: {}\n", plan.command());
    let mut out = std::io::stdout().lock();
    if let Err(e) = out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        eprintln!("error: the report cannot be written: {e}");
    }
}

/// Runs the games.
pub fn run(args: &Args) -> Result<(), Failure> {
    let players = setup::check_aliens(&args.aliens, args.players)?;
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    let threads = args.threads.map_or(cores, u64::from).min(args.games.max(1));
    one::quiet_panics();
    let next = AtomicU64::new(0);
    let found = AtomicU64::new(0);
    let over = AtomicBool::new(false);
    let sum = Mutex::new(Sum::default());
    let busy: Vec<Mutex<Option<(u64, Instant)>>> = (0..threads).map(|_| Mutex::new(None)).collect();
    let progress = Progress::new(args.games);
    std::thread::scope(|scope| {
        let workers: Vec<_> = busy
            .iter()
            .map(|slot| {
                let (next, found, sum, progress) = (&next, &found, &sum, &progress);
                scope.spawn(move || {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= args.games {
                            break;
                        }
                        *slot.lock().expect("no thread panics with the lock") = Some((number, Instant::now()));
                        let plan = plan(args, players, number);
                        match one::play(&plan) {
                            Ok(tally) => sum.lock().expect("no thread panics with the lock").add(tally),
                            Err(what) => {
                                found.fetch_add(1, Ordering::Relaxed);
                                progress.pause(|| report(number, &plan, &what));
                            }
                        }
                        *slot.lock().expect("no thread panics with the lock") = None;
                        progress.step();
                    }
                })
            })
            .collect();
        scope.spawn(|| watch(args, players, &busy, &over));
        for worker in workers {
            worker.join().expect("panics of a game are caught");
        }
        over.store(true, Ordering::Relaxed);
    });
    progress.finish();
    sum.lock().expect("all threads are done").print();
    match found.into_inner() {
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
fn watch(args: &Args, players: Option<u8>, busy: &[Mutex<Option<(u64, Instant)>>], over: &AtomicBool) {
    while !over.load(Ordering::Relaxed) {
        std::thread::sleep(Duration::from_millis(20));
        for slot in busy {
            let now = *slot.lock().expect("no thread panics with the lock");
            if let Some((number, since)) = now
                && since.elapsed() > STANDSTILL
            {
                let what = format!("the game stands still: not over after {} s", STANDSTILL.as_secs());
                report(number, &plan(args, players, number), &Violation { what, at: String::new() });
                std::process::exit(1);
            }
        }
    }
}
