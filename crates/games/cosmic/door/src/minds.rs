//! How it is thought about, as the house asks for it.

use bots::Minds;
use engine::Game;
use engine::ask::{Answer, Ask, Topic};
use engine::table::MAX_SEATS;
use mind::{Rookie, Sight};
use rand_pcg::Pcg32;

use crate::Cosmic;

impl Minds for Cosmic {
    type Rookie = Rookie;

    fn rookie(seed: u64, seasoned: bool) -> Rookie {
        if seasoned { Rookie::seasoned(seed) } else { Rookie::new(seed) }
    }
    fn decide(rookie: &mut Rookie, game: &Game, ask: &Ask) -> Answer {
        rookie.decide(&Sight::new(game, ask.seat), ask)
    }
    fn candidates(rookie: &mut Rookie, game: &Game, ask: &Ask, dice: &mut Pcg32) -> Vec<Answer> {
        mind::candidates(rookie, &Sight::new(game, ask.seat), ask, dice)
    }
    fn worth(game: &Game) -> [f32; MAX_SEATS] {
        mind::worth(game)
    }
    /// Encounters.
    const HORIZON: [u32; 2] = [1, 2];
    fn sign(game: &Game, ask: &Ask) -> u64 {
        mind::sign(game, ask)
    }
    fn vast(ask: &Ask) -> bool {
        mind::is_vast(&ask.question)
    }
    fn guess(ask: &Ask, dice: &mut Pcg32) -> Answer {
        ask.question.sample(dice)
    }
    /// Which alien one plays is seen too late to be searched for.
    fn idle(ask: &Ask) -> bool {
        ask.topic == Topic::ChooseAlien
    }
}
