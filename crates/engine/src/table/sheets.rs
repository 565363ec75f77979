//! Alien sheets: objects that a seat holds, with generic containers (R4, R23).

use serde::{Deserialize, Serialize};

use super::cards::CardList;
use super::ids::*;

/// One alien sheet.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Sheet {
    /// The alien.
    pub alien: AlienIx,
    /// The seat that has the power now, if any.
    pub holder: Option<Seat>,
    /// The seat it goes back to when a loan or theft ends.
    pub owner: Seat,
    /// Face down: the power is lost for want of home colonies (R19.6).
    pub down: bool,
    /// Borrowed or stolen until this encounter ends.
    pub until: Option<EncounterId>,
    /// The holder has this power instead of the own one, which sleeps meanwhile.
    pub instead: bool,
    /// Goes back as soon as this sheet is face down or gone.
    pub bound_to: Option<SheetId>,
    /// The sheet it lies beside and goes with: one power that is several sheets.
    pub beside: Option<SheetId>,
    /// The encounter in which it left the game; nobody holds it any more.
    pub left: Option<EncounterId>,
    /// Tokens on the sheet.
    pub tokens: u8,
    /// Tokens of the sheet that lie with other seats.
    pub marks: Seats,
    /// A note that only the holder may know.
    pub secret: Option<Seat>,
    /// A small open note, of the alien's own meaning.
    pub note: u8,
    /// A card that lies elsewhere and that the power still speaks of.
    pub remembers: Option<CardId>,
    /// Cards face down on the sheet; the holder may look at them.
    pub cards: CardList,
}

impl Sheet {
    /// A fresh sheet before a seat.
    pub fn new(alien: AlienIx, owner: Seat) -> Sheet {
        Sheet {
            alien,
            holder: Some(owner),
            owner,
            down: false,
            until: None,
            instead: false,
            bound_to: None,
            beside: None,
            left: None,
            tokens: 0,
            marks: Seats::NONE,
            secret: None,
            note: 0,
            remembers: None,
            cards: CardList::new(),
        }
    }
}
