//! Positions that earlier builds have saved are still read. Those in `earlier/` were saved when all that lies before seats was
//! an alien's sheet: `siege.json` has ships around a system, `reborn.json` and `noted.json` sheets beside others and sheets
//! that have left, all of them cards beside planets and stacks of ships.

use engine::Game;
use engine::table::*;

const SIEGE: &str = include_str!("earlier/siege.json");
const REBORN: &str = include_str!("earlier/reborn.json");
const NOTED: &str = include_str!("earlier/noted.json");

/// The game, once it has been read, written and read again, and has been played on for a while.
fn read(text: &str) -> Game {
    let game = Game::load(content::catalogue(), text).expect("it is read as it was");
    assert_eq!(Game::load(content::catalogue(), &game.save()).as_ref().ok(), Some(&game));
    let mut bot = cosmic::Random::new(1);
    let mut n = 0;
    game.clone().play_out(
        |_, ask| bot.answer(ask),
        |_| {
            n += 1;
            n > 200
        },
    );
    game
}

#[test]
fn ships_around_a_system_are_where_they_were() {
    let game = read(SIEGE);
    assert_eq!(game.captives_around(Colour(1)).iter().map(|(_, n)| *n).sum::<i32>(), 5);
}

#[test]
fn sheets_that_have_come_and_gone_are_where_they_were() {
    let game = read(REBORN);
    let aliens: Vec<&str> = game.own_sheets(Seat(3)).map(|s| game.cast().def(game.piece(s).def).id).collect();
    assert_eq!(aliens, ["reincarnator", "trader"]);
    assert_eq!(game.piece(PieceId(5)).spot, Spot::Piece(PieceId(3)));
    assert_eq!(game.piece(PieceId(4)).spot, Spot::Gone(EncounterId(18)));
}

#[test]
fn what_was_noted_is_still_noted() {
    let game = read(NOTED);
    assert_eq!(game.piece(PieceId(4)).noted(0), Some(Value::Seats(Seats::NONE)));
}
