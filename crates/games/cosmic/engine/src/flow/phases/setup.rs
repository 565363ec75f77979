//! R1: setup.

use std::sync::Arc;

use smallvec::SmallVec;
use thiserror::Error;

use super::draft::{Deal, deal_aliens};
use crate::ability::{Alien, CardDef, Cast, Catalogue, DeckDef, PieceDef, Print, Variant};

use crate::chance::Dice;
use crate::deeds::{Deed, Entrant, PieceDeed};
use crate::flow::{Frame, HAND, Rule, State, Turn, Unused};
use crate::game::Game;
use crate::options::{Aliens, Options, PLAYERS, Rewards};
use crate::rest::Next;
use crate::table::*;
use crate::view::Event;

/// The line of the setup that builds the decks.
const DECKS: u8 = 2;

/// Ships each colour starts with, on each planet (R1.2).
pub(crate) const SHIPS_PER_PLANET: u8 = 4;

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Wrong number of players (R1.1, ruling G-019).
    #[error("{0} players are not possible; a game has 3 to 7 players")]
    Players(u8),
    /// The seat that is to begin does not exist.
    #[error("seat {0} cannot begin: there is no such seat")]
    First(u8),
    /// No such alien.
    #[error("there is no alien called «{0}»")]
    UnknownAlien(String),
    /// No such variant.
    #[error("there is no variant called «{0}»")]
    UnknownVariant(String),
    /// Not one alien for each seat.
    #[error("{given} aliens were named for {players} players")]
    WrongNumber {
        /// How many were named.
        given: usize,
        /// How many are needed.
        players: u8,
    },
    /// The same alien twice.
    #[error("«{0}» was named twice")]
    Twice(String),
    /// Two aliens must not meet (R1.6).
    #[error("«{0}» must not be used together with «{1}»")]
    Conflict(String, String),
    /// An alien wants the ships of a colour that nobody plays (R1.7).
    #[error("«{alien}» needs a colour that nobody plays: {players} players and {colours} colours leave none for it")]
    NoColour {
        /// The alien.
        alien: String,
        /// How many play.
        players: u8,
        /// How many colours there are for them.
        colours: u8,
    },
    /// Too few aliens are left to deal.
    #[error("only {0} aliens are left to deal; {1} are needed")]
    TooFew(usize, usize),
    /// It does not come to its first question.
    #[error("the setup does not come to an end")]
    Endless,
}

impl From<SetupError> for rules::SetupError {
    fn from(why: SetupError) -> rules::SetupError {
        rules::SetupError(why.to_string())
    }
}

impl Game {
    /// Sets a game up and plays to the first question.
    pub fn new(rules: &'static Catalogue, options: Options) -> Result<Game, SetupError> {
        let mut game = Game::lay_out(rules, options)?;
        game.set_out().map_err(|_| SetupError::Endless)?;
        Ok(game)
    }
    /// The same, with events recorded from the beginning.
    pub fn new_recorded(rules: &'static Catalogue, options: Options) -> Result<Game, SetupError> {
        let mut game = Game::lay_out(rules, options)?;
        game.record();
        game.set_out().map_err(|_| SetupError::Endless)?;
        Ok(game)
    }

    /// Everything that is on the table before the first question.
    fn lay_out(rules: &'static Catalogue, options: Options) -> Result<Game, SetupError> {
        let n = options.players;
        if !PLAYERS.contains(&n) {
            return Err(SetupError::Players(n));
        }
        if let Some(first) = options.first.filter(|f| *f >= n) {
            return Err(SetupError::First(first));
        }
        let mut rng = Dice::new(&options);
        let Deal { cast: aliens, dealt, behind } = deal_aliens(rules, &options, &mut rng)?;
        let mut defs: Vec<&'static CardDef> = rules.cosmic.iter().filter_map(|(print, _)| print.def()).collect();
        if options.knows_rewards() {
            defs.extend(rules.cards());
        }
        let variants: Result<Vec<&'static Variant>, SetupError> =
            options.variants.iter().map(|id| rules.variant(id).ok_or_else(|| unknown_variant(id))).collect();
        let variants = variants?;
        defs.extend(variants.iter().flat_map(|v| v.cards()));
        let mut ids = std::collections::BTreeSet::new();
        defs.retain(|def| ids.insert(def.id));
        let pieces = all_pieces(&aliens, &variants);
        let decks: Vec<&'static DeckDef> = variants.iter().flat_map(|v| v.decks).copied().collect();
        let table = lay_table(&options, decks.len(), rng);
        let state = State {
            table,
            turn: Turn {
                owner: Seat(0),
                id: 0,
                had: 0,
                success: false,
                plan: SmallVec::new(),
                promises: Default::default(),
            },
            encounters: Vec::new(),
            next_encounter: 1,
            stack: Vec::new(),
            asks: Vec::new(),
            reply: None,
            version: 0,
            dealt,
            unused: None,
            bends: Default::default(),
            unwatched: false,
            fallen: SmallVec::new(),
            past: None,
            finish: None,
            options: Box::new(options),
        };
        let mut game = Game::from_parts(
            rules,
            Arc::new(Cast::new(aliens, defs, pieces, decks, state.options.classic_flares)),
            state,
        );
        game.lay_flares();
        if game.s.options.discreet {
            game.lay_away(&behind);
            game.wake_cast();
        }
        game.rest = Some(Arc::new(game.resting(Next::Setup)));
        Ok(game)
    }

