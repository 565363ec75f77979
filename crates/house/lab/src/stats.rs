//! Counting games. All counts are whole numbers, and their size does not depend on how many games there are.

use std::collections::{BTreeMap, HashMap};

use bots::Level;
use rules::MAX_SEATS;

use crate::columns::Columns;
use crate::row::{GameRow, SeatRow};

/// A win is counted in parts, so that everybody's part of a shared win is a whole number: 840 can be shared by up to
/// eight.
pub const WIN: u64 = 840;
/// Games of this many chapters or more are counted together.
pub const LONGEST: usize = 2048;

/// What players had, of one faction, seat, level …
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games.
    pub games: u64,
    /// Games won alone.
    pub solo: u64,
    /// Games won with others.
    pub shared: u64,
    /// Parts of wins: a shared win is divided among its winners.
    pub parts: u64,
    /// Parts of wins that would be everybody's if all were equal.
    pub fair: u64,
    /// What was counted, by [`Columns::seats`], in all games.
    pub counts: Vec<u64>,
}

/// Adds counts to sums.
fn add(sums: &mut [u64], counts: &[u32]) {
    sums.iter_mut().zip(counts).for_each(|(sum, count)| *sum += *count as u64);
}

impl Tally {
    fn add(&mut self, seat: &SeatRow, winners: u64, players: u64) {
        self.games += 1;
        if seat.won {
            self.parts += WIN / winners;
            *(if winners == 1 { &mut self.solo } else { &mut self.shared }) += 1;
        }
        if winners > 0 {
            self.fair += WIN / players;
        }
        self.counts.resize(seat.counts.len(), 0);
        add(&mut self.counts, &seat.counts);
    }
}

/// One faction in the games in which another one was at the table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Meeting {
    /// Games.
    pub games: u64,
    /// Games both won together.
    pub together: u64,
    /// Parts of wins of the first.
    pub parts: u64,
    /// Parts of wins that would be the first one's if all were equal.
    pub fair: u64,
}

/// Games of one number of players.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Games.
    pub games: u64,
    /// Chapters in all of them.
    pub chapters: u64,
    /// Answers in all of them.
    pub answers: u64,
    /// How they ended, by [`Columns::ends`].
    pub ends: Vec<u64>,
}

/// A piece in the games in which it came into play or was used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PieceTally {
    /// Games.
    pub games: u64,
    /// How often it came into play.
    pub came: u64,
    /// How often it was used.
    pub uses: u64,
    /// Those who used it, game by game.
    pub users: Tally,
}

/// Everything that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Factions by id.
    places: HashMap<&'static str, usize>,
    /// What players can play as, in the order in which they were named; none if all play as the same.
    pub factions: Vec<(&'static str, Tally)>,
    /// Row after row: each faction in games with each other one.
    meetings: Vec<Meeting>,
    /// By number of players and seat.
    pub seats: [[Tally; MAX_SEATS]; MAX_SEATS + 1],
    /// By number of players and order of the first turns.
    pub orders: [[Tally; MAX_SEATS]; MAX_SEATS + 1],
    /// By number of players.
    pub tables: [Table; MAX_SEATS + 1],
    /// By level.
    pub levels: Vec<(Level, Tally)>,
    /// Counts of games, [group](Columns::groups) after group.
    pub counts: Vec<u64>,
    /// Games by their chapters.
    pub lengths: Vec<u64>,
    /// Pieces by id.
    pub pieces: BTreeMap<&'static str, PieceTally>,
}

