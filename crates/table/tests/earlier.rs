//! Games of earlier builds are played again from their beginning: their chance is the quick generator's, and their aliens are
//! numbered as they were dealt. `crates/server/tests/earlier.rs` opens whole tables.

use engine::Game;
use engine::save::LoadError;
use protocol::*;
use rand::SeedableRng;
use rand_pcg::Pcg32;
use table::*;

fn setup() -> Setup {
    let options =
        TableOptions { sets: vec!["base".into(), "incursion".into()], ..TableOptions::new(4, Preset::Standard) };
    Setup { options, chairs: vec![Who::Bot(Level::Rookie); 4], seed: Seed::Earlier(11) }
}

/// A table as an earlier build has stored it: a position alone.
const DRAFT: &str = include_str!("earlier/draft.json");

#[test]
fn a_position_of_an_earlier_build_is_told_from_others() {
    assert!(matches!(Game::load(content::catalogue(), DRAFT), Err(LoadError::Earlier)));
    let saved = Saved { game: DRAFT.into(), inputs: 0, wishes: Vec::new(), ahead: Vec::new(), paused: false };
    let restored = Table::restore(setup(), Some(&saved), &[], 0).err();
    assert!(matches!(restored, Some(RestoreError::Load(LoadError::Earlier))));
}

#[test]
fn a_game_played_again_from_its_beginning_is_dealt_as_it_was() {
    let draft: serde_json::Value = serde_json::from_str(DRAFT).unwrap();
    let anew = setup().game().unwrap();
    assert_eq!(serde_json::json!(anew.cast_ids().collect::<Vec<_>>()), draft["aliens"]);
    assert_eq!(serde_json::json!(anew.state().dealt), draft["state"]["dealt"]);
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

/// Words of the code may change; those that lie in databases and files stay.
#[test]
fn what_is_stored_is_called_as_before() {
    let written = serde_json::to_value(setup()).unwrap();
    assert_eq!(written["places"][0], serde_json::json!({ "bot": "rookie" }));
    let lapse =
        r#"{"place":2,"level":"veteran","topic":"Act","open":true,"version":1,"seed":7,"why":"Late","position":null}"#;
    let read: Lapse = serde_json::from_str(lapse).unwrap();
    assert_eq!((read.chair, serde_json::to_string(&read).unwrap().as_str()), (engine::table::Seat(2), lapse));
}
