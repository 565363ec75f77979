//! The runner is strict, and says clearly what is wrong.

use rulings::{Mode, run_text};

/// Runs one scenario and returns its failure.
fn failure(steps: &str) -> String {
    let text = format!("Feature: strictness\n\n  Scenario: one\n{steps}");
    let report = run_text(&text, Mode::Plain);
    assert_eq!(report.rulings.len(), 1, "{}", report.text());
    assert!(report.text().ends_with("0 passed, 1 failed"), "{}", report.text());
    report.rulings[0].failure.clone().expect("it fails")
}

fn says(steps: &str, parts: &[&str]) {
    let told = failure(steps);
    for part in parts {
        assert!(told.contains(part), "«{part}» is not in:\n{told}");
    }
}

const PLAYERS: &str = "    Given players A (-), B (-), C (-)\n";

fn with_players(steps: &str) -> String {
    format!("{PLAYERS}{steps}")
}

#[test]
fn a_scenario_passes() {
    let steps = "    When A encounters B on B1 with 2 ships\n    And nobody is invited\n    \
                 And A plays attack 20 and B plays attack 04\n    Then the outcome is: A wins\n";
    let text = format!("Feature: f\n\n  @G-000 @rule:R1\n  Scenario: one\n{PLAYERS}{steps}");
    for mode in [Mode::Plain, Mode::Pauses] {
        let report = run_text(&text, mode);
        assert_eq!(report.text(), "1 passed, 0 failed");
        assert_eq!(report.rulings[0].tags, ["G-000", "rule:R1"]);
        assert_eq!(report.rulings[0].line, 4);
    }
}

#[test]
fn an_unexpected_question() {
    let steps = "    And A holds Plague, attack 10\n    When A encounters B on B1 with 2 ships\n";
    says(
        &with_players(steps),
        &["text.feature:6:10:", "another question comes before the launch", "A is asked to use: Plague, pass"],
    );
}

#[test]
fn a_question_that_is_not_asked() {
    let steps = "    When the turn begins\n    And C passes\n";
    says(&with_players(steps), &["C is not asked anything now", "A is asked whom to encounter: B, C"]);
}

#[test]
fn another_question_than_expected() {
    let steps = "    When the turn begins\n    And A launches 2 ships\n";
    says(
        &with_players(steps),
        &["A is asked something else than which ships to launch", "A is asked whom to encounter"],
    );
}

#[test]
fn an_illegal_answer() {
    let steps = "    When A encounters B on B1 with 5 ships\n";
    says(
        &with_players(steps),
        &["A cannot answer", "too few or too many ships", "A is asked which ships to launch (1 to 4): 4 on A1"],
    );
}

#[test]
fn a_question_left_open() {
    let steps = "    When A encounters B on B1 with 2 ships\n";
    says(
        &with_players(steps),
        &["the scenario ends with a question left open", "A is asked whom to invite (0 to 1): C"],
    );
}

#[test]
fn a_question_spoken_of_may_stay_open_but_no_other() {
    let steps = "    And A holds attack 10, attack 04\n    And B holds attack 10, attack 04\n    \
                 When A encounters B on B1 with 2 ships\n    And nobody is invited\n    \
                 Then A is asked which encounter card to play: attack 10, attack 04\n";
    says(&with_players(steps), &["left open", "B is asked which encounter card to play (1): attack 10, attack 04"]);
}

#[test]
fn options_are_compared_exactly() {
    let steps = "    When the turn begins\n    Then A is asked whom to encounter: B\n";
    says(&with_players(steps), &["the options are: B, C", "text.feature:6:40:"]);
}

#[test]
fn an_unknown_phrase() {
    let steps = "    When A encounter B on B1 with 2 ships\n";
    says(
        &with_players(steps),
        &[
            "text.feature:5:12:",
            "no such phrase; the nearest is «{player} encounters {player} on {planet} with {ships}»",
        ],
    );
}

#[test]
fn an_unknown_alien() {
    says(
        "    Given players A (Humann), B (-), C (-)\n",
        &["text.feature:4:22:", "there is no alien «Humann»", "«Human»"],
    );
}

#[test]
fn an_unknown_card() {
    let steps = "    And A holds attack 10, Cosmic Zapp\n";
    says(&with_players(steps), &["text.feature:5:28:", "there is no card «Cosmic Zapp»", "«Cosmic Zap»"]);
}

#[test]
fn an_unknown_topic() {
    let steps = "    When the turn begins\n    Then A is asked which planet to aim for\n";
    says(&with_players(steps), &["text.feature:6:21:", "did you mean «which planet to aim at»?"]);
}

#[test]
fn an_unknown_planet_in_a_position_is_told_at_its_own_line() {
    let steps = "    And A has 2 ships on B9\n    When the turn begins\n";
    says(&with_players(steps), &["text.feature:5:", "«B9» is no place"]);
}

#[test]
fn a_phrase_of_another_kind() {
    let steps = "    When the turn begins\n    Then A aims at B1\n";
    says(&with_players(steps), &["this phrase belongs under When: «{player} aims at {planet}»"]);
}

#[test]
fn what_is_given_too_late() {
    let steps = "    When the turn begins\n    Given A holds attack 10\n";
    says(&with_players(steps), &["the game has begun"]);
}

#[test]
fn a_wrong_total_is_told_with_its_derivation() {
    let steps = "    When A encounters B on B1 with 2 ships\n    And nobody is invited\n    \
                 And A plays attack 20 and B plays attack 04\n    \
                 Then the total of the offense is 23: attack 20, ships 3\n";
    says(&with_players(steps), &["it is 22: attack 20, ships 2"]);
}

#[test]
fn an_encounter_card_that_is_not_there() {
    let steps = "    And A holds attack 10\n    When A encounters B on B1 with 2 ships\n    And nobody is invited\n    \
                 And A plays attack 20 and B plays attack 04\n";
    says(&with_players(steps), &["text.feature:8:17:", "attack 10"]);
}

#[test]
fn a_file_that_is_no_feature() {
    let report = run_text("This is nothing.\n", Mode::Plain);
    assert!(report.text().contains("this is no feature file"), "{}", report.text());
    assert!(report.text().ends_with("0 passed, 1 failed"));
}

#[test]
fn a_path_that_does_not_exist() {
    let report = rulings::run(&["no/such/place.feature".into()], Mode::Plain);
    assert!(report.text().contains("cannot be read"), "{}", report.text());
    assert_eq!(report.failed(), 1);
}
