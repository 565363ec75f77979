//! What a game needs to begin, and that it ends, whatever its players do.

mod tiny;

use engine::flow::Finish;
use engine::{Game, Options};
use rand::SeedableRng;
use rand_pcg::Pcg32;

fn play(options: Options) -> Game {
    let mut game = Game::new(tiny::catalogue(), options).expect("a game can be set up");
    let mut dice = Pcg32::seed_from_u64(7);
    game.play_out(|_, ask| ask.question.sample(&mut dice), |_| false);
    game
}

#[test]
fn a_game_is_a_draw_after_too_many_inputs() {
    let mut options = Options::new(4, 7);
    options.max_inputs = 60;
    let game = play(options);
    assert_eq!((game.finish(), game.version()), (Some(Finish::Draw), 60));
    assert!(game.pending().is_empty());
    assert_eq!(game.invariants(), Ok(()));
}

#[test]
fn a_game_is_a_draw_after_too_many_encounters() {
    let mut options = Options::new(4, 7);
    options.max_encounters = 3;
    let game = play(options);
    assert_eq!((game.finish(), game.state().next_encounter), (Some(Finish::Draw), 4));
    assert_eq!(game.invariants(), Ok(()));
}

#[test]
fn a_game_needs_aliens_enough_to_deal() {
    let mut options = Options::new(3, 7);
    options.banned = ["one", "two", "three", "four", "five", "six"].map(String::from).to_vec();
    let refused = Game::new(tiny::catalogue(), options).expect_err("two aliens are left");
    assert_eq!(refused.to_string(), "only 2 aliens are left to deal; 6 are needed");
}
