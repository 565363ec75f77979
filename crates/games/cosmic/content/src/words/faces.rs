//! Cards in words.

use std::borrow::Cow;

use engine::table::*;
use engine::view::SeenCard;

use super::{Words, list, plain};

/// An attack of a value: `attack 08`, `attack -07`.
pub fn attack(value: i32) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("attack {sign}{:02}", value.abs())
}

impl Words<'_> {
    /// A face: `attack 08`, `negotiate`, `Human flare`, `B's colour`.
    pub fn face(&self, face: Face) -> String {
        match face {
            Face::Attack(n) => attack(n as i32),
            Face::Negotiate => "negotiate".into(),
            Face::NamedNegotiate(ix) => self.kind(ix).into(),
            Face::Morph => "morph".into(),
            Face::Reinforcement(n) => format!("reinforcement {n:+}"),
            Face::Card(ix, value) => {
                let name = self.kind(ix);
                let numbered = value != 0 || self.game.cast().card_type(face) == CardType::Kicker;
                if !numbered { name.into() } else { format!("{name} {value}") }
            }
            Face::Flare(alien) => format!("{} flare", self.alien(alien)),
            Face::Destiny(destiny) => self.destiny(destiny),
            Face::Piece(piece) => self.printed(DefIx::Piece(piece)).into(),
        }
    }
    /// A destiny card.
    pub fn destiny(&self, destiny: Destiny) -> String {
        match destiny {
            Destiny::Colour(colour, _) => format!("{}'s colour", self.colour(colour)),
            Destiny::Wild => "wild".into(),
            Destiny::Special(i) => format!("special {}", plain(self.game.rules().specials[i as usize].id)),
            Destiny::Alien(alien, _) => format!("{} destiny", self.alien(alien)),
        }
    }
    /// A card.
    pub fn card(&self, card: CardId) -> String {
        self.face(self.game.face(card))
    }
    /// Cards.
    pub fn cards(&self, cards: &[CardId]) -> String {
        list(cards.iter().map(|c| self.card(*c)), "no card")
    }
    /// A card of an event, if its face is known.
    pub fn seen(&self, card: &SeenCard) -> String {
        match (card.face, card.back) {
            (Some(face), _) => self.face(face),
            (None, DeckId::Cosmic) => "a card".into(),
            (None, DeckId::Destiny) => "a destiny card".into(),
            (None, DeckId::Reward) => "a reward card".into(),
            (None, back @ DeckId::Box(_)) => format!("a card of {}", self.deck(back)),
        }
    }
    /// Cards of an event.
    pub fn seen_all(&self, cards: &[SeenCard]) -> String {
        list(cards.iter().map(|c| self.seen(c)), "no card")
    }
    /// A deck.
    pub fn deck(&self, deck: DeckId) -> Cow<'static, str> {
        match deck {
            DeckId::Cosmic => "the deck".into(),
            DeckId::Destiny => "the destiny deck".into(),
            DeckId::Reward => "the reward deck".into(),
            DeckId::Box(n) => format!("the {} deck", plain(self.game.cast().decks[n as usize].id)).into(),
        }
    }
    /// A zone.
    pub fn zone(&self, zone: Zone) -> String {
        match zone {
            Zone::Deck(deck) => self.deck(deck).into(),
            Zone::Discard(DeckId::Cosmic) => "the discard pile".into(),
            Zone::Discard(DeckId::Destiny) => "the destiny discard pile".into(),
            Zone::Discard(DeckId::Box(n)) => {
                format!("the {} discard pile", plain(self.game.cast().decks[n as usize].id))
            }
            Zone::Discard(DeckId::Reward) => "the reward discard pile".into(),
            Zone::Hand(seat) => format!("{}'s hand", self.seat(seat)),
            Zone::Piece(piece) => self.piece(piece),
            Zone::Planet(planet, _) => format!("the side of {}", self.planet(planet)),
            Zone::Laid(_) | Zone::Limbo => "the table".into(),
            Zone::Slot(side) => format!("the place of the {}", self.side(side)),
            Zone::Aside(seat) => format!("{}'s side", self.seat(seat)),
            Zone::Removed => "out of the game".into(),
        }
    }
}
