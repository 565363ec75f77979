//! What the laboratory needs to know of a game.

use std::error::Error;
use std::fmt::Debug;

use rules::{Rules, Wire};

use crate::columns::Columns;
use crate::plan::Wanted;
use crate::row::PieceRow;

/// A game of which experiments can be made: how its games are dealt, and what is counted of them.
pub trait Counted: Rules {
    /// What is counted, and what it is called.
    const COLUMNS: &'static Columns;
    /// What can be asked of an experiment, besides what can be asked of any.
    type Wanted: Wire;
    /// What the games of an experiment are dealt from.
    type Pool: Clone + Debug + Send + Sync + 'static;
    /// Why nothing can be dealt as it is asked for.
    type Unfit: Error + PartialEq + Send + Sync + 'static;
    /// What is counted while a game goes on.
    type Count;

    /// Checks what is asked for.
    fn pool(wanted: &Wanted<Self::Wanted>) -> Result<Self::Pool, Self::Unfit>;
    /// Deals a game. The same seed gives the same deal; by so many seats everybody has moved on, with what it plays as.
    fn deal(pool: &Self::Pool, players: u8, seed: u64, moved: u8) -> Self::Options;
    /// What players can play as, by ids.
    fn factions(_: &Self::Pool) -> Vec<&'static str> {
        Vec::new()
    }
    /// What is asked for as it is said on the command line: options with their values, and such without.
    fn said(_: &Self::Wanted) -> Vec<(&'static str, Option<String>)> {
        Vec::new()
    }

    /// Is an event counted? Others are not told.
    fn counts(event: &Self::Event) -> bool;
    /// Begins to count, when a game has come to another chapter for the first time, or is over before.
    fn start(game: &Self::Game) -> Self::Count;
    /// Counts an event.
    fn count(count: &mut Self::Count, game: &Self::Game, event: &Self::Event);
    /// What came of a game that is over.
    fn end(count: Self::Count, game: &Self::Game) -> Ended;

    /// How many chapters a game that is over has had.
    fn length(game: &Self::Game) -> u32;
    /// What a game takes of memory: itself, and all that it has allocated.
    fn bytes(game: &Self::Game) -> usize;
    /// Nobody will save this game: it need not keep what it would be saved by.
    fn unsaved(_: &mut Self::Game) {}
    /// What something that one can play as is called.
    fn faction_name(id: &str) -> String {
        id.into()
    }
    /// What a piece is called.
    fn piece_name(id: &str) -> String {
        id.into()
    }
}

/// What came of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    /// How it ended: a place in [`Columns::ends`].
    pub end: usize,
    /// Its counts, [group](Columns::groups) after group.
    pub counts: Vec<u32>,
    /// Those who played, by the seats they began at.
    pub players: Vec<Account>,
    /// Pieces that came into play or were used.
    pub pieces: Vec<PieceRow>,
}

/// What is told of one who played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// Its place in the order of the first turns, from 1, if there are [turns](Columns::turns).
    pub order: Option<u8>,
    /// What it began to play as, by id; empty if all play as the same.
    pub faction: &'static str,
    /// Its counts, by [`Columns::seats`].
    pub counts: Vec<u32>,
}
