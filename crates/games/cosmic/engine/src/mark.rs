//! The mark of a position: a number by which builds agree that two games stand alike. It is taken of what lies on the table,
//! by names, and not of how a build keeps it: as long as the rules are the same, it is.

use std::fmt::{self, Write};

use rand::RngCore;

use crate::game::Game;
use crate::table::{CardId, Destiny, Face, PieceId, Place};

/// A number for a text, the same in all builds (FNV-1a).
pub(crate) struct Sum(u64);

impl Sum {
    pub(crate) fn new() -> Sum {
        Sum(0xcbf2_9ce4_8422_2325)
    }
    /// The number, as it is stored.
    pub(crate) fn text(&self) -> String {
        format!("{:016x}", self.0)
    }
}

impl Write for Sum {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
        Ok(())
    }
}

impl Game {
    /// The mark of the position.
    pub fn mark(&self) -> String {
        let mut sum = Sum::new();
        self.describe(&mut sum).expect("nothing is refused");
        sum.text()
    }

    fn describe(&self, to: &mut impl Write) -> fmt::Result {
        let (state, table) = (self.state(), &self.state().table);
        write!(to, "{} {} {:?};", state.version, state.turn.owner.0, state.finish)?;
        for player in &table.players {
            write!(to, "{} {}:", player.controller.0, player.colour.0)?;
            self.describe_cards(to, &player.hand)?;
        }
        for deck in &table.decks {
            self.describe_cards(to, &deck.draw)?;
            self.describe_cards(to, &deck.discard)?;
        }
        for (i, piece) in table.pieces.iter().enumerate() {
            let (id, holder) = (self.cast().def(piece.def).id, self.holder(PieceId(i as u8)));
            write!(to, "{id} {:?} {}:", holder.map(|s| s.0), !piece.up)?;
            self.describe_cards(to, &piece.cards)?;
        }
        for ship in &table.ships {
            match ship.place {
                Place::Planet(planet) => write!(to, "{}@{},", ship.colour.0, planet.0)?,
                Place::Warp => write!(to, "{}@warp,", ship.colour.0)?,
                _ => write!(to, "{},", ship.colour.0)?,
            }
        }
        write!(to, ";{}", table.rng.clone().next_u64())
    }

    fn describe_cards(&self, to: &mut impl Write, cards: &[CardId]) -> fmt::Result {
        for card in cards {
            match self.face(*card) {
                Face::Attack(n) => write!(to, "attack {n},")?,
                Face::Negotiate => write!(to, "negotiate,")?,
                Face::NamedNegotiate(kind) => write!(to, "{},", self.cast().cards[kind.ix()].id)?,
                Face::Morph => write!(to, "morph,")?,
                Face::Reinforcement(n) => write!(to, "reinforcement {n},")?,
                Face::Card(kind, n) => write!(to, "{} {n},", self.cast().cards[kind.ix()].id)?,
                Face::Flare(alien) => write!(to, "flare {},", self.cast().aliens[alien.ix()].id)?,
                Face::Piece(piece) => write!(to, "{},", self.cast().pieces[piece.ix()].id)?,
                Face::Destiny(Destiny::Colour(colour, hazard)) => write!(to, "colour {} {hazard},", colour.0)?,
                Face::Destiny(Destiny::Wild) => write!(to, "wild,")?,
                Face::Destiny(Destiny::Special(n)) => write!(to, "special {n},")?,
                Face::Destiny(Destiny::Alien(alien, _)) => {
                    write!(to, "destiny {},", self.cast().aliens[alien.ix()].id)?
                }
            }
        }
        write!(to, ";")
    }
}