    /// Each seat looks at the flares it was dealt (R1.4).
    fn lay_flares(&mut self) {
        for i in 0..self.s.dealt.len() {
            for alien in self.s.dealt[i] {
                let face = Face::Flare(alien);
                let zone = Zone::Aside(Seat(i as u8));
                let known = self.eye(Seat(i as u8));
                self.s.table.set_aside += 1;
                self.s.table.cards.push(Card { face, back: DeckId::Cosmic, zone, known, held: None });
            }
        }
    }

    /// The other flares of the game lie ready, outside of it, in the order of the deal.
    fn lay_away(&mut self, flares: &[AlienIx]) {
        for alien in flares {
            let (face, back, zone) = (Face::Flare(*alien), DeckId::Cosmic, Zone::Removed);
            self.s.table.cards.push(Card { face, back, zone, known: 0, held: None });
        }
    }
    /// Are aliens being dealt and chosen, and no decks there yet?
    pub(crate) fn is_dealing(&self) -> bool {
        matches!(self.s.stack.first(), Some(Frame::Setup(next)) if *next <= DECKS)
    }
    /// Runs the setup on top of the stack.
    pub(crate) fn run_setup(&mut self) {
        let Some(Frame::Setup(line)) = self.s.stack.last_mut() else { unreachable!("the setup is on top") };
        let now = *line;
        *line += 1;
        match now {
            0 => self.deal_sheets(),
            1 => self.resolve_conflicts(),
            DECKS => {
                self.build_decks();
                self.pile_unused();
                // the first seat's hand is dealt first: what a deal opens stands on top
                let seats: SmallVec<[Seat; 8]> = self.seats().iter().collect();
                for seat in seats.into_iter().rev() {
                    self.deal_hand(seat);
                }
            }
            3 => {
                for id in self.s.options.variants.clone() {
                    self.lay_rules(&id);
                }
                for (seat, alien) in self.dealt_sheets().into_iter().rev() {
                    self.push_procedure(Rule::Setup(alien), seat, 0);
                }
            }
            _ => {
                self.leave();
                self.first_player();
                if !self.s.options.arranged {
                    self.push(Frame::Turn { stage: 0 });
                }
            }
        }
    }

    /// The rules of a variant lie in the middle of the table.
    fn lay_rules(&mut self, variant: &str) {
        let rules = self.rules().variant(variant).map_or(&[][..], |v| v.rules);
        for def in rules {
            let what = self.cast().find_piece(def.id).expect("the cast has every piece");
            self.perform(&mut Deed::Pieces(PieceDeed::Enter {
                what: Entrant::Def(DefIx::Piece(what)),
                spot: Spot::Centre,
                up: true,
                by: Seat(0),
            }));
        }
    }
    /// Whose alien is which.
    pub(super) fn dealt_sheets(&self) -> SmallVec<[(Seat, AlienIx); 8]> {
        self.sheets().filter_map(|(_, alien, piece)| Some((piece.owner?, alien))).collect()
    }
    fn deal_sheets(&mut self) {
        match &self.s.options.aliens {
            Aliens::Fixed(ids) => {
                let ids = ids.clone();
                for (i, id) in ids.iter().enumerate() {
                    let alien = self.cast().find(id).expect("the cast has every named alien");
                    self.s.table.pieces.push(Piece::sheet(alien, Seat(i as u8)));
                }
                self.s.table.reckon_anew();
                self.aliens_revealed();
            }
            Aliens::Draft | Aliens::Dealt(_) => self.push_procedure(Rule::Draft, Seat(0), 0),
        }
    }

    pub(crate) fn aliens_revealed(&mut self) {
        self.emit_with(|g| Event::AliensRevealed { aliens: g.sheets().map(|(_, alien, _)| alien).collect() });
    }

