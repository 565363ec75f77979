//! The folder of an experiment: rows as CSV and Parquet, records of games, the summary and a report.

mod columns;
mod parquet;

use std::fs::{self, File};
use std::io::{BufWriter, Error, ErrorKind, Result};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::{Map, Value as Json};

use crate::Counted;
use crate::columns::Columns;
use crate::play::Played;
use crate::report;
use crate::summary::{Line, Summary};
use columns::{Heads, Value};
use parquet::ParquetRows;

/// The folder of saved games.
const SAVED: &str = "saved";
/// The file of the summary.
const SUMMARY: &str = "summary.json";

/// Rows of one kind in both formats.
struct Sheet {
    csv: csv::Writer<BufWriter<File>>,
    parquet: ParquetRows,
}

impl Sheet {
    fn new(folder: &Path, name: &str, heads: Heads) -> Result<Sheet> {
        let file = |ending: &str| File::create(folder.join(format!("{name}.{ending}"))).map(BufWriter::new);
        let mut csv = csv::Writer::from_writer(file("csv")?);
        csv.write_record(heads.iter().map(|(name, _)| name))?;
        Ok(Sheet { csv, parquet: ParquetRows::new(file("parquet")?, name, &heads)? })
    }
    fn add(&mut self, row: &[Value]) -> Result<()> {
        for value in row {
            value.with_text(|text| self.csv.write_field(text))?;
        }
        self.csv.write_record(None::<&[u8]>)?;
        self.parquet.add(row)
    }
    fn finish(mut self) -> Result<()> {
        self.csv.flush()?;
        self.parquet.finish()
    }
}

/// What an experiment is compared with another one by.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// The levels of its players.
    pub bots: Vec<String>,
    /// What it found ([`Columns::compared`]).
    pub lines: Vec<Line>,
}

/// The summary as far as it is read again.
#[derive(Deserialize)]
struct Read {
    plan: Plan,
    #[serde(flatten)]
    rest: Map<String, Json>,
}

#[derive(Deserialize)]
struct Plan {
    bots: Vec<String>,
}

/// A folder that is being written.
pub struct Folder {
    path: PathBuf,
    columns: &'static Columns,
    games: Sheet,
    seats: Sheet,
    row: Vec<Value>,
}

impl Folder {
    /// Makes the folder and opens its files; earlier results in it are replaced. With `save` there must be no saved games
    /// yet: they could not be told from the new ones.
    pub fn new(path: &Path, columns: &'static Columns, save: bool) -> Result<Folder> {
        let saved = path.join(SAVED);
        if save && saved.exists() {
            let why = format!("«{}» holds saved games already; name another folder", saved.display());
            return Err(Error::new(ErrorKind::AlreadyExists, why));
        }
        let named = |e: Error| Error::new(e.kind(), format!("«{}» cannot be written: {e}", path.display()));
        let open = || {
            fs::create_dir_all(if save { &saved } else { path })?;
            Ok((
                Sheet::new(path, "games", columns::games(columns))?,
                Sheet::new(path, "seats", columns::seats(columns))?,
            ))
        };
        let (games, seats) = open().map_err(named)?;
        Ok(Folder { path: path.into(), columns, games, seats, row: Vec::new() })
    }
    /// The file of a saved game: `saved/game-000042.json` for the game with the number 42.
    pub fn saved(path: &Path, game: u64) -> PathBuf {
        path.join(SAVED).join(format!("game-{game:06}.json"))
    }
    /// Writes a game.
    pub fn add(&mut self, played: &Played) -> Result<()> {
        columns::game(self.columns, &played.row, &mut self.row);
        self.games.add(&self.row)?;
        for seat in &played.row.seats {
            columns::seat(self.columns, &played.row, seat, &mut self.row);
            self.seats.add(&self.row)?;
        }
        if let Some(record) = &played.record {
            fs::write(Folder::saved(&self.path, played.row.game), record)?;
        }
        Ok(())
    }
    /// Closes all files and writes the summary and the report.
    pub fn finish<R: Counted>(self, summary: &Summary<R>) -> Result<()> {
        self.games.finish()?;
        self.seats.finish()?;
        let json = serde_json::to_string_pretty(summary).expect("plain data can be written");
        fs::write(self.path.join(SUMMARY), json + "\n")?;
        for (name, picture) in report::pictures(summary) {
            fs::write(self.path.join(name), picture)?;
        }
        fs::write(self.path.join("report.html"), report::html(summary))
    }
    /// Reads what an experiment of this game found.
    pub fn found<R: Counted>(path: &Path) -> Result<Found> {
        let file = path.join(SUMMARY);
        let named = |why: String| Error::new(ErrorKind::InvalidData, format!("«{}»: {why}", file.display()));
        let none = |e: serde_json::Error| named(format!("no summary of an experiment: {e}"));
        let text = fs::read_to_string(&file).map_err(|e| named(e.to_string()))?;
        let Read { plan, mut rest } = serde_json::from_str(&text).map_err(none)?;
        let lines = rest.remove(R::COLUMNS.compared().many).unwrap_or_default();
        Ok(Found { bots: plan.bots, lines: serde_json::from_value(lines).map_err(none)? })
    }
}
