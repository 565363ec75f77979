//! The rules, as the house asks for them.

use std::ops::RangeInclusive;

use rand::{Rng, RngCore};
use rand_pcg::Pcg32;
use rules::{Controller, LoadError, Refusal, Rules, Seat, Seats, SetupError};

use crate::game::{PLAYERS, State};
use crate::{Ask, Bid, Event, Game, Options, Salvage};

impl Rules for Salvage {
    const ID: &'static str = "salvage";
    const VERSION: u32 = 1;
    const PLAYERS: RangeInclusive<u8> = PLAYERS;

    type Game = Game;
    type Options = Options;
    type Ask = Ask;
    type Answer = Bid;
    type Input = (Seat, Bid);
    type Event = Event;

    fn new(options: &Options) -> Result<Game, SetupError> {
        Game::new(options)
    }
    fn options(game: &Game) -> &Options {
        &game.state.options
    }
    fn seed(options: &Options) -> u64 {
        options.key.generator(1).next_u64() // not of the stream that deals the cards
    }

    fn pending(game: &Game) -> &[Ask] {
        game.asks()
    }
    fn winners(game: &Game) -> Option<Seats> {
        game.winners()
    }
    fn asked(ask: &Ask) -> (Seat, bool) {
        (ask.seat, true)
    }
    fn check(ask: &Ask, bid: &Bid) -> Result<(), &'static str> {
        ask.check(*bid)
    }
    fn sample(ask: &Ask, dice: &mut Pcg32) -> Bid {
        Bid(ask.hand[dice.random_range(0..ask.hand.len() as u32) as usize])
    }
    fn input(seat: Seat, bid: Bid) -> (Seat, Bid) {
        (seat, bid)
    }
    fn put(game: &mut Game, (seat, bid): &(Seat, Bid)) -> Result<(), Refusal> {
        game.bid(*seat, bid.0)
    }
    fn chapters(game: &Game) -> u32 {
        game.rounds() as u32 + 1
    }
    fn imagine(game: &Game, who: Controller, seed: u64) -> Game {
        game.imagined_by(who, seed)
    }

    fn record(game: &mut Game, wanted: fn(&Event) -> bool) {
        game.wanted = Some(wanted);
    }
    fn take_events(game: &mut Game) -> Vec<Event> {
        std::mem::take(&mut game.events)
    }

    fn save(game: &Game) -> String {
        serde_json::to_string(&game.state).expect("plain data can be written")
    }
    fn load(text: &str) -> Result<Game, LoadError> {
        let state: State = serde_json::from_str(text)?;
        state.invariants().map_err(LoadError::Impossible)?;
        Ok(Game::at(state))
    }
    /// What lies where is short enough to stand for itself.
    fn mark(game: &Game) -> String {
        let state = &game.state;
        format!("{:?} {:?} {:?} {:?}", state.wrecks, state.hands, state.bids, state.shown)
    }
    fn invariants(game: &Game) -> Result<(), String> {
        game.state.invariants()
    }
}
