//! What the games of a tournament come to.

use std::collections::BTreeMap;
use std::time::Duration;

use bots::Level;
use lab::{Counted, Named};
use rules::Seat;
use serde::Serialize;

/// How wide a 95 % interval is, in standard errors.
const Z: f64 = 1.96;

/// One level in one game.
#[derive(Clone, Copy, Default)]
struct Part {
    /// Its share in the win; a win of several is shared by all of them.
    share: f64,
    solo: u64,
    shared: u64,
    answers: u64,
    thought: Duration,
}

/// A game that was played.
pub(super) struct Played {
    parts: BTreeMap<Level, Part>,
    chapters: u64,
    drawn: bool,
}

impl Played {
    /// What became of a game with these levels; and how often and how long each controller thought.
    pub(super) fn new<R: Counted>(game: &R::Game, levels: &[Level], thought: Vec<(u64, Duration)>) -> Played {
        let mut parts: BTreeMap<Level, Part> = BTreeMap::new();
        let won = R::winners(game).filter(|seats| !seats.is_empty());
        for seat in (0..levels.len() as u8).map(Seat) {
            let who = R::sits(game, seat).ix();
            let part = parts.entry(levels[who]).or_default();
            part.answers += thought[who].0;
            part.thought += thought[who].1;
            if let Some(seats) = won.filter(|w| w.has(seat)) {
                part.share += 1.0 / seats.len() as f64;
                part.solo += (seats.len() == 1) as u64;
                part.shared += (seats.len() > 1) as u64;
            }
        }
        Played { parts, chapters: u64::from(R::length(game)), drawn: won.is_none() }
    }
}

/// All games, in the order of their numbers, whatever the order in which they were played.
pub(super) struct Tally {
    levels: Vec<Level>,
    games: BTreeMap<u64, Played>,
}

/// How a level did.
#[derive(Debug, Serialize)]
pub(super) struct Row {
    level: &'static str,
    seats: u64,
    /// The share of one seat in the wins, and its 95 % interval.
    win_share: f64,
    interval: [f64; 2],
    solo_wins: u64,
    shared_wins: u64,
    answers: u64,
    micros_per_answer: f64,
}

/// What a tournament came to.
#[derive(Debug, Serialize)]
pub(super) struct Report {
    games: u64,
    players: u64,
    fair_share: f64,
    drawn: u64,
    #[serde(flatten)]
    chapters_per_game: Named<f64>,
    #[serde(skip)]
    chapters: &'static str,
    levels: Vec<Row>,
}

impl Tally {
    /// No game so far.
    pub(super) fn new(levels: &[Level]) -> Tally {
        Tally { levels: levels.to_vec(), games: BTreeMap::new() }
    }
    /// A game is over.
    pub(super) fn add(&mut self, number: u64, played: Played) {
        self.games.insert(number, played);
    }
    /// What all games come to; their chapters are called so.
    pub(super) fn report(&self, chapters: &'static str) -> Report {
        let games = self.games.len() as u64;
        let had = self.games.values().map(|p| p.chapters).sum::<u64>();
        let mut different: Vec<Level> = self.levels.clone();
        different.sort_by(|a, b| b.cmp(a));
        different.dedup();
        Report {
            games,
            players: self.levels.len() as u64,
            fair_share: 1.0 / self.levels.len() as f64,
            drawn: self.games.values().filter(|p| p.drawn).count() as u64,
            chapters_per_game: Named::new(format!("{chapters}_per_game"), had as f64 / games.max(1) as f64),
            chapters,
            levels: different.into_iter().map(|level| self.row(level)).collect(),
        }
    }
    fn row(&self, level: Level) -> Row {
        let seats = self.levels.iter().filter(|l| **l == level).count();
        let parts: Vec<Part> = self.games.values().map(|p| p.parts.get(&level).copied().unwrap_or_default()).collect();
        // The games of a deal belong together: what is independent are the deals.
        let deals: Vec<f64> = parts
            .chunks(self.levels.len())
            .map(|deal| deal.iter().map(|p| p.share).sum::<f64>() / (deal.len() * seats) as f64)
            .collect();
        let (mean, error) = mean_and_error(&deals);
        let sum = |of: fn(&Part) -> u64| parts.iter().map(of).sum::<u64>();
        let answers = sum(|p| p.answers);
        let thought: Duration = parts.iter().map(|p| p.thought).sum();
        Row {
            level: level.name(),
            seats: seats as u64,
            win_share: mean,
            interval: [(mean - Z * error).max(0.0), (mean + Z * error).min(1.0)],
            solo_wins: sum(|p| p.solo),
            shared_wins: sum(|p| p.shared),
            answers,
            micros_per_answer: thought.as_secs_f64() * 1e6 / answers.max(1) as f64,
        }
    }
}

/// The mean and its standard error; of a single number nothing is known about the error.
fn mean_and_error(numbers: &[f64]) -> (f64, f64) {
    let n = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / n.max(1.0);
    let variance = numbers.iter().map(|x| (x - mean) * (x - mean)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, if numbers.len() < 2 { 1.0 } else { (variance / n).sqrt() })
}

impl Report {
    /// As a table.
    pub(super) fn print(&self) {
        let percent = |x: f64| format!("{:.1}", 100.0 * x);
        println!(
            "{} games with {} players, {:.1} {} a game, {} drawn; fair share of a seat: {} %",
            self.games,
            self.players,
            self.chapters_per_game.value,
            self.chapters,
            self.drawn,
            percent(self.fair_share)
        );
        println!("level    seats  wins of a seat %  95 % interval     solo  shared  answers/seat and game  µs/answer");
        for r in &self.levels {
            println!(
                "{:<7}  {:>5}  {:>16}  {:>5} to {:<5}  {:>7}  {:>6}  {:>21.1}  {:>9.1}",
                r.level,
                r.seats,
                percent(r.win_share),
                percent(r.interval[0]),
                percent(r.interval[1]),
                r.solo_wins,
                r.shared_wins,
                r.answers as f64 / (self.games * r.seats).max(1) as f64,
                r.micros_per_answer
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(winner: Option<(Level, f64)>) -> Played {
        let mut parts = BTreeMap::new();
        for level in [Level::Random, Level::Rookie] {
            let share = winner.filter(|(l, _)| *l == level).map_or(0.0, |(_, share)| share);
            parts.insert(level, Part { share, answers: 10, thought: Duration::from_micros(50), ..Part::default() });
        }
        Played { parts, chapters: 7, drawn: winner.is_none() }
    }

    #[test]
    fn shares_are_those_of_one_seat_and_do_not_depend_on_the_order_of_games() {
        let levels = [Level::Rookie, Level::Random, Level::Random];
        let wins = [(Level::Rookie, 1.0), (Level::Rookie, 1.0), (Level::Random, 1.0), (Level::Rookie, 0.5)];
        let (mut there, mut back) = (Tally::new(&levels), Tally::new(&levels));
        for i in 0..6 {
            there.add(i, played(wins.get(i as usize).copied()));
            back.add(5 - i, played(wins.get(5 - i as usize).copied()));
        }
        let (a, b) = (there.report("turns"), back.report("turns"));
        assert_eq!(format!("{a:?}"), format!("{b:?}"));
        let share = |name: &str| a.levels.iter().find(|r| r.level == name).map(|r| r.win_share);
        assert_eq!((a.games, a.drawn), (6, 2));
        assert!((share("rookie").unwrap_or_default() - 2.5 / 6.0).abs() < 1e-9);
        assert!((share("random").unwrap_or_default() - 1.0 / 12.0).abs() < 1e-9);
    }
}
