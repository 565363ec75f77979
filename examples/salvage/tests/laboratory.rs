//! What the house makes of it on a command line: fuzzing, experiments, tournaments, measurements.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use commands::Failure;
use commands::fuzz::{Course, Own, Wanted, play};
use rand_pcg::Pcg32;
use salvage::{Game, Options, Salvage};

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_salvage")).args(args).output().expect("the program starts")
}

fn done(args: &[&str]) -> String {
    let out = run(args);
    assert_eq!(out.status.code(), Some(0), "{args:?}: {}", String::from_utf8_lossy(&out.stderr));
    String::from_utf8(out.stdout).expect("it writes UTF-8")
}

/// A folder for one test, gone when the test is over.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        Place(std::env::temp_dir().join(format!("salvage-{name}-{}", std::process::id())))
    }
    fn path(&self) -> &Path {
        &self.0
    }
    fn str(&self) -> &str {
        self.0.to_str().expect("a plain path")
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
fn thousands_of_games_break_no_promise() {
    let out = done(&["fuzz", "--games", "3000", "--threads", "2"]);
    assert!(out.starts_with("games: 3000\n") && out.ends_with("no violation\n"), "{out}");
    assert!(out.contains("\nmean rounds: 5.0\n"), "{out}");
    assert_eq!(out, done(&["fuzz", "--games", "3000", "--threads", "1"]));
    let one = done(&["fuzz", "--games", "1", "--seed", "7", "--players", "3", "--log"]);
    assert!(one.contains("answers: 15 ") && one.matches("Takes").count() == 5, "{one}");
}

/// Somebody who believes that no seat ever has more than ten points.
#[derive(Debug, clap::Args)]
struct Modest {}

impl Own for Modest {
    type Rules = Salvage;
    fn course(&self, wanted: Wanted) -> Result<Course<'_, Salvage>, Failure> {
        Ok(Course::plain("salvage", wanted, |players, seed| Options { players, key: seed.into() }))
    }
    fn check(game: &Game, _: &mut Pcg32) -> Result<(), String> {
        let most = game.points().into_iter().max();
        if most <= Some(10) { Ok(()) } else { Err(format!("{most:?} points")) }
    }
}

#[test]
fn what_is_broken_is_told_with_the_game_that_shows_it() {
    let wanted = |games, seed| Wanted { games: Some(games), seed, players: None };
    let own = Modest {};
    let course = own.course(wanted(40, 1)).expect("nothing is refused");
    let broken = (0..course.games).filter(|n| play::<Modest>(&(course.plan)(*n), false).is_err());
    let broken: Vec<u64> = broken.collect();
    assert!(broken.len() > 5 && broken.len() < 40, "{broken:?}");
    let plan = (course.plan)(broken[0]);
    let violation = play::<Modest>(&plan, false).expect_err("it is broken again");
    assert!(violation.what.ends_with(" points"), "{}", violation.what);
    assert!(violation.at.starts_with("input ") && violation.at.contains("chapters "), "{}", violation.at);
    assert!(plan.command.starts_with(&format!("salvage fuzz --games 1 --seed {} --players ", plan.seed)));
    // the game of that command is the same one
    let again = own.course(wanted(1, plan.seed)).expect("nothing is refused");
    let same = play::<Modest>(&(again.plan)(0), false).expect_err("it is broken there too");
    assert_eq!((same.what, same.at), (violation.what, violation.at));
}

