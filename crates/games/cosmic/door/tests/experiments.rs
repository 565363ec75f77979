//! Experiments as a whole: the same games on any number of threads, files that can be read again, records that replay.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Level;
use cosmic::{Cosmic, Deals, Record, Unfit};
use lab::{Counted, Folder, GameRow, Stats};
use parquet::file::reader::{FileReader, SerializedFileReader};
use parquet::record::RowAccessor;

type Wanted = lab::plan::Wanted<Deals>;
type Plan = lab::Plan<Cosmic>;
type PlanError = lab::PlanError<Unfit>;
type Summary = lab::Summary<Cosmic>;

fn wanted(games: u64) -> Wanted {
    Wanted { games, seed: 7, players: vec![4], bots: vec!["random".into()], own: base(), rotate: false, budget: None }
}

/// The aliens and flares of the first box.
fn base() -> Deals {
    Deals { sets: vec!["base".into()], ..Deals::default() }
}

fn named(ids: &[&str]) -> Deals {
    Deals { aliens: ids.iter().map(|s| s.to_string()).collect(), ..base() }
}

fn plan(wanted: Wanted) -> Plan {
    Plan::new(wanted, vec![Level::Random]).expect("the plan is possible")
}

/// Plays a plan and collects its rows.
fn rows(plan: &Plan, threads: usize) -> Vec<GameRow> {
    let mut rows = Vec::new();
    let done = lab::run::run(plan, threads, false, &AtomicBool::new(false), |played| {
        rows.push(played.row);
        Ok(())
    });
    assert_eq!(done, Ok(rows.len() as u64));
    rows
}

fn counted(plan: &Plan, rows: &[GameRow]) -> Summary {
    let mut stats = Stats::new(Cosmic::COLUMNS, &plan.factions());
    rows.iter().for_each(|row| stats.add(row));
    Summary::new(plan.wanted(), &stats)
}

/// A folder for one test, gone when the test is over.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        Place(std::env::temp_dir().join(format!("hypergate-lab-{name}-{}", std::process::id())))
    }
    fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if self.0.exists() {
            fs::remove_dir_all(&self.0).expect("the folder can go");
        }
    }
}

#[test]
fn the_same_games_on_any_number_of_threads() {
    let plan = plan(Wanted { players: vec![3, 4, 5], ..wanted(50) });
    let one = rows(&plan, 1);
    assert_eq!(one.len(), 50);
    assert!(one == rows(&plan, 2) && one == rows(&plan, 7));
    assert!(one.iter().enumerate().all(|(i, row)| row.game == i as u64 + 1 && row.seed == i as u64 + 7));
}

/// Outcomes of encounters are counted first, then deals.
const OUTCOMES: usize = 9;

#[test]
fn counts_fit_together() {
    let plan = plan(wanted(40));
    let rows = rows(&plan, 2);
    let summary = counted(&plan, &rows);
    assert_eq!(summary.games, 40);
    let players: u64 = summary.factions().iter().map(|l| l.games).sum();
    assert_eq!(players, 160);
    let wins: f64 = summary.factions().iter().map(|l| l.won.share * l.games as f64).sum();
    let decided = rows.iter().filter(|r| r.winners() > 0).count();
    assert!((wins - decided as f64).abs() < 1e-3, "each game is one win: {wins}");
    let fair: f64 = summary.factions().iter().map(|l| l.fair * l.games as f64).sum();
    assert!((fair - decided as f64).abs() < 1e-3);
    assert_eq!(summary.pairs.iter().flatten().map(|p| p.games).sum::<u64>(), 40 * 4 * 3);
    for row in &rows {
        assert_eq!(row.seats.iter().flat_map(|s| s.order).map(u32::from).sum::<u32>(), 10);
        let ended: u32 = row.counts[..OUTCOMES].iter().sum();
        assert!(ended > 0 && ended <= row.chapters, "{row:?}");
    }
    assert!(rows.iter().any(|r| r.counts[OUTCOMES..].iter().sum::<u32>() > 0));
    // colonies, uses of the power, and zaps of it
    let counts = || rows.iter().flat_map(|r| &r.seats).map(|s| (s.counts[0], s.counts[1], s.counts[2]));
    assert!(counts().any(|(colonies, uses, zaps)| colonies > 0 && uses > 0 && zaps > 0));
    assert!(counts().all(|(_, uses, zaps)| zaps <= uses + 1));
}

