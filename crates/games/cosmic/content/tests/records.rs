//! Records keep their large numbers whole, and say so where a program has rounded them.

use cosmic::Record;
use engine::save::{Input, LoadError};
use engine::{Game, Options};
use rules::Recorded;

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
    Record::read(text).and_then(|record| record.replay()).map(|replayed| replayed.game)
}

#[test]
fn wide_numbers_are_text() {
    let record = record();
    let text = record.write();
    assert!(text.contains(&format!("\"seed\":\"{SEED}\"")), "{text}");
    assert_eq!(Record::read(&text).unwrap(), record);
    assert!(replayed(&text).is_ok());
    let saved = replayed(&text).unwrap().save();
    assert!(!saved.contains(&format!(":{SEED}")) && Game::load(content::catalogue(), &saved).is_ok());
}

#[test]
fn what_was_written_before_is_still_read() {
    let record = record();
    let numbers = record.write().replace(&format!("\"{SEED}\""), &SEED.to_string());
    assert!(replayed(&numbers).is_ok());
    // builds before had a digest that no other build understands
    let digest = numbers.replace(&format!("\"mark\":\"{}\"", record.mark), "\"digest\":\"17\"");
    assert!(digest.contains("digest") && replayed(&digest).is_ok());
}

#[test]
fn a_rounded_number_is_told_from_an_altered_file() {
    let record = record();
    let (text, mark) = (record.write(), &record.mark);
    for rounded in [(SEED as f64).to_string(), format!("{:e}", SEED as f64)] {
        let damaged = text.replace(&format!("\"{SEED}\""), &rounded);
        assert!(matches!(replayed(&damaged), Err(LoadError::Rounded)), "{:?}", replayed(&damaged).err());
    }
    let altered = text.replace(mark.as_str(), "0123456789abcdef");
    assert!(matches!(replayed(&altered), Err(LoadError::Altered)));
    let nonsense = text.replace(&format!("\"{SEED}\""), "\"many\"");
    assert!(matches!(replayed(&nonsense), Err(LoadError::Unreadable { .. })));
}

#[test]
fn a_record_of_other_rules_is_played_as_far_as_it_goes() {
    let record = record();
    let now = format!("\"rules\":{}", content::RULES_VERSION);
    let text = record.write().replacen(&now, "\"rules\":2", 1);
    let replay = |text: &str| Record::read(text).unwrap().replay().unwrap();
    assert_eq!(replay(&text).changed, None, "what it says has not changed");
    let otherwise = text.replace(&record.mark, "0123456789abcdef");
    assert_eq!(replay(&otherwise).changed, Some(40), "it ends otherwise");
    let mut refused = Record::read(&text).unwrap();
    refused.inputs[30] = Input::Expire;
    let replayed = replay(&refused.write());
    assert_eq!((replayed.changed, replayed.game.version()), (Some(30), 30), "it goes no further");
}

/// A later build may have more notes in a table, in another order.
#[test]
fn notes_are_stored_by_their_keys() {
    let options = Options::new(3, 5).with_aliens(&["swindler", "warrior", "human"]);
    let mut game = Game::new(content::catalogue(), options).expect("the setup is possible");
    let mut bot = cosmic::Random::new(5);
    let mut found = false;
    for _ in 0..60 {
        let Some(ask) = game.pending().first().cloned() else { break };
        let version = game.version();
        game.answer(ask.seat, version, bot.answer(&ask)).expect("a bot answers legally");
        let saved = game.save();
        assert_eq!(Game::load(content::catalogue(), &saved).expect("it was saved"), game);
        found |= saved.contains("\"notes\":[[\"mark\"]");
    }
    assert!(found, "the mark is noted once the aliens are there");
}