#[test]
fn an_experiment_has_its_files_whatever_the_number_of_threads() {
    let (one, two) = (Place::new("one"), Place::new("two"));
    let sim = |threads: &str, place: &Place| {
        let args = ["sim", "--games", "60", "--players", "2,3,4", "--bots", "rookie", "--save", "--threads", threads];
        done(&[&args[..], &["--out", place.str()]].concat())
    };
    let (said, _) = (sim("1", &one), sim("2", &two));
    assert!(said.contains("rounds a game: 5.0 on average") && said.contains("wrecks went for"), "{said}");
    let mut files = 0;
    for folder in ["", "saved"] {
        for entry in fs::read_dir(one.path().join(folder)).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_file() {
                let other = two.path().join(folder).join(path.file_name().expect("a name"));
                assert!(fs::read(&path).expect("a file") == fs::read(other).expect("a file"), "{}", path.display());
                files += 1;
            }
        }
    }
    // rows of games and of seats twice, the summary, the report and two pictures; nobody plays as anything
    assert_eq!(files, 8 + 60);
    let read = |name: &str| fs::read_to_string(one.path().join(name)).expect("a file");
    let games = read("games.csv");
    assert!(games.starts_with("game,seed,players,rounds,answers,end,winners,low,middle,high\n"), "{games}");
    for line in games.lines().skip(1) {
        let wrecks: u32 = line.split(',').skip(7).map(|n| n.parse::<u32>().expect("a number")).sum();
        assert_eq!(wrecks, 5, "{line}");
    }
    let seats = read("seats.csv");
    assert!(seats.starts_with("game,players,seat,bot,won,share,points,wrecks\n"), "{seats}");
    assert_eq!(seats.lines().count(), 1 + 20 * (2 + 3 + 4));
    let summary: serde_json::Value = serde_json::from_str(&read("summary.json")).expect("JSON");
    assert_eq!(
        (&summary["games"], &summary["rounds"], &summary["lengths"]["mean"]),
        (&60.into(), &300.into(), &5.0.into())
    );
    assert!(summary.get("pairs").is_none() && summary["bids"].as_array().is_some_and(|parts| parts.len() == 3));
    let report = read("report.html");
    assert!(report.contains("<code>salvage sim --games 60 --players 2,3,4 --bots rookie --seed 1</code>"));
    assert!(report.contains("rounds a game") && report.contains("What the wrecks went for."));
}

#[test]
fn two_experiments_are_compared_level_by_level() {
    let (one, two) = (Place::new("first"), Place::new("second"));
    for (place, seed) in [(&one, "1"), (&two, "1000")] {
        let args = ["sim", "--games", "90", "--players", "3", "--bots", "rookie,random,random", "--rotate"];
        done(&[&args[..], &["--seed", seed, "--out", place.str()]].concat());
    }
    let compared = done(&["compare", one.str(), two.str()]);
    assert!(compared.starts_with("level ") && compared.contains("\nrookie ") && compared.contains("\nrandom "));
}

#[test]
fn a_tournament_says_who_is_stronger() {
    let out = done(&["tournament", "--seats", "rookie,random", "--games", "400", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!((&report["games"], &report["rounds_per_game"]), (&400.into(), &5.0.into()));
    assert_eq!(report["levels"][0]["level"], "rookie");
    assert!(report["levels"][0]["win_share"].as_f64() > Some(0.6), "{report}");
}

#[test]
fn its_speed_is_measured() {
    let out = done(&["bench", "--json", "--seconds", "0.05"]);
    let rows: serde_json::Value = serde_json::from_str(&out).expect("JSON");
    assert_eq!(rows.as_array().map(Vec::len), Some(3), "two to four can play");
    assert!(rows[0]["rounds_per_s"].as_f64() > Some(0.0) && rows[0]["state_bytes"].as_u64() > Some(100));
}

#[test]
fn what_is_not_possible_is_refused_in_one_line() {
    let lines: &[(&[&str], &str)] = &[
        (&["sim", "--games", "1", "--players", "5"], "2..=4"),
        (&["sim", "--games", "1", "--aliens", "human"], "--bots"),
        (&["tournament", "--seats", "rookie"], "2 to 4"),
        (&["fuzz", "--players", "1"], "2..=4"),
        (&["compare", "nowhere", "nowhere"], "summary.json"),
        (&["think", "nowhere.json"], "nowhere.json"),
        (&["dance"], "tournament"),
    ];
    for (args, says) in lines {
        let out = run(args);
        let err = String::from_utf8_lossy(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {err}");
        assert!(err.lines().count() == 1 && err.contains(says), "{args:?}: {err}");
    }
}
