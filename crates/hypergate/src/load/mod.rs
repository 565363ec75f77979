//! `hypergate load`: many tables over real sockets on this machine, and how the server bears them.

mod guest;
mod tally;
mod thinking;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command as Process, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;
use tokio::task::JoinSet;

use commands::Failure;
use tally::Tally;
use thinking::Thinking;

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// How many tables
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=5000))]
    tables: u32,
    /// People at each table
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u8).range(crate::setup::PLAYERS))]
    players: u8,
    /// How long to measure
    #[arg(long, value_name = "S", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// How long tables play before that: they begin one after the other, as people do
    #[arg(long, value_name = "S", default_value_t = 15, value_parser = clap::value_parser!(u64).range(0..=600))]
    warmup: u64,
    /// Bots of this level on all seats but the first of each table: random, rookie, veteran or admiral
    #[arg(long, value_name = "LEVEL")]
    bots: Option<bots::Level>,
    /// Answers each second over all tables; as many as possible if not given
    #[arg(long, value_name = "N")]
    rate: Option<u32>,
}

/// Tables that are made at the same time.
const TOGETHER: usize = 16;

/// A server of our own, on a free port and with tables in a folder that goes with it.
struct Server {
    process: Child,
    address: SocketAddr,
    _folder: tempfile::TempDir,
}

impl Drop for Server {
    fn drop(&mut self) {
        // it keeps nothing that anybody wants
        drop(self.process.kill());
        drop(self.process.wait());
    }
}

fn trouble(what: impl ToString) -> Failure {
    Failure::Trouble(what.to_string())
}

impl Server {
    fn start() -> Result<Server, Failure> {
        let folder = tempfile::tempdir().map_err(trouble)?;
        let program = std::env::current_exe().map_err(trouble)?;
        let mut process = Process::new(program)
            .args(["play", "--port", "0", "--bind", "127.0.0.1", "--unlimited", "--data"])
            .arg(folder.path())
            .env("HYPERGATE_LOG", "error")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(trouble)?;
        let mut first = String::new();
        if let Some(out) = process.stdout.take() {
            BufReader::new(out).read_line(&mut first).map_err(trouble)?;
        }
        let port = first.trim().rsplit(':').next().and_then(|port| port.parse::<u16>().ok());
        let port = port.ok_or_else(|| trouble("the server does not say where it is"))?;
        Ok(Server { process, address: SocketAddr::from(([127, 0, 0, 1], port)), _folder: folder })
    }
    /// Memory in use, where the system says so.
    fn memory(&self) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.process.id())).ok()?;
        let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"))?;
        line.split_whitespace().next()?.parse::<u64>().ok().map(|kib| kib * 1024)
    }
}

/// Processor time that a process has used, where the system says so.
fn busy(process: u32) -> Option<Duration> {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // behind the name: in user mode and in the system, in hundredths of a second
    let numbers: Vec<&str> = stat.rsplit(')').next()?.split_whitespace().collect();
    let ticks = |at: usize| numbers.get(at)?.parse::<u64>().ok();
    Some(Duration::from_millis((ticks(11)? + ticks(12)?) * 10))
}

/// Measures and reports.
pub fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Runtime::new().map_err(trouble)?;
    runtime.block_on(async {
        tokio::select! {
            measured = measure(args) => measured,
            // the server that was started for it ends too
            stopped = server::until_stopped() => stopped.map_err(trouble).and(Err(trouble("stopped"))),
        }
    })
}

async fn measure(args: &Args) -> Result<(), Failure> {
    let server = Server::start()?;
    let before = server.memory();
    let tally = Arc::new(Tally::default());
    let places = Arc::new(Semaphore::new(TOGETHER));
    let people = args.tables * if args.bots.is_some() { 1 } else { u32::from(args.players) };
    // mostly one at a table is asked: it waits so long before it answers that all tables together keep to the rate
    let pause = args.rate.map(|rate| Duration::from_secs_f64(f64::from(args.tables) / f64::from(rate.max(1))));
    let mut coming = JoinSet::new();
    for number in 0..args.tables {
        let (address, players, bots) = (server.address, args.players, args.bots);
        let (tally, places) = (tally.clone(), places.clone());
        coming.spawn(async move {
            let _place = places.acquire().await;
            guest::table(address, number, (players, bots), pause, tally).await
        });
    }
    let mut tables = Vec::new();
    while let Some(table) = coming.join_next().await {
        tables.push(table.map_err(trouble)?.map_err(trouble)?);
    }
    let mut playing = JoinSet::new();
    let between = Duration::from_secs(args.warmup) / args.tables;
    for (number, table) in (0..).zip(tables) {
        for guest in table {
            playing.spawn(async move {
                tokio::time::sleep(between * number).await;
                guest.play().await;
            });
        }
    }
    tokio::time::sleep(Duration::from_secs(args.warmup)).await;
    let processes = [server.process.id(), std::process::id()];
    let busy_before = processes.map(busy);
    let thought_before = Thinking::of(server.address).await;
    tally.begin();
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let (took, memory, busy_after) = (begun.elapsed(), server.memory(), processes.map(busy));
    let report = tally.report(took);
    let thought = Thinking::of(server.address).await - thought_before;
    playing.shutdown().await;
    let (tables, players, seconds) = (args.tables, args.players, took.as_secs_f64());
    println!(
        "{tables} tables of {players}, {people} connections, {seconds:.0} s after {} s of warming up",
        args.warmup
    );
    println!("{report}");
    if let Some(level) = args.bots {
        println!("{} bots of each table: {level}; {thought}", args.players - 1);
    }
    if let ([Some(server0), Some(guests0)], [Some(server1), Some(guests1)]) = (busy_before, busy_after) {
        let each = |time: Duration| time.as_secs_f64() * 1e6 / report.count.max(1) as f64;
        let (server, guests) = (each(server1 - server0), each(guests1 - guests0));
        println!("processor time for each answer: server {server:.0} µs, guests {guests:.0} µs");
    }
    if let (Some(before), Some(after)) = (before, memory) {
        let each = after.saturating_sub(before) / u64::from(args.tables);
        println!("memory: {} MB in all, {} kB for each table", after / 1_000_000, each / 1000);
    }
    if report.errors > 0 { Err(Failure::Found) } else { Ok(()) }
}
