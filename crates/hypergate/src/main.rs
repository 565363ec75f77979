//! Hypergate, the one binary: `play`, `fuzz`, `bench`, `catalogue`, `rulings`.

mod bench;
mod catalogue;
mod command;
mod fuzz;
mod setup;

use std::process::ExitCode;

use command::{Command, Failure};

fn main() -> ExitCode {
    let done = command::read().and_then(|command| match command {
        Command::Fuzz(args) => fuzz::run(&args),
        Command::Bench(args) => bench::run(&args),
        Command::Catalogue(args) => catalogue::run(&args),
    });
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
