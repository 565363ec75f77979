//! `compare`: two experiments side by side.

use std::fs;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use lab::compare::Comparison;
use lab::files::Found;
use lab::{Counted, Folder};

use crate::Failure;

/// What to compare.
#[derive(Debug, clap::Args)]
pub struct Args<R: Counted> {
    #[arg(value_name = "DIR", help = format!("The folder of an experiment, from `{} sim --out`", R::COLUMNS.program))]
    one: PathBuf,
    /// The folder of another one
    #[arg(value_name = "DIR")]
    other: PathBuf,
    #[arg(long, value_name = "FILE.svg", help = format!("Draw both win shares of each {} into this file", R::COLUMNS.compared().one))]
    svg: Option<PathBuf>,
    #[arg(skip)]
    rules: PhantomData<R>,
}

fn read<R: Counted>(folder: &Path) -> Result<Found, Failure> {
    Folder::found::<R>(folder).map_err(|e| Failure::Usage(e.to_string()))
}

/// The players of an experiment, as a name for it.
fn name(found: &Found) -> String {
    found.bots.join(",")
}

/// Compares.
pub fn run<R: Counted>(args: &Args<R>) -> Result<(), Failure> {
    let (one, other) = (read::<R>(&args.one)?, read::<R>(&args.other)?);
    let few = || format!("the two experiments have fewer than two {} in common", R::COLUMNS.compared().many);
    let comparison = Comparison::new(&one, &other).ok_or_else(|| Failure::Usage(few()))?;
    let (a, b) = (name(&one), name(&other));
    if let Some(file) = &args.svg {
        let axes = [format!("win share between {a} bots"), format!("win share between {b} bots")];
        fs::write(file, comparison.picture::<R>([&axes[0], &axes[1]]))
            .map_err(|e| Failure::Usage(format!("«{}» cannot be written: {e}", file.display())))?;
    }
    print!("{}", comparison.table::<R>([&a, &b]));
    Ok(())
}
