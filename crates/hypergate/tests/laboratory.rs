//! `sim`, `compare`, `replay` and `tournament` as their users meet them.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

fn program(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hypergate"));
    command.args(args).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn run(args: &[&str]) -> Output {
    program(args).output().expect("the program starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

fn done(args: &[&str]) -> String {
    let out = run(args);
    assert_eq!(out.status.code(), Some(0), "{args:?}: {}", text(&out.stderr));
    text(&out.stdout)
}

/// A folder for one test, gone when the test is over.
struct Place(PathBuf);

impl Place {
    fn new(name: &str) -> Place {
        Place(std::env::temp_dir().join(format!("hypergate-{name}-{}", std::process::id())))
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

/// Refused in one line with status 2.
fn refused(args: &[&str], says: &str) {
    let out = run(args);
    let err = text(&out.stderr);
    assert_eq!(out.status.code(), Some(2), "{args:?}: {err}");
    assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
    assert!(err.contains(says), "{args:?} should speak of «{says}»: {err}");
    assert!(out.stdout.is_empty(), "{args:?}");
}

#[test]
fn bad_input_is_refused_and_nothing_is_written() {
    let place = Place::new("refused");
    let lines: &[(&[&str], &str)] = &[
        (&[], "--games"),
        (&["--games", "0"], "1 or more"),
        (&["--games", "few"], "1 or more"),
        (&["--games", "1", "--players", "2"], "3..=7"),
        (&["--games", "1", "--players", "9"], "3..=7"),
        (&["--games", "1", "--players", "3,4", "--rotate"], "one number of players"),
        (&["--games", "1", "--bots", "genius"], "random"),
        (&["--games", "1", "--bots", "random,random"], "4 players"),
        (&["--games", "1", "--aliens", "humn,zombie,healer,virus"], "human"),
        (&["--games", "1", "--aliens", "human,human,healer,virus"], "twice"),
        (&["--games", "1", "--aliens", "human,zombie"], "4 players"),
        (&["--games", "1", "--aliens", "masochist,healer,human,zombie"], "must not be used together"),
        (&["--games", "1", "--aliens", "human,zombie,healer,virus", "--draft"], "--draft"),
        (&["--games", "1", "--sets", "bse"], "base"),
        (&["--games", "1", "--threads", "0"], "1..=256"),
        (&["--games", "1", "--loud"], "--bots"),
    ];
    for (args, says) in lines {
        let args: Vec<&str> = ["sim", "--out", place.str()].iter().chain(*args).copied().collect();
        refused(&args, says);
        assert!(!place.path().exists(), "{args:?}");
    }
    refused(&["sim", "--games", "1", "--save"], "--out");
    fs::write(place.path(), "a file, not a folder").expect("a file for the test");
    let inside = place.path().join("inside");
    refused(&["sim", "--games", "1", "--out", inside.to_str().expect("a plain path")], "cannot be written");
    refused(&["sim", "--games", "1", "--out", place.str()], "cannot be written");
    fs::remove_file(place.path()).expect("the file can go");
    refused(&["compare", place.str(), place.str()], "summary.json");
    refused(&["compare", place.str()], "DIR");
}

/// What is printed or written without what depends on the time.
fn timeless(json: &str) -> serde_json::Value {
    let mut value: serde_json::Value = serde_json::from_str(json).expect("JSON");
    let speed = value.as_object_mut().expect("an object").remove("speed").expect("the speed");
    assert!(speed["games_per_s_and_core"].as_f64() > Some(0.0));
    assert!(speed["encounters_per_s_and_core"].as_f64() > Some(0.0));
    value
}

#[test]
fn the_same_result_for_any_number_of_threads() {
    let (one, two) = (Place::new("one"), Place::new("two"));
    let sim = |threads: &str, place: &Place| {
        let args =
            ["sim", "--games", "12", "--players", "3,5", "--seed", "5", "--json", "--save", "--threads", threads];
        timeless(&done(&[&args[..], &["--out", place.str()]].concat()))
    };
    let result = sim("1", &one);
    assert!(result == sim("2", &two));
    assert_eq!((&result["games"], &result["stopped"]), (&12.into(), &false.into()));
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
    assert_eq!(files, 10 + 12);
    let compared = done(&["compare", one.str(), two.str()]);
    assert!(compared.contains("correlation: 1.00 as seen"), "{compared}");
}

#[test]
fn the_table_says_how_fast_it_was() {
    let out = done(&["sim", "--games", "8", "--sets", "base", "--bots", "random,random,random,random"]);
    assert!(out.contains("8 games in ") && out.contains(" games/s and ") && out.ends_with("per core\n"), "{out}");
    assert!(out.lines().all(|l| l.chars().count() <= 100), "{out}");
}

#[test]
fn a_game_is_saved_and_read_again() {
    let place = Place::new("replay");
    done(&["sim", "--games", "1", "--seed", "11", "--players", "3", "--sets", "base", "--save", "--out", place.str()]);
    let saved = place.path().join("saved/game-000001.json");
    let file = saved.to_str().expect("a plain path");
    let all = done(&["replay", file]);
    for words in ["seed 11", "the game is won by", "hand of A: ", "offense ", "attack "] {
        assert!(all.contains(words), "«{words}» is missing:\n{all}");
    }
    let some = done(&["replay", file, "--at", "40"]);
    assert!(some.contains("after 40 of ") && some.contains(" is asked ") && some.len() < all.len(), "{some}");
    let mine = done(&["replay", file, "--at", "40", "--as", "B"]);
    assert!(mine.contains("your hand: ") && !mine.contains("hand of A"), "{mine}");
    assert_eq!(mine, done(&["replay", file, "--at", "40", "--as", "b"]));
    refused(&["replay", file, "--as", "Q"], "A, B, C");
    refused(&["replay", file, "--at", "1000000"], "0 to ");
    refused(&["replay"], "FILE");
    refused(&["replay", place.str()], "replay");

    let whole = fs::read_to_string(&saved).expect("the saved game");
    let other = place.path().join("other.json");
    let altered = |text: &str, says: &str| {
        fs::write(&other, text).expect("a file for the test");
        refused(&["replay", other.to_str().expect("a plain path")], says);
    };
    altered("", "line 1");
    altered("\u{1}PNG", "line 1");
    altered("{\"format\":\"chess\",\"rules\":1}", "chess");
    altered(&whole[..whole.len() / 2], "line 1");
    altered(&whole.replacen("\"seed\":\"11\"", "\"seed\":\"12\"", 1), "");
    altered(&whole.replacen("\"first\":null", "\"first\":77", 1), "seat 77");
    altered(&whole.replacen("\"mark\":\"", "\"mark\":\"1", 1), "");
    // one of other rules is read as far as it goes
    let shorter = whole.replacen("\"rules\":", "\"rules\":9", 1).replacen("\"mark\":\"", "\"mark\":\"1", 1);
    fs::write(&other, shorter).expect("a file for the test");
    let read = done(&["replay", other.to_str().expect("a plain path")]);
    assert!(read.contains("The rules have changed") && read.contains("after "), "{read}");
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_with_what_there_is() {
    let place = Place::new("interrupt");
    let args = ["sim", "--games", "10000000", "--seed", "3", "--json", "--out", place.str()];
    let child = program(&args).spawn().expect("the program starts");
    // some games fill the buffer of the file: then the run is under way
    let rows = place.path().join("seats.csv");
    while fs::metadata(&rows).map_or(0, |m| m.len()) == 0 {
        std::thread::sleep(Duration::from_millis(20));
    }
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(sent.success());
    let out = child.wait_with_output().expect("the program ends");
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    let result = timeless(&text(&out.stdout));
    let games = result["games"].as_u64().expect("a number");
    assert!(games > 0 && result["stopped"] == true);
    let lines = fs::read_to_string(&rows).expect("the rows");
    assert!(lines.ends_with('\n'));
    assert_eq!(lines.lines().count() as u64, 4 * games + 1);
}

#[test]
fn a_tournament_says_who_is_stronger_and_refuses_bad_input() {
    let play = |threads: &str| {
        let args = ["tournament", "--seats", "rookie,random", "--players", "3", "--games", "60", "--threads", threads];
        let mut report: serde_json::Value =
            serde_json::from_str(&done(&[&args[..], &["--json"]].concat())).expect("JSON");
        for level in report["levels"].as_array_mut().expect("levels") {
            let thinking = level.as_object_mut().expect("a level").remove("micros_per_answer");
            assert!(thinking.expect("the cost of thinking").as_f64() >= Some(0.0));
        }
        report
    };
    let report = play("1");
    assert_eq!(report, play("2"));
    assert_eq!((&report["games"], &report["levels"][0]["level"]), (&60.into(), &"rookie".into()));
    assert!(report["levels"][0]["win_share"].as_f64() > Some(0.6), "{report}");
    let lines: &[(&[&str], &str)] = &[
        (&[], "--seats"),
        (&["--seats", "rookie,random"], "3 to 7"),
        (&["--seats", "genius", "--players", "4"], "veteran"),
        (&["--seats", "rookie", "--players", "8"], "3..=7"),
        (&["--seats", "rookie", "--players", "4", "--games", "0"], "1..="),
        (&["--seats", "rookie", "--players", "4", "--budget", "0"], "20ms"),
        (&["--seats", "rookie", "--players", "4", "--sets", "bse"], "base"),
        (&["--seats", "rookie", "--aliens", "humn,zombie,healer"], "human"),
        (&["--seats", "rookie,rookie,rookie,random", "--aliens", "human,zombie,healer"], "1 to 3"),
    ];
    for (args, says) in lines {
        refused(&[&["tournament"], *args].concat(), says);
    }
}
