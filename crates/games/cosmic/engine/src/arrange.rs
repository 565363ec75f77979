//! Arranging a position by hand: for scenarios and studies. Only possible before a turn begins; an arranged game
//! waits there.

use smallvec::SmallVec;

use crate::ability::{Cast, Print};
use crate::chance::Dice;
use crate::flow::Frame;
use crate::flow::phases::{draft::add_unused, setup::all_pieces};
use crate::game::{Game, Refusal};
use crate::options::Rewards;
use crate::rest::Next;
use crate::table::*;

/// A game that is being arranged. Every ship and card stays in exactly one place throughout.
pub struct Arrange<'g> {
    game: &'g mut Game,
    fixed: Vec<(Colour, Place)>,
}

impl Game {
    /// Lets a position be arranged. `None` while a turn is under way, or if the game was not set up for this.
    pub fn arrange(&mut self) -> Option<Arrange<'_>> {
        self.waits_to_begin().then(|| Arrange { game: self, fixed: Vec::new() })
    }
    /// Begins the next turn of an arranged game.
    pub fn begin(&mut self) -> Result<(), Refusal> {
        if !self.waits_to_begin() {
            return Ok(());
        }
        self.take_in(|game| {
            game.keep_rest(Next::Turn);
            game.begin_turn();
        })?;
        self.keep(None);
        Ok(())
    }
    pub(crate) fn begin_turn(&mut self) {
        if self.s.unused.is_some() {
            self.wake_cast();
        }
        self.s.table.stirred = true;
        self.push(Frame::Turn { stage: 0 });
    }
    /// Does an arranged game wait to be told to begin?
    pub(crate) fn waits_to_begin(&self) -> bool {
        self.s.options.arranged && self.s.stack.is_empty() && self.s.finish.is_none()
    }
}

