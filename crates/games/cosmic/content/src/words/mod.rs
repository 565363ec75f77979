//! Names in words: faces, planets, places, abilities, questions with all their options, answers, events.
//!
//! The terminal, the record of a game and the rulings speak with these words.

mod answers;
mod events;
mod faces;
mod places;
mod questions;
mod said;
mod sayable;
mod totals;

pub use ::texts::{count, list, plain};
pub use faces::attack;
pub use places::{OUTCOMES, outcome_word};
pub use questions::{CORE_LABELS, SHARES, TOPICS, WARES};
pub use rules::Names;
pub use sayable::sayable;

use std::borrow::Cow;

use engine::Game;
use engine::table::*;

use crate::texts::{alien_name, card_name, piece_name};

/// Speaks about a game in words. It tells all it is asked about; what a player may know is settled by the question or
/// event that is put into words.
#[derive(Clone, Copy)]
pub struct Words<'a> {
    /// The game.
    pub game: &'a Game,
    /// The names.
    pub names: &'a Names,
}

impl<'a> Words<'a> {
    /// Words about a game.
    pub fn new(game: &'a Game, names: &'a Names) -> Words<'a> {
        Words { game, names }
    }
    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> &'a str {
        self.names.seat(seat)
    }
    /// The name of a colour: that of the seat it began with.
    pub fn colour(&self, colour: Colour) -> &'a str {
        self.names.all().get(colour.ix()).map_or("a spare colour", String::as_str)
    }
    /// The names of seats.
    pub fn seats(&self, seats: Seats) -> String {
        list(seats.iter().map(|s| self.seat(s).to_string()), "nobody")
    }
    /// The name of an alien.
    pub fn alien(&self, alien: AlienIx) -> Cow<'static, str> {
        alien_name(self.game.cast().aliens[alien.ix()].id)
    }
    /// The name of a kind of card.
    pub fn kind(&self, kind: CardIx) -> Cow<'static, str> {
        card_name(self.game.cast().cards[kind.ix()].id)
    }
    /// What is printed on a piece, by its name: the alien, if it is a sheet.
    pub fn printed(&self, def: DefIx) -> Cow<'static, str> {
        match def {
            DefIx::Alien(alien) => self.alien(alien),
            DefIx::Piece(piece) => piece_name(self.game.cast().pieces[piece.ix()].id),
        }
    }
    /// A piece as its holder speaks of it.
    pub fn own_piece(&self, piece: PieceId) -> String {
        match self.game.piece(piece).def {
            DefIx::Alien(alien) => format!("{}'s sheet", self.alien(alien)),
            def => self.printed(def).into(),
        }
    }
    /// A piece: the sheet of an alien, or its name.
    pub fn piece(&self, piece: PieceId) -> String {
        let hidden = |card: CardId| self.game.cards[card.ix()].known != KNOWN_TO_ALL;
        let secret = self.game.piece(piece).card.is_some_and(hidden);
        if secret { "a piece face down".into() } else { self.own_piece(piece) }
    }
}
