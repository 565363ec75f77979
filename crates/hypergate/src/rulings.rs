//! `hypergate rulings`: runs the scenarios.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use ::rulings::{Case, Mode, Unreadable};

use commands::Failure;

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
    let built = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rulings/cosmic");
    [PathBuf::from("rulings/cosmic"), built].into_iter().find(|p| p.is_dir())
}

/// Runs scenarios, each also with a pause at every question.
pub fn run(args: &Args) -> Result<(), Failure> {
    let paths = if args.path.is_empty() {
        let folder = folder().ok_or("there is no folder «rulings/cosmic» here; name files or folders to run");
        vec![folder.map_err(|why| Failure::Trouble(why.into()))?]
    } else {
        args.path.clone()
    };
    if let Some(missing) = paths.iter().find(|p| !p.exists()) {
        let missing = missing.display();
        return Err(Failure::Usage(format!("there is no «{missing}»; possible: .feature files and folders of them")));
    }
    if args.log {
        let cases = ::rulings::cases(&paths).map_err(unreadable)?;
        cases.iter().for_each(|case| println!("{}", ::rulings::log(case)));
    }
    let report = ::rulings::run(&paths, Mode::Pauses);
    println!("{}", report.text());
    if report.failed() == 0 { Ok(()) } else { Err(Failure::Found) }
}

fn unreadable(u: Unreadable) -> Failure {
    Failure::Trouble(format!("{}:{}: {}", u.file.display(), u.line, u.why))
}

/// All scenarios as they are written, with files named from the folder `rulings/cosmic` on; none if that folder is not there.
pub fn scenarios() -> Result<Vec<Case>, Failure> {
    let Some(folder) = folder() else { return Ok(Vec::new()) };
    let mut cases = ::rulings::cases(std::slice::from_ref(&folder)).map_err(unreadable)?;
    for case in &mut cases {
        if let Ok(inner) = case.file.strip_prefix(&folder) {
            case.file = Path::new("rulings/cosmic").join(inner);
        }
    }
    Ok(cases)
}

/// The tags of all scenarios that pass.
pub fn passing_tags() -> Result<BTreeSet<String>, Failure> {
    let report = ::rulings::run_cases(&scenarios()?, Mode::Plain);
    Ok(report.rulings.into_iter().filter(|r| r.passed()).flat_map(|r| r.tags).collect())
}
