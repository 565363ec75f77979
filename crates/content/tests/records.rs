//! Records keep their large numbers whole, and say so where a program has rounded them.

use engine::save::{Input, LoadError, Record, Recorded};
use engine::{Game, Options};

const SEED: u64 = 0xfedc_ba98_7654_3211;

fn record() -> Record {
    let mut game = Game::new(content::catalogue(), Options::new(3, SEED)).unwrap();
    let mut inputs = Vec::new();
    for _ in 0..40 {
        let ask = game.pending()[0].clone();
        let input = Input::Answer(ask.seat, ask.question.default_answer());
        game.put(&input).unwrap();
        inputs.push(input);
    }
    let ada = Recorded { name: "Ada".into(), level: None };
    Record::new(&game, inputs).played_by(vec![ada])
}

fn replayed(text: &str) -> Result<Game, LoadError> {
    Record::read(content::catalogue(), text).and_then(|record| record.replay(content::catalogue()))
}

#[test]
fn wide_numbers_are_text() {
    let record = record();
    let text = record.write();
    assert!(text.contains(&format!("\"seed\":\"{SEED}\"")), "{text}");
    assert!(text.contains(&format!("\"digest\":\"{}\"", record.digest)), "{text}");
    assert_eq!(Record::read(content::catalogue(), &text).unwrap(), record);
    assert!(replayed(&text).is_ok());
    let saved = replayed(&text).unwrap().save();
    assert!(!saved.contains(&format!(":{SEED}")) && Game::load(content::catalogue(), &saved).is_ok());
}

#[test]
fn what_was_written_before_is_still_read() {
    let record = record();
    let old = record
        .write()
        .replace(&format!("\"{SEED}\""), &SEED.to_string())
        .replace(&format!("\"{}\"", record.digest), &record.digest.to_string());
    assert!(replayed(&old).is_ok());
}

#[test]
fn a_rounded_number_is_told_from_an_altered_file() {
    let record = record();
    let (text, digest) = (record.write(), record.digest);
    let rounded = |n: u64| (n as f64).to_string();
    for damaged in [
        text.replace(&format!("\"{SEED}\""), &rounded(SEED)),
        text.replace(&format!("\"{digest}\""), &rounded(digest)),
        text.replace(&format!("\"{digest}\""), &format!("{:e}", digest as f64)),
    ] {
        assert!(matches!(replayed(&damaged), Err(LoadError::Rounded)), "{:?}", replayed(&damaged).err());
    }
    let altered = text.replace(&format!("\"{digest}\""), &format!("\"{}\"", digest ^ 1));
    assert!(matches!(replayed(&altered), Err(LoadError::Altered)));
    let nonsense = text.replace(&format!("\"{digest}\""), "\"many\"");
    assert!(matches!(replayed(&nonsense), Err(LoadError::Unreadable { .. })));
}
