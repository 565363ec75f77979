//! It is played in a terminal, and read again from a record.

use bots::{Random, Rookie};
use commands::replay::{Args, told};
use commands::terminal::Session;
use rules::{Record, Rules};
use salvage::{Options, Salvage};

/// A game for three in which these lines are typed.
fn typed(lines: &str) -> String {
    let options = Options { players: 3, key: 5.into() };
    let game = Salvage::recorded(&options).expect("three can play");
    let mut out = Vec::new();
    let bot = Box::new(Rookie::<Salvage>::new(5));
    Session::<Salvage, _, _>::new(game, bot, 5, lines.as_bytes(), &mut out, true).run().expect("it can be written");
    String::from_utf8(out).expect("it is text")
}

#[test]
fn a_game_is_played_to_its_end() {
    let every_card = (1..=20).map(|card| format!("{card}\n")).collect::<String>().repeat(5);
    let played = typed(&format!("?\nt\nl\n!\nseven\n{every_card}"));
    for words in [
        "A game for 3; seed 5. You are A. Type ? for help, q to leave.\n",
        "A: which card do you bid for the wreck worth ",
        "  l     the log of the last rounds\n  q     leave the game\n",
        "That is not possible: «!» is no card.\n",
        "That is not possible: «seven» is no card.\n",
        "That is not possible: you do not have that card.\n",
        "  · B bids a card\n",
        " takes the wreck worth ",
        "all wrecks are gone\n",
        " the game\n",
    ] {
        assert!(played.contains(words), "«{words}» is not in:\n{played}");
    }
    assert!(played.ends_with("The game is over.\n"), "{played}");
    assert!(typed("q\n").ends_with("\nYou leave the table. Goodbye.\n"));
}

#[test]
fn a_record_is_read_again() {
    let mut game = salvage::Game::new(&Options { players: 2, key: 7.into() }).expect("two can play");
    let (mut bot, mut inputs) = (Random::<Salvage>::new(7), Vec::new());
    while let Some(ask) = game.asks().first().cloned() {
        inputs.push(Salvage::input(ask.seat, bot.answer(&ask)));
        Salvage::put(&mut game, inputs.last().expect("it was put there")).expect("bots bid legally");
    }
    let file = std::env::temp_dir().join(format!("salvage-{}.json", std::process::id()));
    std::fs::write(&file, Record::<Salvage>::new(&game, inputs).write()).expect("a file for the test");
    let read = |at, eyes: Option<&str>| {
        let args = Args { file: file.clone(), at, eyes: eyes.map(String::from) };
        told::<Salvage>(&args).expect("it is a record")
    };
    let (all, mine) = (read(None, None), read(Some(1), Some("b")));
    std::fs::remove_file(&file).expect("the file can go");
    assert!(all.starts_with("A game for 2; seed ") && all.contains("\nafter 10 of 10 answers\n"), "{all}");
    assert_eq!(all.matches(" takes the wreck worth ").count(), 5, "{all}");
    assert!(mine.contains("  · A bids a card\n") && mine.contains("B is asked which card to bid"), "{mine}");
    assert_eq!(mine.matches("hand: ").count(), 1, "{mine}");
}
