//! What can be said about the games counted: shares with intervals, in a shape that can be written.

use serde::ser::SerializeMap;
use serde::{Deserialize, Serialize, Serializer};

use crate::Counted;
use crate::columns::{Columns, Name};
use crate::plan::Wanted;
use crate::share::{Share, spread, tidy, wilson, z_of_many};
use crate::stats::{LONGEST, PieceTally, Stats, Table, Tally, WIN};

/// A value whose name comes from the game; in an object it stands under that name.
#[derive(Clone, Debug, PartialEq)]
pub struct Named<T> {
    /// The name.
    pub name: String,
    /// The value.
    pub value: T,
}

impl<T> Named<T> {
    /// A value with its name.
    pub fn new(name: impl Into<String>, value: T) -> Named<T> {
        Named { name: name.into(), value }
    }
}

impl<T: Serialize> Serialize for Named<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        each(std::slice::from_ref(self), to)
    }
}

/// Writes values, each under its name.
fn each<T: Serialize, S: Serializer>(values: &[Named<T>], to: S) -> Result<S::Ok, S::Error> {
    let mut map = to.serialize_map(Some(values.len()))?;
    values.iter().try_for_each(|one| map.serialize_entry(&one.name, &one.value))?;
    map.end()
}

/// The players of one faction, seat, level …
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
    /// What was counted, by [`Columns::seats`], on average. It is written, but not read: nothing is compared by it.
    #[serde(flatten, serialize_with = "each", skip_deserializing)]
    pub means: Vec<Named<f64>>,
}

/// One faction at a table with another one.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pair {
    /// The faction.
    #[serde(flatten)]
    pub faction: Named<String>,
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

/// A piece.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PieceLine {
    /// Which.
    pub name: String,
    /// Games in which it came into play or was used.
    pub games: u64,
    /// How often it came into play.
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
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Part {
    /// What.
    pub name: String,
    /// How often.
    pub count: u64,
    /// Of all.
    pub share: f64,
}

/// Games of one number of players.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TableLine {
    /// Players.
    pub players: usize,
    /// Games.
    pub games: u64,
    /// Chapters in a game, on average.
    #[serde(flatten)]
    pub chapters: Named<f64>,
    /// Answers in a game, on average.
    pub answers: f64,
    /// How they ended.
    pub ends: Vec<Part>,
}

/// How long games are.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Lengths {
    /// The mean of chapters.
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
    /// Games by their chapters.
    pub histogram: Vec<u64>,
}

/// What players played as.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Factions {
    /// How far their true win shares are apart, as a standard deviation.
    pub spread: f64,
    /// Those that took part, the most successful first.
    #[serde(flatten)]
    pub lines: Named<Vec<Line>>,
}

/// All conclusions. Nothing in it depends on how long the games took or how many threads played them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct Summary<R: Counted> {
    /// What was asked for.
    pub plan: Wanted<R::Wanted>,
    /// Games played.
    pub games: u64,
    /// Chapters in all of them.
    #[serde(flatten)]
    pub chapters: Named<u64>,
    /// What players played as, unless all played as the same.
    #[serde(flatten)]
    pub factions: Option<Factions>,
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
    /// What was counted of games, by [`Columns::groups`].
    #[serde(flatten, serialize_with = "each")]
    pub groups: Vec<Named<Vec<Part>>>,
    /// How long games are.
    pub lengths: Lengths,
    /// Every faction with every other one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub pairs: Option<Vec<Pair>>,
    /// Pieces.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub pieces: Vec<PieceLine>,
}

fn ratio(a: u64, b: u64) -> f64 {
    if b == 0 { 0.0 } else { tidy(a as f64 / b as f64) }
}

