//! The files of an experiment are what they were, byte by byte, whatever the rules are: their rows are made here by hand.

use std::fs;
use std::hash::Hasher;

use bots::Level;
use cosmic::{Cosmic, Deals};
use engine::options::Rewards;
use engine::table::{Seat, Seats};
use lab::plan::Wanted;
use lab::play::Played;
use lab::{Counted, Folder, GameRow, PieceRow, SeatRow, Stats, Summary};

const ALIENS: [&str; 4] = ["human", "tick-tock", "virus", "zombie"];

/// What was written when this was made. Where files change on purpose, these do too.
const DIGESTS: [&str; 9] = [
    "ends.svg 8b621299ab787663",
    "games.csv 81ed2592b43de136",
    "lengths.svg 1e1bfbb31bf71d0b",
    "pairs.svg 3cb2c0da84b00278",
    "report.html 9b9af9463221faeb",
    "seats.csv fd2da7de94aebba3",
    "summary.json 085e937bdcd35b4b",
    "the terminal f353d389b62dfe34",
    "win-shares.svg c8ed351663369fa2",
];

/// A game of three or four with this number: every column has something in it.
fn row(game: u64) -> GameRow {
    let n = game as u32;
    let players = 3 + game as usize % 2;
    let winners = [1 + n % 2, 0][(n % 7 == 6) as usize];
    let seats = (0..players).map(|i| SeatRow {
        seat: i as u8,
        order: Some(((i + game as usize) % players) as u8 + 1),
        faction: ALIENS[(i + game as usize / 3) % ALIENS.len()],
        level: Level::ALL[i % 2],
        won: (i as u32) < winners,
        counts: vec![n % 6, n * i as u32, i as u32],
    });
    let piece = |id, came| PieceRow { id, came, uses: n % 3, users: Seats::one(Seat((n % 3) as u8)) };
    GameRow {
        game,
        seed: 1000 + game,
        chapters: 10 + 7 * n % 40,
        answers: 100 * n,
        end: game as usize % Cosmic::COLUMNS.ends.len(),
        counts: (0..17).map(|i| (n + i) % 5).collect(),
        seats: seats.collect(),
        pieces: vec![piece("omega-missile", 1), piece("asteroid-field", 0)],
    }
}

/// The digest of a file. Those of Parquet name the library that wrote them, and have the same rows as the others.
fn digest(bytes: &[u8]) -> String {
    let mut hasher = rustc_hash::FxHasher::default();
    hasher.write(bytes);
    format!("{:016x}", hasher.finish())
}

#[test]
fn files_are_what_they_were() {
    let place = std::env::temp_dir().join(format!("hypergate-files-{}", std::process::id()));
    let own = Deals {
        aliens: ALIENS.map(String::from).to_vec(),
        sets: vec!["base".into()],
        rewards: Rewards::Common,
        variants: vec!["technology".into()],
        draft: true,
    };
    let bots = vec!["random".into(), "rookie".into()];
    let wanted = Wanted { games: 60, seed: 1000, players: vec![3, 4], bots, own, rotate: true, budget: Some(20) };
    let mut folder = Folder::new(&place, Cosmic::COLUMNS, false).unwrap();
    let mut stats = Stats::new(Cosmic::COLUMNS, &ALIENS);
    for game in 0..60 {
        let played = Played { row: row(game), record: None };
        stats.add(&played.row);
        folder.add(&played).unwrap();
    }
    let summary = Summary::<Cosmic>::new(&wanted, &stats);
    folder.finish(&summary).unwrap();
    let mut digests: Vec<String> = Vec::new();
    for entry in fs::read_dir(&place).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|end| end != "parquet") {
            let name = path.file_name().unwrap().to_string_lossy();
            digests.push(format!("{name} {}", digest(&fs::read(&path).unwrap())));
        }
    }
    fs::remove_dir_all(&place).unwrap();
    digests.push(format!("the terminal {}", digest(lab::table::table(&summary).as_bytes())));
    digests.sort();
    assert_eq!(digests, DIGESTS);
}
