//! What happened, in the order it happened, each with its audience (R21 of the mechanics).

use serde::{Deserialize, Serialize};

use crate::ability::AbilityRef;
use crate::ask::{Answer, Parties, Terms};
use crate::deeds::{Loss, Settling};
use crate::flow::{Cancel, Change, Finish, Outcome, Part};
use crate::game::Game;
use crate::query::Total;
use crate::table::*;
use crate::windows::Phase;

pub use rules::Eye;

/// A card in an event: its face, and who may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenCard {
    /// The face; `None` for those who may not know it.
    pub face: Option<Face>,
    /// Its back.
    pub back: DeckId,
    /// The controllers who know the face, as bits; all bits once the event is made for one of them.
    pub known: u8,
}

impl SeenCard {
    /// Leaves the face out if an eye may not see it.
    fn hide_from(&mut self, eye: Eye) {
        if !eye.sees(self.known) {
            self.face = None;
        }
        self.known = 0;
    }
}

/// A value in an event or a view: a card shows its face only to those who may know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Shown {
    /// A number.
    Number(i16),
    /// Yes or no.
    Yes(bool),
    /// A seat.
    Seat(Seat),
    /// Seats.
    Seats(Seats),
    /// A side.
    Side(Side),
    /// A type of cards.
    Type(CardType),
    /// A card.
    Card(SeenCard),
    /// A face, whether or not there is such a card.
    Face(Face),
    /// A planet.
    Planet(PlanetId),
    /// A ship: its colour.
    Ship(Colour),
}

impl Shown {
    /// What an eye may know of it.
    pub fn for_eye(mut self, eye: Eye) -> Shown {
        if let Shown::Card(card) = &mut self {
            card.hide_from(eye);
        }
        self
    }
    /// A value as an event tells it, before it is made for an eye.
    pub(crate) fn of(game: &Game, value: Value) -> Shown {
        match value {
            Value::Number(n) => Shown::Number(n),
            Value::Yes(yes) => Shown::Yes(yes),
            Value::Seat(seat) => Shown::Seat(seat),
            Value::Seats(seats) => Shown::Seats(seats),
            Value::Side(side) => Shown::Side(side),
            Value::Type(kind) => Shown::Type(kind),
            Value::Card(card) => Shown::Card(game.seen(card)),
            Value::Face(face) => Shown::Face(face),
            Value::Planet(planet) => Shown::Planet(planet),
            Value::Ship(ship) => Shown::Ship(game.ship(ship).colour),
        }
    }
}

