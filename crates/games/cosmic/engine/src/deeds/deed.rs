//! Everything that can happen.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Amend, CardDeed, CourseDeed, Occasion, PieceDeed, PlanetDeed, ShipDeed};
use crate::ability::AbilityRef;
use crate::flow::{Kind, Standing};
use crate::table::*;

/// Something visible that happens on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Deed {
    /// Something with cards.
    Cards(CardDeed),
    /// Something with ships.
    Ships(ShipDeed),
    /// Something with planets.
    Planets(PlanetDeed),
    /// Something with pieces.
    Pieces(PieceDeed),
    /// A step in the course of the encounter, the turn or the game.
    Course(CourseDeed),
    /// A rule is bent for a time.
    Impose(Standing),
    /// The standing effects of a kind end that hold in this encounter.
    Lift(Kind),
    /// What is about to happen changes.
    Amend {
        /// The passage of the deed; none for a gain or a win that is announced on the table.
        passage: Option<u16>,
        /// How.
        how: Amend,
    },
    /// Nothing is done, but those who listen hear of it.
    Occur(Occasion),
    /// A seat says something aloud, or something is told aloud of it.
    Tell {
        /// Who.
        by: Seat,
        /// Whose words these are; the rulebook's if nobody's.
        source: Option<AbilityRef>,
        /// The number of the word ([`crate::ability::Cast::speaker`]).
        word: u8,
        /// What it is about.
        values: SmallVec<[Value; 2]>,
    },
}

impl From<CardDeed> for Deed {
    fn from(deed: CardDeed) -> Deed {
        Deed::Cards(deed)
    }
}
impl From<ShipDeed> for Deed {
    fn from(deed: ShipDeed) -> Deed {
        Deed::Ships(deed)
    }
}
impl From<PlanetDeed> for Deed {
    fn from(deed: PlanetDeed) -> Deed {
        Deed::Planets(deed)
    }
}
impl From<PieceDeed> for Deed {
    fn from(deed: PieceDeed) -> Deed {
        Deed::Pieces(deed)
    }
}
impl From<CourseDeed> for Deed {
    fn from(deed: CourseDeed) -> Deed {
        Deed::Course(deed)
    }
}
