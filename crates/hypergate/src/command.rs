//! The command line: what can be asked of the program, and one line for what cannot.

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{CommandFactory, Parser, Subcommand};

/// Cosmic Encounter as software: play it, check its rules, measure it.
#[derive(Debug, Parser)]
#[command(name = "hypergate", version, arg_required_else_help = false)]
struct Line {
    #[command(subcommand)]
    command: Command,
}

/// One command.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play with friends and bots, in a browser or in this terminal
    Play(crate::play::Args),
    /// Fill a server with tables on this machine and measure how it bears them
    Load(crate::load::Args),
    /// Play many games between bots and say what came of them
    Sim(crate::sim::Args),
    /// Compare the aliens of two experiments
    Compare(crate::compare::Args),
    /// Read a saved game again: its log, a position, its totals
    Replay(crate::replay::Args),
    /// Ask a bot again what it failed to answer at a table
    Think(crate::think::Args),
    /// Show an alien: its power and its flare, and when they work
    Alien(crate::alien::Args),
    /// Show a card with a text of its own, a tech or another piece, and when it works
    Card(crate::card::Args),
    /// Run the scenarios of the rulings
    Rulings(crate::rulings::Args),
    /// Play many games with random answers and look for broken rules
    Fuzz(crate::fuzz::Args),
    /// Let levels of bots play against each other
    Tournament(crate::tournament::Args),
    /// Measure the speed of the engine on one core
    Bench(crate::bench::Args),
    /// Show what is implemented and tested, and what is missing
    Catalogue(crate::catalogue::Args),
}

/// Why a command did not succeed.
#[derive(Debug)]
pub enum Failure {
    /// It ran, and what it found has been printed already. Exit status 1.
    Found,
    /// It could not run. Exit status 1.
    Trouble(String),
    /// The command line is wrong. Exit status 2.
    Usage(String),
}

/// Reads the command line. Help and version are printed at once.
pub fn read() -> Result<Command, Failure> {
    match Line::try_parse() {
        Ok(line) => Ok(line.command),
        Err(e) if matches!(e.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => e.exit(),
        Err(e) => Err(Failure::Usage(one_line(&e, std::env::args().nth(1).as_deref()))),
    }
}

/// What is wrong and what is possible, in one line.
fn one_line(error: &clap::Error, subcommand: Option<&str>) -> String {
    let text = error.to_string();
    let mut lines = text.lines().map(str::trim).filter(|l| !l.is_empty());
    let first = lines.next().unwrap_or_default().trim_start_matches("error: ").to_string();
    let line = Line::command();
    let of = subcommand.and_then(|name| line.find_subcommand(name));
    match (error.kind(), of) {
        (ErrorKind::InvalidValue, _) => match error.get(ContextKind::ValidValue) {
            Some(ContextValue::Strings(values)) if !values.is_empty() => {
                format!("{first}; possible: {}", values.join(", "))
            }
            _ => first,
        },
        (ErrorKind::ValueValidation, _) => first,
        (ErrorKind::MissingRequiredArgument, _) => {
            let missing: Vec<&str> = lines.take_while(|l| !l.starts_with("Usage")).collect();
            format!("{first} {}", missing.join(", "))
        }
        (_, Some(of)) => {
            let options = of.get_arguments().filter(|a| !a.is_hide_set()).map(|a| match a.get_long() {
                Some(long) => format!("--{long}"),
                None => format!("[{}]", a.get_id().as_str().to_uppercase()),
            });
            format!("{first}; possible for {}: {}", of.get_name(), options.collect::<Vec<_>>().join(", "))
        }
        (kind, None) => {
            let first = match kind {
                ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
                    "a command is needed".to_string()
                }
                _ => first,
            };
            let commands: Vec<&str> =
                line.get_subcommands().filter(|c| !c.is_hide_set()).map(clap::Command::get_name).collect();
            format!("{first}; possible: {}", commands.join(", "))
        }
    }
}
