//! What a bot does cannot depend on what its seat may not know: with all hidden cards dealt anew, it gives the same
//! answer to the same question.

mod common;

use std::collections::BTreeMap;

use bots::Player;
use cosmic::{Cosmic, Rookie};
use engine::Game;
use engine::ask::{Answer, Ask, Topic};

/// How often other hidden cards are imagined for each question.
const IMAGINED: u64 = 2;

/// What came of comparing answers.
#[derive(Default)]
struct Compared {
    /// How often the same question was asked in an imagined game, by topic.
    topics: BTreeMap<Topic, u32>,
    /// Answers that were different there.
    different: Vec<String>,
}

impl Compared {
    /// Plays a game and compares every answer with those in imagined games.
    fn play<P: Player<Cosmic> + Clone>(&mut self, mut game: Game, seed: u64, new: impl Fn(u64) -> P) {
        let mut bots: Vec<P> = (0..7).map(|i| new(seed + 1000 * i)).collect();
        let mut inputs = 0;
        while let Some(ask) = game.pending().first().cloned() {
            let bot = &mut bots[ask.seat.ix()];
            let before = bot.clone();
            let answer = bot.answer(&game, &ask);
            for other in 0..IMAGINED {
                let controller = game.players[ask.seat.ix()].controller;
                let imagined = game.imagine(controller, seed * 7919 + inputs * IMAGINED + other);
                if imagined.pending().contains(&ask) {
                    *self.topics.entry(ask.topic).or_default() += 1;
                    let there = before.clone().answer(&imagined, &ask);
                    if there != answer {
                        self.different.push(format!("{answer:?} and {there:?} to {ask:?} in game {seed}"));
                    }
                }
            }
            game.answer(ask.seat, game.version(), answer).expect("a legal answer");
            inputs += 1;
        }
    }
}

#[test]
fn rookies_do_not_peek() {
    let mut compared = Compared::default();
    let cases = std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(60);
    for seed in 0..cases {
        let players = 3 + (seed / 2 % 4) as u8;
        let game = match seed % 5 {
            0 => common::table_with_variants(players, seed),
            1 if players == 6 => common::table_with_variants(7, seed),
            _ => common::table(players, seed),
        };
        compared.play(game, seed, Rookie::new);
    }
    for (alien, seed) in common::newcomers() {
        compared.play(common::table_with(Some(alien), 3 + (seed % 3) as u8, seed), seed, Rookie::new);
    }
    let sum: u32 = compared.topics.values().sum();
    assert!(compared.different.is_empty(), "{} of {sum}: {}", compared.different.len(), compared.different[0]);
    assert!(sum > 20_000, "only {sum} answers were compared");
    assert!(compared.topics.len() > 25, "only these topics came up: {:?}", compared.topics);
}

/// A cheat: it joins and plays by what the seat on its left holds.
#[derive(Clone)]
struct Peeper(Rookie);

impl Player<Cosmic> for Peeper {
    fn answer(&mut self, game: &Game, ask: &Ask) -> Answer {
        let left = game.clockwise(ask.seat).next().expect("there are others");
        let strong = game.hand(left).iter().any(|c| game.face(*c).attack() >= Some(15));
        match self.0.answer(game, ask) {
            Answer::Cards(_) if strong => ask.question.default_answer(),
            answer => answer,
        }
    }
}

#[test]
fn who_peeks_is_found_out() {
    let mut compared = Compared::default();
    compared.play(common::table(3, 1), 1, |seed| Peeper(Rookie::new(seed)));
    assert!(!compared.different.is_empty());
}