/// Something that happened.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameEvent"))] // browsers have events of their own
pub enum Event {
    /// Aliens are known.
    AliensRevealed {
        /// The alien of each seat.
        aliens: Vec<AlienIx>,
    },
    /// A turn begins.
    TurnBegins {
        /// Whose.
        seat: Seat,
    },
    /// An encounter begins.
    EncounterBegins {
        /// The offense.
        offense: Seat,
        /// Its number in the turn; 0 for an interruption.
        number: u8,
    },
    /// A phase begins.
    PhaseBegins(Phase),
    /// A power or card is used.
    Uses {
        /// By whom.
        by: Seat,
        /// The ability.
        ability: AbilityRef,
        /// About whom.
        about: Option<Seat>,
        /// What its user and others have chosen for it so far, openly: who wants to answer it may know (Z-05).
        chosen: Vec<Answer>,
    },
    /// Something happens as a piece says, without a use of its power (Z-01): it lays, gains, shows.
    GoesBy {
        /// By whom.
        by: Seat,
        /// The ability.
        ability: AbilityRef,
    },
    /// A card is played.
    Plays {
        /// By whom.
        by: Seat,
        /// The card.
        card: SeenCard,
        /// The ability.
        ability: AbilityRef,
    },
    /// A use is stopped.
    Cancelled {
        /// Whose use.
        by: Seat,
        /// The ability.
        ability: AbilityRef,
        /// How.
        how: Cancel,
    },
    /// Cards are drawn.
    Draws {
        /// By whom.
        seat: Seat,
        /// The cards.
        cards: Vec<SeenCard>,
        /// Where they go.
        to: Zone,
    },
    /// Cards are taken from a hand.
    Takes {
        /// From whom.
        from: Seat,
        /// By whom.
        to: Seat,
        /// The cards.
        cards: Vec<SeenCard>,
    },
    /// A card goes to another zone.
    CardMoves {
        /// The card.
        card: SeenCard,
        /// Where it goes.
        to: Zone,
    },
    /// Cards are discarded.
    Discards {
        /// The cards.
        cards: Vec<SeenCard>,
    },
    /// Cards are shown to everybody.
    Shows {
        /// The cards.
        cards: Vec<SeenCard>,
    },
    /// Cards are looked at by one seat.
    LooksAt {
        /// Who.
        by: Seat,
        /// The cards.
        cards: Vec<SeenCard>,
    },
    /// A hand is looked at.
    LooksAtHand {
        /// Whose.
        at: Seat,
        /// By whom.
        by: Seat,
    },
    /// A draw pile is looked through.
    LooksThrough {
        /// Which deck.
        deck: DeckId,
        /// By whom.
        by: Seat,
    },
    /// Two seats exchange hands.
    HandsSwapped(Seat, Seat),
    /// Two hands are mixed and dealt again.
    HandsMixed(Vec<Seat>),
    /// A discard pile becomes a new deck.
    Shuffled(DeckId),
    /// A cosmic quake; with an aftershock if true.
    Quake(bool),
    /// Ships go to the warp.
    ShipsLost {
        /// Colour, where from, how many.
        ships: Vec<(Colour, Place, u8)>,
        /// Why.
        why: Loss,
    },
    /// Ships leave the game.
    ShipsRemoved {
        /// Colour, where from, how many.
        ships: Vec<(Colour, Place, u8)>,
    },
    /// A planet leaves the game.
    PlanetDestroyed {
        /// The planet.
        planet: PlanetId,
        /// Who keeps it.
        by: Option<Seat>,
    },
    /// Ships are captured under another.
    ShipsCaptured {
        /// Colour, where from, how many.
        ships: Vec<(Colour, Place, u8)>,
        /// By which colour.
        by: Colour,
    },
    /// Ships lie on a piece from now on.
    ShipsPut {
        /// Colour, where from, how many.
        ships: Vec<(Colour, Place, u8)>,
        /// The piece.
        piece: PieceId,
    },
    /// Ships come to planets.
    ShipsSettle {
        /// Colour, planet, how many.
        ships: Vec<(Colour, PlanetId, u8)>,
        /// How.
        how: Settling,
    },
    /// Ships go into the encounter.
    ShipsCommitted {
        /// Colour, where from, how many.
        ships: Vec<(Colour, Place, u8)>,
        /// For which side.
        side: Side,
    },
    /// A planet goes to another place.
    PlanetMoves {
        /// The planet.
        planet: PlanetId,
        /// Into which system, or into the gate.
        system: Option<Colour>,
    },
    /// Cards become ships for the encounter.
    Hires {
        /// Whose.
        seat: Seat,
        /// For which side.
        side: Side,
        /// How many.
        n: u8,
    },
    /// A destiny card is turned up.
    DestinyDrawn(Destiny),
    /// The defense is known.
    Against {
        /// The defense.
        defense: Seat,
        /// The system.
        system: Colour,
    },
    /// The gate is aimed.
    Aimed {
        /// The planet.
        planet: PlanetId,
    },
    /// Invitations.
    Invites {
        /// By which side.
        side: Side,
        /// Who is invited.
        seats: Seats,
    },
    /// A seat joins a side.
    Allies {
        /// Who.
        seat: Seat,
        /// Which side.
        side: Side,
    },
    /// An encounter card is laid down.
    Lays {
        /// By which side.
        side: Side,
        /// The card.
        card: SeenCard,
    },
    /// A second card is laid down beside an encounter card.
    LaysBeside {
        /// By which side.
        side: Side,
        /// The card.
        card: SeenCard,
    },
    /// A kicker is laid down, or turned up.
    Kicker {
        /// By which side.
        side: Side,
        /// The card.
        card: SeenCard,
    },
    /// A side claims what its hidden card is, or its claim is off.
    Claims {
        /// The side.
        side: Side,
        /// The claim.
        face: Option<Face>,
    },
    /// Something that an alien or card has words of its own for: said by somebody aloud, or told of somebody.
    Did {
        /// By whom, or of whom.
        by: Seat,
        /// Whose words these are; the rulebook's if nobody's.
        source: Option<AbilityRef>,
        /// The number of the word among theirs.
        word: u8,
        /// What it is about.
        values: Vec<Shown>,
    },
    /// The encounter cards are turned up.
    Reveals {
        /// The cards, offense first, as they count.
        cards: [Option<Face>; 2],
    },
    /// The encounter cards change places.
    CardsSwapped,
    /// An encounter card changes.
    CardChanges {
        /// Whose.
        side: Side,
        /// How.
        change: Change,
    },
    /// A total changes.
    TotalChanges {
        /// Whose.
        side: Side,
        /// By whom.
        by: Seat,
        /// Why.
        source: AbilityRef,
        /// By how much now.
        amount: i32,
    },
    /// Two parts of a total are multiplied instead of added.
    PartsMultiplied {
        /// Whose total.
        side: Side,
        /// Why.
        source: AbilityRef,
        /// The parts.
        factors: [Part; 2],
        /// The total now.
        total: i32,
    },
    /// A side wins whatever the cards say.
    Decided(Side),
    /// A side has won, and so it loses: the result is turned around.
    Upset(Side),
    /// The totals that decide, with their derivations, offense first.
    Totals(Box<[Total; 2]>),
    /// The outcome is known.
    Outcome {
        /// The outcome.
        outcome: Outcome,
        /// The totals, if they decided.
        totals: Option<[i32; 2]>,
    },
    /// An encounter is over, and this is how it ended at last. The one in which the game ends is never over.
    EncounterEnds(Outcome),
    /// Terms are on the table; cards are counted, not shown.
    Offers {
        /// By whom.
        by: Seat,
        /// The parties, in the order of the terms.
        #[cfg_attr(feature = "ts", ts(as = "Vec<Seat>"))]
        parties: Parties,
        /// The terms without the cards' ids.
        terms: Terms,
        /// How many named cards are part of each gift.
        cards: Vec<u8>,
    },
    /// One of several parties agrees to what is on the table; others have still to.
    Agrees(Seat),
    /// A deal is agreed.
    DealAgreed,
    /// The talks fail.
    TalksFail,
    /// Somebody receives compensation or rewards.
    Gains {
        /// Who.
        seat: Seat,
        /// How many.
        amount: u8,
        /// From whose hand; rewards if from nobody's.
        from: Option<Seat>,
    },
    /// Something that everybody may see is noted on a piece: tokens, marks, whatever the alien keeps.
    Noted {
        /// The piece.
        piece: PieceId,
        /// The number of the note among those of the alien.
        note: u8,
        /// What is noted.
        value: Shown,
    },
    /// A power is lost for want of home colonies, or regained; another piece is turned.
    PowerFlips {
        /// The piece.
        piece: PieceId,
        /// Face down now?
        down: bool,
    },
    /// A power is zapped.
    Zapped {
        /// The piece.
        piece: PieceId,
    },
    /// A piece comes into play, changes hands, or leaves the game.
    PieceMoves {
        /// The piece.
        piece: PieceId,
        /// Where it is now; before whoever has it if it is lent.
        to: Spot,
    },
    /// A seat becomes an alien that nobody played.
    Becomes {
        /// Who.
        seat: Seat,
        /// Which alien.
        alien: AlienIx,
    },
    /// An alien is discarded: it leaves the game, or it came up and may not come into it.
    AlienDiscarded {
        /// Which alien.
        alien: AlienIx,
    },
    /// Two players change places with all they have.
    PlayersSwap(Seat, Seat),
    /// Time runs back to planning.
    Replays,
    /// Somebody is about to win.
    WinProposed(Seats),
    /// The game is over.
    GameOver(Finish),
}

