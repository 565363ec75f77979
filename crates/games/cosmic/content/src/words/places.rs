//! Planets, places, ships, sides and phases in words.

use engine::flow::Outcome;
use engine::table::*;
use engine::windows::Phase;

use super::Words;

impl Words<'_> {
    /// A planet by the system it began in: `B1`, or `Anna 1` where names are longer.
    pub fn planet(&self, planet: PlanetId) -> String {
        let number = self.game.planets[planet.ix()].number;
        let name = self.colour(self.origin(planet));
        if name.len() == 1 { format!("{name}{number}") } else { format!("{name} {number}") }
    }
    /// The colour in whose system a planet began.
    pub fn origin(&self, planet: PlanetId) -> Colour {
        let per_system = self.game.state().options.planets();
        let home = planet.0 / per_system;
        if (home as usize) < self.game.players.len() { Colour(home) } else { self.game.planets[planet.ix()].system }
    }
    /// A place, as in "3 ships **on B1**".
    pub fn place(&self, place: Place) -> String {
        match place {
            Place::Planet(p) => format!("on {}", self.planet(p)),
            Place::Gate => "in the gate".into(),
            Place::Beside => "beside the planet".into(),
            Place::Warp => "in the warp".into(),
            Place::On(s) => format!("on {}", self.piece(s)),
            Place::Under(top) => {
                let top = self.game.ship(top);
                let owner = self.colour(top.colour);
                match top.place {
                    Place::Under(_) => format!("under a ship of {owner}"),
                    place => format!("under a ship of {owner} {}", self.place(place)),
                }
            }
            Place::Around(system, _) => format!("around {}'s system", self.colour(system)),
            Place::Removed => "out of the game".into(),
        }
    }
    /// Where a piece lies, or goes.
    pub fn spot(&self, spot: Spot) -> String {
        match spot {
            Spot::Seat(seat) => self.seat(seat).into(),
            Spot::Planet(planet) => self.planet(planet),
            Spot::System(colour) => format!("{}'s system", self.colour(colour)),
            Spot::Piece(piece) => format!("the side of {}", self.piece(piece)),
            Spot::Centre => "the middle of the table".into(),
            Spot::Gone(_) => "nowhere".into(),
        }
    }
    /// A place ships come from, as in "2 ships **from B1**".
    pub fn from(&self, place: Place) -> String {
        match place {
            Place::Planet(p) => format!("from {}", self.planet(p)),
            Place::Gate => "from the gate".into(),
            Place::Beside => "from beside the planet".into(),
            Place::Warp => "from the warp".into(),
            Place::On(s) => format!("from {}", self.piece(s)),
            Place::Under(_) | Place::Around(..) => format!("from {}", self.place(place)),
            Place::Removed => "from out of the game".into(),
        }
    }
    /// A group of ships that look alike, for the player who is asked.
    pub fn group(&self, asked: Seat, group: &ShipGroup) -> String {
        let mut words = match group.height {
            1 if group.hired => format!("{} hired", group.count),
            1 if group.marked => format!("{} marked", group.count),
            1 => group.count.to_string(),
            height => format!("{} stack of {height}", group.count),
        };
        if group.colour != self.game.colour(asked) {
            words += &format!(" of {}", self.colour(group.colour));
        }
        // whoever is asked about its own ships knows what they are on
        match group.place {
            Place::On(piece) if self.game.holder(piece) == Some(asked) => {
                format!("{words} on {}", self.own_piece(piece))
            }
            place => format!("{words} {}", self.place(place)),
        }
    }
    /// A side.
    pub fn side(&self, side: Side) -> &'static str {
        side_word(side)
    }
    /// A phase.
    pub fn phase(&self, phase: Phase) -> &'static str {
        phase_word(phase)
    }
    /// How an encounter ended.
    pub fn outcome(&self, outcome: Outcome) -> &'static str {
        outcome_word(outcome)
    }
}

/// All ways an encounter can end.
pub const OUTCOMES: [Outcome; 9] = [
    Outcome::Won(Side::Offense),
    Outcome::Won(Side::Defense),
    Outcome::Deal,
    Outcome::FailedDeal,
    Outcome::BothLose,
    Outcome::Resettled,
    Outcome::Granted,
    Outcome::Success,
    Outcome::Ended,
];

pub(super) const PHASES: [Phase; 8] = [
    Phase::StartTurn,
    Phase::Regroup,
    Phase::Destiny,
    Phase::Launch,
    Phase::Alliance,
    Phase::Planning,
    Phase::Reveal,
    Phase::Resolution,
];

pub(super) fn side_word(side: Side) -> &'static str {
    match side {
        Side::Offense => "offense",
        Side::Defense => "defense",
    }
}

pub(super) fn phase_word(phase: Phase) -> &'static str {
    match phase {
        Phase::StartTurn => "start turn",
        Phase::Regroup => "regroup",
        Phase::Destiny => "destiny",
        Phase::Launch => "launch",
        Phase::Alliance => "alliance",
        Phase::Planning => "planning",
        Phase::Reveal => "reveal",
        Phase::Resolution => "resolution",
    }
}

/// How an encounter ended, in words.
pub fn outcome_word(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won(Side::Offense) => "the offense wins",
        Outcome::Won(Side::Defense) => "the defense wins",
        Outcome::Deal => "a deal",
        Outcome::FailedDeal => "a failed deal",
        Outcome::BothLose => "both sides lose",
        Outcome::Resettled => "resettled",
        Outcome::Granted => "a colony granted",
        Outcome::Success => "a success",
        Outcome::Ended => "no result",
    }
}