#[test]
fn everybody_moves_on_by_a_seat() {
    let own = named(&["human", "zombie", "healer"]);
    let rows = rows(&plan(Wanted { players: vec![3], own, rotate: true, ..wanted(6) }), 1);
    let seated: Vec<Vec<&str>> = rows.iter().map(|r| r.seats.iter().map(|s| s.faction).collect()).collect();
    let round = [["human", "zombie", "healer"], ["healer", "human", "zombie"], ["zombie", "healer", "human"]];
    assert_eq!(seated, [round, round].concat());
    assert_eq!(rows.iter().map(|r| r.seed).collect::<Vec<_>>(), [7, 7, 7, 8, 8, 8]);
}

#[test]
fn a_deal_from_named_aliens_keeps_apart_who_must_not_meet() {
    let own = named(&["masochist", "healer", "human", "zombie"]);
    let rows = rows(&plan(Wanted { players: vec![3], own, ..wanted(12) }), 2);
    for row in &rows {
        let has = |id: &str| row.seats.iter().any(|s| s.faction == id);
        assert!(has("human") && has("zombie") && has("masochist") != has("healer"));
    }
    assert!(rows.iter().any(|r| r.seats.iter().any(|s| s.faction == "healer")));
}

#[test]
fn plans_that_are_not_possible_are_refused() {
    let refused = |wanted: Wanted, levels: usize| match Plan::new(wanted, vec![Level::Random; levels]) {
        Ok(_) => panic!("refused"),
        Err(why) => why,
    };
    assert_eq!(refused(Wanted { players: vec![9], ..wanted(1) }, 1), PlanError::Players(9));
    assert_eq!(refused(wanted(1), 3), PlanError::Levels { given: 3, players: 4 });
    assert_eq!(refused(Wanted { players: vec![3, 4], rotate: true, ..wanted(1) }, 1), PlanError::Rotation);
    let unfit = |own: Deals, players: u8| match refused(Wanted { own, players: vec![players], ..wanted(1) }, 1) {
        PlanError::Unfit(why) => why,
        why => panic!("{why}"),
    };
    let four = named(&["human", "zombie", "healer", "masochist"]);
    assert!(matches!(unfit(four.clone(), 4), Unfit::Setup(_)));
    assert_eq!(unfit(Deals { draft: true, ..four }, 4), Unfit::NothingToDraft);
    assert!(matches!(unfit(named(&["human", "masochist", "healer"]), 4), Unfit::Setup(_)));
    assert!(matches!(unfit(named(&["human", "masochist", "healer"]), 3), Unfit::Setup(_)));
    assert_eq!(unfit(named(&["masochist", "healer", "human", "zombie"]), 4).to_string().matches("together").count(), 1);
}

/// Plays a plan into a folder; `stop_after` games it is interrupted.
fn into_folder(path: &Path, plan: &Plan, threads: usize, stop_after: usize) -> (Vec<GameRow>, Summary) {
    let mut folder = Folder::new(path, Cosmic::COLUMNS, true).expect("the folder can be made");
    let (mut rows, stop) = (Vec::new(), AtomicBool::new(false));
    lab::run::run(plan, threads, true, &stop, |played| {
        folder.add(&played).map_err(|e| e.to_string())?;
        rows.push(played.row);
        if rows.len() == stop_after {
            stop.store(true, Ordering::Relaxed);
        }
        Ok(())
    })
    .expect("the games can be played");
    let summary = counted(plan, &rows);
    folder.finish(&summary).expect("the folder can be closed");
    (rows, summary)
}

fn parquet_rows(file: &Path) -> Vec<parquet::record::Row> {
    let reader = SerializedFileReader::new(File::open(file).expect("the file is there")).expect("it is Parquet");
    reader.get_row_iter(None).expect("it has rows").map(|r| r.expect("the row is whole")).collect()
}