impl Event {
    /// What somebody may know of it: faces are left out for those who may not see them.
    pub fn for_eye(&self, eye: Eye) -> Event {
        let mut what = self.clone();
        let hide = |card: &mut SeenCard| card.hide_from(eye);
        match &mut what {
            Event::Plays { card, .. }
            | Event::CardMoves { card, .. }
            | Event::Lays { card, .. }
            | Event::Kicker { card, .. }
            | Event::LaysBeside { card, .. } => hide(card),
            Event::Draws { cards, .. }
            | Event::Takes { cards, .. }
            | Event::Discards { cards }
            | Event::LooksAt { cards, .. }
            | Event::Shows { cards } => cards.iter_mut().for_each(hide),
            Event::Noted { value, .. } => *value = value.for_eye(eye),
            Event::Did { values, .. } => values.iter_mut().for_each(|value| *value = value.for_eye(eye)),
            _ => {}
        }
        what
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_in_own_words_is_filtered_as_any_other() {
        let card = SeenCard { face: Some(Face::Negotiate), back: DeckId::Cosmic, known: 0b10 };
        let values = vec![Shown::Card(card), Shown::Number(3)];
        let did = Event::Did { by: Seat(0), source: None, word: 0, values };
        let seen = |eye| match did.for_eye(eye) {
            Event::Did { values, .. } => match values[0] {
                Shown::Card(card) => card.face,
                other => panic!("{other:?}"),
            },
            other => panic!("{other:?}"),
        };
        assert_eq!(seen(Eye::Of(Controller(1))), Some(Face::Negotiate));
        assert_eq!(seen(Eye::Of(Controller(0))), None);
        assert_eq!(seen(Eye::Watcher), None);
    }
}
