//! A game that stops at edges is the same game: it only waits where somebody could act for all that others know.

use bots::Player;
use content::official::CLOSED;
use cosmic::{Random, Record, Rookie};
use engine::ask::Question;
use engine::flow::Frame;
use engine::options::Rewards;
use engine::save::Input;
use engine::table::Controller;
use engine::{Game, Options};

/// Plays a whole game by chance; if it stops, nobody is asked to act in a window at whose edge it has not stood: such a pause
/// would tell that somebody can. Says how often it stood at an edge, and what was put in.
fn play(seed: u64, stops: bool) -> (Game, u32, Vec<Input>) {
    let rewards = [Rewards::None, Rewards::Deck, Rewards::Common][(seed % 3) as usize];
    let players = if seed % 11 == 5 { 7 } else { 3 + (seed % 4) as u8 };
    let mut options = Options::new(players, seed).with_sets(&CLOSED).with_rewards(rewards);
    if seed % 7 < 4 {
        options.variants = content::catalogue().variants.iter().map(|v| v.id.to_string()).collect();
    }
    (options.all_flares, options.patient, options.max_encounters) = (seed.is_multiple_of(2), true, 40);
    options.thin_deck = seed % 7 == 4;
    if seed % 5 < 2 {
        (options.discreet, options.key) = (true, Some(seed.into())); // as at tables
    }
    let mut game = Game::new(content::catalogue(), options).unwrap();
    game.stop_at_edges(stops);
    let mut player = Random::new(seed);
    let (mut edges, mut inputs, mut stood) = (0, Vec::new(), None);
    while game.finish().is_none() {
        if let Some(moment) = game.edge() {
            (edges, stood) = (edges + 1, Some(moment));
            game.go_on().unwrap();
            continue;
        }
        let ask = game.pending().first().expect("a game that is not over and at no edge asks something").clone();
        if let (Question::Use { offers, pass }, Some(Frame::Window(window))) =
            (&ask.question, game.state().stack.last())
        {
            let by_choice = *pass || offers.iter().any(|o| !game.cast().ability(o.ability).must);
            let waited = !stops || !by_choice || stood == Some(window.moment);
            assert!(waited, "seed {seed}: {ask:?} at {:?}, it stood at {stood:?} last", window.moment);
        }
        let answer = player.answer(&ask);
        inputs.push(Input::Answer(ask.seat, answer.clone()));
        game.answer(ask.seat, game.version(), answer).unwrap();
    }
    (game, edges, inputs)
}

#[test]
fn edges_change_nothing_but_the_time() {
    let mut stood = 0;
    let cases = std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(30);
    // in the last one somebody draws, right after the deck was shuffled, what could have been used at that moment
    for seed in (0..cases).chain([133]) {
        let (plain, none, inputs) = play(seed, false);
        let (stopping, edges, same) = play(seed, true);
        assert_eq!(none, 0);
        assert_eq!(inputs, same, "seed {seed}");
        assert!(plain == stopping, "seed {seed}: {:?} against {:?}", plain.state().stack, stopping.state().stack);
        let record = Record::new(&stopping, same);
        assert_eq!(record.replay().unwrap().game, plain);
        stood += edges;
    }
    assert!(stood > 1000, "{stood}");
}

/// What somebody imagines while the game waits, at an edge or before a question, goes on by itself: nobody waits there.
#[test]
fn what_is_imagined_does_not_stop_at_edges() {
    let mut imagined = 0;
    for seed in 0..4 {
        let mut options = Options::new(3, seed).with_sets(&CLOSED);
        (options.patient, options.max_encounters) = (true, 6);
        let mut game = Game::new(content::catalogue(), options).unwrap();
        game.stop_at_edges(true);
        let mut player = Random::new(seed);
        while game.finish().is_none() {
            let last = game.state().next_encounter + 1;
            for controller in (0..3).map(Controller) {
                let mut world = game.imagine(controller, seed);
                let mut rookie = Rookie::new(seed);
                world.play_out(|game, ask| rookie.answer(game, ask), |game| game.state().next_encounter > last);
                imagined += 1;
            }
            if game.edge().is_some() {
                game.go_on().unwrap();
                continue;
            }
            let ask = game.pending()[0].clone();
            game.answer(ask.seat, game.version(), player.answer(&ask)).unwrap();
        }
    }
    assert!(imagined > 300, "{imagined}");
}
