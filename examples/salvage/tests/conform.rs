//! The house can rely on this game: it passes the suite that every game passes.

use bots::Random;
use rules::conform::{Tried, conform};
use rules::{Controller, Eye, Key, LoadError, Rules};
use salvage::{Game, Options, Salvage};
use table::AtTable;

fn look(game: &Game, who: Controller) -> salvage::Board {
    Salvage::through(&Salvage::board(game), game, Eye::Of(who))
}

#[test]
fn it_passes_the_suite_of_every_game() {
    let mut all = Tried::default();
    for seed in 0..300 {
        let players = 2 + (seed % 3) as u8;
        let options = Options { players, key: seed.into() };
        let tried = conform::<Salvage, _>(&options, u32::MAX, look).unwrap_or_else(|why| panic!("game {seed}: {why}"));
        assert_eq!(tried.answers, u32::from(players) * 5, "everybody bids five times");
        all.refused += tried.refused;
        all.loaded += tried.loaded;
        all.imagined += tried.imagined;
    }
    assert!(all.refused > 1_000 && all.loaded > 100 && all.imagined > 100, "{all:?}");
}

/// The suite looks at what is dealt anew; that the key goes as well, from which all cards could be told, is shown here.
#[test]
fn what_is_imagined_does_not_know_the_key() {
    let key = Key::from(7);
    let game = Salvage::new(&Options { players: 3, key: key.clone() }).unwrap();
    let key = String::from(key);
    assert!(Salvage::save(&game).contains(&key));
    assert!(!Salvage::save(&Salvage::imagine(&game, Controller(0), 1)).contains(&key));
}

#[test]
fn two_to_four_can_play() {
    for players in 0..=8 {
        let game = Salvage::new(&Options { players, key: 1.into() });
        assert_eq!(game.is_ok(), Salvage::PLAYERS.contains(&players), "{players} players");
    }
}

#[test]
fn a_position_that_cannot_be_is_not_loaded() {
    let mut game = Salvage::new(&Options { players: 2, key: 1.into() }).unwrap();
    let mut random = Random::<Salvage>::new(1);
    Salvage::play_out(&mut game, |_, ask| random.answer(ask), |game| game.rounds() == 2);
    let text = Salvage::save(&game);
    assert_eq!(Salvage::load(&text).unwrap(), game);
    for (field, impossible) in [
        ("wrecks", "[1,2,3,4,5,6]"),
        ("wrecks", "[1,2,3,4,5,6,6]"),
        ("hands", "[]"),
        ("hands", "[[1,2,3],[3,4,5]]"),
        ("hands", "[[3,2,1],[4,5,6]]"),
        ("hands", "[[1,2],[4,5,6]]"),
        ("hands", "[[0,1,2],[4,5,6]]"),
        ("bids", "[]"),
        ("bids", "[1,2]"),
        ("shown", "[[1,2],[3]]"),
        ("options", r#"{"players":3,"key":"0000000000000000000000000000000000000000000000000000000000000000"}"#),
    ] {
        let mut broken: serde_json::Value = serde_json::from_str(&text).unwrap();
        broken[field] = serde_json::from_str(impossible).unwrap();
        let loaded = Salvage::load(&broken.to_string());
        assert!(matches!(loaded, Err(LoadError::Impossible(_))), "{field}: {impossible}: {loaded:?}");
    }
}
