//! `think`: a bot that failed at a table is asked again.

use std::fs;
use std::path::PathBuf;

use table::{AtTable, Lapse};

use crate::Failure;

/// What to ask again.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// The position, from the folder `failures` of a server
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

/// Prints what went wrong then, and what comes of it now.
pub fn run<R: AtTable>(args: &Args) -> Result<(), Failure> {
    let named = |why: String| Failure::Usage(format!("«{}»: {why}", args.file.display()));
    let text = fs::read_to_string(&args.file).map_err(|e| named(e.to_string()))?;
    let lapse: Lapse = serde_json::from_str(&text).map_err(|e| named(format!("no failure of a bot: {e}")))?;
    let Lapse { level, topic, version, seed, why, .. } = &lapse;
    println!("{level:?}, after {version} inputs, seed {seed}, asked about {topic}: {why:?}");
    match lapse.again::<R>(R::player).map_err(|why| named(why.to_string()))? {
        Ok(answer) => {
            println!("now it answers {answer:?}");
            Ok(())
        }
        Err(why) => {
            println!("again: {why:?}");
            Err(Failure::Found)
        }
    }
}
