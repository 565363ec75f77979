//! What is kept of a game: one row, and one for each player.

use bots::Level;
use engine::flow::Outcome;
use engine::table::{Seats, Side};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum End {
    /// One player won by foreign colonies (R18.1).
    Colonies,
    /// Several won together by foreign colonies (R18.3).
    SharedColonies,
    /// One player won in another way.
    Alternate,
    /// Several won together, at least one of them in another way.
    SharedAlternate,
    /// Nobody won.
    Draw,
    /// All lost together.
    AllLost,
}

impl End {
    /// All of them.
    pub const ALL: [End; 6] =
        [End::Colonies, End::SharedColonies, End::Alternate, End::SharedAlternate, End::Draw, End::AllLost];
    /// Its name in files.
    pub const fn name(self) -> &'static str {
        match self {
            End::Colonies => "colonies",
            End::SharedColonies => "shared-colonies",
            End::Alternate => "alternate",
            End::SharedAlternate => "shared-alternate",
            End::Draw => "draw",
            End::AllLost => "all-lost",
        }
    }
    /// In words.
    pub const fn words(self) -> &'static str {
        match self {
            End::Colonies => "one by colonies",
            End::SharedColonies => "shared by colonies",
            End::Alternate => "one in another way",
            End::SharedAlternate => "shared in another way",
            End::Draw => "draw",
            End::AllLost => "lost by all",
        }
    }
}

/// The outcomes of encounters, in the order in which they are counted, with their names in files and in words.
pub const OUTCOMES: [(Outcome, &str, &str); 9] = [
    (Outcome::Won(Side::Offense), "offense_wins", "offense wins"),
    (Outcome::Won(Side::Defense), "defense_wins", "defense wins"),
    (Outcome::Deal, "deals", "deal"),
    (Outcome::FailedDeal, "failed_deals", "failed deal"),
    (Outcome::BothLose, "both_lose", "both lose"),
    (Outcome::Resettled, "resettled", "resettled"),
    (Outcome::Granted, "granted", "colony granted"),
    (Outcome::Success, "success", "success"),
    (Outcome::Ended, "no_result", "no result"),
];

/// What a party of a deal gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Given {
    /// Neither a colony nor cards.
    Nothing,
    /// Cards, or pieces.
    Cards,
    /// A colony, with or without cards.
    Colony,
}

/// The deals there can be, by what the offense gives and gets, with their names in files and in words. Something always
/// changes hands (R14.7), but for deals of several parties perhaps not those of the offense: those are not counted here.
pub const DEALS: [([Given; 2], &str, &str); 8] = [
    ([Given::Nothing, Given::Cards], "nothing_for_cards", "nothing for cards"),
    ([Given::Nothing, Given::Colony], "nothing_for_colony", "nothing for a colony"),
    ([Given::Cards, Given::Nothing], "cards_for_nothing", "cards for nothing"),
    ([Given::Cards, Given::Cards], "cards_for_cards", "cards for cards"),
    ([Given::Cards, Given::Colony], "cards_for_colony", "cards for a colony"),
    ([Given::Colony, Given::Nothing], "colony_for_nothing", "a colony for nothing"),
    ([Given::Colony, Given::Cards], "colony_for_cards", "a colony for cards"),
    ([Given::Colony, Given::Colony], "colony_for_colony", "a colony for a colony"),
];

/// A game.
#[derive(Clone, Debug, PartialEq)]
pub struct GameRow {
    /// Its number in the plan, from 1.
    pub game: u64,
    /// Its seed.
    pub seed: u64,
    /// Encounters begun.
    pub encounters: u32,
    /// Answers given.
    pub answers: u32,
    /// How it ended.
    pub end: End,
    /// How many encounters had each of the [`OUTCOMES`].
    pub outcomes: [u32; OUTCOMES.len()],
    /// How many of the [`DEALS`] were agreed.
    pub deals: [u32; DEALS.len()],
    /// The players, by the seats they began at.
    pub seats: Vec<SeatRow>,
    /// Techs, hazards and the like that came into play or were used.
    pub pieces: Vec<PieceRow>,
}

/// A piece that is no sheet, in a game.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceRow {
    /// Its id.
    pub id: &'static str,
    /// How often it came to lie in the middle of the table.
    pub came: u32,
    /// How often it was used.
    pub uses: u32,
    /// Who used it, by the seats they began at.
    pub users: Seats,
}

/// A player in a game. What belongs to a power is told of the alien the player began with, whoever holds it later.
#[derive(Clone, Debug, PartialEq)]
pub struct SeatRow {
    /// The seat it began at, from 0.
    pub seat: u8,
    /// Its place in the order of the first turns, from 1.
    pub order: u8,
    /// The alien it began with, by id.
    pub alien: &'static str,
    /// How well it plays.
    pub level: Level,
    /// Has it won, alone or with others?
    pub won: bool,
    /// Foreign colonies at the end.
    pub colonies: u8,
    /// How often the power was used.
    pub uses: u32,
    /// How often the power was zapped.
    pub zaps: u32,
}

impl GameRow {
    /// How many won.
    pub fn winners(&self) -> usize {
        self.seats.iter().filter(|s| s.won).count()
    }
}
