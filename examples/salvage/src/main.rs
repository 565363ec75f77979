//! All that the house can do with it on a command line.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use commands::{Plain, bench, compare, fuzz, sim, think, tournament};
use salvage::Salvage;

/// Sealed bids for wrecks: check its rules, measure it.
#[derive(Debug, Parser)]
#[command(name = "salvage", version)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

/// One command.
#[derive(Debug, Subcommand)]
enum Command {
    /// Play many games between bots and say what came of them
    Sim(sim::Args<Plain<Salvage>>),
    /// Compare the levels of two experiments
    Compare(compare::Args<Salvage>),
    /// Ask a bot again what it failed to answer at a table
    Think(think::Args),
    /// Play many games with random answers and look for broken rules
    Fuzz(fuzz::Args<Plain<Salvage>>),
    /// Let levels of bots play against each other
    Tournament(tournament::Args<Plain<Salvage>>),
    /// Measure the speed of the rules on one core
    Bench(bench::Args<Plain<Salvage>>),
}

fn main() -> ExitCode {
    commands::finish(commands::read::<Line>().and_then(|line| match line.command {
        Command::Sim(args) => sim::run(&args),
        Command::Compare(args) => compare::run(&args),
        Command::Think(args) => think::run::<Salvage>(&args),
        Command::Fuzz(args) => fuzz::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Bench(args) => bench::run(&args),
    }))
}