impl Arrange<'_> {
    /// The game as arranged so far.
    pub fn game(&self) -> &Game {
        self.game
    }
    /// Chance goes on from this seed, whatever the setup has thrown.
    pub fn dice(&mut self, seed: u64) {
        self.game.s.table.rng = Dice::quick(seed);
    }
    /// The alien with this id, brought into the game if it is not there yet.
    pub fn alien(&mut self, id: &str) -> Option<AlienIx> {
        if let Some(ix) = self.game.cast().find(id) {
            return Some(ix);
        }
        let alien = self.game.rules().alien(id)?;
        let mut aliens = self.game.cast().aliens.clone();
        aliens.push(alien);
        if alien.calls_unused {
            add_unused(&mut aliens, self.game.rules().aliens.iter().copied());
        }
        let Cast { cards, pieces, decks, .. } = self.game.cast();
        let (cards, mut pieces, decks) = (cards.clone(), pieces.clone(), decks.clone());
        pieces.extend(all_pieces(&aliens, &[]).into_iter().filter(|p| self.game.cast().find_piece(p.id).is_none()));
        self.game.set_cast(Cast::new(aliens, cards, pieces, decks, self.game.s.options.classic_flares));
        if alien.calls_unused {
            self.game.pile_unused();
        }
        self.game.cast().find(id)
    }
    /// The aliens nobody plays come up in this order, and then no more; false if nothing in this game calls them.
    pub fn unused(&mut self, next: &[AlienIx]) -> bool {
        let Some(unused) = &mut self.game.s.unused else { return false };
        unused.pile = next.iter().rev().copied().collect();
        unused.discarded.clear();
        true
    }
    /// A card with this face from the deck, or a new one if none is left there.
    fn fetch(&mut self, face: Face, deck: DeckId) -> CardId {
        let deck = if self.is_reward_only(face) { DeckId::Reward } else { deck };
        let pile = &self.game.decks[deck.ix()].draw;
        match pile.iter().copied().find(|c| self.game.face(*c) == face) {
            Some(card) => card,
            None => self.game.add_card(face, deck),
        }
    }
    /// Is a card with this face found in the reward deck alone, and is that a deck of its own?
    fn is_reward_only(&self, face: Face) -> bool {
        let (game, rules) = (&self.game, self.game.rules());
        let is_in = |deck: &[(Print, u8)]| deck.iter().any(|(print, _)| game.cast().face_of(print) == Some(face));
        game.s.options.rewards != Rewards::Common && !is_in(rules.cosmic) && is_in(&rules.rewards)
    }
    /// A hand holds these cards besides, with the back of the reward deck.
    pub fn more_in_hand(&mut self, seat: Seat, faces: &[Face]) {
        for face in faces {
            let card = self.fetch(*face, DeckId::Reward);
            self.game.s.table.move_card(card, Zone::Hand(seat));
        }
    }
    fn set(&mut self, zone: Zone, deck: DeckId, faces: &[Face]) {
        for card in self.game.cards_in(zone) {
            let back = self.game.cards[card.ix()].back;
            self.game.s.table.move_card(card, Zone::Deck(back));
            self.game.s.table.cards[card.ix()].known = 0;
        }
        for face in faces {
            let card = self.fetch(*face, deck);
            self.game.s.table.move_card(card, zone);
        }
    }
    /// A hand holds exactly these cards.
    pub fn hand(&mut self, seat: Seat, faces: &[Face]) {
        self.set(Zone::Hand(seat), DeckId::Cosmic, faces);
    }
    /// A piece holds exactly these cards.
    pub fn sheet_cards(&mut self, piece: PieceId, faces: &[Face]) {
        // What lay there leaves the game: the deck may have been arranged already.
        for card in self.game.cards_in(Zone::Piece(piece)) {
            self.game.s.table.move_card(card, Zone::Removed);
        }
        self.set(Zone::Piece(piece), DeckId::Cosmic, faces);
    }
    /// Exactly these cards lie beside a planet by the power of a piece.
    pub fn beside(&mut self, planet: PlanetId, piece: PieceId, faces: &[Face]) {
        self.set(Zone::Planet(planet, piece), DeckId::Cosmic, faces);
    }
    /// A discard pile holds exactly these cards, the last on top.
    pub fn discard(&mut self, deck: DeckId, faces: &[Face]) {
        self.set(Zone::Discard(deck), deck, faces);
    }
    /// These cards are on top of a deck, the first on top.
    pub fn on_top(&mut self, deck: DeckId, faces: &[Face]) {
        let mut taken: SmallVec<[CardId; 8]> = SmallVec::new();
        for face in faces {
            let card = self.fetch(*face, deck);
            self.game.s.table.move_card(card, Zone::Removed);
            taken.push(card);
        }
        for card in taken.into_iter().rev() {
            self.game.s.table.move_card(card, Zone::Deck(deck));
            self.game.s.table.cards[card.ix()].known = 0;
        }
    }
    /// A deck holds exactly these cards, the first on top; all others leave the game.
    pub fn whole_deck(&mut self, deck: DeckId, faces: &[Face]) {
        self.on_top(deck, faces);
        let rest = self.game.decks[deck.ix()].draw.len() - faces.len();
        let out: Vec<CardId> = self.game.decks[deck.ix()].draw[..rest].to_vec();
        for card in out {
            self.game.s.table.move_card(card, Zone::Removed);
        }
    }
    /// Exactly so many ships of a seat are at a place. The difference comes from or goes to its other home planets
    /// that have not been arranged, where most ships are; failing that, the warp.
    pub fn ships(&mut self, seat: Seat, place: Place, n: u8) -> Result<(), String> {
        let colour = self.game.colour(seat);
        self.fixed.push((colour, place));
        while self.game.count_at(colour, place) < n {
            let ship = self.spare(colour).ok_or("there are not that many ships")?;
            self.put(ship, place);
        }
        while self.game.count_at(colour, place) > n {
            let ship = self.game.ships_at(colour, place).next().expect("there is a ship too many");
            let free = |p: &Place| !self.fixed.contains(&(colour, *p));
            let to = self.game.system(colour).iter().map(Place::Planet).find(free).unwrap_or(Place::Warp);
            self.put(ship, to);
        }
        Ok(())
    }
    fn put(&mut self, ship: ShipId, place: Place) {
        self.game.s.table.move_ship(ship, place, EncounterId(0));
    }
    fn spare(&self, colour: Colour) -> Option<ShipId> {
        let mut homes: Vec<(u8, PlanetId)> = self
            .game
            .colonies(colour)
            .iter()
            .filter(|p| !self.fixed.contains(&(colour, Place::Planet(*p))))
            .map(|p| (self.game.on_planet(p, colour), p))
            .collect();
        homes.sort_by_key(|(n, p)| (std::cmp::Reverse(*n), *p));
        let place = match homes.first() {
            Some((_, planet)) => Place::Planet(*planet),
            None if !self.fixed.contains(&(colour, Place::Warp)) => Place::Warp,
            None => return None,
        };
        self.game.ships_at(colour, place).next()
    }
    /// Ships of a seat are stacked under one ship of another at a place.
    pub fn stack(&mut self, on: Seat, place: Place, of: Seat, n: u8) -> Result<(), String> {
        let top = self.game.ships_at(self.game.colour(on), place).next().ok_or("there is no ship to stack under")?;
        for _ in 0..n {
            let ship = self.spare(self.game.colour(of)).ok_or("there are not that many ships")?;
            self.put(ship, Place::Under(top));
        }
        Ok(())
    }
    /// A planet is out of the game; its ships go to the warp.
    pub fn destroy(&mut self, planet: PlanetId) {
        let here: Vec<ShipId> = (0..self.game.ships.len() as u16)
            .map(ShipId)
            .filter(|s| self.game.ship(*s).place == Place::Planet(planet))
            .collect();
        for ship in here {
            self.put(ship, Place::Warp);
        }
        self.game.s.table.destroy_planet(planet);
    }
    /// Pieces that are cards go back to their decks: only those lie there that are laid.
    pub fn lift_pieces(&mut self) {
        for i in 0..self.game.pieces.len() {
            let Piece { def, owner, card: Some(card), .. } = self.game.pieces[i] else { continue };
            self.game.s.table.set_adrift(PieceId(i as u8));
            let back = self.game.cards[card.ix()].back;
            self.game.s.table.move_card(card, Zone::Deck(back));
            self.game.s.table.cards[card.ix()].known = 0;
            self.game.s.table.pieces[i] = Piece::new(def, Spot::Gone(EncounterId(0)), owner);
        }
        let decks = self.game.cast().decks.len() as u8;
        for deck in (0..decks).map(DeckId::Box) {
            self.set(Zone::Discard(deck), deck, &[]);
        }
        self.game.s.table.reckon_anew();
    }
    /// The card of a deck that is such a piece lies somewhere, face up or face down; false if no deck has it.
    pub fn lay(&mut self, def: PieceIx, spot: Spot, up: bool) -> bool {
        let is_it = |c: &Card| c.face == Face::Piece(def) && matches!(c.zone, Zone::Deck(_) | Zone::Discard(_));
        let Some(card) = self.game.cards.iter().position(is_it).map(|i| CardId(i as u16)) else { return false };
        let owner = if let Spot::Seat(seat) = spot { Some(seat) } else { None };
        let piece = Piece { card: Some(card), up, ..Piece::new(DefIx::Piece(def), spot, owner) };
        let piece = self.game.lay_piece(piece);
        self.game.s.table.move_card(card, Zone::Laid(piece));
        true
    }
    /// A planet that was not in the game lies in a system, with a piece beside it that says which one it is.
    pub fn mint(&mut self, def: PieceIx, system: Colour) {
        let planet = self.game.s.table.mint_planet(system);
        self.game.lay_piece(Piece::new(DefIx::Piece(def), Spot::Planet(planet), None));
    }
    /// Something is noted on a piece, or struck out: by the number of the note.
    pub fn note(&mut self, piece: PieceId, note: u8, value: Option<Value>) {
        self.game.s.table.pieces[piece.ix()].note(note, value);
    }
    /// It is this seat's turn.
    pub fn turn(&mut self, seat: Seat) {
        self.game.s.turn.owner = seat;
    }
}
