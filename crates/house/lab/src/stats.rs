//! Counting games. All counts are whole numbers, and their size does not depend on how many games there are.

use std::collections::{BTreeMap, HashMap};

use bots::Level;
use engine::table::MAX_SEATS;

use crate::row::{DEALS, End, GameRow, OUTCOMES, SeatRow};

/// A win is counted in parts, so that everybody's part of a shared win is a whole number: 840 can be shared by up to
/// eight.
pub const WIN: u64 = 840;
/// Games of this many encounters or more are counted together.
pub const LONGEST: usize = 2048;

/// What players had, of one alien, seat, level …
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
    /// Foreign colonies at the end, in all games.
    pub colonies: u64,
    /// Uses of the power.
    pub uses: u64,
    /// Zaps of the power.
    pub zaps: u64,
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
        self.colonies += seat.colonies as u64;
        self.uses += seat.uses as u64;
        self.zaps += seat.zaps as u64;
    }
}

/// One alien in the games in which another one was at the table.
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Table {
    /// Games.
    pub games: u64,
    /// Encounters in all of them.
    pub encounters: u64,
    /// Answers in all of them.
    pub answers: u64,
    /// How they ended.
    pub ends: [u64; End::ALL.len()],
}

/// A tech, a hazard or the like in the games in which it came into play or was used.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PieceTally {
    /// Games.
    pub games: u64,
    /// How often it came to lie in the middle of the table.
    pub came: u64,
    /// How often it was used.
    pub uses: u64,
    /// Those who used it, game by game.
    pub users: Tally,
}

/// Everything that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stats {
    /// Aliens by id.
    places: HashMap<&'static str, usize>,
    /// The aliens, in the order of the catalogue.
    pub aliens: Vec<(&'static str, Tally)>,
    /// Row after row: each alien in games with each other one.
    meetings: Vec<Meeting>,
    /// By number of players and seat.
    pub seats: [[Tally; MAX_SEATS]; MAX_SEATS + 1],
    /// By number of players and order of the first turns.
    pub orders: [[Tally; MAX_SEATS]; MAX_SEATS + 1],
    /// By number of players.
    pub tables: [Table; MAX_SEATS + 1],
    /// By level.
    pub levels: Vec<(Level, Tally)>,
    /// Outcomes of encounters.
    pub outcomes: [u64; OUTCOMES.len()],
    /// Deals that were agreed.
    pub deals: [u64; DEALS.len()],
    /// Games by their encounters.
    pub lengths: Vec<u64>,
    /// Pieces that are no sheets, by id.
    pub pieces: BTreeMap<&'static str, PieceTally>,
}

impl Stats {
    /// Nothing is counted yet. Only these aliens can come.
    pub fn new(aliens: &[&'static str]) -> Stats {
        Stats {
            places: aliens.iter().enumerate().map(|(i, id)| (*id, i)).collect(),
            aliens: aliens.iter().map(|id| (*id, Tally::default())).collect(),
            meetings: vec![Meeting::default(); aliens.len() * aliens.len()],
            seats: Default::default(),
            orders: Default::default(),
            tables: Default::default(),
            levels: Level::ALL.iter().map(|l| (*l, Tally::default())).collect(),
            outcomes: Default::default(),
            deals: Default::default(),
            lengths: vec![0; LONGEST + 1],
            pieces: BTreeMap::new(),
        }
    }

    /// Counts a game.
    pub fn add(&mut self, game: &GameRow) {
        let (n, winners) = (game.seats.len(), game.winners() as u64);
        let end = End::ALL.iter().position(|e| *e == game.end).expect("all ends are listed");
        let table = &mut self.tables[n];
        table.games += 1;
        table.encounters += game.encounters as u64;
        table.answers += game.answers as u64;
        table.ends[end] += 1;
        self.lengths[(game.encounters as usize).min(LONGEST)] += 1;
        for (sum, count) in self.outcomes.iter_mut().zip(game.outcomes) {
            *sum += count as u64;
        }
        for (sum, count) in self.deals.iter_mut().zip(game.deals) {
            *sum += count as u64;
        }
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
            let i = self.places[seat.alien];
            self.aliens[i].1.add(seat, winners, n as u64);
            self.seats[n][seat.seat as usize].add(seat, winners, n as u64);
            self.orders[n][seat.order as usize - 1].add(seat, winners, n as u64);
            if let Some((_, tally)) = self.levels.iter_mut().find(|(l, _)| *l == seat.level) {
                tally.add(seat, winners, n as u64);
            }
            for other in game.seats.iter().filter(|o| o.seat != seat.seat) {
                let meeting = &mut self.meetings[i * self.aliens.len() + self.places[other.alien]];
                meeting.games += 1;
                meeting.together += (seat.won && other.won) as u64;
                meeting.parts += if seat.won { WIN / winners } else { 0 };
                meeting.fair += if winners > 0 { WIN / n as u64 } else { 0 };
            }
        }
    }

