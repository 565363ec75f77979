//! The command `hypergate rulings [PATH…]`.

use std::path::PathBuf;
use std::process::ExitCode;

use crate::{Mode, run};

/// Runs files or folders of scenarios (the folder `rulings` if none is named), in plain and in pause mode, and ends with
/// the line `N passed, N failed`.
pub fn command(paths: &[String]) -> ExitCode {
    let mut paths: Vec<PathBuf> = paths.iter().map(PathBuf::from).collect();
    if paths.is_empty() {
        paths.push(PathBuf::from("rulings"));
    }
    let report = run(&paths, Mode::Pauses);
    println!("{}", report.text());
    if report.failed() == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
