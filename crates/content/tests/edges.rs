//! A game that stops at edges is the same game: it only waits where somebody could act for all that others know.

use bots::Random;
use engine::options::Rewards;
use engine::save::{Input, Record};
use engine::{Game, Options};

/// Plays a whole game by chance; says how often it stood at an edge, and what was put in.
fn play(seed: u64, stops: bool) -> (Game, u32, Vec<Input>) {
    let rewards = [Rewards::None, Rewards::Deck, Rewards::Common][(seed % 3) as usize];
    let mut options = Options::new(3 + (seed % 4) as u8, seed).with_rewards(rewards);
    (options.all_flares, options.patient, options.max_encounters) = (seed.is_multiple_of(2), true, 40);
    let mut game = Game::new(content::catalogue(), options).unwrap();
    game.stop_at_edges(stops);
    let mut player = Random::new(seed);
    let (mut edges, mut inputs) = (0, Vec::new());
    while game.finish().is_none() {
        if game.edge().is_some() {
            edges += 1;
            game.go_on();
            continue;
        }
        let ask = game.pending().first().expect("a game that is not over and at no edge asks something").clone();
        let answer = player.answer(&ask);
        inputs.push(Input::Answer(ask.seat, answer.clone()));
        game.answer(ask.seat, game.version(), answer).unwrap();
    }
    (game, edges, inputs)
}

#[test]
fn edges_change_nothing_but_the_time() {
    let mut stood = 0;
    for seed in 0..30 {
        let (plain, none, inputs) = play(seed, false);
        let (stopping, edges, same) = play(seed, true);
        assert_eq!(none, 0);
        assert_eq!(inputs, same, "seed {seed}");
        assert_eq!(plain, stopping, "seed {seed}");
        let record = Record::new(&stopping, same);
        assert_eq!(record.replay(content::catalogue()).unwrap(), plain);
        stood += edges;
    }
    assert!(stood > 1000, "{stood}");
}
