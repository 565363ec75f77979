//! What can be asked of the program.

use clap::{Parser, Subcommand};
use cosmic::Cosmic;

/// Cosmic Encounter as software: play it, check its rules, measure it.
#[derive(Debug, Parser)]
#[command(name = "hypergate", version, arg_required_else_help = false)]
pub struct Line {
    /// What it asks for.
    #[command(subcommand)]
    pub command: Command,
}

/// One command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play with friends and bots, in a browser or in this terminal
    Play(crate::play::Args),
    /// Fill a server with tables on this machine and measure how it bears them
    Load(crate::load::Args),
    /// Play many games between bots and say what came of them
    Sim(commands::sim::Args<crate::sim::Dealt>),
    /// Compare the aliens of two experiments
    Compare(commands::compare::Args<Cosmic>),
    /// Read a saved game again: its log, a position, its totals
    Replay(commands::replay::Args),
    /// Ask a bot again what it failed to answer at a table
    Think(commands::think::Args),
    /// Show an alien: its power and its flare, and when they work
    Alien(crate::alien::Args),
    /// Show a card with a text of its own, a tech or another piece, and when it works
    Card(crate::card::Args),
    /// Run the scenarios of the rulings
    Rulings(crate::rulings::Args),
    /// Play many games with random answers and look for broken rules
    Fuzz(commands::fuzz::Args<crate::fuzz::Mix>),
    /// Let levels of bots play against each other
    Tournament(commands::tournament::Args<crate::tournament::Cast>),
    /// Measure the speed of the engine on one core
    Bench(commands::bench::Args<crate::bench::Flares>),
    /// Show what is implemented and tested, and what is missing
    Catalogue(crate::catalogue::Args),
}
