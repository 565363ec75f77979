//! `sim`: many games between bots, and what can be said about them.

use std::io::Write;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use bots::{Level, Minds};
use lab::plan::Wanted;
use lab::{Counted, Folder, Named, Plan, PlanError, Stats, Summary};
use serde::Serialize;

use crate::setup::{cores, usually};
use crate::{Failure, Plain, Progress, players};

/// What a game brings of its own: arguments.
pub trait Own: clap::Args {
    /// The game.
    type Rules: Counted + Minds;
    /// What they ask of an experiment.
    fn wanted(&self) -> Result<<Self::Rules as Counted>::Wanted, Failure>;
    /// Why that is not possible.
    fn refused(why: &<Self::Rules as Counted>::Unfit) -> Failure {
        Failure::Usage(why.to_string())
    }
}

impl<R: Counted<Wanted = ()> + Minds> Own for Plain<R> {
    type Rules = R;
    fn wanted(&self) -> Result<(), Failure> {
        Ok(())
    }
}

/// What to play.
#[derive(Debug, clap::Args)]
pub struct Args<O: Own> {
    /// How many games
    #[arg(long, value_name = "N", value_parser = games)]
    games: u64,
    /// Players in each game; several numbers take turns
    #[arg(long, value_name = "P", value_delimiter = ',', default_values_t = [usually::<O::Rules>(4)], value_parser = players::<O::Rules>())]
    players: Vec<u8>,
    /// The level of all bots, or of each player
    #[arg(long, value_name = "LEVEL", value_delimiter = ',', default_value = "random")]
    bots: Vec<Level>,
    #[command(flatten)]
    own: O,
    #[arg(long, help = rotate::<O::Rules>())]
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
    #[arg(long, requires = "out", help = format!("Save every game into DIR/saved, for `{} replay`", program::<O::Rules>()))]
    save: bool,
    /// Print JSON
    #[arg(long)]
    json: bool,
}

fn program<R: Counted>() -> &'static str {
    R::COLUMNS.program
}

fn rotate<R: Counted>() -> String {
    let with = R::COLUMNS.faction.map_or("its level".into(), |faction| format!("{} and level", faction.one));
    format!("Play each deal once for each seat; everybody moves on by one seat with {with}")
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
    #[serde(flatten)]
    chapters_per_s_and_core: Named<f64>,
}

/// All that is printed as JSON.
#[derive(Serialize)]
#[serde(bound = "")]
struct Printed<'a, R: Counted> {
    stopped: bool,
    #[serde(flatten)]
    summary: &'a Summary<R>,
    speed: &'a Speed,
}

impl<O: Own> Args<O> {
    fn plan(&self) -> Result<Plan<O::Rules>, Failure> {
        let wanted = Wanted {
            games: self.games,
            seed: self.seed,
            players: self.players.clone(),
            bots: self.bots.iter().map(Level::to_string).collect(),
            own: self.own.wanted()?,
            rotate: self.rotate,
            budget: self.budget,
        };
        Plan::new(wanted, self.bots.clone()).map_err(|why| match why {
            PlanError::Unfit(why) => O::refused(&why),
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
pub fn run<O: Own>(args: &Args<O>) -> Result<(), Failure> {
    let columns = O::Rules::COLUMNS;
    let plan = args.plan()?;
    let stop = stop_flag()?;
    let mut folder = match &args.out {
        Some(path) => Some(Folder::new(path, columns, args.save).map_err(|e| Failure::Usage(e.to_string()))?),
        None => None,
    };
    let threads = args.threads.map_or(cores(), usize::from);
    let mut stats = Stats::new(columns, &plan.factions());
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
    let summary = Summary::<O::Rules>::new(plan.wanted(), &stats);
    if let Some(folder) = folder {
        folder.finish(&summary).map_err(|e| Failure::Trouble(format!("the results cannot be written: {e}")))?;
    }
    let done = ran.map_err(Failure::Trouble)?;
    let cores = threads.min(cores()).min(args.games as usize);
    let rate = |n: u64| n as f64 / seconds / cores as f64;
    let speed = Speed {
        seconds,
        cores,
        games_per_s: summary.games as f64 / seconds,
        games_per_s_and_core: rate(summary.games),
        chapters_per_s_and_core: Named::new(
            format!("{}_per_s_and_core", columns.chapter.many),
            rate(summary.chapters.value),
        ),
    };
    print(args, done, &summary, &speed)
}

fn print<O: Own>(args: &Args<O>, done: u64, summary: &Summary<O::Rules>, speed: &Speed) -> Result<(), Failure> {
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
        let Speed { seconds, cores, games_per_s_and_core: games, chapters_per_s_and_core: rate, .. } = speed;
        let (chapters, rate) = (O::Rules::COLUMNS.chapter.many, rate.value);
        text +=
            &format!(" in {seconds:.1} s on {cores} cores: {games:.0} games/s and {rate:.0} {chapters}/s per core\n");
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
