//! The table itself: every thing on it, and the only functions that move a ship or a card.

use std::ops::Range;

use rand::Rng;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::*;
use crate::chance::Dice;

/// What belongs to a seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// Who sits here.
    pub controller: Controller,
    /// The colour of the seat's ships and planets.
    pub colour: Colour,
    /// The hand, in the order the cards came.
    pub hand: CardList,
    /// What kinds of playable cards are in the hand.
    pub holds: Holdings,
    /// Planets out of the game that the seat keeps: each counts as a foreign colony.
    #[serde(default)]
    pub trophies: u8,
    /// What they count for towards winning.
    #[serde(default)]
    pub trophy_worth: u8,
}

/// Which flares and other playable cards lie somewhere, as bits: a quick look that may say yes in vain, never no.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Holdings {
    /// Flares by alien.
    pub flares: u64,
    /// Other cards by kind; the highest bits stand for reinforcements and for encounter cards.
    pub kinds: u32,
}

impl Holdings {
    /// The bit of an alien.
    pub const fn alien(alien: AlienIx) -> u64 {
        1 << (alien.0 & 63)
    }
    /// The bit of what is printed on a piece.
    pub const fn power(def: DefIx) -> u64 {
        match def {
            DefIx::Alien(alien) => Holdings::alien(alien),
            DefIx::Piece(piece) => 1 << (63 - (piece.0 & 63)),
        }
    }
    /// The bit of a kind of card.
    pub const fn kind(card: CardIx) -> u32 {
        1 << (card.0 % 30)
    }
    /// The bit of encounter cards.
    pub const ENCOUNTER: u32 = 1 << 30;
    /// Both together.
    pub(crate) fn join(&mut self, other: Holdings) {
        self.flares |= other.flares;
        self.kinds |= other.kinds;
    }
    /// The bit of reinforcements.
    pub const REINFORCEMENT: u32 = 1 << 31;

    pub(crate) fn add(&mut self, face: Face) {
        match face {
            Face::Flare(alien) => self.flares |= Holdings::alien(alien),
            Face::Card(kind, _) => self.kinds |= Holdings::kind(kind),
            Face::Reinforcement(_) => self.kinds |= Holdings::REINFORCEMENT,
            _ if face.is_encounter() => self.kinds |= Holdings::ENCOUNTER,
            _ => {}
        }
    }
}

/// A draw pile and its discard pile; the last card of each is on top.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Deck {
    /// The draw pile.
    pub draw: Vec<CardId>,
    /// The discard pile.
    pub discard: Vec<CardId>,
}

/// Everything that lies on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Table {
    /// The seats, clockwise.
    pub players: Vec<Player>,
    /// All ships; those a colour starts with stand together.
    pub ships: Vec<Ship>,
    /// All planets, system by system.
    pub planets: Vec<Planet>,
    /// All cards of all decks.
    pub cards: Vec<Card>,
    /// The decks, by [`DeckId`].
    pub decks: Vec<Deck>,
    /// The pieces.
    #[serde(alias = "sheets")]
    pub pieces: Vec<Piece>,
    /// Ships in the warp by colour, stacks counted apart.
    pub warp: [u8; MAX_COLOURS],
    /// Colonies in the own system by colour.
    pub home: [u8; MAX_COLOURS],
    /// Colonies in other systems by colour.
    pub foreign: [u8; MAX_COLOURS],
    /// Ships in the gate by colour.
    pub gate: [u8; MAX_COLOURS],
    /// Ships beside the targeted planet by colour.
    pub beside: [u8; MAX_COLOURS],
    /// Cards that are set aside for a seat.
    pub set_aside: u16,
    /// Ships that are stacked under others.
    pub stacked: u16,
    /// Ships on a piece that is gone, or captives no longer: they are about to return.
    pub(crate) adrift: ShipList,
    /// What kinds of playable cards are in any hand.
    pub(crate) held: Holdings,
    /// How many ships each colour starts with.
    pub fleet: u8,
    /// How many more ships a colour has, for good.
    #[serde(default)]
    pub extra: [u8; MAX_COLOURS],
    /// Colonies or pieces have changed since standing conditions were looked at.
    pub(crate) stirred: bool,
    /// Chance: inside the state, so that the same answers give the same game.
    pub(crate) rng: Dice,
    /// What follows from all this.
    #[serde(skip)]
    pub(crate) reckoned: Reckoned,
}

