//! The program as its users meet it: output and exit status.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn run(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_hypergate"))
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that ends before it has read everything closes its end: that is no failure.
    let _closed_early = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("the program writes UTF-8")
}

#[test]
fn bad_command_lines_give_one_line_and_status_2() {
    let lines: &[(&[&str], &str)] = &[
        (&[], "fuzz"),
        (&["dance"], "play"),
        (&["fuzz", "--loud"], "--games"),
        (&["fuzz", "--games", "many"], "many"),
        (&["fuzz", "--players", "9"], "3..=7"),
        (&["fuzz", "--threads", "0"], "1..=256"),
        (&["fuzz", "--pairs", "bse"], "base"),
        (&["fuzz", "--pairs", "base", "--aliens", "human,zombie,healer"], "--aliens"),
        (&["fuzz", "--seeds", "2"], "--pairs"),
        (&["play", "--archive-after", "soon"], "a number of days"),
        (&["fuzz", "--sets", "bse"], "base"),
        (&["fuzz", "--aliens", "humn,zombie,healer"], "human"),
        (&["fuzz", "--aliens", "human,human,healer"], "twice"),
        (&["fuzz", "--aliens", "human,zombie"], "3 to 7 players"),
        (&["fuzz", "--aliens", "human,zombie,healer", "--players", "4"], "4 players"),
        (&["alien"], "NAME"),
        (&["alien", "Zombi"], "Zombie"),
        (&["alien", "tik", "tok"], "Tick-Tock"),
        (&["bench", "--seconds", "0"], "seconds"),
        (&["catalogue", "--yaml"], "--json"),
        (&["catalogue", "--effects", "spif"], "spiff"),
        (&["rulings", "no-such-file.feature"], ".feature"),
        (&["think", "no-such-file.json"], "no-such-file.json"),
        (&["think", "Cargo.toml"], "no failure of a bot"),
        (&["load", "--tables", "1", "--bots", "captain"], "veteran"),
        (&["play", "--players", "4"], "--terminal"),
        (&["play", "--port", "70000"], "65535"),
        (&["play", "--terminal", "--players", "2"], "3..=7"),
    ];
    for (args, says) in lines {
        let out = run(args, "");
        let err = text(&out.stderr);
        assert_eq!(out.status.code(), Some(2), "{args:?}: {err}");
        assert_eq!(err.lines().count(), 1, "{args:?}: {err}");
        assert!(err.contains(says), "{args:?} should speak of «{says}»: {err}");
        assert!(out.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn help_and_version_succeed() {
    for args in [&["--help"][..], &["fuzz", "--help"], &["--version"]] {
        let out = run(args, "");
        assert_eq!(out.status.code(), Some(0), "{args:?}");
        assert!(!out.stdout.is_empty(), "{args:?}");
    }
}

#[test]
fn a_few_games_of_fuzzing_find_nothing_and_are_repeatable() {
    let args = ["fuzz", "--games", "4", "--seed", "7", "--sets", "base,incursion", "--threads", "2"];
    let (a, b) = (run(&args, ""), run(&args, ""));
    let out = text(&a.stdout);
    assert_eq!(a.status.code(), Some(0), "{out}");
    assert!(out.contains("games: 4\n") && out.ends_with("no violation\n"), "{out}");
    assert_eq!(out, text(&b.stdout));
}

#[test]
fn a_sample_of_pairs_with_all_flares_finds_nothing_whatever_the_number_of_threads() {
    let sample = |threads: &str| {
        let args = ["fuzz", "--pairs", "base", "--games", "6", "--seed", "5", "--threads", threads];
        let out = run(&args, "");
        assert_eq!(out.status.code(), Some(0), "{}", text(&out.stdout));
        text(&out.stdout)
    };
    let out = sample("1");
    assert!(out.contains("games: 6\n") && out.ends_with("no violation\n"), "{out}");
    assert_eq!(out, sample("3"));
}

#[test]
fn fuzzing_with_named_aliens() {
    let out = run(&["fuzz", "--games", "1", "--seed", "3", "--aliens", "human,zombie,healer"], "");
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stdout));
}

#[test]
fn an_alien_is_shown_with_its_flare() {
    let out = run(&["alien", "tick", "tock"], "");
    let sheet = text(&out.stdout);
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    for words in [
        "TICK-TOCK",
        "yellow · Cosmic Encounter",
        "Setup",
        "Power: Patience",
        "[Any player · Resolution, once the outcome is known · mandatory]",
        "Wild flare",
        "Super flare",
        "[As a main player · Resolution, once the outcome is known · optional]",
        "Scenarios: power ",
    ] {
        assert!(sheet.contains(words), "«{words}» is missing:\n{sheet}");
    }
    assert!(text(&run(&["alien", "Masochist"], "").stdout).contains("Not together with: Healer"));
}

#[test]
fn an_alien_fits_the_terminal() {
    for (columns, most) in [("48", 48), ("80", 80), ("nonsense", 100)] {
        let out = Command::new(env!("CARGO_BIN_EXE_hypergate"))
            .args(["alien", "gambler"])
            .env("COLUMNS", columns)
            .output()
            .expect("the program starts");
        let sheet = text(&out.stdout);
        assert!(sheet.lines().count() > 10, "{sheet}");
        assert!(sheet.lines().all(|l| l.chars().count() <= most), "{columns}:\n{sheet}");
    }
}

#[test]
fn the_benchmark_has_its_keys() {
    let out = run(&["bench", "--json", "--seconds", "0.1", "--players", "3"], "");
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    let rows: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let rows = rows.as_array().expect("a list");
    assert_eq!(rows.len(), 1);
    let keys: Vec<&String> = rows[0].as_object().expect("an object").keys().collect();
    let mut wanted = vec![
        "players",
        "answers_per_s",
        "games_per_s",
        "encounters_per_s",
        "clone_ns",
        "state_bytes",
        "answers_per_game",
        "encounters_per_game",
    ];
    wanted.sort();
    assert_eq!(keys, wanted);
    assert_eq!(rows[0]["players"], 3);
    assert!(rows[0]["state_bytes"].as_u64().expect("a number") > 1000);
}

#[test]
fn the_fixed_workload_is_always_the_same() {
    let count = || text(&run(&["bench", "--fixed", "1", "--players", "3"], "").stdout);
    let answers = count();
    assert!(answers.trim().parse::<u64>().expect("a number") > 0);
    assert_eq!(answers, count());
}

#[test]
fn the_catalogue_has_its_shape() {
    let out = run(&["catalogue", "--json"], "");
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    let all: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    for (key, total) in [("aliens", 238), ("wild", 238), ("super", 238), ("artifacts", 16)] {
        let section = &all[key];
        assert_eq!(section["total"], total, "{key}");
        let implemented = section["implemented"].as_u64().expect("a number");
        let tested = section["tested"].as_u64().expect("a number");
        assert!(tested <= implemented && implemented <= total, "{key}");
        let missing = section["missing"].as_array().expect("a list").len() as u64;
        assert_eq!(implemented + missing, total, "{key}");
    }
    assert_eq!(all["rulings"]["total"], 407);
    assert!(all["rulings"]["covered"].as_u64().expect("a number") <= 407);
    let boxes = all["boxes"].as_array().expect("a list");
    let base = boxes.iter().find(|b| b["box"] == "base").expect("the base box");
    assert_eq!(base["total"], 50);
    let count = |key: &str| base[key].as_u64().expect("a number");
    assert!([count("powers"), count("wild"), count("super")].iter().all(|n| (34..=50).contains(n)), "{base}");
    let words = text(&run(&["catalogue"], "").stdout);
    assert!(words.lines().all(|l| l.chars().count() <= 100));
}

#[test]
fn the_catalogue_says_which_scenario_covers_which_effect() {
    let out = run(&["catalogue", "--effects", "spiff", "--json"], "");
    assert_eq!(out.status.code(), Some(0), "{}", text(&out.stderr));
    let all: serde_json::Value = serde_json::from_slice(&out.stdout).expect("JSON");
    let effects = all["effects"].as_object().expect("an object");
    assert_eq!(effects.keys().collect::<Vec<_>>(), ["power:spiff", "super:spiff", "wild:spiff"]);
    for (effect, covers) in effects {
        let covers = covers.as_array().expect("a list");
        assert!(!covers.is_empty(), "{effect}");
        assert!(covers.iter().all(|c| c["passed"] == true && c["line"].as_u64() > Some(0)), "{effect}: {covers:?}");
    }
    let words = text(&run(&["catalogue", "--effects", "Spiff"], "").stdout);
    assert!(words.starts_with("power:spiff: ") && words.contains("\n  rulings/cosmic/base/spiff.feature:"), "{words}");
}

#[test]
fn the_terminal_plays_refuses_nonsense_and_leaves_cleanly() {
    let args = ["play", "--terminal", "--seed", "1", "--aliens", "human,zombie,healer"];
    let mut input = String::from("?\nt\nl\n!\nnonsense\n");
    for line in ["", "1", "1 #1", "none", "2"].iter().cycle().take(400) {
        input += line;
        input += "\n";
    }
    let played = run(&args, &input);
    let out = text(&played.stdout);
    assert_eq!(played.status.code(), Some(0), "{}", text(&played.stderr));
    assert!(out.lines().all(|l| l.chars().count() <= 100 || l.contains("> ")), "a line is too long");
    for words in ["That is not possible", "At any question", "Human", "destiny"] {
        assert!(out.contains(words), "«{words}» is missing");
    }
    for ending in ["q\n", ""] {
        let left = run(&args, ending);
        assert_eq!(left.status.code(), Some(0));
        assert!(text(&left.stdout).ends_with("Goodbye.\n"));
    }
}

#[test]
fn the_terminal_shows_what_the_aliens_to_choose_from_can_do() {
    let out = text(&run(&["play", "--terminal", "--seed", "5"], "q\n").stdout);
    let flat = out.split_whitespace().collect::<Vec<_>>().join(" ");
    let english = content::texts::english();
    let said = |key: &str| english.own(key).expect(key).split_whitespace().collect::<Vec<_>>().join(" ");
    let dealt = content::catalogue().aliens.iter().filter(|a| flat.contains(&said(&format!("alien-{}.summary", a.id))));
    let dealt: Vec<_> = dealt.collect();
    assert_eq!(dealt.len(), 2, "{out}");
    for alien in dealt {
        for part in ["", ".power-name", ".power"] {
            assert!(flat.contains(&said(&format!("alien-{}{part}", alien.id))), "{}{part} in {out}", alien.id);
        }
    }
}

#[test]
fn rulings_that_fail_are_reported() {
    let folder = std::env::temp_dir().join(format!("hypergate-rulings-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the test");
    let file = folder.join("wrong.feature");
    let scenario = "Feature: Wrong\n\n  Scenario: Eleven ships\n    Given players A (-), B (-), C (-)\n    Then A has 11 \
                    ships in the warp\n";
    std::fs::write(&file, scenario).expect("a file for the test");
    let out = run(&["rulings", file.to_str().expect("a plain path")], "");
    std::fs::remove_dir_all(&folder).expect("the folder can go");
    let words = text(&out.stdout);
    assert_eq!(out.status.code(), Some(1), "{words}");
    assert_eq!(words.lines().last(), Some("0 passed, 1 failed"));
    assert!(words.contains("FAILED Eleven ships"), "{words}");
}

#[test]
fn a_bot_that_failed_is_asked_again() {
    let game = engine::Game::new(content::catalogue(), engine::Options::new(3, 1)).unwrap();
    let ask = game.pending()[0].clone();
    let lapse = table::Lapse {
        chair: ask.seat,
        level: protocol::Level::Veteran,
        topic: format!("{:?}", ask.topic),
        open: true,
        version: game.version(),
        seed: 7,
        why: table::Why::Panicked("no idea".into()),
        position: Some(game.save()),
    };
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("failure.json");
    std::fs::write(&file, serde_json::to_string(&lapse).unwrap()).unwrap();
    let out = run(&["think", file.to_str().unwrap()], "");
    let said = text(&out.stdout);
    assert_eq!(out.status.code(), Some(0), "{said}{}", text(&out.stderr));
    assert!(said.contains("no idea") && said.contains("now it answers"), "{said}");
}
