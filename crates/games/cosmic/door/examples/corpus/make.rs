//! Games for the corpus: of all boxes, sizes and levels, with aliens and flares that stay the same when boxes grow.

use bots::{Budget, Level};
use engine::Game;
use engine::ask::Question;
use engine::options::{Options, Rewards};
use engine::save::Input;
use engine::table::Seat;
use rand::seq::IndexedRandom;
use rand::{Rng, SeedableRng};
use rand_pcg::Pcg32;

use crate::kept::{Kept, mark, replay};

/// Some games of one kind.
#[derive(Clone, Copy, Debug)]
pub struct Kind {
    /// What they are called.
    pub name: &'static str,
    /// How many there are.
    pub games: u64,
    /// Who plays.
    pub level: Level,
    /// Whose aliens are played.
    pub cast: CastOf,
    /// What else is different.
    pub change: fn(&mut Options, &mut Pcg32),
}

/// Whose aliens are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CastOf {
    /// Those of the first box, by draft.
    Base,
    /// Those of the two boxes that are complete, by draft.
    Both,
    /// Any aliens that exist, by name; flares and unused aliens are those of the two boxes.
    Any,
}

/// What bots that search may think: variety is wanted, not strength.
const THOUGHT: Budget = Budget::Iterations(12);

fn rewards(options: &mut Options, dice: &mut Pcg32) {
    options.rewards = *[Rewards::None, Rewards::Deck, Rewards::Common].choose(dice).expect("there are three");
}

/// All kinds.
pub fn kinds() -> [Kind; 10] {
    let kind = |name, games, level, cast, change| Kind { name, games, level, cast, change };
    [
        kind("base-random", 60, Level::Random, CastOf::Base, |_, _| {}),
        kind("base-rookie", 80, Level::Rookie, CastOf::Base, |_, _| {}),
        kind("both-random", 60, Level::Random, CastOf::Both, rewards),
        kind("both-rookie", 80, Level::Rookie, CastOf::Both, rewards),
        kind("any-rookie", 80, Level::Rookie, CastOf::Any, rewards),
        kind("any-veteran", 40, Level::Veteran, CastOf::Any, rewards),
        kind("any-admiral", 20, Level::Admiral, CastOf::Any, rewards),
        kind("flares", 40, Level::Rookie, CastOf::Both, |options, dice| {
            options.all_flares = true;
            options.freewheeling_flares = dice.random();
            options.classic_flares = dice.random();
            rewards(options, dice);
        }),
        kind("table", 20, Level::Rookie, CastOf::Both, |options, dice| {
            (options.patient, options.discreet) = (true, true);
            options.four_planets = dice.random();
            options.key = Some(dice.random::<u64>().into());
            rewards(options, dice);
        }),
        kind("thin", 20, Level::Rookie, CastOf::Both, |options, dice| {
            if dice.random() { options.thin_deck = true } else { options.hoarded = true }
        }),
    ]
}

/// Makes the game of a kind with this number.
pub fn make(kind: &Kind, number: u64) -> Kept {
    let seed = 0x0001_0000 * number + kind.name.bytes().map(u64::from).sum::<u64>();
    let mut dice = Pcg32::seed_from_u64(seed);
    let players = 3 + (number % 4) as u8;
    let mut options = Options::new(players, seed);
    let sets: &[&str] = if kind.cast == CastOf::Base { &["base"] } else { &["base", "incursion"] };
    options.sets = sets.iter().map(|s| s.to_string()).collect();
    // random players wear each other down until hardly a ship is left: such a game is long enough after this
    options.max_encounters = 60;
    (kind.change)(&mut options, &mut dice);
    if kind.cast == CastOf::Any {
        options = with_any(options, players, &mut dice);
    }
    let mut inputs = Vec::new();
    let game = Game::new(content::catalogue(), options.clone()).expect("a possible setup");
    finish(game, kind.level, &mut dice, &mut inputs);
    let mut told = Vec::new();
    replay(&options, &inputs, &mut told).expect("a game that was just played");
    let marks = told.iter().map(|lines| mark(lines)).collect();
    Kept { name: format!("{}-{players}-{number:03}", kind.name), options, inputs, marks }
}

/// Aliens by chance, among them no two that must not meet.
fn with_any(options: Options, players: u8, dice: &mut Pcg32) -> Options {
    let rules = content::catalogue();
    let complete: Vec<&str> = rules.aliens.iter().filter(|a| a.complete).map(|a| a.id).collect();
    loop {
        let mut pool = complete.clone();
        let dealt: Vec<&str> =
            (0..players).map(|_| pool.swap_remove(dice.random_range(0..pool.len() as u32) as usize)).collect();
        let with = options.clone().with_aliens(&dealt);
        if Game::new(rules, with.clone()).is_ok() {
            return with;
        }
    }
}

/// Plays on to the end.
pub fn finish(mut game: Game, level: Level, dice: &mut Pcg32, inputs: &mut Vec<Input>) {
    let mut bots: Vec<_> = (0..game.players.len()).map(|_| cosmic::player(level, dice.random(), THOUGHT)).collect();
    while game.finish().is_none() {
        let input = initiative(&game, level, dice).unwrap_or_else(|| {
            let ask = &game.pending()[0];
            let bot = &mut bots[game.players[ask.seat.ix()].controller.ix()];
            Input::Answer(ask.seat, bot.answer(&game, ask))
        });
        game.put(&input).expect("a legal input");
        inputs.push(input);
    }
}

/// What random players do besides answering: interrupt, and let the clock of talks run out.
fn initiative(game: &Game, level: Level, dice: &mut Pcg32) -> Option<Input> {
    if level != Level::Random {
        return None;
    }
    if dice.random_range(0..12u32) == 0 {
        let seat = Seat(dice.random_range(0..game.players.len() as u8));
        if let Some(offer) = game.anytime(seat).choose(dice) {
            return Some(Input::Interrupt(seat, *offer));
        }
    }
    let talks = game.pending().iter().any(|a| matches!(a.question, Question::Deal(_)));
    (talks && dice.random_range(0..32u32) == 0).then_some(Input::Expire)
}
