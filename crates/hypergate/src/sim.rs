//! `hypergate sim`: many games between bots, and what can be said about them.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::Level;
use engine::options::Rewards;
use lab::plan::Wanted;
use lab::{Folder, Plan, PlanError, Stats, Summary};
use serde::Serialize;

use crate::setup;
use commands::Failure;
use commands::Progress;

/// What to play.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many games
    #[arg(long, value_name = "N", value_parser = games)]
    games: u64,
    /// Players in each game; several numbers take turns
    #[arg(long, value_name = "P", value_delimiter = ',', default_value = "4", value_parser = clap::value_parser!(u8).range(setup::PLAYERS))]
    players: Vec<u8>,
    /// The level of all bots, or of each player
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "random")]
    bots: Vec<Level>,
    /// The aliens: one for each player, or more to deal from; all if not given
    #[arg(long, value_name = "A,B,C", value_delimiter = ',')]
    aliens: Vec<String>,
    /// The boxes whose aliens and flares take part; all if not given
    #[arg(long, value_name = "BOX,BOX", value_delimiter = ',')]
    sets: Vec<String>,
    /// Reward cards: none, in a deck of their own, or common in the cosmic deck
    #[arg(long, value_name = "none|deck|common", default_value = "none", value_parser = setup::rewards)]
    rewards: Rewards,
    /// Variants of the boxes to play with
    #[arg(long, value_name = "VARIANT,VARIANT", value_delimiter = ',')]
    variants: Vec<String>,
    /// Deal two aliens to each player, who chooses one; otherwise everybody is dealt one
    #[arg(long)]
    draft: bool,
    /// Play each deal once for each seat; everybody moves on by one seat with alien and level
    #[arg(long)]
    rotate: bool,
    /// The seed of the first game; each further game has the next one
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many iterations bots that search have for an answer; as usual for their level if not given
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u32).range(1..))]
    budget: Option<u32>,
    /// Games at the same time; all cores if not given
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Write rows, a summary and a report into this folder
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// Save every game into DIR/saved, for `hypergate replay`
    #[arg(long, requires = "out")]
    save: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn games(text: &str) -> Result<u64, String> {
    match text.parse::<u64>() {
        Ok(n) if n > 0 => Ok(n),
        _ => Err("a number of games is needed, 1 or more".into()),
    }
}

/// How fast it went.
#[derive(Debug, Serialize)]
struct Speed {
    seconds: f64,
    cores: usize,
    games_per_s: f64,
    games_per_s_and_core: f64,
    encounters_per_s_and_core: f64,
}

/// All that is printed as JSON.
#[derive(Serialize)]
struct Printed<'a> {
    stopped: bool,
    #[serde(flatten)]
    summary: &'a Summary,
    speed: &'a Speed,
}

impl Args {
    fn plan(&self) -> Result<Plan, Failure> {
        self.sets.iter().try_for_each(|set| setup::check_set(set))?;
        setup::check_variants(&self.variants)?;
        let wanted = Wanted {
            games: self.games,
            seed: self.seed,
            players: self.players.clone(),
            bots: self.bots.iter().map(Level::to_string).collect(),
            aliens: self.aliens.clone(),
            sets: self.sets.clone(),
            rewards: self.rewards,
            variants: self.variants.clone(),
            draft: self.draft,
            rotate: self.rotate,
            budget: self.budget,
        };
        Plan::new(wanted, self.bots.clone()).map_err(|why| match why {
            PlanError::Setup(why) => setup::refused(&why),
            why => Failure::Usage(why.to_string()),
        })
    }
}

/// Set by Ctrl-C: games under way are finished, then all is summed up. A second Ctrl-C ends the program at once.
fn stop_flag() -> Result<Arc<AtomicBool>, Failure> {
    let stop = Arc::new(AtomicBool::new(false));
    let flag = stop.clone();
    let handler = move || {
        if flag.swap(true, Ordering::Relaxed) {
            std::process::exit(130);
        }
        eprintln!("stopping; once more to leave at once");
    };
    ctrlc::set_handler(handler).map_err(|e| Failure::Trouble(format!("Ctrl-C cannot be caught: {e}")))?;
    Ok(stop)
}

/// Plays and reports.
pub fn run(args: &Args) -> Result<(), Failure> {
    let plan = args.plan()?;
    let stop = stop_flag()?;
    let mut folder = match &args.out {
        Some(path) => Some(Folder::new(path, args.save).map_err(|e| Failure::Usage(e.to_string()))?),
        None => None,
    };
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let threads = args.threads.map_or(cores, usize::from);
    let ids: Vec<&str> = plan.pool().iter().map(|a| a.id).collect();
    let mut stats = Stats::new(&ids);
    let progress = Progress::new(args.games);
    let since = Instant::now();
    let ran = lab::run::run(&plan, threads, args.save, &stop, |played| {
        stats.add(&played.row);
        progress.step();
        match &mut folder {
            Some(folder) => folder.add(&played).map_err(|e| format!("the results cannot be written: {e}")),
            None => Ok(()),
        }
    });
    let seconds = since.elapsed().as_secs_f64();
    progress.finish();
    let summary = Summary::new(plan.wanted(), &stats);
    if let Some(folder) = folder {
        folder.finish(&summary).map_err(|e| Failure::Trouble(format!("the results cannot be written: {e}")))?;
    }
    let done = ran.map_err(Failure::Trouble)?;
    let cores = threads.min(cores).min(args.games as usize);
    let rate = |n: u64| n as f64 / seconds / cores as f64;
    let speed = Speed {
        seconds,
        cores,
        games_per_s: summary.games as f64 / seconds,
        games_per_s_and_core: rate(summary.games),
        encounters_per_s_and_core: rate(summary.encounters),
    };
    print(args, done, &summary, &speed)
}

fn print(args: &Args, done: u64, summary: &Summary, speed: &Speed) -> Result<(), Failure> {
    let stopped = done < args.games;
    let text = if args.json {
        let printed = Printed { stopped, summary, speed };
        serde_json::to_string_pretty(&printed).expect("plain data can be written") + "\n"
    } else {
        let mut text = if done == 0 { String::new() } else { lab::table::table(summary) };
        text += &if stopped {
            format!("\nstopped after {done} of {} games", args.games)
        } else {
            format!("\n{done} games")
        };
        let Speed { seconds, cores, games_per_s_and_core: games, encounters_per_s_and_core: encounters, .. } = speed;
        text += &format!(
            " in {seconds:.1} s on {cores} cores: {games:.0} games/s and {encounters:.0} encounters/s per core\n"
        );
        if let Some(out) = &args.out {
            text += &format!("results: {}\n", out.join("report.html").display());
        }
        text
    };
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(e) if e.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Failure::Trouble(format!("the summary cannot be printed: {e}")))
        }
        _ => Ok(()), // whoever reads no further has seen enough
    }
}
