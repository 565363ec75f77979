//! `hypergate rulings`: runs the scenarios.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ::rulings::{Case, Mode, Stage};
use commands::Failure;

/// Where scenarios stand in the repository.
const FOLDER: &str = "rulings/cosmic";

/// What to run.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Files or folders; the folder `rulings/cosmic` if none is named
    #[arg(value_name = "PATH")]
    path: Vec<PathBuf>,
    /// Print the log of every scenario, step by step
    #[arg(long)]
    log: bool,
}

/// The folder of the repository: here, or where the program was built.
fn folder() -> Option<PathBuf> {
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(FOLDER);
    [PathBuf::from(FOLDER), built].into_iter().find(|p| p.is_dir())
}

/// Runs scenarios, each also with a pause at every question.
pub fn run(args: &Args) -> Result<(), Failure> {
    commands::rulings::run_paths::<Stage>(&args.path, Path::new(FOLDER), folder(), args.log)
}

/// All scenarios as they are written, with files named from the folder `rulings/cosmic` on; none if that folder is not there.
pub fn scenarios() -> Result<Vec<Case>, Failure> {
    let Some(folder) = folder() else { return Ok(Vec::new()) };
    let mut cases = commands::rulings::cases(std::slice::from_ref(&folder))?;
    for case in &mut cases {
        if let Ok(inner) = case.file.strip_prefix(&folder) {
            case.file = Path::new(FOLDER).join(inner);
        }
    }
    Ok(cases)
}

/// The tags of all scenarios that pass.
pub fn passing_tags() -> Result<BTreeSet<String>, Failure> {
    let report = ::rulings::run_cases(&scenarios()?, Mode::Plain);
    Ok(report.rulings.into_iter().filter(|r| r.passed()).flat_map(|r| r.tags).collect())
}
