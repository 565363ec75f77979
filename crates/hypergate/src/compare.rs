//! `hypergate compare`: two experiments side by side.

use std::fs;
use std::path::{Path, PathBuf};

use lab::compare::Comparison;
use lab::{Folder, Summary};

use commands::Failure;

/// What to compare.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The folder of an experiment, from `hypergate sim --out`
    #[arg(value_name = "DIR")]
    one: PathBuf,
    /// The folder of another one
    #[arg(value_name = "DIR")]
    other: PathBuf,
    /// Draw both win shares of each alien into this file
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
}

fn read(folder: &Path) -> Result<Summary, Failure> {
    Folder::summary(folder).map_err(|e| Failure::Usage(e.to_string()))
}

/// The players of an experiment, as a name for it.
fn name(summary: &Summary) -> String {
    summary.plan.bots.join(",")
}

/// Compares.
pub fn run(args: &Args) -> Result<(), Failure> {
    let (one, other) = (read(&args.one)?, read(&args.other)?);
    let comparison = Comparison::new(&one, &other)
        .ok_or_else(|| Failure::Usage("the two experiments have fewer than two aliens in common".into()))?;
    let (a, b) = (name(&one), name(&other));
    if let Some(file) = &args.svg {
        let axes = [format!("win share between {a} bots"), format!("win share between {b} bots")];
        fs::write(file, comparison.picture([&axes[0], &axes[1]]))
            .map_err(|e| Failure::Usage(format!("«{}» cannot be written: {e}", file.display())))?;
    }
    print!("{}", comparison.table([&a, &b]));
    Ok(())
}
