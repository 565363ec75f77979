//! Makes and renews the corpus of finished games (`tests/corpus`).
//!
//! - `corpus make` plays all games anew: for the first time only.
//! - `corpus renew` plays them again by the present rules, lists those that changed (for the message of the commit that
//!   changes the rules), and stores what happens now. A game that stops in the middle is played on from there.
//! - `corpus tell NAME` prints what happens in one: compared with what another build prints, it shows where they part.

#[path = "../../tests/kept/mod.rs"]
mod kept;
mod make;

use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use bots::Level;
use engine::Game;
use flate2::{Compression, write::GzEncoder};
use kept::Kept;
use make::{Kind, kinds};
use rand::SeedableRng;
use rand_pcg::Pcg32;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus")
}

fn file(kind: &Kind) -> PathBuf {
    folder().join(format!("{}.jsonl.gz", kind.name))
}

/// Writes games, one in a line, packed.
fn write(games: &[Kept], to: impl Write) -> io::Result<()> {
    let mut packed = GzEncoder::new(to, Compression::best());
    for game in games {
        serde_json::to_writer(&mut packed, game)?;
        packed.write_all(b"\n")?;
    }
    packed.finish().map(drop)
}

fn main() -> io::Result<()> {
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

fn make() -> io::Result<()> {
    for kind in kinds() {
        eprint!("{} ", kind.name);
        let games: Vec<Kept> = (0..kind.games)
            .map(|n| {
                eprint!(".");
                make::make(&kind, n)
            })
            .collect();
        eprintln!();
        write(&games, File::create(file(&kind))?)?;
    }
    Ok(())
}

fn renew() -> io::Result<()> {
    for kind in kinds() {
        let mut games = kept::read(File::open(file(&kind))?)?;
        let mut changed = false;
        for game in &mut games {
            if let Err(difference) = game.check() {
                println!("{}: {difference:?}", game.name);
                *game = anew(game);
                changed = true;
            }
        }
        if changed {
            write(&games, File::create(file(&kind))?)?;
        }
    }
    Ok(())
}

/// The game by the present rules: as it was as far as that goes, then by rookies.
fn anew(kept: &Kept) -> Kept {
    let mut game = Game::new(content::catalogue(), kept.options.clone()).expect("a possible setup");
    let mut inputs: Vec<_> = kept.inputs.iter().take_while(|input| game.put(input).is_ok()).cloned().collect();
    make::finish(game, Level::Rookie, &mut Pcg32::seed_from_u64(kept.options.seed), &mut inputs);
    let mut told = Vec::new();
    kept::replay(&kept.options, &inputs, &mut told).expect("a game that was just played");
    let marks = told.iter().map(|lines| kept::mark(lines)).collect();
    Kept { inputs, marks, ..kept.clone() }
}

fn tell(name: &str) -> io::Result<()> {
    for kind in kinds() {
        for game in kept::read(File::open(file(&kind))?)?.iter().filter(|g| g.name == name) {
            let mut told = Vec::new();
            let end = kept::replay(&game.options, &game.inputs, &mut told);
            for (i, lines) in told.iter().enumerate() {
                println!(
                    "== {i} {}",
                    game.marks.get(i).map_or("", |m| if *m == kept::mark(lines) { "" } else { "CHANGED" })
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
