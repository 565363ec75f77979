//! Its scenarios hold, as they stand and with a pause at every question; and what is wrong with one is told.

use std::path::PathBuf;

use salvage::Salvage;
use scenarios::{Mode, run, run_text};

#[test]
fn all_scenarios_hold() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("rulings");
    for mode in [Mode::Plain, Mode::Pauses] {
        let report = run::<Salvage>(std::slice::from_ref(&folder), mode);
        assert!(report.failed() == 0 && report.passed() >= 9, "\n{}", report.text());
    }
}

/// The failure of a scenario with these steps.
fn failure(steps: &str) -> String {
    let text = format!("Feature: f\n\n  Scenario: one\n    Given players A, B\n{steps}");
    let report = run_text::<Salvage>(&text, Mode::Pauses);
    assert_eq!(report.failed(), 1, "{}", report.text());
    report.text()
}

#[test]
fn what_is_wrong_is_told() {
    let lines = [
        ("    When A bids 3\n", "the scenario ends with a question left open"),
        ("    When A bids 3\n", "B is asked which card to bid for the wreck worth 1: 6, 7, 8, 9, 10"),
        ("    When A bids 3\n    And A bids 4\n", "text.feature:6:9: A bids 4\n    A is not asked anything now"),
        ("    When C bids 3\n", "there is no player «C»"),
        ("    When A bid 3\n", "no such phrase; the nearest is «{player} bids {number}»"),
        ("    Given A holds 1, 2\n    When A bids 1\n", "text.feature:5:11: A holds 1, 2\n    a hand has 5 cards"),
        ("    Given A holds 1, 2, 3, 4, 5\n    When A bids 9\n", "A cannot answer «9»: not a legal answer"),
        ("    Then A has 2 points\n", "it is 0, not 2"),
        ("    When the bids are A 1, B 99\n", "it cannot be laid out: no card is there twice"),
    ];
    for (steps, says) in lines {
        let told = failure(steps);
        assert!(told.contains(says), "«{says}» is not in:\n{told}");
    }
}

/// What a server shows of a scenario: the game after every step, and what has happened.
#[test]
fn a_scenario_is_walked_step_by_step() {
    let text = "Feature: f\n\n  Scenario: one\n    Given players A, B\n    When A bids 9\n    And B bids 10\n    \
                Then A has 5 points\n";
    let cases = scenarios::cases_in(text, "f.feature".as_ref()).expect("it can be read");
    let walked = scenarios::walk::<Salvage>(&cases[0]);
    let shown: Vec<_> = walked.iter().map(|step| (&*step.text, step.game.is_some(), step.events.len())).collect();
    assert_eq!(
        shown,
        [
            ("Given players A, B", false, 0),
            ("When A bids 9", true, 1),
            ("When B bids 10", true, 3),
            ("Then A has 5 points", true, 3)
        ]
    );
    assert!(walked[3].failure.is_some() && walked[..3].iter().all(|step| step.failure.is_none()));
    assert!(scenarios::log::<Salvage>(&cases[0]).contains("      B takes the wreck worth 1: A 9, B 10\n"));
}