/// The lines of one table: those that were played.
fn lines<'a>(columns: &Columns, tallies: impl IntoIterator<Item = (String, &'a Tally)>) -> Vec<Line> {
    let played: Vec<_> = tallies.into_iter().filter(|(_, t)| t.games > 0).collect();
    let z = z_of_many(played.len());
    let line = |(name, t): &(String, &Tally)| {
        let won = Share::of(t.parts as f64 / WIN as f64, t.games);
        let fair = ratio(t.fair, t.games * WIN);
        let (low, high) = wilson(won.share, t.games, z);
        let means = columns.seats.iter().zip(&t.counts);
        Line {
            name: name.clone(),
            games: t.games,
            won,
            fair,
            apart: played.len() > 1 && (fair < low || fair > high),
            solo: t.solo,
            shared: t.shared,
            means: means.map(|(column, sum)| Named::new(column.short, ratio(*sum, t.games))).collect(),
        }
    };
    played.iter().map(line).collect()
}

fn parts(names: &[Name], counts: &[u64]) -> Vec<Part> {
    let sum = counts.iter().sum();
    let part =
        |(name, count): (&Name, &u64)| Part { name: name.words.into(), count: *count, share: ratio(*count, sum) };
    names.iter().zip(counts).map(part).collect()
}

impl<R: Counted> Summary<R> {
    /// The conclusions from what was counted.
    pub fn new(plan: &Wanted<R::Wanted>, stats: &Stats) -> Summary<R> {
        let columns = R::COLUMNS;
        let all = stats.all();
        let by_place = |of: &[[Tally; 8]; 9]| {
            let table = |n: usize| lines(columns, (0..n).map(|i| (format!("{} of {n}", i + 1), &of[n][i])));
            (1..of.len()).flat_map(table).collect::<Vec<_>>()
        };
        let table = |(n, t): (usize, &Table)| TableLine {
            players: n,
            games: t.games,
            chapters: Named::new(columns.chapter.many, ratio(t.chapters, t.games)),
            answers: ratio(t.answers, t.games),
            ends: parts(columns.ends, &t.ends),
        };
        let mut rest = &stats.counts[..];
        let groups = columns.groups.iter().map(|group| {
            let (counts, others) = rest.split_at(group.parts.len());
            rest = others;
            Named::new(group.name, parts(group.parts, counts))
        });
        let longest = stats.length_at(1.0).min(LONGEST);
        Summary {
            plan: plan.clone(),
            games: all.games,
            chapters: Named::new(columns.chapter.many, all.chapters),
            factions: columns.faction.map(|faction| factions(columns, faction.many, stats)),
            levels: lines(columns, stats.levels.iter().map(|(l, t)| (l.to_string(), t))),
            seats: by_place(&stats.seats),
            orders: by_place(&stats.orders),
            tables: stats.tables.iter().enumerate().filter(|(_, t)| t.games > 0).map(table).collect(),
            ends: parts(columns.ends, &all.ends),
            groups: groups.collect(),
            lengths: Lengths {
                mean: ratio(all.chapters, all.games),
                p5: stats.length_at(0.05),
                median: stats.length_at(0.5),
                p95: stats.length_at(0.95),
                longest,
                answers: ratio(all.answers, all.games),
                histogram: stats.lengths[..=longest].to_vec(),
            },
            pairs: columns.faction.map(|faction| pairs(faction.one, stats)),
            pieces: pieces(stats),
        }
    }
    /// The lines of factions: none if all played as the same.
    pub fn factions(&self) -> &[Line] {
        self.factions.as_ref().map_or(&[], |factions| &factions.lines.value)
    }
}

fn factions(columns: &Columns, name: &str, stats: &Stats) -> Factions {
    let mut lines = lines(columns, stats.factions.iter().map(|(id, t)| (id.to_string(), t)));
    lines.sort_by(|a, b| b.won.share.total_cmp(&a.won.share).then_with(|| a.name.cmp(&b.name)));
    let spread = spread(&lines.iter().map(|l| (l.won.share, l.games)).collect::<Vec<_>>());
    Factions { spread, lines: Named::new(name, lines) }
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

fn pairs(name: &str, stats: &Stats) -> Vec<Pair> {
    let mut all = Vec::new();
    for (i, (faction, _)) in stats.factions.iter().enumerate() {
        for (j, (other, _)) in stats.factions.iter().enumerate() {
            let m = stats.meeting(i, j);
            if m.games > 0 {
                all.push(Pair {
                    faction: Named::new(name, faction.to_string()),
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