    /// One alien in the games with another one, both as places in [`Stats::aliens`].
    pub fn meeting(&self, one: usize, other: usize) -> &Meeting {
        &self.meetings[one * self.aliens.len() + other]
    }
    /// All tables together.
    pub fn all(&self) -> Table {
        self.tables.iter().fold(Table::default(), |mut sum, t| {
            sum.games += t.games;
            sum.encounters += t.encounters;
            sum.answers += t.answers;
            sum.ends.iter_mut().zip(t.ends).for_each(|(s, e)| *s += e);
            sum
        })
    }
    /// The encounters that this part of the games does not exceed.
    pub fn length_at(&self, part: f64) -> usize {
        let wanted = (self.all().games as f64 * part).ceil().max(1.0) as u64;
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
    use crate::row::PieceRow;
    use engine::table::{Seat, Seats};

    /// A game of three; each player as alien, won, colonies, uses, zaps.
    fn game(number: u64, end: End, players: [(&'static str, bool, u8, u32, u32); 3]) -> GameRow {
        let seats = players.iter().enumerate().map(|(i, (alien, won, colonies, uses, zaps))| SeatRow {
            seat: i as u8,
            order: (i as u8 + number as u8) % 3 + 1,
            alien,
            level: Level::Random,
            won: *won,
            colonies: *colonies,
            uses: *uses,
            zaps: *zaps,
        });
        let (encounters, answers) = (10 * number as u32, 100 * number as u32);
        GameRow {
            game: number,
            seed: number,
            encounters,
            answers,
            end,
            outcomes: [1, 2, 0, 0, 0, 0, 0, 0, 1],
            deals: [0, 0, number as u32, 0, 1, 0, 0, 0],
            seats: seats.collect(),
            pieces: vec![PieceRow { id: "hulls", came: 0, uses: 2, users: Seats::one(Seat(0)) }],
        }
    }

    #[test]
    fn four_games_counted_by_hand() {
        let mut stats = Stats::new(&["amoeba", "human", "zombie", "virus"]);
        stats.add(&game(
            1,
            End::Colonies,
            [("human", true, 5, 2, 1), ("zombie", false, 3, 0, 0), ("virus", false, 0, 1, 0)],
        ));
        stats.add(&game(
            2,
            End::SharedColonies,
            [("zombie", true, 5, 0, 0), ("human", true, 5, 1, 0), ("virus", false, 2, 4, 2)],
        ));
        stats.add(&game(
            3,
            End::Alternate,
            [("human", false, 4, 0, 0), ("virus", true, 1, 3, 0), ("zombie", false, 4, 0, 0)],
        ));
        stats.add(&game(
            4,
            End::Draw,
            [("human", false, 1, 0, 0), ("zombie", false, 2, 0, 0), ("virus", false, 3, 0, 0)],
        ));
        let of = |id: &str| stats.aliens.iter().find(|(a, _)| *a == id).expect("an alien").1;
        let human =
            Tally { games: 4, solo: 1, shared: 1, parts: 840 + 420, fair: 3 * 280, colonies: 15, uses: 3, zaps: 1 };
        assert_eq!(of("human"), human);
        let zombie = Tally { games: 4, solo: 0, shared: 1, parts: 420, fair: 840, colonies: 14, uses: 0, zaps: 0 };
        assert_eq!(of("zombie"), zombie);
        assert_eq!(
            of("virus"),
            Tally { games: 4, solo: 1, shared: 0, parts: 840, fair: 840, colonies: 6, uses: 8, zaps: 2 }
        );
        assert_eq!(of("amoeba"), Tally::default());
        let hulls = stats.pieces["hulls"];
        assert_eq!((hulls.games, hulls.came, hulls.uses, hulls.users.parts), (4, 0, 8, 840 + 420));
        // human with zombie at the table, and the other way round
        assert_eq!(*stats.meeting(1, 2), Meeting { games: 4, together: 1, parts: 1260, fair: 840 });
        assert_eq!(*stats.meeting(2, 1), Meeting { games: 4, together: 1, parts: 420, fair: 840 });
        assert_eq!(*stats.meeting(1, 0), Meeting::default());
        assert_eq!(stats.seats[3].map(|t| t.parts), [840 + 420, 420 + 840, 0, 0, 0, 0, 0, 0]);
        // the winners' orders: game 1 seat 0 second; game 2 seats 0 and 1 third and first; game 3 seat 1 second
        assert_eq!(stats.orders[3].map(|t| t.parts), [420, 840 + 840, 420, 0, 0, 0, 0, 0]);
        assert_eq!(stats.levels[0].1.games, 12);
        let all = stats.all();
        assert_eq!((all.games, all.encounters, all.answers, all.ends), (4, 100, 1000, [1, 1, 1, 0, 1, 0]));
        assert_eq!(stats.outcomes, [4, 8, 0, 0, 0, 0, 0, 0, 4]);
        assert_eq!(stats.deals, [0, 0, 10, 0, 4, 0, 0, 0]);
        assert_eq!(
            (stats.length_at(0.0), stats.length_at(0.5), stats.length_at(0.51), stats.length_at(1.0)),
            (10, 20, 30, 40)
        );
    }
}