    /// R1.3, R1.5, R1.7: the decks, flares included, are shuffled.
    fn build_decks(&mut self) {
        let rules = self.rules();
        self.add_cards(rules.cosmic, DeckId::Cosmic);
        match self.s.options.rewards {
            Rewards::None => {}
            Rewards::Deck => self.add_cards(&rules.rewards, DeckId::Reward), // IR-03
            Rewards::Common => self.add_cards(&rules.rewards, DeckId::Cosmic), // IR-16
        }
        // ruling G-007: a first game is played without flares
        let with_flares = self.s.options.has_flares();
        let undealt = self.undealt();
        for i in 0..self.cards.len() {
            if matches!(self.cards[i].zone, Zone::Aside(_) | Zone::Removed) {
                let to = if with_flares { Zone::Deck(DeckId::Cosmic) } else { Zone::Removed };
                self.s.table.move_card(CardId(i as u16), to);
            }
        }
        if with_flares && !self.s.options.discreet {
            let have = self.flares_in_game();
            for alien in undealt.into_iter().take(self.s.options.flares().saturating_sub(have.len())) {
                self.add_card(Face::Flare(alien), DeckId::Cosmic);
            }
        }
        if with_flares {
            // R1.6: a flare drawn in place of another one has been dealt as well
            let have = self.flares_in_game();
            for (_, alien) in self.dealt_sheets().into_iter().filter(|(_, alien)| !have.contains(alien)) {
                self.add_card(Face::Flare(alien), DeckId::Cosmic);
            }
        }
        for seat in 0..self.players.len() as u8 {
            let colour = self.colour(Seat(seat));
            for copy in 0..3 {
                self.add_card(Face::Destiny(Destiny::Colour(colour, copy == 0)), DeckId::Destiny);
            }
        }
        for _ in 0..2 {
            self.add_card(Face::Destiny(Destiny::Wild), DeckId::Destiny);
        }
        for i in 0..rules.specials.len() as u8 {
            self.add_card(Face::Destiny(Destiny::Special(i)), DeckId::Destiny);
        }
        for (_, alien) in self.dealt_sheets() {
            if let Some(destiny) = &self.cast().aliens[alien.ix()].destiny {
                for copy in 0..destiny.copies {
                    self.add_card(Face::Destiny(Destiny::Alien(alien, copy == 0)), DeckId::Destiny);
                }
            }
        }
        self.s.table.shuffle(DeckId::Cosmic);
        self.s.table.shuffle(DeckId::Destiny);
        self.s.table.shuffle(DeckId::Reward);
        for (n, deck) in self.cast().decks.clone().into_iter().enumerate() {
            let fitting = deck.cards.iter().filter(|(print, _)| (deck.fits)(&self.s.options, print));
            self.add_cards(&fitting.copied().collect::<Vec<_>>(), DeckId::Box(n as u8));
            self.s.table.shuffle(DeckId::Box(n as u8));
        }
        if self.s.options.hoarded {
            self.hoard_encounter_cards();
        }
        if self.s.options.thin_deck {
            let left = self.players.len() * (HAND as usize + 1);
            while self.decks[DeckId::Cosmic.ix()].draw.len() > left {
                let card = self.decks[DeckId::Cosmic.ix()].draw[0];
                self.s.table.move_card(card, Zone::Removed);
            }
        }
    }

    /// The aliens whose flares are among the cards.
    fn flares_in_game(&self) -> Vec<AlienIx> {
        self.cards.iter().filter_map(|c| if let Face::Flare(alien) = c.face { Some(alien) } else { None }).collect()
    }

    /// As many encounter cards as the hands take lie on top of the deck, and there are no others.
    fn hoard_encounter_cards(&mut self) {
        let wanted = self.players.len() * HAND as usize;
        let pile = std::mem::take(&mut self.s.table.decks[DeckId::Cosmic.ix()].draw);
        let (mut top, mut deck): (Vec<CardId>, Vec<CardId>) =
            pile.into_iter().partition(|c| self.s.table.cards[c.ix()].face.is_encounter());
        let surplus = top.split_off(wanted.min(top.len()));
        deck.append(&mut top);
        deck.extend_from_slice(&surplus); // still cards of the deck until they are moved
        self.s.table.decks[DeckId::Cosmic.ix()].draw = deck;
        for card in surplus {
            self.s.table.move_card(card, Zone::Removed);
        }
    }

    /// All these cards go onto a draw pile.
    fn add_cards(&mut self, cards: &[(Print, u8)], deck: DeckId) {
        for (print, copies) in cards {
            let face = self.cast().face_of(print).expect("the cast has every kind of card");
            for _ in 0..*copies {
                self.add_card(face, deck);
            }
        }
    }

