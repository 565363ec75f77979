//! The game itself. It knows nothing of the house but ids of seats and where chance comes from.

use std::fmt;
use std::ops::RangeInclusive;

use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg32;
use rules::{Controller, Key, Refusal, Seat, Seats, SetupError};
use serde::{Deserialize, Serialize};

/// How many can play.
pub(crate) const PLAYERS: RangeInclusive<u8> = 2..=4;
/// What wrecks are worth.
pub(crate) const WRECKS: RangeInclusive<u8> = 1..=7;
/// Cards in a hand, and so rounds in a game.
pub(crate) const ROUNDS: usize = 5;

/// The numbers on the cards: a hand for each who plays, and another that stays out of the game.
pub(crate) fn cards(players: u8) -> RangeInclusive<u8> {
    1..=ROUNDS as u8 * (players + 1)
}

/// How a game is set up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How many play.
    pub players: u8,
    /// What the cards follow from.
    pub key: Key,
}

/// Which card do you bid?
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ask {
    /// Who is asked.
    pub seat: Seat,
    /// What the wreck on the table is worth.
    pub wreck: u8,
    /// The cards it has, the lowest first.
    pub hand: Vec<u8>,
}

/// The card of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Bid(pub u8);

/// What happens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// Somebody has bid.
    Bids {
        /// Who.
        seat: Seat,
        /// Which card, for those who may know.
        card: Option<u8>,
    },
    /// All have bid, and somebody takes the wreck.
    Takes {
        /// Who.
        seat: Seat,
        /// What it is worth.
        wreck: u8,
        /// The bids, by seats.
        bids: Vec<u8>,
    },
    /// The game is over.
    Over {
        /// Who has won.
        winners: Seats,
    },
}

/// All that lies on the table or in hands. Who has how many points follows from the bids that were shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pub options: Options,
    /// All wrecks, in the order in which they come up.
    pub wrecks: Vec<u8>,
    /// The cards of each seat, the lowest first.
    pub hands: Vec<Vec<u8>>,
    /// The sealed bids.
    pub bids: Vec<Option<u8>>,
    /// The bids of each round that is over, by seats.
    pub shown: Vec<Vec<u8>>,
}

/// A game.
#[derive(Clone)]
pub struct Game {
    pub(crate) state: State,
    /// What is asked follows from the state.
    asks: Vec<Ask>,
    /// What happened is no part of it: which of it somebody asks for, and what is not told yet.
    pub(crate) wanted: Option<fn(&Event) -> bool>,
    pub(crate) events: Vec<Event>,
}

impl PartialEq for Game {
    fn eq(&self, other: &Game) -> bool {
        self.state == other.state
    }
}
impl Eq for Game {}

impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        self.state.fmt(f)
    }
}

/// Who has bid most.
fn highest(bids: &[u8]) -> Seat {
    let (seat, _) = bids.iter().enumerate().max_by_key(|(_, card)| **card).expect("somebody plays");
    Seat(seat as u8)
}

/// Takes so many cards off a stock.
fn deal(stock: &mut Vec<u8>, cards: usize) -> Vec<u8> {
    let mut hand = stock.split_off(stock.len() - cards);
    hand.sort_unstable();
    hand
}

impl Game {
    /// A game at its beginning.
    pub fn new(options: &Options) -> Result<Game, SetupError> {
        if !PLAYERS.contains(&options.players) {
            return Err(SetupError(format!("{} cannot play, two to four can", options.players)));
        }
        let mut chance = options.key.generator(0);
        let (mut cards, mut wrecks): (Vec<u8>, Vec<u8>) = (cards(options.players).collect(), WRECKS.collect());
        cards.shuffle(&mut chance);
        wrecks.shuffle(&mut chance);
        let hands: Vec<_> = (0..options.players).map(|_| deal(&mut cards, ROUNDS)).collect();
        let bids = vec![None; hands.len()];
        Ok(Game::at(State { options: options.clone(), wrecks, hands, bids, shown: Vec::new() }))
    }
    /// A game that stands like this.
    pub(crate) fn at(state: State) -> Game {
        let mut game = Game { state, asks: Vec::new(), wanted: None, events: Vec::new() };
        game.ask();
        game
    }
    /// Asks all who have not bid yet.
    fn ask(&mut self) {
        let Some(wreck) = self.wreck() else { return self.asks.clear() };
        let sealed = self.state.hands.iter().zip(&self.state.bids).enumerate();
        let open = sealed.filter(|(_, (_, bid))| bid.is_none());
        self.asks = open.map(|(seat, (hand, _))| Ask { seat: Seat(seat as u8), wreck, hand: hand.clone() }).collect();
    }

    /// The questions that are open.
    pub fn asks(&self) -> &[Ask] {
        &self.asks
    }
    /// How many rounds are over.
    pub fn rounds(&self) -> usize {
        self.state.shown.len()
    }
    /// What the wreck on the table is worth, unless the game is over.
    pub fn wreck(&self) -> Option<u8> {
        (self.rounds() < ROUNDS).then(|| self.state.wrecks[self.rounds()])
    }
    /// The points of each seat.
    pub fn points(&self) -> Vec<u8> {
        let mut points = vec![0; self.state.hands.len()];
        for (bids, wreck) in self.state.shown.iter().zip(&self.state.wrecks) {
            points[highest(bids).ix()] += wreck;
        }
        points
    }
    /// Who has won, if the game is over.
    pub fn winners(&self) -> Option<Seats> {
        let points = self.points();
        let most = points.iter().max().expect("somebody plays");
        let best = (0..points.len()).filter(|seat| points[*seat] == *most).map(|seat| Seat(seat as u8));
        self.wreck().is_none().then(|| best.collect())
    }

