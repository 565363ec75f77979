//! Bots of every level answer every kind of question of every alien, and their games and talks end.

mod common;

use std::collections::BTreeSet;
use std::mem::{Discriminant, discriminant};

use bots::{Budget, Level};
use cosmic::player;
use engine::ask::{Answer, Question, Topic};
use engine::flow::Finish;
use engine::table::Seat;
use engine::{Game, Options};

/// Kinds of questions there are.
const KINDS: usize = 14;
/// A game with more answers than this goes round in circles.
const MANY: u32 = 100_000;
/// Talks with more moves than this do.
const TALKATIVE: u32 = 24;

/// What came up in games.
#[derive(Default)]
struct Games {
    kinds: Vec<Discriminant<Question>>,
    topics: BTreeSet<Topic>,
    aliens: BTreeSet<&'static str>,
    won: u32,
    talks: u32,
}

impl Games {
    /// Plays a game between bots of a level: every answer must be legal, and it must come to an end.
    fn play(&mut self, level: Level, budget: Budget, seed: u64) {
        self.play_out(common::table(3 + (seed / 2 % 4) as u8, seed), level, budget, seed);
    }
    fn play_out(&mut self, mut game: Game, level: Level, budget: Budget, seed: u64) {
        self.aliens.extend(game.cast_ids());
        let mut bots: Vec<_> = (0..6).map(|i| player(level, seed + 1000 * i, budget)).collect();
        let (mut inputs, mut talking) = (0, 0);
        while let Some(ask) = game.pending().first().cloned() {
            let kind = discriminant(&ask.question);
            if !self.kinds.contains(&kind) {
                self.kinds.push(kind);
            }
            self.topics.insert(ask.topic);
            let answer = bots[ask.seat.ix()].answer(&game, &ask);
            game.answer(ask.seat, game.version(), answer.clone())
                .unwrap_or_else(|why| panic!("{level}: {answer:?} to {ask:?} in game {seed}: {why}"));
            talking = if matches!(ask.question, Question::Deal(_)) { talking + 1 } else { 0 };
            self.talks += (talking == 1) as u32;
            assert!(talking <= TALKATIVE, "{level}: talks in game {seed} do not end");
            inputs += 1;
            assert!(inputs < MANY, "{level}: game {seed} does not end");
        }
        self.won += matches!(game.finish(), Some(Finish::Won(_))) as u32;
    }
}

#[test]
fn rookies_answer_everything_legally_and_games_end() {
    let mut games = Games::default();
    (0..150).for_each(|seed| games.play(Level::Rookie, Level::Rookie.budget(), seed));
    assert_eq!(games.kinds.len(), KINDS, "not every kind of question came up; topics: {:?}", games.topics);
    assert!(games.aliens.len() > 50, "only {} aliens took part", games.aliens.len());
    assert_eq!(games.won, 150, "some games were drawn");
    assert!(games.talks > 100, "only {} deals were talked about", games.talks);
}

#[test]
fn so_they_do_with_an_alien_of_any_other_box() {
    for (alien, first) in common::newcomers() {
        let mut games = Games::default();
        for seed in first..first + 4 {
            let game = common::table_with(Some(alien), 3 + (seed % 3) as u8, seed);
            games.play_out(game, Level::Rookie, Level::Rookie.budget(), seed);
        }
        assert_eq!(games.won, 4, "{}: some games were drawn", alien.id);
    }
}

#[test]
fn those_who_search_do_so_too() {
    for level in [Level::Veteran, Level::Admiral] {
        let mut games = Games::default();
        (0..3).for_each(|seed| games.play(level, Budget::Iterations(8), seed));
        assert!(games.kinds.len() >= KINDS - 3, "{level}: only {:?} came up", games.topics);
        assert_eq!(games.won, 3, "{level}: some games were drawn");
        assert!(games.talks > 0, "{level}: only {} deals were talked about", games.talks);
    }
}

/// All answers of a game between one of each level.
fn answers(seed: u64) -> Vec<Answer> {
    let mut game = common::table(4, 7);
    let mut bots: Vec<_> = (0..4).map(|i| player(Level::ALL[i], seed + i as u64, Budget::Iterations(6))).collect();
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
    for level in Level::ALL {
        let mut game =
            Game::new(content::catalogue(), Options::new(4, 5).with_sets(&["base"])).expect("a draft can be held");
        let mut bot = player(level, 1, Budget::Iterations(4));
        game.play_out(|game, ask| bot.answer(game, ask), |_| false);
        assert!(game.finish().is_some());
    }
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
