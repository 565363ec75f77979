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

/// Who names players of its own is not bound to those of the background; what else it says holds all the same.
#[test]
fn players_of_a_background_can_be_others() {
    let scenario = |name: &str, players: &str, total: &str| {
        format!(
            "  Scenario: {name}\n{players}    When A encounters B on B1 with 2 ships\n    And nobody is invited\n    \
             And A plays attack 10 and B plays attack 04\n    Then the total of the offense is {total}\n"
        )
    };
    let text = format!(
        "Feature: f\n\n  Background:\n    Given players A (Human), B (-), C (-)\n    And C has 3 ships in the warp\n\n{}\n{}",
        scenario("as usual", "", "16: attack 10, ships 2, Human +4"),
        scenario(
            "another",
            "    Given players A (Warpish), B (-), C (-), D (-)\n",
            "15: attack 10, ships 2, Warpish +3"
        ),
    );
    assert_eq!(run_text(&text, Mode::Plain).text(), "2 passed, 0 failed");
    let twice = format!("{PLAYERS}{PLAYERS}");
    let text = format!("Feature: f\n\n  Background:\n{PLAYERS}\n  Scenario: twice\n{twice}    When the turn begins\n");
    let told = run_text(&text, Mode::Plain).text();
    assert!(told.contains("the players have been named already"), "{told}");
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

/// Runs one scenario, which passes.
fn passes(steps: &str) {
    let report = run_text(&format!("Feature: f\n\n  Scenario: one\n{steps}"), Mode::Pauses);
    assert_eq!(report.text(), "1 passed, 0 failed");
}

/// A won encounter against B, with C as an ally of the offense.
fn won() -> String {
    with_players(
        "    And A holds 20, N, +3\n    And the discard pile is 08, M\n    And the deck is 06, 40\n    \
         When A encounters B on B1 with 3 ships from A1\n    And A invites C\n    And B invites nobody\n    \
         And C joins the offense with 1 ship from C1\n    And A plays 20 and B plays 04\n",
    )
}

#[test]
fn short_cards_ranges_and_ships_by_player() {
    let steps = "    And A passes\n    Then the total of the offense is 24: 20, A's ships 3, C's ships 1\n    \
                 And the total of the offense is 24: attack 20, ships 4\n    \
                 And A's ships are A1 1, 4 on A2–A5, 3 on B1\n    And C's ships are C1 3, C2–C5 4, 1 on B1\n    \
                 And B has 4 ships in the warp\n    And A holds exactly N, +3\n    \
                 And the discard pile holds 20, M among others\n    And the lowest card of the deck is 40\n    \
                 And the outcome is: A wins\n    When the turn ends\n    Then no second encounter is offered\n";
    passes(&(won() + steps));
    says(
        &(won() + "    And A passes\n    Then the total of the offense is 24: 20, A's ships 2, C's ships 2\n"),
        &["it is 24: attack 20, A's ships 3, C's ships 1"],
    );
    says(
        &(won() + "    And A passes\n    Then the discard pile holds Plague among others\n"),
        &["the discard pile is:"],
    );
    says(&(won() + "    And A passes\n    Then the lowest card of the deck is 06\n"), &["it is: attack 40"]);
    says(
        &with_players("    And A's ships are A5–A2 4, 4 on A1\n    When the turn begins\n"),
        &["text.feature:5:", "«A5–A2»"],
    );
}

#[test]
fn ships_where_they_were() {
    let steps = "    And A passes\n    Then A has 3 ships on B1\n    And C has 1 ship on B1\n    \
                 And B has 4 ships in the warp\n";
    says(&(won() + steps + "    And the others' ships are as at the beginning\n"), &["there are no others"]);
    says(
        &(won()
            + "    And A passes\n    Then A has 3 ships on B1\n    And the others' ships are as at the beginning\n"),
        &["B's ships have moved: some are now in the warp"],
    );
    says(&(won() + "    And A passes\n    Then the warp is empty\n"), &["there are 4 ships in it"]);
    says(
        &(won() + "    And A passes\n    Then A's ships are as at the beginning\n"),
        &["A's ships have moved: some are now on B1"],
    );
    let launched = "    When A encounters B on B1 with 1 ship from A1\n    Then A has 1 ship in the gate\n    \
                    And the others' ships are as at the beginning\n    And the warp is empty\n    \
                    And A is asked whom to invite\n";
    passes(&with_players(launched));
}

#[test]
fn what_is_not_offered_is_there() {
    let planning = "    And A holds attack 10, Plague\n    When the turn begins\n";
    says(&with_players(&format!("{planning}    Then A is not asked to use Plague\n")), &["A is asked that"]);
    says(&with_players(&format!("{planning}    Then B is not asked to use Plague\n")), &["B does not hold that"]);
    says(&with_players(&format!("{planning}    Then B is not asked to use Human's power\n")), &["no sheet of «Human»"]);
    says(&with_players(&format!("{planning}    Then B is not asked to use Plage\n")), &["there is no card «Plage»"]);
    passes(&with_players(&format!(
        "{planning}    And A passes\n    Then A is not asked to use Plague\n    And A is asked whom to encounter\n"
    )));
}

#[test]
fn powers_that_were_used_or_not() {
    let human = "    Given players A (Human), B (Zombie), C (-)\n    When A encounters B on B1 with 1 ship\n    \
                 And nobody is invited\n    And A plays 10 and B plays 20\n";
    let steps =
        "    Then Human's power was used in this encounter\n    And Zombie's power was not used in this encounter\n";
    passes(&format!("{human}{steps}"));
    says(&format!("{human}    Then Human's power was not used in this encounter\n"), &["it was used"]);
    says(&format!("{human}    Then Zombie's power was used in this encounter\n"), &["it was not used"]);
    says(&format!("{human}    Then Chosen's power was not used in this encounter\n"), &["no sheet of «Chosen»"]);
}

#[test]
fn a_second_encounter_that_is_offered_or_not_due() {
    says(&(won() + "    And A passes\n    Then no second encounter is offered\n"), &["a second encounter is offered"]);
    let early = "    When the turn begins\n    Then no second encounter is offered\n";
    says(&with_players(early), &["the encounter is not over yet"]);
}

#[test]
fn words_the_log_never_says() {
    let steps = "    When the turn begins\n    Then the log does not say: Plague is used\n";
    says(&with_players(steps), &["text.feature:6:", "the log never says that"]);
}

#[test]
fn what_does_not_exist_is_refused() {
    let holds = |cards: &str| with_players(&format!("    And A holds {cards}\n    When the turn begins\n"));
    says(&holds("attack 42"), &["text.feature:5:17:", "there is no card «attack 42»", "30, 40"]);
    says(&holds("10, +9"), &["there is no card «+9»"]);
    says(&holds("Kicker 7"), &["there is no card «Kicker 7»"]);
    let unused = "    Given players A (Reincarnator), B (-), C (-)\n    And the next unused aliens are Virus, Miser\n    When the turn begins\n";
    says(unused, &["text.feature:5:43:", "Miser never comes later"]);
}

#[test]
fn colours_outcomes_and_destinies_by_name() {
    let drawn = "    And the next destiny is yellow\n    When the turn begins\n    Then the log says: destiny: C's colour\n    And A is asked which planet to aim at\n";
    passes(&with_players(drawn));
    says(
        &with_players("    And the next destiny is blue\n    When the turn begins\n"),
        &["nobody has the colour «blue»"],
    );
    says(
        &with_players("    And the next destiny is special most ships\n    When the turn begins\n"),
        &["there is no destiny card «special most ships»"],
    );
    says(
        &(won() + "    And A passes\n    Then the outcome is: A win\n"),
        &["there is no outcome «A win»", "a failed deal"],
    );
}

#[test]
fn a_failure_names_its_tags_and_the_log_can_be_read() {
    let text = format!(
        "Feature: f\n\n  @G-000 @rule:R1\n  Scenario: one\n{PLAYERS}    When the turn begins\n    Then it is B's turn\n"
    );
    let report = run_text(&text, Mode::Plain);
    assert!(report.text().starts_with("FAILED one @G-000 @rule:R1\n"), "{}", report.text());
    let cases = rulings::cases_in(&text, std::path::Path::new("text.feature")).expect("it can be read");
    let log = rulings::log(&cases[0]);
    assert!(log.contains("  When the turn begins\n"), "{log}");
    assert!(log.contains("\n      A's turn begins\n"), "{log}");
}
