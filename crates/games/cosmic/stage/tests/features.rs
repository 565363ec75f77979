//! All rulings, as they stand and with a pause at every question.

use std::path::PathBuf;

use rulings::Mode;

fn all(mode: Mode) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../../rulings/cosmic");
    let report = rulings::run(&[folder], mode);
    assert!(report.failed() == 0 && report.passed() > 0, "\n{}", report.text());
}

#[test]
fn all_rulings_hold() {
    all(Mode::Plain);
}

#[test]
fn all_rulings_hold_with_a_pause_at_every_question() {
    all(Mode::Pauses);
}
