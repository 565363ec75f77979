//! The command line: one line for what cannot be asked of a program.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};

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
pub fn read<Line: Parser>() -> Result<Line, Failure> {
    match Line::try_parse() {
        Ok(line) => Ok(line),
        Err(e) if matches!(e.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => e.exit(),
        Err(e) => Err(Failure::Usage(one_line(&Line::command(), &e, std::env::args().nth(1).as_deref()))),
    }
}

/// The name under which the program was called.
pub fn program() -> String {
    let path = std::env::args_os().next().map(PathBuf::from);
    let name = path.as_deref().and_then(Path::file_stem);
    name.map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

/// Says what went wrong, if anything, and gives the exit status.
pub fn finish(done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure::Found) => ExitCode::from(1),
        Err(Failure::Trouble(what)) => {
            eprintln!("error: {what}");
            ExitCode::from(1)
        }
        Err(Failure::Usage(what)) => {
            eprintln!("error: {what}");
            ExitCode::from(2)
        }
    }
}

/// What is wrong and what is possible, in one line.
fn one_line(line: &clap::Command, error: &clap::Error, subcommand: Option<&str>) -> String {
    let text = error.to_string();
    let mut lines = text.lines().map(str::trim).filter(|l| !l.is_empty());
    let first = lines.next().unwrap_or_default().trim_start_matches("error: ").to_string();
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
