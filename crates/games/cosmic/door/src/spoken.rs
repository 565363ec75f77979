//! The game in words.

use content::words::Words;
use engine::Game;
use engine::ask::{Answer, Ask};
use engine::view::Event;
use rules::{Names, Spoken};

use crate::Cosmic;

impl Spoken for Cosmic {
    fn event(game: &Game, names: &Names, event: &Event) -> String {
        Words::new(game, names).event(event)
    }
    fn question(game: &Game, names: &Names, ask: &Ask) -> String {
        Words::new(game, names).question(ask)
    }
    fn answer(game: &Game, names: &Names, ask: &Ask, answer: &Answer) -> String {
        Words::new(game, names).answer(ask, answer)
    }
}
