//! All that the house can do with it: tables in a browser and in a terminal, and a command line.

use std::process::ExitCode;

use clap::{Parser, Subcommand};
use commands::{Plain, bench, compare, fuzz, replay, rulings, serve, sim, terminal, think, tournament};
use rust_embed::Embed;
use salvage::{Options, Salvage};
use server::{Any, Games, Scenarios};
use table::AtTable;

/// The browser client: `HYPERGATE_GAMES=../examples/salvage/client npm run build -- --outDir ../examples/salvage/dist`.
#[derive(Embed)]
#[folder = "dist"]
#[allow_missing = true]
struct Client;

#[derive(Embed)]
#[folder = "rulings"]
struct Features;

static RULINGS: Scenarios<Salvage> = Scenarios::new(server::features::<Features>);
static SALVAGE: Any<Salvage> = Any::new(Salvage::player).with_scenarios(&RULINGS);
const GAMES: Games = Games(&[&SALVAGE]);

/// Sealed bids for wrecks: play it, check its rules, measure it.
#[derive(Debug, Parser)]
#[command(name = "salvage", version)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

/// One command.
#[derive(Debug, Subcommand)]
enum Command {
    /// Play with friends and bots in a browser
    Play(serve::Serving),
    /// Play against bots in this terminal
    Terminal(terminal::Args),
    /// Read a saved game again: its log, a position
    Replay(replay::Args),
    /// Run the scenarios of its rules
    Rulings(rulings::Args),
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
        Command::Play(args) => serve::run(GAMES, Client::get, &args),
        Command::Terminal(args) => {
            terminal::run::<Salvage>(&args, |players, seed| Options { players, key: seed.into() })
        }
        Command::Replay(args) => replay::run::<Salvage>(&args),
        Command::Rulings(args) => rulings::run::<Salvage>(&args),
        Command::Sim(args) => sim::run(&args),
        Command::Compare(args) => compare::run(&args),
        Command::Think(args) => think::run::<Salvage>(&args),
        Command::Fuzz(args) => fuzz::run(&args),
        Command::Tournament(args) => tournament::run(&args),
        Command::Bench(args) => bench::run(&args),
    }))
}
