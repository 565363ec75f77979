//! Bots that search: their answers are legal and repeatable, and do not depend on what their seat may not know.

use bots::{Budget, Level, Player, player};
use engine::ask::{Answer, Ask};
use engine::{Game, Options};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseError};

const SEARCHING: [(Level, Budget); 2] =
    [(Level::Veteran, Budget::Iterations(40)), (Level::Admiral, Budget::Iterations(60))];

/// A game somewhere in the middle, played by chance. `None` if it is over by then.
fn somewhere(options: Options, answers: u32) -> Option<Game> {
    let mut bot = bots::Random::new(options.seed);
    let mut game = Game::new(content::catalogue(), options).ok()?;
    game.play_out(|_, ask| bot.answer(ask), |game| game.version() >= answers);
    game.finish().is_none().then_some(game)
}

/// What a fresh bot answers.
fn says(level: Level, budget: Budget, seed: u64, game: &Game, ask: &Ask) -> Answer {
    player(level, seed, budget).answer(game, ask)
}

fn cannot_peek(game: &Game, seed: u64) -> Result<(), TestCaseError> {
    for ask in game.pending() {
        let controller = game.players[ask.seat.ix()].controller;
        let world = game.imagine(controller, seed);
        for (level, budget) in SEARCHING {
            let answer = says(level, budget, seed, game, ask);
            prop_assert_eq!(ask.question.check(&answer), Ok(()));
            prop_assert_eq!(&answer, &says(level, budget, seed, game, ask), "{} is not repeatable", level);
            prop_assert_eq!(&answer, &says(level, budget, seed, &world, ask), "{} peeks at {:?}", level, ask);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, rng_seed: RngSeed::Fixed(5), ..ProptestConfig::default() })]

    #[test]
    fn what_a_seat_may_not_know_changes_no_answer(
        seed in any::<u64>(), players in 3u8..=5, answers in 0u32..400
    ) {
        if let Some(game) = somewhere(Options::new(players, seed), answers) {
            cannot_peek(&game, seed)?;
        }
    }
}

#[test]
fn whole_games_are_played_and_repeatable() {
    let play = || {
        let levels = [Level::Veteran, Level::Admiral, Level::Rookie];
        let mut bots: Vec<Box<dyn Player + Send>> =
            (0..3u64).map(|i| player(levels[i as usize], i, Budget::Iterations(12))).collect();
        let mut game = Game::new(content::catalogue(), Options::new(3, 7)).expect("three players can play");
        game.play_out(|game, ask| bots[ask.seat.ix()].answer(game, ask), |_| false);
        (game.finish(), game.version())
    };
    assert_eq!(play(), play());
}

#[test]
fn a_budget_of_milliseconds_is_kept_to() {
    let game = somewhere(Options::new(4, 3), 60).expect("the game goes on");
    let ask = &game.pending()[0];
    for (level, _) in SEARCHING {
        let answer = says(level, Budget::Millis(1), 1, &game, ask);
        assert_eq!(ask.question.check(&answer), Ok(()));
    }
}
