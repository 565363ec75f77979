//! R1: setup.

use std::sync::Arc;

use rand::Rng;
use smallvec::SmallVec;
use thiserror::Error;

use crate::ability::{
    Alert, Alien, CardDef, Cast, Catalogue, DeckDef, Effect, PieceDef, Print, Ruling, Telling, Variant,
};
use crate::ask::{Answer, Question, Topic};
use crate::chance::Dice;
use crate::deeds::{Deed, Entrant, PieceDeed};
use crate::flow::{Frame, HAND, Rule, State, Turn, Unused};
use crate::game::Game;
use crate::options::{Aliens, COLOURS, Experience, Options, PLAYERS, Rewards};
use crate::rest::Next;
use crate::table::*;
use crate::view::Event;

pub(super) static DRAFT: &[Effect] = &[choose_aliens];
pub(super) static REDRAFT: &[Effect] = &[replace_alien];

/// The line of the setup that builds the decks.
const DECKS: u8 = 2;

/// Ships each colour starts with, on each planet (R1.2).
pub(crate) const SHIPS_PER_PLANET: u8 = 4;

/// Why a game cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Wrong number of players (R1.1, ruling G-019).
    #[error("{0} players are not possible; a game has 3 to 6 players")]
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
    /// The aliens whose flares come into the game without having been dealt, in the order of the deal (R1.5).
    fn undealt(&self) -> Vec<AlienIx> {
        if self.s.options.discreet {
            let away = self.cards.iter().filter(|c| c.zone == Zone::Removed);
            return away.filter_map(|c| if let Face::Flare(alien) = c.face { Some(alien) } else { None }).collect();
        }
        let dealt = |a: &AlienIx| self.s.dealt.iter().flatten().any(|d| d == a);
        (0..self.cast().aliens.len() as u8).map(AlienIx).filter(|a| !dealt(a)).collect()
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
                self.s.stack.pop();
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
    fn dealt_sheets(&self) -> SmallVec<[(Seat, AlienIx); 8]> {
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

    /// R1.6: the alien that carries the restriction leaves (ruling G-048).
    fn resolve_conflicts(&mut self) {
        if self.s.options.any_aliens_may_meet {
            return; // AL-GAMBLER-1
        }
        let sheets = self.dealt_sheets();
        let conflict = sheets.iter().find(|(_, alien)| {
            let notes = self.cast().aliens[alien.ix()].conflicts;
            sheets.iter().any(|(_, other)| notes.contains(&self.cast().aliens[other.ix()].id))
        });
        if let Some(&(owner, _)) = conflict {
            if let Some(Frame::Setup(line)) = self.s.stack.last_mut() {
                *line = 1;
            }
            self.push_procedure(Rule::Redraft, owner, 0);
        }
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
            let have = self.cards.iter().filter(|c| matches!(c.face, Face::Flare(_))).count();
            for alien in undealt.into_iter().take(self.s.options.flares().saturating_sub(have)) {
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
                for _ in 0..destiny.copies {
                    self.add_card(Face::Destiny(Destiny::Alien(alien)), DeckId::Destiny);
                }
            }
        }
        self.s.table.shuffle(DeckId::Cosmic);
        self.s.table.shuffle(DeckId::Destiny);
        self.s.table.shuffle(DeckId::Reward);
        for (n, deck) in self.cast().decks.clone().into_iter().enumerate() {
            self.add_cards(deck.cards, DeckId::Box(n as u8));
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
        if !self.cast().heard().any(|a| a.calls_unused) {
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

/// Who was dealt what.
type Dealt = SmallVec<[[AlienIx; 2]; 5]>;

/// The aliens of a game.
struct Deal {
    /// All that have a number.
    cast: Vec<&'static Alien>,
    dealt: Dealt,
    /// Those whose flares come into the game without having been dealt, in the order of the deal.
    behind: Vec<AlienIx>,
}

fn deal_aliens(rules: &'static Catalogue, options: &Options, rng: &mut Dice) -> Result<Deal, SetupError> {
    let n = options.players as usize;
    let wanted = options.flares();
    let allowed = |a: &&'static Alien| {
        let level = match options.experience {
            Experience::First => Alert::Green,
            Experience::Intermediate => Alert::Yellow,
            Experience::Expert => Alert::Red,
        };
        a.complete
            && a.alert <= level
            && !options.banned.iter().any(|b| b == a.id)
            && (options.sets.is_empty() || options.sets.iter().any(|s| s == a.set))
    };
    for banned in &options.banned {
        rules.alien(banned).ok_or_else(|| SetupError::UnknownAlien(banned.clone()))?;
    }
    let mut pool: Vec<&'static Alien> = rules.aliens.iter().copied().filter(allowed).collect();
    let allowed = pool.clone();
    for i in (1..pool.len()).rev() {
        pool.swap(i, rng.random_range(0..i as u32 + 1) as usize);
    }
    // Each alien with an unused colour needs one of its own: so many of them can be in the game.
    let spare = COLOURS.saturating_sub(options.players) as usize;
    let mut colours = spare;
    pool.retain(|a| {
        let taken = a.takes_colour && colours == 0;
        colours -= (a.takes_colour && !taken) as usize;
        !taken
    });
    let has_colours = |cast: &[&'static Alien]| match cast.iter().filter(|a| a.takes_colour).nth(spare) {
        Some(a) => {
            let (players, colours) = (options.players, COLOURS);
            Err(SetupError::NoColour { alien: a.id.into(), players, colours })
        }
        None => Ok(()),
    };
    let mut cast: Vec<&'static Alien> = Vec::new();
    let mut dealt = Dealt::new();
    match &options.aliens {
        Aliens::Fixed(ids) => {
            if ids.len() != n {
                return Err(SetupError::WrongNumber { given: ids.len(), players: options.players });
            }
            for id in ids {
                let alien = rules.alien(id).ok_or_else(|| SetupError::UnknownAlien(id.clone()))?;
                if cast.iter().any(|a| a.id == id) {
                    return Err(SetupError::Twice(id.clone()));
                }
                cast.push(alien);
            }
            has_colours(&cast)?;
            for a in cast.iter().filter(|_| !options.any_aliens_may_meet) {
                if let Some(other) = cast.iter().find(|o| a.conflicts.contains(&o.id)) {
                    return Err(SetupError::Conflict(a.id.into(), other.id.into()));
                }
            }
            pool.retain(|a| !cast.iter().any(|c| c.id == a.id));
            cast.extend(pool.drain(..wanted.saturating_sub(n).min(pool.len())));
        }
        Aliens::Dealt(pairs) => {
            if pairs.len() != n {
                return Err(SetupError::WrongNumber { given: 2 * pairs.len(), players: options.players });
            }
            for id in pairs.iter().flatten() {
                let alien = rules.alien(id).ok_or_else(|| SetupError::UnknownAlien(id.clone()))?;
                if cast.iter().any(|a| a.id == id) {
                    return Err(SetupError::Twice(id.clone()));
                }
                cast.push(alien);
            }
            has_colours(&cast)?;
            pool.retain(|a| !cast.iter().any(|c| c.id == a.id));
            cast.extend(pool.drain(..wanted.saturating_sub(2 * n).min(pool.len())));
            dealt.extend((0..n as u8).map(|i| [AlienIx(2 * i), AlienIx(2 * i + 1)]));
        }
        Aliens::Draft => {
            if pool.len() < 2 * n {
                return Err(SetupError::TooFew(pool.len(), 2 * n));
            }
            cast.extend(pool.drain(..wanted.min(pool.len())));
            for i in 0..n as u8 {
                dealt.push([AlienIx(2 * i), AlienIx(2 * i + 1)]);
            }
        }
    }
    if options.discreet {
        return Ok(number_by_ids(&cast, &dealt, allowed));
    }
    add_unused(&mut cast, pool);
    Ok(Deal { cast, dealt, behind: Vec::new() })
}

/// All aliens that might have been dealt and all that were, numbered by their ids; as many as there are numbers for.
fn number_by_ids(laid: &[&'static Alien], dealt: &Dealt, allowed: Vec<&'static Alien>) -> Deal {
    let others = allowed.into_iter().filter(|a| laid.iter().all(|l| l.id != a.id));
    let mut cast: Vec<&'static Alien> = laid.iter().copied().chain(others).take(u8::MAX as usize).collect();
    cast.sort_by_key(|a| a.id);
    let find = |old: AlienIx| {
        let at = cast.iter().position(|a| a.id == laid[old.ix()].id).expect("those laid come first");
        AlienIx(at as u8)
    };
    let all = (0..laid.len() as u8).map(AlienIx);
    let behind = all.filter(|a| !dealt.iter().flatten().any(|d| d == a)).map(find).collect();
    let dealt = dealt.iter().map(|pair| pair.map(find)).collect();
    Deal { cast, dealt, behind }
}

/// Where something can call aliens nobody plays, they belong to the game too, behind those whose flares are in it; as many
/// as there are numbers for.
pub(crate) fn add_unused(cast: &mut Vec<&'static Alien>, others: impl IntoIterator<Item = &'static Alien>) {
    if cast.iter().any(|a| a.calls_unused) {
        for alien in others {
            let new = alien.may_come_later() && !cast.iter().any(|a| a.id == alien.id);
            if new && cast.len() < u8::MAX as usize {
                cast.push(alien);
            }
        }
    }
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
            table.planets.push(Planet { system: Colour(i), number, gone: false, in_gate: false, ships });
            let (colour, place, warped) = (Colour(i), Place::Planet(planet), EncounterId(0));
            for _ in 0..SHIPS_PER_PLANET {
                table.ships.push(Ship { colour, place, warped, hired: None });
            }
        }
    }
    table
}

/// R1.4: everybody secretly chooses one of two; all sheets are revealed together.
fn choose_aliens(t: &mut Telling) -> Ruling {
    let mut questions: SmallVec<[(Seat, Question); 4]> = SmallVec::new();
    for seat in t.seats().iter() {
        let among: CardList = t.cards_in(Zone::Aside(seat)).into_iter().collect();
        questions.push((seat, Question::Cards { among, min: 1, max: 1 }));
    }
    let answers = t.ask_all(Topic::ChooseAlien, &questions)?;
    for (seat, answer) in t.seats().iter().zip(answers) {
        let Answer::Cards(cards) = answer else { unreachable!("checked answer") };
        let Face::Flare(alien) = t.face(cards[0]) else { unreachable!("flares were dealt") };
        t.tell(chosen(seat, alien));
    }
    Ok(())
}

/// The sheet of an alien lies before a seat.
fn chosen(seat: Seat, alien: AlienIx) -> PieceDeed {
    PieceDeed::Enter { what: Entrant::Def(DefIx::Alien(alien)), spot: Spot::Seat(seat), up: true, by: seat }
}

/// R1.6: the alien rejected before, or another one from the unused flares, until there is no conflict.
fn replace_alien(t: &mut Telling) -> Ruling {
    let sheets = t.dealt_sheets();
    let mine = sheets.iter().find(|(seat, _)| *seat == t.me).map(|(_, alien)| *alien);
    let mine = mine.expect("a sheet lies before every seat");
    let dealt = t.state().dealt[t.me.ix()];
    let rejected = if dealt[0] == mine { dealt[1] } else { dealt[0] };
    let clash = |alien: AlienIx| {
        let new = t.cast().aliens[alien.ix()];
        sheets.iter().filter(|(seat, _)| *seat != t.me).any(|(_, other)| new.clashes(t.cast().aliens[other.ix()]))
    };
    let taken = |alien: AlienIx| {
        sheets.iter().any(|(_, other)| *other == alien) || t.state().dealt.iter().flatten().any(|a| *a == alien)
    };
    let fresh = t.undealt().into_iter().find(|a| !taken(*a) && !clash(*a));
    let was_rejected = mine != dealt[0] && mine != dealt[1];
    let open = !(clash(rejected) || was_rejected) as u16 | (fresh.is_some() as u16) << 1;
    let alien = match t.option(Topic::ChooseAlien, crate::ask::Labels::Redraft, open.max(1))? {
        0 => rejected,
        _ => fresh.expect("the option is open"),
    };
    let seat = t.me;
    t.tell(chosen(seat, alien));
    Ok(())
}
