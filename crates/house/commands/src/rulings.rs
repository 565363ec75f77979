//! Scenarios: run, and told step by step.

use std::path::{Path, PathBuf};

use scenarios::{Case, Mode, Staged, Unreadable};

use crate::Failure;

/// What to run.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Files or folders; the folder `rulings` if none is named
    #[arg(value_name = "PATH")]
    path: Vec<PathBuf>,
    /// Print the log of every scenario, step by step
    #[arg(long)]
    log: bool,
}

/// Runs scenarios as the command line says, of the folder `rulings` here if none is named.
pub fn run<S: Staged>(args: &Args) -> Result<(), Failure> {
    let here = Path::new("rulings");
    run_paths::<S>(&args.path, here, here.is_dir().then(|| here.into()), args.log)
}

/// Runs scenarios, each also with a pause at every question. If no files or folders are named, those of the usual folder are
/// run, wherever that was found.
pub fn run_paths<S: Staged>(named: &[PathBuf], usual: &Path, found: Option<PathBuf>, log: bool) -> Result<(), Failure> {
    let paths = if named.is_empty() {
        let missing = || format!("there is no folder «{}» here; name files or folders to run", usual.display());
        vec![found.ok_or_else(|| Failure::Trouble(missing()))?]
    } else {
        named.to_vec()
    };
    if let Some(missing) = paths.iter().find(|p| !p.exists()) {
        let missing = missing.display();
        return Err(Failure::Usage(format!("there is no «{missing}»; possible: .feature files and folders of them")));
    }
    if log {
        let cases = cases(&paths)?;
        cases.iter().for_each(|case| println!("{}", scenarios::log::<S>(case)));
    }
    let report = scenarios::run::<S>(&paths, Mode::Pauses);
    println!("{}", report.text());
    if report.failed() == 0 { Ok(()) } else { Err(Failure::Found) }
}

/// The scenarios of files and folders, as they are written.
pub fn cases(paths: &[PathBuf]) -> Result<Vec<Case>, Failure> {
    let told = |u: Unreadable| Failure::Trouble(format!("{}:{}: {}", u.file.display(), u.line, u.why));
    scenarios::cases(paths).map_err(told)
}
