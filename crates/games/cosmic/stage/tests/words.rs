//! Whatever happens in a game can be said in words.

use content::official::CLOSED;
use content::words::{Names, TOPICS, Words, sayable};
use engine::{Game, Options};

#[test]
fn every_question_answer_and_event_has_words() {
    let names = Names::letters(4);
    for seed in 0..20 {
        let options = match seed {
            0..5 => Options::new(4, seed).with_aliens(&["human", "zombie", "healer", "chosen"]),
            _ => Options::new(4, seed).with_sets(&CLOSED),
        };
        let mut game = Game::new_recorded(content::catalogue(), options).expect("the setup is possible");
        let mut bot = cosmic::Random::new(seed);
        for _ in 0..2000 {
            let Some(ask) = game.pending().first().cloned() else { break };
            let answer = bot.answer(&ask);
            let words = Words::new(&game, &names);
            assert!(TOPICS.iter().any(|(t, _)| *t == ask.topic), "no words for {:?}", ask.topic);
            assert!(words.question(&ask).starts_with(names.seat(ask.seat)));
            assert!(!words.answer(&ask, &answer).is_empty());
            let version = game.version();
            game.answer(ask.seat, version, answer).expect("a bot answers legally");
            for what in game.take_events() {
                let line = Words::new(&game, &names).event(&what);
                assert!(sayable(&line), "it is not known that the log can say «{line}»");
            }
        }
    }
}

#[test]
fn planets_are_named_after_the_system_they_began_in() {
    let options = Options::new(3, 1).with_aliens(&["human", "zombie", "healer"]);
    let game = Game::new(content::catalogue(), options).expect("the setup is possible");
    let letters = Names::letters(3);
    let planet = engine::table::PlanetId(6);
    assert_eq!(Words::new(&game, &letters).planet(planet), "B2");
    let names = Names::new(["Anna", "Bert", "Cleo"].map(String::from).to_vec());
    assert_eq!(Words::new(&game, &names).planet(planet), "Bert 2");
}
