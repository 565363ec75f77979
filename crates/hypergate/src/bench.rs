//! `hypergate bench`: how fast the engine plays on one core.

use std::hint::black_box;
use std::time::{Duration, Instant};

use engine::{Game, Options};
use serde::Serialize;

use crate::setup;
use commands::Failure;

/// What to measure.
#[derive(Debug, clap::Args)]
pub struct Args {
    /// Print JSON
    #[arg(long)]
    json: bool,
    /// Seconds for each number of players
    #[arg(long, value_name = "S", default_value_t = 5.0, value_parser = seconds)]
    seconds: f64,
    /// Only this number of players
    #[arg(long, value_name = "P", value_parser = clap::value_parser!(u8).range(setup::PLAYERS))]
    players: Option<u8>,
    /// Play a fixed number of games, of five players unless said otherwise, and count the answers, for callgrind
    #[arg(long, value_name = "GAMES", hide = true)]
    fixed: Option<u64>,
    /// With the flares of all aliens in the deck
    #[arg(long, hide = true, requires = "fixed")]
    all_flares: bool,
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
    encounters_per_s: f64,
    clone_ns: f64,
    state_bytes: u64,
    answers_per_game: f64,
    encounters_per_game: f64,
}

/// Games played and what was in them.
#[derive(Default)]
struct Count {
    games: u64,
    answers: u64,
    encounters: u64,
}

fn new_game(players: u8, seed: u64, all_flares: bool) -> Result<Game, Failure> {
    let mut game = setup::options(players, seed, &[])
        .and_then(|options| Game::new(content::catalogue(), Options { all_flares, ..options }))
        .map_err(|e| Failure::Trouble(e.to_string()))?;
    game.keep_no_rest();
    Ok(game)
}

/// Plays one game to its end.
fn play(players: u8, seed: u64, all_flares: bool, count: &mut Count) -> Result<(), Failure> {
    let mut game = new_game(players, seed, all_flares)?;
    let mut bot = cosmic::Random::new(seed);
    game.play_out(
        |_, ask| {
            count.answers += 1;
            bot.answer(ask)
        },
        |_| false,
    );
    count.games += 1;
    count.encounters += game.state().next_encounter as u64 - 1;
    Ok(())
}

/// States from the middle of games, each after some hundred answers.
fn middles(players: u8) -> Result<Vec<Game>, Failure> {
    let mut states = Vec::new();
    for seed in 0..64 {
        let mut game = new_game(players, seed, false)?;
        let mut bot = cosmic::Random::new(seed);
        let wanted = 100 + 4 * seed as u32;
        game.play_out(|_, ask| bot.answer(ask), |g| g.version() >= wanted);
        if game.finish().is_none() {
            states.push(game);
        }
    }
    Ok(states)
}

/// The mean time of a clone and the mean size of a state: its own size and all it has allocated.
fn clones(players: u8) -> Result<(f64, u64), Failure> {
    let states = middles(players)?;
    if states.is_empty() {
        return Err(Failure::Trouble("all games were over before their middle".into()));
    }
    let bytes = states.iter().map(|state| state.footprint() as u64).sum::<u64>() / states.len() as u64;
    let rounds = 20_000 / states.len();
    let start = Instant::now();
    for _ in 0..rounds {
        for state in &states {
            black_box(black_box(state).clone());
        }
    }
    Ok((start.elapsed().as_nanos() as f64 / (rounds * states.len()) as f64, bytes))
}

fn measure(players: u8, seconds: f64) -> Result<Row, Failure> {
    let mut count = Count::default();
    for seed in 0..20 {
        play(players, seed, false, &mut count)?; // warm caches
    }
    count = Count::default();
    let (start, long) = (Instant::now(), Duration::from_secs_f64(seconds));
    while start.elapsed() < long {
        play(players, count.games, false, &mut count)?;
    }
    let took = start.elapsed().as_secs_f64();
    let (clone_ns, state_bytes) = clones(players)?;
    let games = count.games as f64;
    Ok(Row {
        players,
        answers_per_s: (count.answers as f64 / took).round(),
        games_per_s: (games / took).round(),
        encounters_per_s: (count.encounters as f64 / took).round(),
        clone_ns: clone_ns.round(),
        state_bytes,
        answers_per_game: (count.answers as f64 / games * 10.0).round() / 10.0,
        encounters_per_game: (count.encounters as f64 / games * 10.0).round() / 10.0,
    })
}

/// Measures.
pub fn run(args: &Args) -> Result<(), Failure> {
    if let Some(games) = args.fixed {
        let mut count = Count::default();
        for seed in 0..games {
            play(args.players.unwrap_or(5), seed, args.all_flares, &mut count)?;
        }
        println!("{}", count.answers);
        return Ok(());
    }
    if !args.json {
        println!("players  answers/s  games/s  encounters/s  clone ns  state bytes  answers/game  encounters/game");
    }
    let mut rows = Vec::new();
    for players in engine::options::PLAYERS {
        if args.players.is_some_and(|p| p != players) {
            continue;
        }
        let r = measure(players, args.seconds)?;
        if !args.json {
            println!(
                "{:>7}  {:>9}  {:>7}  {:>12}  {:>8}  {:>11}  {:>12.1}  {:>15.1}",
                r.players,
                r.answers_per_s,
                r.games_per_s,
                r.encounters_per_s,
                r.clone_ns,
                r.state_bytes,
                r.answers_per_game,
                r.encounters_per_game
            );
        }
        rows.push(r);
    }
    if args.json {
        println!("{}", serde_json::to_string_pretty(&rows).expect("plain data can be written"));
    }
    Ok(())
}