impl Stats {
    /// Nothing is counted yet. Only these factions can come.
    pub fn new(columns: &Columns, factions: &[&'static str]) -> Stats {
        let table = || Table { ends: vec![0; columns.ends.len()], ..Table::default() };
        Stats {
            places: factions.iter().enumerate().map(|(i, id)| (*id, i)).collect(),
            factions: factions.iter().map(|id| (*id, Tally::default())).collect(),
            meetings: vec![Meeting::default(); factions.len() * factions.len()],
            seats: Default::default(),
            orders: Default::default(),
            tables: std::array::from_fn(|_| table()),
            levels: Level::ALL.iter().map(|l| (*l, Tally::default())).collect(),
            counts: vec![0; columns.groups.iter().map(|group| group.parts.len()).sum()],
            lengths: vec![0; LONGEST + 1],
            pieces: BTreeMap::new(),
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameRow) {
        let (n, winners) = (game.seats.len(), game.winners() as u64);
        let table = &mut self.tables[n];
        table.games += 1;
        table.chapters += game.chapters as u64;
        table.answers += game.answers as u64;
        table.ends[game.end] += 1;
        self.lengths[(game.chapters as usize).min(LONGEST)] += 1;
        add(&mut self.counts, &game.counts);
        for piece in &game.pieces {
            let tally = self.pieces.entry(piece.id).or_default();
            tally.games += 1;
            tally.came += piece.came as u64;
            tally.uses += piece.uses as u64;
            for user in piece.users.iter() {
                tally.users.add(&game.seats[user.ix()], winners, n as u64);
            }
        }
        for seat in &game.seats {
            self.seats[n][seat.seat as usize].add(seat, winners, n as u64);
            if let Some(order) = seat.order {
                self.orders[n][order as usize - 1].add(seat, winners, n as u64);
            }
            if let Some((_, tally)) = self.levels.iter_mut().find(|(l, _)| *l == seat.level) {
                tally.add(seat, winners, n as u64);
            }
        }
        if !self.factions.is_empty() {
            self.add_factions(game, winners);
        }
    }

    /// Counts what players played as, and with whom.
    fn add_factions(&mut self, game: &GameRow, winners: u64) {
        let n = game.seats.len() as u64;
        for seat in &game.seats {
            let i = self.places[seat.faction];
            self.factions[i].1.add(seat, winners, n);
            for other in game.seats.iter().filter(|o| o.seat != seat.seat) {
                let meeting = &mut self.meetings[i * self.factions.len() + self.places[other.faction]];
                meeting.games += 1;
                meeting.together += (seat.won && other.won) as u64;
                meeting.parts += if seat.won { WIN / winners } else { 0 };
                meeting.fair += if winners > 0 { WIN / n } else { 0 };
            }
        }
    }

    /// One faction in the games with another one, both as places in [`Stats::factions`].
    pub fn meeting(&self, one: usize, other: usize) -> &Meeting {
        &self.meetings[one * self.factions.len() + other]
    }
    /// All tables together.
    pub fn all(&self) -> Table {
        let mut all = Table { ends: vec![0; self.tables[0].ends.len()], ..Table::default() };
        for table in &self.tables {
            all.games += table.games;
            all.chapters += table.chapters;
            all.answers += table.answers;
            all.ends.iter_mut().zip(&table.ends).for_each(|(sum, n)| *sum += n);
        }
        all
    }
    /// The chapters that this part of the games does not exceed.
    pub fn length_at(&self, part: f64) -> usize {
        let wanted = (self.tables.iter().map(|t| t.games).sum::<u64>() as f64 * part).ceil().max(1.0) as u64;
        let mut sum = 0;
        self.lengths
            .iter()
            .position(|n| {
                sum += n;
                sum >= wanted
            })
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::columns::{Group, Name, Noun, SeatColumn};
    use crate::row::PieceRow;
    use rules::{Seat, Seats};

    const ENDS: &[Name] = &[Name { name: "won", words: "won" }, Name { name: "drawn", words: "drawn" }];
    const HOW: &[Name] = &[Name { name: "fights", words: "fights" }, Name { name: "talks", words: "talks" }];
    const COLUMNS: Columns = Columns {
        program: "play",
        chapter: Noun { one: "turn", many: "turns" },
        faction: Some(Noun { one: "house", many: "houses" }),
        turns: true,
        ends: ENDS,
        groups: &[Group { name: "turns", head: "turns", title: "Turns", about: "", parts: HOW }],
        seats: &[SeatColumn { name: "gold", short: "gold", width: 6, of_faction: false }],
        pieces: "Cards",
    };

    /// A game of three; each player as house, won, gold.
    fn game(number: u64, end: usize, players: [(&'static str, bool, u32); 3]) -> GameRow {
        let seats = players.iter().enumerate().map(|(i, (faction, won, gold))| SeatRow {
            seat: i as u8,
            order: Some((i as u8 + number as u8) % 3 + 1),
            faction,
            level: Level::Random,
            won: *won,
            counts: vec![*gold],
        });
        let (chapters, answers) = (10 * number as u32, 100 * number as u32);
        GameRow {
            game: number,
            seed: number,
            chapters,
            answers,
            end,
            counts: vec![1, number as u32],
            seats: seats.collect(),
            pieces: vec![PieceRow { id: "crown", came: 0, uses: 2, users: Seats::one(Seat(0)) }],
        }
    }

    #[test]
    fn four_games_counted_by_hand() {
        let mut stats = Stats::new(&COLUMNS, &["north", "east", "south", "west"]);
        stats.add(&game(1, 0, [("east", true, 5), ("south", false, 3), ("west", false, 0)]));
        stats.add(&game(2, 0, [("south", true, 5), ("east", true, 5), ("west", false, 2)]));
        stats.add(&game(3, 0, [("east", false, 4), ("west", true, 1), ("south", false, 4)]));
        stats.add(&game(4, 1, [("east", false, 1), ("south", false, 2), ("west", false, 3)]));
        let of = |id: &str| stats.factions.iter().find(|(f, _)| *f == id).expect("a house").1.clone();
        let east = Tally { games: 4, solo: 1, shared: 1, parts: 840 + 420, fair: 3 * 280, counts: vec![15] };
        assert_eq!(of("east"), east);
        assert_eq!(of("south"), Tally { games: 4, solo: 0, shared: 1, parts: 420, fair: 840, counts: vec![14] });
        assert_eq!(of("west"), Tally { games: 4, solo: 1, shared: 0, parts: 840, fair: 840, counts: vec![6] });
        assert_eq!(of("north"), Tally::default());
        let crown = &stats.pieces["crown"];
        assert_eq!((crown.games, crown.came, crown.uses, crown.users.parts), (4, 0, 8, 840 + 420));
        // east with south at the table, and the other way round
        assert_eq!(*stats.meeting(1, 2), Meeting { games: 4, together: 1, parts: 1260, fair: 840 });
        assert_eq!(*stats.meeting(2, 1), Meeting { games: 4, together: 1, parts: 420, fair: 840 });
        assert_eq!(*stats.meeting(1, 0), Meeting::default());
        let parts = |tallies: &[Tally; MAX_SEATS]| tallies.iter().map(|t| t.parts).collect::<Vec<_>>();
        assert_eq!(parts(&stats.seats[3]), [840 + 420, 420 + 840, 0, 0, 0, 0, 0, 0]);
        // the winners' orders: game 1 seat 0 second; game 2 seats 0 and 1 third and first; game 3 seat 1 second
        assert_eq!(parts(&stats.orders[3]), [420, 840 + 840, 420, 0, 0, 0, 0, 0]);
        assert_eq!(stats.levels[0].1.games, 12);
        assert_eq!(stats.all(), Table { games: 4, chapters: 100, answers: 1000, ends: vec![3, 1] });
        assert_eq!(stats.counts, [4, 10]);
        assert_eq!(
            (stats.length_at(0.0), stats.length_at(0.5), stats.length_at(0.51), stats.length_at(1.0)),
            (10, 20, 30, 40)
        );
    }

    #[test]
    fn nobody_has_to_play_as_something() {
        let mut stats = Stats::new(&Columns { faction: None, ..COLUMNS }, &[]);
        stats.add(&game(1, 0, [("", true, 5), ("", false, 3), ("", false, 0)]));
        assert_eq!((stats.all().games, stats.levels[0].1.parts, stats.factions.len()), (1, 840, 0));
    }
}
