//! `bench`: how fast the rules are played by on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use bots::Random;
use lab::{Counted, Named};
use rules::Rules;
use serde::Serialize;

use crate::setup::usually;
use crate::{Failure, Plain, players};

/// What a game brings of its own: arguments, and games by them.
pub trait Own: clap::Args {
    /// The game.
    type Rules: Counted;
    /// The game of a seed.
    fn options(&self, players: u8, seed: u64) -> Result<<Self::Rules as Rules>::Options, Failure>;
}

impl<R: Counted<Wanted = ()>> Own for Plain<R> {
    type Rules = R;
    fn options(&self, players: u8, seed: u64) -> Result<R::Options, Failure> {
        Plain::<R>::options(players, seed).map_err(|why| Failure::Trouble(why.to_string()))
    }
}

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Args<O: Own> {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Seconds for each number of players
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Only this number of players
    #[arg(long, value_name = "P", value_parser = players::<O::Rules>())]
    players: Option<u8>,
    /// Play a fixed number of games, of five players unless said otherwise, and count the answers, for callgrind
    #[arg(long, value_name = "GAMES", hide = true)]
    fixed: Option<u64>,
    #[command(flatten)]
    own: O,
}

fn seconds(text: &str) -> Result<f64, String> {
    match text.parse::<f64>() {
        Ok(s) if s > 0.0 && s <= 3600.0 => Ok(s),
        _ => Err("a number of seconds above 0 and up to 3600 is needed".into()),
    }
}

/// One line of the table.
#[derive(Debug, Serialize)]
struct Row {
    players: u8,
    answers_per_s: f64,
    games_per_s: f64,
    #[serde(flatten)]
    chapters_per_s: Named<f64>,
    clone_ns: f64,
    state_bytes: u64,
    answers_per_game: f64,
    #[serde(flatten)]
    chapters_per_game: Named<f64>,
}

/// Games played and what was in them.
#[derive(Default)]
struct Count {
    games: u64,
    answers: u64,
    chapters: u64,
}

fn new_game<O: Own>(own: &O, players: u8, seed: u64) -> Result<<O::Rules as Rules>::Game, Failure> {
    let options = own.options(players, seed)?;
    let mut game = O::Rules::new(&options).map_err(|why| Failure::Trouble(why.to_string()))?;
    O::Rules::unsaved(&mut game);
    Ok(game)
}

/// Plays one game to its end.
fn play<O: Own>(own: &O, players: u8, seed: u64, count: &mut Count) -> Result<(), Failure> {
    let mut game = new_game(own, players, seed)?;
    let mut bot = Random::<O::Rules>::new(seed);
    O::Rules::play_out(
        &mut game,
        |_, ask| {
            count.answers += 1;
            bot.answer(ask)
        },
        |_| false,
    );
    count.games += 1;
    count.chapters += u64::from(O::Rules::length(&game));
    Ok(())
}

/// A game after so many answers.
fn after<O: Own>(own: &O, players: u8, seed: u64, answers: u64) -> Result<<O::Rules as Rules>::Game, Failure> {
    let mut game = new_game(own, players, seed)?;
    let mut bot = Random::<O::Rules>::new(seed);
    let mut left = answers + 1;
    O::Rules::play_out(
        &mut game,
        |_, ask| bot.answer(ask),
        |_| {
            left -= 1;
            left == 0
        },
    );
    Ok(game)
}

/// States from the middle of games, each after some hundred answers; or half-way, where games are as short as that.
fn middles<O: Own>(own: &O, players: u8) -> Result<Vec<<O::Rules as Rules>::Game>, Failure> {
    let mut states = Vec::new();
    for seed in 0..64 {
        states.push(after(own, players, seed, 100 + 4 * seed)?);
    }
    states.retain(|game| O::Rules::winners(game).is_none());
    if states.is_empty() {
        for seed in 0..64 {
            let mut count = Count::default();
            play(own, players, seed, &mut count)?;
            states.push(after(own, players, seed, count.answers / 2)?);
        }
    }
    Ok(states)
}

/// The mean time of a clone and the mean size of a state: its own size and all it has allocated.
fn clones<O: Own>(own: &O, players: u8) -> Result<(f64, u64), Failure> {
    let states = middles(own, players)?;
    let bytes = states.iter().map(|state| O::Rules::bytes(state) as u64).sum::<u64>() / states.len() as u64;
    let rounds = 20_000 / states.len();
    let start = Instant::now();
    for _ in 0..rounds {
        for state in &states {
            black_box(black_box(state).clone());
        }
    }
    Ok((start.elapsed().as_nanos() as f64 / (rounds * states.len()) as f64, bytes))
}

fn measure<O: Own>(own: &O, players: u8, seconds: f64) -> Result<Row, Failure> {
    let mut count = Count::default();
    for seed in 0..20 {
        play(own, players, seed, &mut count)?; // warm caches
    }
    count = Count::default();
    let (start, long) = (Instant::now(), Duration::from_secs_f64(seconds));
    while start.elapsed() < long {
        play(own, players, count.games, &mut count)?;
    }
    let took = start.elapsed().as_secs_f64();
    let (clone_ns, state_bytes) = clones(own, players)?;
    let (games, chapters) = (count.games as f64, O::Rules::COLUMNS.chapter.many);
    let per_game = |n: u64| (n as f64 / games * 10.0).round() / 10.0;
    Ok(Row {
        players,
        answers_per_s: (count.answers as f64 / took).round(),
        games_per_s: (games / took).round(),
        chapters_per_s: Named::new(format!("{chapters}_per_s"), (count.chapters as f64 / took).round()),
        clone_ns: clone_ns.round(),
        state_bytes,
        answers_per_game: per_game(count.answers),
        chapters_per_game: Named::new(format!("{chapters}_per_game"), per_game(count.chapters)),
    })
}

/// Measures.
pub fn run<O: Own>(args: &Args<O>) -> Result<(), Failure> {
    if let Some(games) = args.fixed {
        let mut count = Count::default();
        for seed in 0..games {
            play(&args.own, args.players.unwrap_or(usually::<O::Rules>(5)), seed, &mut count)?;
        }
        println!("{}", count.answers);
        return Ok(());
    }
    let chapters = O::Rules::COLUMNS.chapter.many;
    let heads = [format!("{chapters}/s"), format!("{chapters}/game")];
    if !args.json {
        let [per_s, per_game] = &heads;
        println!("players  answers/s  games/s  {per_s}  clone ns  state bytes  answers/game  {per_game}");
    }
    let mut rows = Vec::new();
    for players in O::Rules::PLAYERS {
        if args.players.is_some_and(|p| p != players) {
            continue;
        }
        let r = measure(&args.own, players, args.seconds)?;
        if !args.json {
            println!(
                "{:>7}  {:>9}  {:>7}  {:>wide$}  {:>8}  {:>11}  {:>12.1}  {:>wider$.1}",
                r.players,
                r.answers_per_s,
                r.games_per_s,
                r.chapters_per_s.value,
                r.clone_ns,
                r.state_bytes,
                r.answers_per_game,
                r.chapters_per_game.value,
                wide = heads[0].len(),
                wider = heads[1].len(),
            );
        }
        rows.push(r);
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&rows).expect("plain data can be written"));
    }
    Ok(())
}