#[test]
fn files_can_be_read_again() {
    let place = Place::new("files");
    let plan = plan(Wanted { own: Deals { draft: true, ..base() }, ..wanted(6) });
    let (rows, summary) = into_folder(place.path(), &plan, 2, usize::MAX);
    let mut games = csv::Reader::from_path(place.path().join("games.csv")).expect("CSV");
    let games: Vec<_> = games.records().map(|r| r.expect("a whole row")).collect();
    let mut seats = csv::Reader::from_path(place.path().join("seats.csv")).expect("CSV");
    let seats: Vec<_> = seats.records().map(|r| r.expect("a whole row")).collect();
    let (parquet, parquet_seats) =
        (parquet_rows(&place.path().join("games.parquet")), parquet_rows(&place.path().join("seats.parquet")));
    assert_eq!((games.len(), seats.len(), parquet.len(), parquet_seats.len()), (6, 24, 6, 24));
    for ((row, line), column) in rows.iter().zip(&games).zip(&parquet) {
        assert_eq!(&line[0], row.game.to_string());
        assert_eq!(&line[5], Cosmic::COLUMNS.ends[row.end].name);
        assert_eq!(column.get_ulong(1).expect("a seed"), row.seed);
        assert_eq!(column.get_ulong(3).expect("a number") as u32, row.chapters);
    }
    let flat = rows.iter().flat_map(|r| r.seats.iter().map(move |s| (r, s)));
    for (((row, seat), line), column) in flat.zip(&seats).zip(&parquet_seats) {
        assert_eq!((&line[4], &line[6]), (seat.faction, seat.won.to_string().as_str()));
        assert_eq!(column.get_string(4).expect("an alien"), seat.faction);
        let share = if seat.won { 1.0 / row.winners() as f64 } else { 0.0 };
        assert_eq!(column.get_double(7).expect("a share"), share);
    }
    let found = Folder::found::<Cosmic>(place.path()).expect("a summary");
    let what = |l: &lab::summary::Line| (l.name.clone(), l.games, l.won, l.fair, l.apart, l.solo, l.shared);
    assert_eq!(found.bots, ["random"]);
    assert!(found.lines.iter().map(what).eq(summary.factions().iter().map(what)));
    let report = fs::read_to_string(place.path().join("report.html")).expect("a report");
    assert!(report.contains("<svg") && report.ends_with("</html>\n"));
    assert!(!report.contains("src=") && !report.contains("href="), "nothing is fetched");
    // saved games would be mixed with those of another run
    assert!(Folder::new(place.path(), Cosmic::COLUMNS, true).is_err());
    assert!(Folder::new(place.path(), Cosmic::COLUMNS, false).is_ok());
}

#[test]
fn saved_games_replay_to_their_end() {
    let place = Place::new("saved");
    let (rows, _) = into_folder(place.path(), &plan(wanted(3)), 1, usize::MAX);
    for row in rows {
        let text = fs::read_to_string(Folder::saved(place.path(), row.game)).expect("a saved game");
        let record = Record::read(&text).expect("a record");
        let game = record.replay().expect("it is whole").game;
        assert_eq!((game.version(), record.inputs.len() as u32), (row.answers, row.answers));
        assert_eq!(game.state().next_encounter - 1, row.chapters);
        assert!(game.finish().is_some());
    }
}

#[test]
fn an_interrupted_run_leaves_the_first_games_whole() {
    let place = Place::new("stopped");
    let plan = plan(wanted(200));
    let (rows, summary) = into_folder(place.path(), &plan, 2, 5);
    assert!(rows.len() >= 5 && rows.len() < 200, "{} games", rows.len());
    assert_eq!(summary.games, rows.len() as u64);
    assert!(rows.iter().enumerate().all(|(i, r)| r.game == i as u64 + 1));
    assert_eq!(parquet_rows(&place.path().join("seats.parquet")).len(), 4 * rows.len());
    let lines = fs::read_to_string(place.path().join("games.csv")).expect("CSV");
    assert_eq!(lines.lines().count(), rows.len() + 1);
    let columns = |l: &str| l.matches(',').count();
    assert!(lines.ends_with('\n') && lines.lines().all(|l| columns(l) == 23));
    assert_eq!(fs::read_dir(place.path().join("saved")).expect("a folder").count(), rows.len());
}

#[test]
fn a_disk_that_is_full_stops_the_run() {
    let mut n = 0;
    let done = lab::run::run(&plan(wanted(500)), 2, false, &AtomicBool::new(false), |_| {
        n += 1;
        if n == 3 { Err("full".into()) } else { Ok(()) }
    });
    assert_eq!((done, n), (Err("full".into()), 3));
}
