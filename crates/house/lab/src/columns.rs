//! What is counted of a game, and what it is called.

/// A word for one and for many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Noun {
    /// For one.
    pub one: &'static str,
    /// For many.
    pub many: &'static str,
}

/// What can be so or so: its name in files, and in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Name {
    /// In files.
    pub name: &'static str,
    /// In words.
    pub words: &'static str,
}

/// Counts of a game that are parts of a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Group {
    /// Its name in summaries.
    pub name: &'static str,
    /// What stands above it on a terminal.
    pub head: &'static str,
    /// What stands above it in a report.
    pub title: &'static str,
    /// What there is to say about it there; nothing if empty.
    pub about: &'static str,
    /// What is counted. Each has a column in the file of games.
    pub parts: &'static [Name],
}

/// A count of each player, with a column in the file of seats.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatColumn {
    /// Its name in files; in reports with spaces.
    pub name: &'static str,
    /// Its name in summaries and on a terminal.
    pub short: &'static str,
    /// How wide it is on a terminal.
    pub width: usize,
    /// Does it say something of what one plays as, rather than of who plays? Then a terminal shows it there alone.
    pub of_faction: bool,
}

/// What is counted of a game, and what it is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Columns {
    /// The program that plays it, as it is called on the command line.
    pub program: &'static str,
    /// What a game is divided into ([`rules::Rules::chapters`]): its name in files and in words.
    pub chapter: Noun,
    /// What players play as, if they do: its name in files and in words.
    pub faction: Option<Noun>,
    /// Do players take turns, so that it may matter who is first?
    pub turns: bool,
    /// How games end.
    pub ends: &'static [Name],
    /// Counts of a game.
    pub groups: &'static [Group],
    /// Counts of each player.
    pub seats: &'static [SeatColumn],
    /// What stands above pieces in a report.
    pub pieces: &'static str,
}

impl Columns {
    /// What experiments are compared by: what players play as, or how well they play if all play as the same.
    pub fn compared(&self) -> Noun {
        self.faction.unwrap_or(Noun { one: "level", many: "levels" })
    }
}
