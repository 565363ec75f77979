//! The rules, as the house asks for them.

use std::ops::RangeInclusive;

use engine::ask::{Answer, Ask};
use engine::flow::Finish;
use engine::save::Input;
use engine::table::{Controller, Seat, Seats};
use engine::view::Event;
use engine::{Game, Options, Refusal};
use rand_pcg::Pcg32;
use rules::{LoadError, Rules, SetupError};

use crate::Cosmic;
use crate::sample::sample;

impl Rules for Cosmic {
    const ID: &'static str = "cosmic";
    const VERSION: u32 = content::RULES_VERSION;
    const PLAYERS: RangeInclusive<u8> = engine::options::PLAYERS;
    const UNNAMED: bool = true;

    type Game = Game;
    type Options = Options;
    type Ask = Ask;
    type Answer = Answer;
    type Input = Input;
    type Event = Event;

    fn new(options: &Options) -> Result<Game, SetupError> {
        Ok(Game::new(content::catalogue(), options.clone())?)
    }
    fn options(game: &Game) -> &Options {
        &game.state().options
    }
    fn seed(options: &Options) -> u64 {
        options.seed
    }

    fn pending(game: &Game) -> &[Ask] {
        game.pending()
    }
    fn winners(game: &Game) -> Option<Seats> {
        game.finish().map(|finish| match finish {
            Finish::Won(seats) => seats,
            Finish::Lost | Finish::Draw => Seats::NONE,
        })
    }
    fn asked(ask: &Ask) -> (Seat, bool) {
        (ask.seat, ask.open)
    }
    fn check(ask: &Ask, answer: &Answer) -> Result<(), &'static str> {
        ask.question.check(answer)
    }
    fn sample(ask: &Ask, dice: &mut Pcg32) -> Answer {
        sample(&ask.question, dice)
    }
    fn input(seat: Seat, answer: Answer) -> Input {
        Input::Answer(seat, answer)
    }
    fn put(game: &mut Game, input: &Input) -> Result<(), Refusal> {
        game.put(input)
    }
    fn play_out(game: &mut Game, choose: impl FnMut(&Game, &Ask) -> Answer, stop: impl FnMut(&Game) -> bool) {
        game.play_out(choose, stop);
    }
    fn chapters(game: &Game) -> u32 {
        game.state().next_encounter
    }
    fn sits(game: &Game, seat: Seat) -> Controller {
        game.players[seat.ix()].controller
    }
    fn imagine(game: &Game, who: Controller, seed: u64) -> Game {
        game.imagine(who, seed)
    }

    fn record(game: &mut Game, wanted: fn(&Event) -> bool) {
        game.record_only(wanted);
    }
    fn recorded(options: &Options) -> Result<Game, SetupError> {
        Ok(Game::new_recorded(content::catalogue(), options.clone())?)
    }
    fn take_events(game: &mut Game) -> Vec<Event> {
        game.take_events()
    }

    fn save(game: &Game) -> String {
        game.save()
    }
    fn load(text: &str) -> Result<Game, LoadError> {
        Game::load(content::catalogue(), text)
    }
    fn mark(game: &Game) -> String {
        game.mark()
    }
    fn invariants(game: &Game) -> Result<(), String> {
        game.invariants()
    }
}
