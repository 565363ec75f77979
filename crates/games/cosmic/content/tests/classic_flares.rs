//! Taking things unseen: nobody else sees whether it happens, and games with it end.

use content::official::CLOSED;
use engine::ask::{Answer, Ask, Question, Topic};
use engine::flow::Kind;
use engine::table::Controller;
use engine::windows::Moment;
use engine::{Game, Options};

fn options(seed: u64) -> Options {
    let mut options = Options::new(4, seed).with_sets(&CLOSED).with_aliens(&["filch", "fodder", "mirror", "vulch"]);
    options.classic_flares = true;
    options
}

/// Is somebody asked whether to take something, while somebody can still cry out?
fn tempted(game: &Game) -> Option<&Ask> {
    let eyes = game.seats().minus(game.standing(Kind::Accuses).map(|s| s.by).collect());
    if game.maybe_encounter().is_none() || eyes.is_empty() {
        return None;
    }
    game.pending().iter().find(|a| match &a.question {
        Question::Use { offers, .. } => offers.iter().any(|o| game.cast().ability(o.ability).when == Moment::Covert),
        _ => false,
    })
}

/// Plays on until everybody is asked whom to catch.
fn to_the_watch(game: &mut Game) {
    while let Some(ask) = game.pending().iter().find(|a| a.topic != Topic::Catch).cloned() {
        game.answer(ask.seat, game.version(), ask.question.default_answer()).expect("a legal answer");
    }
}

#[test]
fn nobody_else_sees_whether_something_is_taken() {
    let mut compared = 0;
    for seed in 0..40 {
        let mut game = Game::new_recorded(content::catalogue(), options(seed)).expect("a table");
        let mut bot = cosmic::Random::new(seed);
        game.play_out(|_, ask| bot.answer(ask), |g| tempted(g).is_some());
        let Some(ask) = tempted(&game).cloned() else { continue };
        game.take_events();
        let (mut honest, mut thief) = (game.clone(), game);
        let version = honest.version();
        honest.answer(ask.seat, version, Answer::Pass).expect("it is optional");
        thief.answer(ask.seat, version, Answer::Choice(0)).expect("it is on offer");
        to_the_watch(&mut honest);
        to_the_watch(&mut thief);
        assert_eq!(honest.take_events(), thief.take_events(), "seed {seed}");
        for seat in honest.seats().iter().filter(|s| *s != ask.seat) {
            let controller = Controller(honest.players[seat.ix()].controller.0);
            let (mut a, mut b) = (honest.view(controller), thief.view(controller));
            (a.version, b.version) = (0, 0);
            assert_eq!(a, b, "seed {seed}");
            // What is imagined for that seat knows nothing of it either.
            let (a, b) = (honest.imagine(controller, seed), thief.imagine(controller, seed));
            assert!(a.encounter().promised(Moment::Covert).next().is_none(), "seed {seed}");
            assert_eq!(a.encounter(), b.encounter(), "seed {seed}");
        }
        compared += 1;
    }
    assert!(compared > 10, "only {compared} games came to it");
}

#[test]
fn games_with_classic_flares_end() {
    for seed in 0..30 {
        let mut game = Game::new(content::catalogue(), options(seed)).expect("a table");
        let mut bot = cosmic::Random::new(seed);
        game.play_out(|_, ask| bot.answer(ask), |_| false);
        assert!(game.finish().is_some(), "seed {seed}");
    }
}
