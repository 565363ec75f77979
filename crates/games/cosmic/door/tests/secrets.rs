//! Answers of every level are legal and repeatable, and do not depend on what a seat may not know; and bots that search
//! keep to their budget.

use bots::{Budget, Level};
use content::official::CLOSED;
use cosmic::player;
use engine::ask::{Answer, Ask};
use engine::options::Rewards;
use engine::{Game, Options};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseError};

/// Little to think about: enough to compare answers in several worlds.
const BUDGET: Budget = Budget::Iterations(60);

/// How many cases are tried: as many as usual, or as the environment says.
fn cases(usual: u32) -> u32 {
    std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// A game somewhere in the middle, played by chance. `None` if it is over by then.
fn somewhere(options: Options, answers: u32) -> Option<Game> {
    let mut bot = cosmic::Random::new(options.seed);
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
        for level in Level::ALL {
            let answer = says(level, BUDGET, seed, game, ask);
            prop_assert_eq!(ask.question.check(&answer), Ok(()));
            prop_assert_eq!(&answer, &says(level, BUDGET, seed, game, ask), "{} is not repeatable", level);
            prop_assert_eq!(&answer, &says(level, BUDGET, seed, &world, ask), "{} peeks at {:?}", level, ask);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(50), rng_seed: RngSeed::Fixed(5), ..ProptestConfig::default() })]

    #[test]
    fn what_a_seat_may_not_know_changes_no_answer(
        seed in any::<u64>(), players in 3u8..=7, answers in 0u32..400
    ) {
        let mut options = Options::new(players, seed).with_sets(&CLOSED);
        options.all_flares = seed.is_multiple_of(2);
        options.classic_flares = seed.is_multiple_of(3);
        options.rewards = [Rewards::None, Rewards::Deck, Rewards::Common][seed as usize / 6 % 3];
        let all = content::catalogue().variants.iter().enumerate();
        options.variants = all.filter(|(i, _)| (seed / 18) >> i & 1 == 0).map(|(_, v)| v.id.to_string()).collect();
        if let Some(game) = somewhere(options, answers) {
            cannot_peek(&game, seed)?;
        }
    }
}

#[test]
fn a_budget_of_milliseconds_is_kept_to() {
    let game = somewhere(Options::new(4, 3).with_sets(&CLOSED), 60).expect("the game goes on");
    let ask = &game.pending()[0];
    for level in Level::ALL {
        let answer = says(level, Budget::Millis(1), 1, &game, ask);
        assert_eq!(ask.question.check(&answer), Ok(()));
    }
}
