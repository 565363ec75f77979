//! What can be said about the games counted: shares with intervals, in a shape that can be written and read again.

use serde::{Deserialize, Serialize};

use crate::plan::Wanted;
use crate::row::{DEALS, End, OUTCOMES};
use crate::share::{Share, spread, tidy, wilson, z_of_many};
use crate::stats::{LONGEST, PieceTally, Stats, Tally, WIN};

/// The players of one alien, seat, level …
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// Which.
    pub name: String,
    /// Games.
    pub games: u64,
    /// The share of wins; a shared win is divided among its winners.
    #[serde(flatten)]
    pub won: Share,
    /// The share that would be everybody's if all were equal.
    pub fair: f64,
    /// Does it differ from the fair share, even if all lines of its table are compared at once?
    pub apart: bool,
    /// Games won alone.
    pub solo: u64,
    /// Games won with others.
    pub shared: u64,
    /// Foreign colonies at the end, on average.
    pub colonies: f64,
    /// Uses of the power in a game, on average.
    pub uses: f64,
    /// Zaps of the power in a game, on average.
    pub zaps: f64,
}

/// One alien at a table with another one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pair {
    /// The alien.
    pub alien: String,
    /// The other one at the table.
    pub other: String,
    /// Games.
    pub games: u64,
    /// Games both won together.
    pub together: u64,
    /// The share of wins of the first.
    #[serde(flatten)]
    pub won: Share,
    /// The fair share.
    pub fair: f64,
}

/// A tech, a hazard or the like.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct PieceLine {
    /// Which.
    pub name: String,
    /// Games in which it came into play or was used.
    pub games: u64,
    /// How often it came to lie in the middle of the table.
    pub came: u64,
    /// How often it was used.
    pub uses: u64,
    /// How many players used it, game by game.
    pub users: u64,
    /// Their share of wins.
    #[serde(flatten)]
    pub won: Share,
    /// The share that would be theirs if all were equal.
    pub fair: f64,
}

/// How often something was so.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Part {
    /// What.
    pub name: String,
    /// How often.
    pub count: u64,
    /// Of all.
    pub share: f64,
}

/// Games of one number of players.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableLine {
    /// Players.
    pub players: usize,
    /// Games.
    pub games: u64,
    /// Encounters in a game, on average.
    pub encounters: f64,
    /// Answers in a game, on average.
    pub answers: f64,
    /// How they ended.
    pub ends: Vec<Part>,
}

/// How long games are.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Lengths {
    /// The mean of encounters.
    pub mean: f64,
    /// One game of twenty is at most as long.
    pub p5: usize,
    /// Half of the games are at most as long.
    pub median: usize,
    /// Nineteen games of twenty are at most as long.
    pub p95: usize,
    /// The longest.
    pub longest: usize,
    /// The mean of answers.
    pub answers: f64,
    /// Games by their encounters.
    pub histogram: Vec<u64>,
}

/// All conclusions. Nothing in it depends on how long the games took or how many threads played them.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// What was asked for.
    pub plan: Wanted,
    /// Games played.
    pub games: u64,
    /// Encounters in all of them.
    pub encounters: u64,
    /// How far the true win shares of aliens are apart, as a standard deviation.
    pub spread: f64,
    /// The aliens that took part, the most successful first.
    pub aliens: Vec<Line>,
    /// Levels.
    pub levels: Vec<Line>,
    /// Seats, by number of players.
    pub seats: Vec<Line>,
    /// Order of the first turns, by number of players.
    pub orders: Vec<Line>,
    /// By number of players.
    pub tables: Vec<TableLine>,
    /// How games ended.
    pub ends: Vec<Part>,
    /// How encounters ended.
    pub outcomes: Vec<Part>,
    /// Deals, by what the offense gave and got.
    #[serde(default)]
    pub deals: Vec<Part>,
    /// How long games are.
    pub lengths: Lengths,
    /// Every alien with every other one.
    pub pairs: Vec<Pair>,
    /// Techs, hazards and the like.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<PieceLine>,
}

fn ratio(a: u64, b: u64) -> f64 {
    if b == 0 { 0.0 } else { tidy(a as f64 / b as f64) }
}

