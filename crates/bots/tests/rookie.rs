//! Rookies answer every kind of question of every alien, and their games end.

mod common;

use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

use bots::{Budget, Level, player};
use engine::ask::{Answer, Question, Topic};
use engine::flow::Finish;
use engine::table::Seat;
use engine::{Game, Options};

/// Kinds of questions there are.
const KINDS: usize = 12;

#[test]
fn rookies_answer_everything_legally_and_games_end() {
    let mut kinds: Vec<Discriminant<Question>> = Vec::new();
    let mut topics: BTreeSet<Topic> = BTreeSet::new();
    let mut aliens: BTreeSet<&str> = BTreeSet::new();
    let mut won = 0;
    for seed in 0..150 {
        let mut game = common::table(3 + (seed % 3) as u8, seed);
        aliens.extend(game.cast_ids());
        let mut bots: Vec<_> = (0..5).map(|i| player(Level::Rookie, seed + 1000 * i, Budget::Iterations(0))).collect();
        let mut inputs = 0;
        while let Some(ask) = game.pending().first().cloned() {
            let kind = discriminant(&ask.question);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
            topics.insert(ask.topic);
            let answer = bots[ask.seat.ix()].answer(&game, &ask);
            game.answer(ask.seat, game.version(), answer.clone())
                .unwrap_or_else(|why| panic!("{answer:?} to {ask:?} in game {seed}: {why}"));
            inputs += 1;
            assert!(inputs < 100_000, "game {seed} does not end");
        }
        won += matches!(game.finish(), Some(Finish::Won(_))) as u32;
    }
    assert_eq!(kinds.len(), KINDS, "not every kind of question came up; topics: {topics:?}");
    assert!(aliens.len() > 50, "only {} aliens took part", aliens.len());
    assert_eq!(won, 150, "some games were drawn");
}

/// All answers of a game of mixed levels.
fn answers(seed: u64) -> Vec<Answer> {
    let mut game = common::table(4, 7);
    let mut bots: Vec<_> = (0..4)
        .map(|i| player(Level::ALL[i % Level::ALL.len().min(2)], seed + i as u64, Budget::Iterations(10)))
        .collect();
    let mut all = Vec::new();
    game.play_out(
        |game, ask| {
            let answer = bots[ask.seat.ix()].answer(game, ask);
            all.push(answer.clone());
            answer
        },
        |_| false,
    );
    all
}

#[test]
fn the_same_seed_gives_the_same_answers() {
    assert_eq!(answers(3), answers(3));
    assert_ne!(answers(3), answers(4));
}

#[test]
fn a_draft_is_answered_too() {
    let mut game = Game::new(content::catalogue(), Options::new(4, 5)).expect("a draft can be held");
    let mut bot = player(Level::Rookie, 1, Budget::Iterations(0));
    game.play_out(|game, ask| bot.answer(game, ask), |_| false);
    assert!(game.finish().is_some());
}

#[test]
fn one_rookie_beats_three_who_answer_at_random() {
    let (games, mut share) = (100, 0.0);
    for seed in 0..games {
        let mut game = common::table(4, 500 + seed);
        let rookie = Seat((seed % 4) as u8);
        let mut bots: Vec<_> = game
            .seats()
            .iter()
            .map(|s| if s == rookie { Level::Rookie } else { Level::Random })
            .map(|level| player(level, seed, Budget::Iterations(0)))
            .collect();
        game.play_out(|game, ask| bots[ask.seat.ix()].answer(game, ask), |_| false);
        if let Some(Finish::Won(winners)) = game.finish().filter(|f| matches!(f, Finish::Won(w) if w.has(rookie))) {
            share += 1.0 / winners.len() as f32;
        }
    }
    assert!(share > 0.7 * games as f32, "its share is {share} of {games}");
}
