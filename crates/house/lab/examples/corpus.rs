//! Makes and renews the corpus of finished games (`crates/house/lab/tests/corpus`).
//!
//! - `corpus make` plays all games anew: for the first time only.
//! - `corpus renew` plays them again by the present rules, lists those that changed (for the message of the commit that
//!   changes the rules), and stores what happens now. A game that stops in the middle is played on from there.
//! - `corpus tell NAME` prints what happens in one: compared with what another build prints, it shows where they part.

use std::fs::File;
use std::path::{Path, PathBuf};

use bots::Level;
use engine::Game;
use lab::corpus::{self, Kept};
use rand::SeedableRng;
use rand_pcg::Pcg32;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn file(kind: &corpus::Kind) -> PathBuf {
    folder().join(format!("{}.jsonl.gz", kind.name))
}

fn main() -> std::io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["make"] => make(),
        ["renew"] => renew(),
        ["tell", name] => tell(name),
        _ => {
            eprintln!("corpus make | renew | tell NAME");
            std::process::exit(2)
        }
    }
}

fn make() -> std::io::Result<()> {
    for kind in corpus::kinds() {
        eprint!("{} ", kind.name);
        let games: Vec<Kept> = (0..kind.games)
            .map(|n| {
                eprint!(".");
                corpus::make(&kind, n)
            })
            .collect();
        eprintln!();
        corpus::write(&games, File::create(file(&kind))?)?;
    }
    Ok(())
}

fn renew() -> std::io::Result<()> {
    for kind in corpus::kinds() {
        let mut games = corpus::read(File::open(file(&kind))?)?;
        let mut changed = false;
        for game in &mut games {
            if let Err(difference) = game.check() {
                println!("{}: {difference:?}", game.name);
                *game = anew(game);
                changed = true;
            }
        }
        if changed {
            corpus::write(&games, File::create(file(&kind))?)?;
        }
    }
    Ok(())
}

/// The game by the present rules: as it was as far as that goes, then by rookies.
fn anew(kept: &Kept) -> Kept {
    let mut game = Game::new(content::catalogue(), kept.options.clone()).expect("a possible setup");
    let mut inputs: Vec<_> = kept.inputs.iter().take_while(|input| game.put(input).is_ok()).cloned().collect();
    corpus::finish(game, Level::Rookie, &mut Pcg32::seed_from_u64(kept.options.seed), &mut inputs);
    let mut told = Vec::new();
    corpus::replay(&kept.options, &inputs, &mut told).expect("a game that was just played");
    let marks = told.iter().map(|lines| corpus::mark(lines)).collect();
    Kept { inputs, marks, ..kept.clone() }
}

fn tell(name: &str) -> std::io::Result<()> {
    for kind in corpus::kinds() {
        for game in corpus::read(File::open(file(&kind))?)?.iter().filter(|g| g.name == name) {
            let mut told = Vec::new();
            let end = corpus::replay(&game.options, &game.inputs, &mut told);
            for (i, lines) in told.iter().enumerate() {
                println!(
                    "== {i} {}",
                    game.marks.get(i).map_or("", |m| if *m == corpus::mark(lines) { "" } else { "CHANGED" })
                );
                lines.iter().for_each(|line| println!("{line}"));
            }
            if let Err(difference) = end {
                println!("{difference:?}");
            }
        }
    }
    Ok(())
}
