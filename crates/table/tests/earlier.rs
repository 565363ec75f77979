//! Games stored by earlier builds come back and go on: their chance is the quick generator's, and their aliens are numbered
//! as they were dealt.

use engine::Game;
use protocol::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use table::*;

/// A save of an earlier build. What is tried is how it is written; it is read as one of the present rules.
fn stored(text: &str) -> String {
    let now = format!("\"rules\":{},", content::catalogue().version);
    text.replacen("\"rules\":3,", &now, 1)
}

fn setup() -> Setup {
    let options =
        TableOptions { sets: vec!["base".into(), "incursion".into()], ..TableOptions::new(4, Preset::Standard) };
    Setup { options, places: vec![Who::Bot(Level::Rookie); 4], seed: Seed::Earlier(11) }
}

#[test]
fn a_stored_game_goes_on_to_its_end() {
    for text in [include_str!("earlier/draft.json"), include_str!("earlier/game.json")] {
        let game = stored(text);
        let saved = Saved { game, inputs: 0, wishes: Vec::new(), ahead: Vec::new(), paused: false };
        let (mut table, _) = Table::restore(setup(), Some(&saved), &[], 0).unwrap();
        while let Some(next) = table.next() {
            table.advance(next);
        }
        assert!(table.is_over());
    }
}

#[test]
fn it_is_stored_again_as_it_was() {
    for text in [include_str!("earlier/draft.json"), include_str!("earlier/game.json")] {
        let game = Game::load(content::catalogue(), &stored(text)).unwrap();
        let again = Game::load(content::catalogue(), &game.save()).unwrap();
        assert_eq!(again, game);
        assert!(game.save().contains("\"rng\":{\"state\":"), "with the generator it had");
    }
}

#[test]
fn a_finished_game_is_dealt_as_it_was() {
    let draft = Game::load(content::catalogue(), &stored(include_str!("earlier/draft.json"))).unwrap();
    let anew = setup().game().unwrap();
    assert!(anew.cast_ids().eq(draft.cast_ids()));
    assert_eq!(anew.state().dealt, draft.state().dealt);
}

#[test]
fn a_game_with_a_key_goes_on_with_the_same_chance() {
    let setup = Setup { seed: Seed::Key(7.into()), ..setup() };
    let mut game = setup.game().unwrap();
    game.stop_at_edges(false);
    let mut dice = Pcg32::seed_from_u64(7);
    let mut copy = game.clone();
    for _ in 0..200 {
        let ask = game.pending()[0].clone();
        let answer = ask.question.sample(&mut dice);
        game.answer(ask.seat, game.version(), answer.clone()).unwrap();
        copy = Game::load(content::catalogue(), &copy.save()).unwrap();
        copy.answer(ask.seat, copy.version(), answer).unwrap();
        assert_eq!(copy, game);
    }
}
