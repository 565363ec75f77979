//! The recorded tables (`tests/recorded.rs`).
//!
//! - `recorded renew` stores the digests of what is said now, after something has really changed.
//! - `recorded tell NAME` prints all that is stored and said at one table: compared with what another build prints, it shows
//!   where they part.

#[path = "../tests/at_table/recorded.rs"]
mod recorded;

use recorded::*;

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["renew"] => {
            let now: Digests = tables().map(|(name, setup)| (name, digests(&told(setup)))).collect();
            let text = serde_json::to_string_pretty(&now).expect("plain data");
            std::fs::write(file(), text + "\n")
        }
        ["tell", name] => {
            let (_, setup) = tables().find(|(n, _)| n == name).expect("a name of a table");
            told(setup).iter().for_each(|line| println!("{line}"));
            Ok(())
        }
        _ => {
            eprintln!("recorded renew | tell NAME");
            std::process::exit(2)
        }
    }
}