/// The lines of one table: those that were played.
fn lines(tallies: impl IntoIterator<Item = (String, Tally)>) -> Vec<Line> {
    let played: Vec<_> = tallies.into_iter().filter(|(_, t)| t.games > 0).collect();
    let z = z_of_many(played.len());
    let line = |(name, t): &(String, Tally)| {
        let won = Share::of(t.parts as f64 / WIN as f64, t.games);
        let fair = ratio(t.fair, t.games * WIN);
        let (low, high) = wilson(won.share, t.games, z);
        Line {
            name: name.clone(),
            games: t.games,
            won,
            fair,
            apart: played.len() > 1 && (fair < low || fair > high),
            solo: t.solo,
            shared: t.shared,
            colonies: ratio(t.colonies, t.games),
            uses: ratio(t.uses, t.games),
            zaps: ratio(t.zaps, t.games),
        }
    };
    played.iter().map(line).collect()
}

fn parts<'a>(named: impl IntoIterator<Item = (&'a str, u64)>) -> Vec<Part> {
    let all: Vec<_> = named.into_iter().collect();
    let sum = all.iter().map(|(_, n)| n).sum();
    all.into_iter().map(|(name, count)| Part { name: name.into(), count, share: ratio(count, sum) }).collect()
}

impl Summary {
    /// The conclusions from what was counted.
    pub fn new(plan: &Wanted, stats: &Stats) -> Summary {
        let all = stats.all();
        let mut aliens = lines(stats.aliens.iter().map(|(id, t)| (id.to_string(), *t)));
        aliens.sort_by(|a, b| b.won.share.total_cmp(&a.won.share).then_with(|| a.name.cmp(&b.name)));
        let by_place = |of: &[[Tally; 8]; 9]| {
            let table = |n: usize| (0..n).map(move |i| (format!("{} of {n}", i + 1), i));
            (3..of.len()).flat_map(|n| lines(table(n).map(|(name, i)| (name, of[n][i])))).collect::<Vec<_>>()
        };
        let ends = |counts: [u64; End::ALL.len()]| parts(End::ALL.iter().map(|e| e.words()).zip(counts));
        let table = |(n, t): (usize, &crate::stats::Table)| TableLine {
            players: n,
            games: t.games,
            encounters: ratio(t.encounters, t.games),
            answers: ratio(t.answers, t.games),
            ends: ends(t.ends),
        };
        let longest = stats.length_at(1.0).min(LONGEST);
        Summary {
            plan: plan.clone(),
            games: all.games,
            encounters: all.encounters,
            spread: spread(&aliens.iter().map(|l| (l.won.share, l.games)).collect::<Vec<_>>()),
            levels: lines(stats.levels.iter().map(|(l, t)| (l.to_string(), *t))),
            seats: by_place(&stats.seats),
            orders: by_place(&stats.orders),
            tables: stats.tables.iter().enumerate().filter(|(_, t)| t.games > 0).map(table).collect(),
            ends: ends(all.ends),
            outcomes: parts(OUTCOMES.iter().map(|(_, _, words)| *words).zip(stats.outcomes)),
            deals: parts(DEALS.iter().map(|(_, _, words)| *words).zip(stats.deals)),
            lengths: Lengths {
                mean: ratio(all.encounters, all.games),
                p5: stats.length_at(0.05),
                median: stats.length_at(0.5),
                p95: stats.length_at(0.95),
                longest,
                answers: ratio(all.answers, all.games),
                histogram: stats.lengths[..=longest].to_vec(),
            },
            pairs: pairs(stats),
            pieces: pieces(stats),
            aliens,
        }
    }
    /// The alien of this id.
    pub fn alien(&self, id: &str) -> Option<&Line> {
        self.aliens.iter().find(|l| l.name == id)
    }
}

fn pieces(stats: &Stats) -> Vec<PieceLine> {
    let line = |(name, t): (&&str, &PieceTally)| PieceLine {
        name: name.to_string(),
        games: t.games,
        came: t.came,
        uses: t.uses,
        users: t.users.games,
        won: Share::of(t.users.parts as f64 / WIN as f64, t.users.games),
        fair: ratio(t.users.fair, t.users.games * WIN),
    };
    stats.pieces.iter().map(line).collect()
}

fn pairs(stats: &Stats) -> Vec<Pair> {
    let mut all = Vec::new();
    for (i, (alien, _)) in stats.aliens.iter().enumerate() {
        for (j, (other, _)) in stats.aliens.iter().enumerate() {
            let m = stats.meeting(i, j);
            if m.games > 0 {
                all.push(Pair {
                    alien: alien.to_string(),
                    other: other.to_string(),
                    games: m.games,
                    together: m.together,
                    won: Share::of(m.parts as f64 / WIN as f64, m.games),
                    fair: ratio(m.fair, m.games * WIN),
                });
            }
        }
    }
    all
}