    /// Somebody bids; the last bid ends the round.
    pub fn bid(&mut self, seat: Seat, card: u8) -> Result<(), Refusal> {
        let wreck = self.wreck().ok_or(Refusal::Over)?;
        let asked = self.asks.iter().find(|ask| ask.seat == seat).ok_or(Refusal::NotAsked)?;
        asked.check(Bid(card)).map_err(Refusal::Illegal)?;
        self.state.hands[seat.ix()].retain(|c| *c != card);
        self.state.bids[seat.ix()] = Some(card);
        self.tell(Event::Bids { seat, card: Some(card) });
        if let Some(bids) = self.state.bids.iter().copied().collect::<Option<Vec<u8>>>() {
            self.state.bids.fill(None);
            self.state.shown.push(bids.clone());
            self.tell(Event::Takes { seat: highest(&bids), wreck, bids });
        }
        if let Some(winners) = self.winners() {
            self.tell(Event::Over { winners });
        }
        self.ask();
        Ok(())
    }
    fn tell(&mut self, event: Event) {
        if self.wanted.is_some_and(|wanted| wanted(&event)) {
            self.events.push(event);
        }
    }

    /// Is a card of the lower third of all, of the middle one, or of the upper one? 0, 1 or 2.
    pub(crate) fn third(&self, card: u8) -> usize {
        let all = *cards(self.state.options.players).end();
        usize::from((card - 1) * 3 / all)
    }
    /// What the game takes of memory.
    pub(crate) fn bytes(&self) -> usize {
        let State { wrecks, hands, bids, shown, .. } = &self.state;
        let cards = wrecks.len() + hands.concat().len() + shown.concat().len();
        let lists = size_of_val(&bids[..]) + (hands.len() + shown.len()) * size_of::<Vec<u8>>();
        let asks = self.asks.iter().map(|ask| size_of_val(ask) + ask.hand.len()).sum::<usize>();
        size_of_val(self) + cards + lists + asks
    }

    /// The cards that a seat has never seen, the lowest first: others hold them, or nobody does.
    fn unseen(&self, seat: usize) -> Vec<u8> {
        let State { options, hands, bids, shown, .. } = &self.state;
        let seen = |card: &u8| hands[seat].contains(card) || bids[seat] == Some(*card) || shown.concat().contains(card);
        cards(options.players).filter(|card| !seen(card)).collect()
    }
    /// The wrecks that have not come up yet, the lowest first.
    pub fn unseen_wrecks(&self) -> Vec<u8> {
        let up = (self.rounds() + 1).min(ROUNDS);
        WRECKS.filter(|wreck| !self.state.wrecks[..up].contains(wreck)).collect()
    }
    /// A game that looks the same to somebody: all that it has not seen is shuffled and dealt anew.
    pub fn imagined_by(&self, who: Controller, seed: u64) -> Game {
        let mut chance = Pcg32::seed_from_u64(seed);
        let mut state = self.state.clone();
        state.options.key = seed.into();
        let (mut cards, mut wrecks) = (self.unseen(who.ix()), self.unseen_wrecks());
        cards.shuffle(&mut chance);
        wrecks.shuffle(&mut chance);
        let up = state.wrecks.len() - wrecks.len();
        state.wrecks[up..].copy_from_slice(&wrecks);
        for seat in (0..state.hands.len()).filter(|seat| *seat != who.ix()) {
            state.bids[seat] = state.bids[seat].and_then(|_| cards.pop());
            state.hands[seat] = deal(&mut cards, state.hands[seat].len());
        }
        Game::at(state)
    }
}

impl State {
    /// Says what is broken of what must always be true.
    pub(crate) fn invariants(&self) -> Result<(), String> {
        let State { options, wrecks, hands, bids, shown } = self;
        let players = options.players as usize;
        let is = |kept: bool, broken: &str| if kept { Ok(()) } else { Err(broken.to_string()) };
        is(PLAYERS.contains(&options.players), "two to four play")?;
        is(hands.len() == players && bids.len() == players, "everybody has a hand and a place for a bid")?;
        is(shown.len() <= ROUNDS && shown.iter().all(|bids| bids.len() == players), "everybody bids in each round")?;
        let held = |seat: usize| hands[seat].len() + bids[seat].iter().len() + shown.len();
        is((0..players).all(|seat| held(seat) == ROUNDS), "everybody was dealt a card for each round")?;
        is(hands.iter().all(|hand| hand.is_sorted()), "hands are sorted")?;
        let mut there: Vec<u8> = hands.iter().chain(shown).flatten().chain(bids.iter().flatten()).copied().collect();
        there.sort_unstable();
        let all = cards(options.players);
        let once = there.windows(2).all(|pair| pair[0] < pair[1]) && there.iter().all(|card| all.contains(card));
        is(once, "no card is there twice")?;
        let mut wrecks = wrecks.clone();
        wrecks.sort_unstable();
        is(WRECKS.eq(wrecks), "each wreck is there once")?;
        is(bids.contains(&None), "bids are shown when all are there")
    }
}

impl Ask {
    /// Says why a bid is not legal, or nothing.
    pub fn check(&self, bid: Bid) -> Result<(), &'static str> {
        if self.hand.contains(&bid.0) { Ok(()) } else { Err("you do not have that card") }
    }
}