    /// The aliens nobody plays are shuffled, if anything in this game can call them: those that may come during a game.
    pub(crate) fn pile_unused(&mut self) {
        let called = self.cast().heard().any(|a| a.calls_unused) || self.cast().pieces.iter().any(|p| p.calls_unused);
        if !called {
            return;
        }
        let played = |a: AlienIx| self.pieces.iter().any(|p| p.is_alien(a));
        let all = (0..self.cast().aliens.len() as u8).map(AlienIx);
        let mut pile: Vec<AlienIx> =
            all.filter(|a| !played(*a) && self.cast().aliens[a.ix()].may_come_later()).collect();
        for i in (1..pile.len()).rev() {
            let j = self.s.table.chance(i + 1);
            pile.swap(i, j);
        }
        self.s.unused = Some(Box::new(Unused { pile, discarded: Vec::new() }));
        self.wake_cast();
    }

    /// A new card goes onto a draw pile.
    pub(crate) fn add_card(&mut self, face: Face, deck: DeckId) -> CardId {
        let id = CardId(self.cards.len() as u16);
        self.s.table.cards.push(Card { face, back: deck, zone: Zone::Deck(deck), known: 0, held: None });
        self.s.table.decks[deck.ix()].draw.push(id);
        id
    }

    /// R1.8: destiny cards are turned until a colour appears; then all are shuffled again.
    fn first_player(&mut self) {
        let owner = match self.s.options.first {
            Some(first) => Seat(first),
            None => {
                let colours = self.decks[DeckId::Destiny.ix()].draw.iter().rev().filter_map(|c| match self.face(*c) {
                    Face::Destiny(Destiny::Colour(colour, _)) => self.seat_of(colour),
                    _ => None,
                });
                let first = colours.take(1).last();
                first.unwrap_or(Seat(0))
            }
        };
        self.s.table.shuffle(DeckId::Destiny);
        self.s.turn.owner = owner;
    }
}

fn unknown_variant(id: &str) -> SetupError {
    SetupError::UnknownVariant(id.into())
}

/// The pieces that can come into a game, each once.
pub(crate) fn all_pieces(aliens: &[&'static Alien], variants: &[&'static Variant]) -> Vec<&'static PieceDef> {
    let mut pieces: Vec<&'static PieceDef> = Vec::new();
    for piece in aliens.iter().flat_map(|a| a.pieces).chain(variants.iter().flat_map(|v| v.pieces())) {
        if !pieces.iter().any(|p| p.id == piece.id) {
            pieces.push(piece);
        }
    }
    pieces
}

fn lay_table(options: &Options, boxes: usize, rng: Dice) -> Table {
    let (n, per) = (options.players, options.planets());
    let fleet = SHIPS_PER_PLANET * per;
    let mut table = Table {
        players: Vec::with_capacity(n as usize),
        ships: Vec::with_capacity(n as usize * fleet as usize),
        planets: Vec::with_capacity(n as usize * per as usize),
        cards: Vec::with_capacity(128),
        decks: vec![Deck::default(); DeckId::COMMON.len() + boxes],
        pieces: Vec::with_capacity(n as usize),
        warp: [0; MAX_COLOURS],
        home: [0; MAX_COLOURS],
        foreign: [0; MAX_COLOURS],
        gate: [0; MAX_COLOURS],
        beside: [0; MAX_COLOURS],
        set_aside: 0,
        stacked: 0,
        adrift: ShipList::new(),
        fleet,
        extra: [0; MAX_COLOURS],
        stirred: false,
        held: Holdings::default(),
        rng,
        reckoned: Reckoned::default(),
    };
    for i in 0..n {
        table.players.push(Player {
            controller: Controller(i),
            colour: Colour(i),
            hand: CardList::new(),
            holds: Holdings::default(),
            trophies: 0,
            trophy_worth: 0,
        });
        table.home[i as usize] = per;
        for number in 1..=per {
            let planet = PlanetId(table.planets.len() as u8);
            let mut ships = [0; MAX_COLOURS];
            ships[i as usize] = SHIPS_PER_PLANET;
            table.planets.push(Planet { system: Colour(i), number, gone: false, in_gate: false, counts: false, ships });
            let (colour, place, warped) = (Colour(i), Place::Planet(planet), EncounterId(0));
            for _ in 0..SHIPS_PER_PLANET {
                table.ships.push(Ship { colour, place, warped, hired: None, marked: false });
            }
        }
    }
    table
}