impl Table {
    /// All seats.
    pub fn seats(&self) -> Seats {
        Seats::first(self.players.len())
    }
    /// The seat that plays a colour.
    pub fn seat_of(&self, colour: Colour) -> Option<Seat> {
        self.players.iter().position(|p| p.colour == colour).map(|i| Seat(i as u8))
    }
    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.players[seat.ix()].colour
    }
    /// The bit by which a seat's controller is known on cards.
    pub fn eye(&self, seat: Seat) -> u8 {
        1 << self.players[seat.ix()].controller.0
    }
    /// The cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        &self.players[seat.ix()].hand
    }
    /// The printed face of a card.
    pub fn face(&self, card: CardId) -> Face {
        self.cards[card.ix()].face
    }

    // ---- ships -------------------------------------------------------------------------------------------------

    /// Where the ships of a colour stand: those it starts with together, extra ships behind all of them.
    pub(crate) fn berths(&self, colour: Colour) -> Range<usize> {
        let (fleet, seats) = (self.fleet as usize, self.players.len());
        let first = if colour.ix() < seats { colour.ix() * fleet } else { seats * fleet };
        let last = if self.has_more_ships() { self.ships.len() } else { (first + fleet).min(self.ships.len()) };
        first..last
    }
    /// The ships of a colour.
    pub fn fleet_of(&self, colour: Colour) -> impl Iterator<Item = (ShipId, &Ship)> {
        let berths = self.berths(colour);
        let first = berths.start;
        let ships = self.ships[berths].iter().enumerate();
        ships.filter(move |(_, s)| s.colour == colour).map(move |(i, s)| (ShipId((first + i) as u16), s))
    }
    /// Are there ships besides those that colours start with?
    pub(crate) fn has_more_ships(&self) -> bool {
        self.ships.len() > self.players.len() * self.fleet as usize
    }
    /// The ships of a colour at one place, stacked ones not counted.
    pub fn ships_at(&self, colour: Colour, place: Place) -> impl Iterator<Item = ShipId> {
        self.fleet_of(colour).filter(move |(_, s)| s.place == place).map(|(id, _)| id)
    }
    /// How many ships of a colour are on a planet; a stack is one ship (R15.7).
    pub fn on_planet(&self, planet: PlanetId, colour: Colour) -> u8 {
        self.planets[planet.ix()].ships[colour.ix()]
    }
    /// How many ships of a colour are at a place; a stack is one ship.
    pub fn count_at(&self, colour: Colour, place: Place) -> u8 {
        match place {
            Place::Planet(p) => self.on_planet(p, colour),
            Place::Warp => self.warp[colour.ix()],
            Place::Gate => self.gate[colour.ix()],
            Place::Beside => self.beside[colour.ix()],
            _ => self.ships_at(colour, place).count() as u8,
        }
    }
    /// Ships in the stack with this one on top, itself included.
    pub fn height(&self, ship: ShipId) -> u8 {
        if self.stacked == 0 {
            return 1;
        }
        1 + self.ships.iter().filter(|s| s.place == Place::Under(ship)).count() as u8
    }
    /// All stacks: the ship on top, and how many ships there are in it.
    pub fn stacks(&self) -> SmallVec<[(ShipId, u8); 4]> {
        let mut stacks: SmallVec<[(ShipId, u8); 4]> = SmallVec::new();
        if self.stacked > 0 {
            for ship in &self.ships {
                let Place::Under(top) = ship.place else { continue };
                match stacks.iter_mut().find(|(t, _)| *t == top) {
                    Some((_, height)) => *height += 1,
                    None => stacks.push((top, 2)),
                }
            }
        }
        stacks
    }
    /// The ships stacked under this one.
    pub fn under(&self, ship: ShipId) -> ShipList {
        if self.stacked == 0 {
            return ShipList::new();
        }
        let all = self.ships.iter().enumerate();
        all.filter(|(_, s)| s.place == Place::Under(ship)).map(|(i, _)| ShipId(i as u16)).collect()
    }
    /// How many captives are in a circle around a system, and by the flare of which alien; a stack is one ship
    /// (AL-FUNGUS-10).
    pub fn captives_around(&self, system: Colour) -> SmallVec<[(AlienIx, i32); 1]> {
        let mut captives: SmallVec<[(AlienIx, i32); 1]> = SmallVec::new();
        if self.reckoned.captives == 0 {
            return captives;
        }
        for ship in &self.ships {
            let Place::Around(around, alien) = ship.place else { continue };
            match captives.iter_mut().find(|(a, _)| around == system && *a == alien) {
                Some((_, n)) => *n += 1,
                None if around == system => captives.push((alien, 1)),
                None => {}
            }
        }
        captives
    }
    /// The only way a ship changes its place. A hired one is not kept anywhere: it is out of play.
    pub(crate) fn move_ship(&mut self, ship: ShipId, to: Place, now: EncounterId) {
        let Ship { colour, place: from, hired, .. } = self.ships[ship.ix()];
        let to = match to {
            Place::Planet(_) | Place::Gate | Place::Beside => to,
            _ if hired.is_some() => Place::Removed,
            _ => to,
        };
        match from {
            Place::Planet(p) => {
                let ships = &mut self.planets[p.ix()].ships[colour.ix()];
                *ships -= 1;
                if *ships == 0 {
                    *self.colony_count(p, colour) -= 1;
                    self.reckoned.settled[colour.ix()].drop(p);
                    self.stirred = true;
                }
            }
            Place::Warp => self.warp[colour.ix()] -= 1,
            Place::Gate => self.gate[colour.ix()] -= 1,
            Place::Beside => self.beside[colour.ix()] -= 1,
            Place::Under(_) => self.stacked -= 1,
            Place::On(_) => self.adrift.retain(|s| *s != ship),
            Place::Around(..) => {
                self.adrift.retain(|s| *s != ship);
                self.reckoned.captives -= 1;
            }
            Place::Removed => {}
        }
        match to {
            Place::Planet(p) => {
                let ships = &mut self.planets[p.ix()].ships[colour.ix()];
                *ships += 1;
                if *ships == 1 {
                    *self.colony_count(p, colour) += 1;
                    self.reckoned.settled[colour.ix()].add(p);
                    self.stirred = true;
                }
            }
            Place::Warp => {
                self.warp[colour.ix()] += 1;
                self.ships[ship.ix()].warped = now;
            }
            Place::Gate => self.gate[colour.ix()] += 1,
            Place::Beside => self.beside[colour.ix()] += 1,
            Place::Under(_) => self.stacked += 1,
            Place::Around(..) => self.reckoned.captives += 1,
            Place::On(_) | Place::Removed => {}
        }
        self.ships[ship.ix()].place = to;
    }
    /// The ships on a piece that has left the game are about to return.
    pub(crate) fn set_adrift(&mut self, piece: PieceId) {
        let on = self.ships.iter().enumerate().filter(|(_, ship)| ship.place == Place::On(piece));
        let on: Fleet = on.map(|(i, _)| ShipId(i as u16)).collect();
        self.adrift.extend(on);
    }
    /// Where a colony of a colour on a planet is counted.
    fn colony_count(&mut self, planet: PlanetId, colour: Colour) -> &mut u8 {
        if self.planets[planet.ix()].system == colour {
            &mut self.home[colour.ix()]
        } else {
            &mut self.foreign[colour.ix()]
        }
    }
    /// A ship that was not there before.
    pub(crate) fn add_ship(&mut self, colour: Colour, place: Place, hired: Option<CardId>) -> ShipId {
        let id = ShipId(self.ships.len() as u16);
        self.ships.push(Ship { colour, place: Place::Removed, warped: EncounterId(0), hired, marked: false });
        self.move_ship(id, place, EncounterId(0));
        id
    }
    /// A planet lies in another system from now on, with all that is on it (R19.8).
    pub(crate) fn move_planet(&mut self, planet: PlanetId, system: Colour) {
        let settled = self.planets[planet.ix()].ships;
        let colours = (0..MAX_COLOURS).filter(|i| settled[*i] > 0).map(|i| Colour(i as u8));
        for colour in colours.clone() {
            *self.colony_count(planet, colour) -= 1;
        }
        self.planets[planet.ix()].system = system;
        for colour in colours {
            *self.colony_count(planet, colour) += 1;
        }
        self.reckon_anew();
        self.stirred = true;
    }
    /// A planet that was not there before: the last of its system.
    pub(crate) fn mint_planet(&mut self, system: Colour) -> PlanetId {
        let id = PlanetId(self.planets.len() as u8);
        let here = self.planets.iter().filter(|p| p.system == system).map(|p| p.number);
        let number = here.max().unwrap_or(0) + 1;
        self.planets.push(Planet {
            system,
            number,
            gone: false,
            in_gate: false,
            counts: false,
            ships: [0; MAX_COLOURS],
        });
        self.reckon_anew();
        id
    }
    /// A planet leaves the game.
    pub(crate) fn destroy_planet(&mut self, planet: PlanetId) {
        self.planets[planet.ix()].gone = true;
        self.reckon_anew();
    }
    /// A planet goes through the gate, or is back from there.
    pub(crate) fn embark_planet(&mut self, planet: PlanetId, in_gate: bool) {
        self.planets[planet.ix()].in_gate = in_gate;
        self.reckon_anew();
    }
    /// The planets that are still there, those in the gate left out.
    pub fn planets(&self) -> impl Iterator<Item = (PlanetId, &Planet)> {
        self.reckoned.there.iter().map(|id| (id, &self.planets[id.ix()]))
    }
    /// The planets on which a colour has a colony (R2.1).
    pub fn colonies(&self, colour: Colour) -> PlanetSet {
        self.reckoned.settled[colour.ix()].and(self.reckoned.there)
    }
    /// The planets of a system.
    pub fn system(&self, colour: Colour) -> PlanetSet {
        self.reckoned.systems[colour.ix()]
    }

    /// All decks of the game.
    pub fn deck_ids(&self) -> impl Iterator<Item = DeckId> + use<> {
        let boxes = self.decks.len() - DeckId::COMMON.len();
        DeckId::COMMON.into_iter().chain((0..boxes as u8).map(DeckId::Box))
    }

    // ---- cards -------------------------------------------------------------------------------------------------

    /// The cards of a zone; piles from bottom to top.
    pub fn cards_in(&self, zone: Zone) -> Vec<CardId> {
        match zone {
            Zone::Deck(d) => self.decks[d.ix()].draw.clone(),
            Zone::Discard(d) => self.decks[d.ix()].discard.clone(),
            Zone::Hand(s) => self.hand(s).to_vec(),
            Zone::Piece(s) => self.piece(s).cards.to_vec(),
            Zone::Aside(_) if self.set_aside == 0 => Vec::new(),
            _ => {
                let all = self.cards.iter().enumerate();
                all.filter(|(_, c)| c.zone == zone).map(|(i, _)| CardId(i as u16)).collect()
            }
        }
    }
    /// The cards beside planets: by which planet, and by the power of which piece.
    pub fn beside_planets(&self) -> impl Iterator<Item = (PlanetId, PieceId, CardId)> {
        self.cards.iter().enumerate().filter_map(|(i, c)| match c.zone {
            Zone::Planet(planet, piece) => Some((planet, piece, CardId(i as u16))),
            _ => None,
        })
    }
    /// The only way a card changes its zone. It goes on top or to the end, and those who see it there know it.
    pub(crate) fn move_card(&mut self, card: CardId, to: Zone) {
        let from = self.cards[card.ix()].zone;
        fn at(list: &[CardId], card: CardId) -> usize {
            list.iter().rposition(|c| *c == card).expect("a card lies where its zone says")
        }
        match from {
            Zone::Deck(d) => {
                let pile = &mut self.decks[d.ix()].draw;
                let i = at(pile, card);
                pile.remove(i);
            }
            Zone::Discard(d) => {
                let pile = &mut self.decks[d.ix()].discard;
                let i = at(pile, card);
                pile.remove(i);
            }
            Zone::Hand(s) => {
                let hand = &mut self.players[s.ix()].hand;
                let i = at(hand, card);
                hand.remove(i);
                self.take_stock(s);
            }
            Zone::Piece(s) => {
                let cards = &mut self.pieces[s.ix()].cards;
                let i = at(cards, card);
                cards.remove(i);
                self.reckon_anew();
            }
            Zone::Aside(_) => self.set_aside -= 1,
            _ => {}
        }
        let held = match from {
            Zone::Hand(s) | Zone::Aside(s) => Some(s),
            Zone::Piece(s) => self.holder(s),
            _ => self.cards[card.ix()].held,
        };
        let known = match to {
            Zone::Deck(d) => {
                self.decks[d.ix()].draw.push(card);
                0
            }
            Zone::Discard(d) => {
                self.decks[d.ix()].discard.push(card);
                KNOWN_TO_ALL
            }
            Zone::Hand(s) => {
                let face = self.cards[card.ix()].face;
                let player = &mut self.players[s.ix()];
                player.hand.push(card);
                player.holds.add(face);
                self.held.add(face);
                self.eye(s)
            }
            Zone::Piece(s) => {
                self.pieces[s.ix()].cards.push(card);
                self.reckon_anew();
                self.holder(s).map_or(0, |h| self.eye(h))
            }
            Zone::Aside(s) => {
                self.set_aside += 1;
                self.eye(s)
            }
            Zone::Limbo | Zone::Planet(..) => KNOWN_TO_ALL,
            Zone::Laid(piece) if self.piece(piece).up => KNOWN_TO_ALL,
            Zone::Laid(piece) => self.holder(piece).map_or(0, |h| self.eye(h)),
            Zone::Slot(_) | Zone::Removed => 0,
        };
        if self.reckoned.captives > 0
            && let (Face::Flare(alien), Zone::Discard(_) | Zone::Deck(_) | Zone::Removed) =
                (self.cards[card.ix()].face, to)
        {
            for (i, ship) in self.ships.iter().enumerate() {
                let id = ShipId(i as u16);
                if matches!(ship.place, Place::Around(_, a) if a == alien) && !self.adrift.contains(&id) {
                    self.adrift.push(id); // AL-FUNGUS-2
                }
            }
        }
        let entry = &mut self.cards[card.ix()];
        entry.zone = to;
        entry.held = held;
        entry.known |= known;
    }
    /// Looks anew at what a hand holds.
    pub(crate) fn take_stock(&mut self, seat: Seat) {
        let mut holds = Holdings::default();
        for card in &self.players[seat.ix()].hand {
            holds.add(self.cards[card.ix()].face);
        }
        self.players[seat.ix()].holds = holds;
        self.held = Holdings::default();
        for player in &self.players {
            self.held.join(player.holds);
        }
    }
    /// Makes a card known to everybody.
    pub(crate) fn show(&mut self, card: CardId) {
        self.cards[card.ix()].known = KNOWN_TO_ALL;
    }
    /// After an unseen card left or entered a hand, only its holder still knows for sure what is in it (R24.9).
    pub(crate) fn blur_hand(&mut self, seat: Seat) {
        let eye = self.eye(seat);
        for i in 0..self.players[seat.ix()].hand.len() {
            let card = self.players[seat.ix()].hand[i];
            self.cards[card.ix()].known = eye;
        }
    }
    /// A number below `n`, by chance.
    pub(crate) fn chance(&mut self, n: usize) -> usize {
        self.rng.random_range(0..n as u32) as usize
    }
    /// Shuffles a draw pile: faces move between the ids, so that no id says anything about a card seen before.
    pub(crate) fn shuffle(&mut self, deck: DeckId) {
        let n = self.decks[deck.ix()].draw.len();
        for i in (1..n).rev() {
            let j = self.chance(i + 1);
            let pile = &self.decks[deck.ix()].draw;
            let (a, b) = (pile[i].ix(), pile[j].ix());
            let face = self.cards[a].face;
            self.cards[a].face = self.cards[b].face;
            self.cards[b].face = face;
        }
        for card in &self.decks[deck.ix()].draw {
            let card = &mut self.cards[card.ix()];
            (card.known, card.held) = (0, None);
        }
        // What is noted about a card means it no longer.
        let shuffled = |card: CardId| self.cards[card.ix()].zone == Zone::Deck(deck);
        for piece in &mut self.pieces {
            piece.notes.retain(|(_, value)| !matches!(value, Value::Card(card) if shuffled(*card)));
        }
    }
    /// Puts the discard pile into the draw pile and shuffles.
    pub(crate) fn reshuffle(&mut self, deck: DeckId) {
        let Deck { draw, discard } = &mut self.decks[deck.ix()];
        for card in discard.iter() {
            self.cards[card.ix()].zone = Zone::Deck(deck);
        }
        draw.append(discard);
        self.shuffle(deck);
    }
}
