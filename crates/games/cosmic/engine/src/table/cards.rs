//! Cards: printed face, back, zone, and who knows them (R9, R24, R25).

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::ids::*;

/// A short list of cards.
pub type CardList = SmallVec<[CardId; 10]>;

/// A single card is a list of cards, too.
impl From<CardId> for CardList {
    fn from(card: CardId) -> CardList {
        CardList::from_slice(&[card])
    }
}

/// What a destiny card points at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(from = "StoredDestiny")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Destiny {
    /// A player's colour; some carry a hazard warning.
    Colour(Colour, bool),
    /// The offense names another player.
    Wild,
    /// A comparison between the other players, as an index into the cast's specials.
    Special(u8),
    /// A card that belongs to an alien; some carry a hazard warning.
    Alien(AlienIx, bool),
}

impl Destiny {
    /// Does the card carry a hazard warning?
    pub const fn warns(self) -> bool {
        matches!(self, Destiny::Colour(_, true) | Destiny::Alien(_, true))
    }
}

/// A destiny card as it is stored: earlier builds knew no warnings on the cards of aliens.
#[derive(Deserialize)]
enum StoredDestiny {
    Colour(Colour, bool),
    Wild,
    Special(u8),
    Alien(StoredAlien),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum StoredAlien {
    Now(AlienIx, bool),
    Earlier(AlienIx),
}

impl From<StoredDestiny> for Destiny {
    fn from(stored: StoredDestiny) -> Destiny {
        match stored {
            StoredDestiny::Colour(colour, warns) => Destiny::Colour(colour, warns),
            StoredDestiny::Wild => Destiny::Wild,
            StoredDestiny::Special(n) => Destiny::Special(n),
            StoredDestiny::Alien(StoredAlien::Now(alien, warns)) => Destiny::Alien(alien, warns),
            StoredDestiny::Alien(StoredAlien::Earlier(alien)) => Destiny::Alien(alien, false),
        }
    }
}

/// The printed face of a card: its identity (R25.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Face {
    /// An attack card with its value.
    Attack(i8),
    /// A negotiate card.
    Negotiate,
    /// A negotiate card with a text of its own.
    NamedNegotiate(CardIx),
    /// A morph.
    Morph,
    /// A reinforcement with its value.
    Reinforcement(i8),
    /// An artifact, kicker, rift or other card with its own text and, for some, a value.
    Card(CardIx, i8),
    /// The flare of an alien.
    Flare(AlienIx),
    /// A destiny card.
    Destiny(Destiny),
    /// A card that lies on the table as a piece once it is in play.
    Piece(PieceIx),
}

/// The type of a card, for effects that ask for one (cosmic.md 3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum CardType {
    /// One use, then discarded.
    Artifact,
    /// Attack cards, variable ones included.
    Attack,
    /// Destiny cards have no type that an effect could ask for.
    Destiny,
    /// Flares.
    Flare,
    /// Intimidate cards.
    Intimidate,
    /// Kickers.
    Kicker,
    /// Morphs.
    Morph,
    /// Negotiate cards, named ones included.
    Negotiate,
    /// Reinforcements.
    Reinforcement,
    /// Retreats.
    Retreat,
    /// Rifts.
    Rift,
    /// Safeguards.
    Safeguard,
    /// Cards that are pieces have no type that an effect could ask for.
    Piece,
}

impl CardType {
    /// Can cards of this type be selected as encounter cards?
    pub const fn is_encounter(self) -> bool {
        matches!(self, CardType::Attack | CardType::Negotiate | CardType::Morph)
    }
    /// All types of which somebody can speak.
    pub const ALL: [CardType; 12] = [
        CardType::Artifact,
        CardType::Attack,
        CardType::Destiny,
        CardType::Flare,
        CardType::Intimidate,
        CardType::Kicker,
        CardType::Morph,
        CardType::Negotiate,
        CardType::Reinforcement,
        CardType::Retreat,
        CardType::Rift,
        CardType::Safeguard,
    ];
}

impl Face {
    /// Can it be selected as an encounter card?
    pub const fn is_encounter(self) -> bool {
        matches!(self, Face::Attack(_) | Face::Morph) || self.is_negotiate()
    }
    /// Is it a negotiate, with a text of its own or without?
    pub const fn is_negotiate(self) -> bool {
        matches!(self, Face::Negotiate | Face::NamedNegotiate(_))
    }
    /// The value of an attack.
    pub const fn attack(self) -> Option<i32> {
        match self {
            Face::Attack(n) => Some(n as i32),
            _ => None,
        }
    }
    /// The number of a card with its own text: the factor of a kicker, the value of a rift.
    pub const fn number(self) -> Option<i32> {
        match self {
            Face::Card(_, n) => Some(n as i32),
            _ => None,
        }
    }
}

/// The decks of the game; each has a draw pile and an open discard pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum DeckId {
    /// The cosmic deck.
    Cosmic,
    /// The destiny deck.
    Destiny,
    /// The reward deck, where that variant is on.
    Reward,
    /// A deck that a variant of a box brings, as an index into the cast of this game.
    Box(u8),
}

impl DeckId {
    /// The decks that every game has, be they empty; those of boxes come behind them.
    pub const COMMON: [DeckId; 3] = [DeckId::Cosmic, DeckId::Destiny, DeckId::Reward];
    /// The deck as an index.
    pub const fn ix(self) -> usize {
        match self {
            DeckId::Cosmic => 0,
            DeckId::Destiny => 1,
            DeckId::Reward => 2,
            DeckId::Box(n) => DeckId::COMMON.len() + n as usize,
        }
    }
}

/// Where a card lies. Every card lies in exactly one zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Zone {
    /// In a draw pile; the last card of the list is the top.
    Deck(DeckId),
    /// In a discard pile; the last card is the top.
    Discard(DeckId),
    /// In a seat's hand.
    Hand(Seat),
    /// Face down on a piece.
    #[serde(alias = "Sheet")]
    Piece(PieceId),
    /// Face up beside a planet, put there by the power of a piece.
    Planet(PlanetId, PieceId),
    /// On the table, as this piece.
    Laid(PieceId),
    /// Being played: its effect is not finished.
    Limbo,
    /// Before a main player: an encounter card, a card beside it, or a kicker (R26.2).
    Slot(Side),
    /// Drawn or set aside for a seat, but not in the hand.
    Aside(Seat),
    /// Out of the game.
    Removed,
}

/// One card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Card {
    /// The printed face.
    pub face: Face,
    /// The deck it belongs to; shown by its back.
    pub back: DeckId,
    /// Where it lies.
    pub zone: Zone,
    /// The controllers who know the face, as bits.
    pub known: u8,
    /// The seat that had it last: in hand, aside or on a piece.
    pub held: Option<Seat>,
}
