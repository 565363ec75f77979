//! What is counted, with its names in files and in words.

use engine::flow::Outcome;
use engine::table::Side;
use lab::{Columns, Group, Name, Noun, SeatColumn};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
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

/// All ways to end, in the order of [`End`].
const ENDS: [Name; 6] = [
    Name { name: "colonies", words: "one by colonies" },
    Name { name: "shared-colonies", words: "shared by colonies" },
    Name { name: "alternate", words: "one in another way" },
    Name { name: "shared-alternate", words: "shared in another way" },
    Name { name: "draw", words: "draw" },
    Name { name: "all-lost", words: "lost by all" },
];

/// The place of an outcome of an encounter among [`OUTCOMES`].
pub(super) fn place_of(outcome: Outcome) -> usize {
    match outcome {
        Outcome::Won(Side::Offense) => 0,
        Outcome::Won(Side::Defense) => 1,
        Outcome::Deal => 2,
        Outcome::FailedDeal => 3,
        Outcome::BothLose => 4,
        Outcome::Resettled => 5,
        Outcome::Granted => 6,
        Outcome::Success => 7,
        Outcome::Ended => 8,
    }
}

/// The outcomes of encounters.
pub(super) const OUTCOMES: [Name; 9] = [
    Name { name: "offense_wins", words: "offense wins" },
    Name { name: "defense_wins", words: "defense wins" },
    Name { name: "deals", words: "deal" },
    Name { name: "failed_deals", words: "failed deal" },
    Name { name: "both_lose", words: "both lose" },
    Name { name: "resettled", words: "resettled" },
    Name { name: "granted", words: "colony granted" },
    Name { name: "success", words: "success" },
    Name { name: "no_result", words: "no result" },
];

/// What a party of a deal gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Given {
    /// Neither a colony nor cards.
    Nothing,
    /// Cards, or pieces.
    Cards,
    /// A colony, with or without cards.
    Colony,
}

/// The place among [`DEALS`] of one by which the offense gives and gets this. Something always changes hands (R14.7), but for
/// deals of several parties perhaps not those of the offense: those are not counted.
pub(super) fn place_of_deal(gives: Given, gets: Given) -> Option<usize> {
    (gives as usize * 3 + gets as usize).checked_sub(1)
}

/// The deals there can be, by what the offense gives and gets.
pub(super) const DEALS: [Name; 8] = [
    Name { name: "nothing_for_cards", words: "nothing for cards" },
    Name { name: "nothing_for_colony", words: "nothing for a colony" },
    Name { name: "cards_for_nothing", words: "cards for nothing" },
    Name { name: "cards_for_cards", words: "cards for cards" },
    Name { name: "cards_for_colony", words: "cards for a colony" },
    Name { name: "colony_for_nothing", words: "a colony for nothing" },
    Name { name: "colony_for_cards", words: "a colony for cards" },
    Name { name: "colony_for_colony", words: "a colony for a colony" },
];

/// All of it.
pub(super) const COLUMNS: Columns = Columns {
    program: "hypergate",
    chapter: Noun { one: "encounter", many: "encounters" },
    faction: Some(Noun { one: "alien", many: "aliens" }),
    turns: true,
    ends: &ENDS,
    groups: &[
        Group { name: "outcomes", head: "encounters", title: "How encounters end", about: "", parts: &OUTCOMES },
        Group {
            name: "deals",
            head: "deals: the offense gave",
            title: "Deals",
            about: "What the offense gave, and what for.",
            parts: &DEALS,
        },
    ],
    seats: &[
        SeatColumn { name: "colonies", short: "colonies", width: 8, of_faction: false },
        SeatColumn { name: "power_uses", short: "uses", width: 6, of_faction: true },
        SeatColumn { name: "zaps", short: "zaps", width: 5, of_faction: true },
    ],
    pieces: "Techs and hazards",
};
