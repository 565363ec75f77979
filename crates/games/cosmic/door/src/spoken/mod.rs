//! The game in words: what a terminal shows and reads, the log of a record, and what scenarios say of it.

mod ask;
mod help;
mod log;
mod picture;
mod read;

use content::words::Words;
use engine::Game;
use engine::ask::{Answer, Ask, Question};
use engine::save::Input;
use engine::table::Seat;
use engine::view::Event;
use rules::{Eye, Names, Said, Spoken};

use crate::Cosmic;
use log::Log;

impl Spoken for Cosmic {
    const CHAPTERS: &'static str = "encounters";
    type Log = Log;

    fn players(game: &Game) -> usize {
        game.players.len()
    }

    fn event(game: &Game, names: &Names, event: &Event) -> String {
        Words::new(game, names).event(event)
    }
    fn question(game: &Game, names: &Names, ask: &Ask) -> String {
        Words::new(game, names).question(ask)
    }
    fn answer(game: &Game, names: &Names, ask: &Ask, answer: &Answer) -> String {
        Words::new(game, names).answer(ask, answer)
    }

    fn tell(log: &mut Log, eye: Eye, game: &Game, names: &Names, event: &Event) -> Vec<String> {
        log.tell(&Words::new(game, names), &event.for_eye(eye))
    }
    fn begins(event: &Event) -> bool {
        matches!(event, Event::EncounterBegins { .. })
    }
    fn picture(game: &Game, names: &Names, eye: Eye) -> String {
        let view = game.view_for(eye);
        if view.pieces.is_empty() {
            return String::new(); // before the aliens are known there is nothing to see
        }
        // who changed places looks from the other seat
        let sits = game.players.iter().position(|p| eye == Eye::Of(p.controller));
        picture::table(&Words::new(game, names), &view, sits.map(|seat| Seat(seat as u8)))
    }
    fn glance(game: &Game, names: &Names, eye: Eye) -> String {
        let view = game.view_for(eye);
        if view.pieces.is_empty() { String::new() } else { picture::encounter(&Words::new(game, names), &view) }
    }

    fn prompt(game: &Game, names: &Names, ask: &Ask) -> String {
        let view = game.view(game.players[ask.seat.ix()].controller);
        ask::question(&Words::new(game, names), &view, ask)
    }
    fn form(ask: &Ask) -> String {
        ask::form(&ask.question)
    }
    fn help(ask: &Ask) -> String {
        help::help(&ask.question).into()
    }
    fn read(game: &Game, names: &Names, ask: &Ask, text: &str) -> Result<Said<Answer>, String> {
        read::read(&Words::new(game, names), ask, text)
    }
    fn talks(ask: &Ask) -> bool {
        matches!(&ask.question, Question::Deal(table) if !table.has_agreed())
    }
    fn anytime(game: &Game, names: &Names, seat: Seat) -> Option<Vec<(String, Input)>> {
        let words = Words::new(game, names);
        let offers = game.anytime(seat).into_iter();
        Some(offers.map(|offer| (words.offer(&offer), Input::Interrupt(seat, offer))).collect())
    }
}
