//! One step of lookahead: each answer is tried in the same imagined worlds, with short playouts, and the best one given.

use engine::Game;
use engine::ask::{Answer, Ask, Topic};
use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::candidates::candidates;
use crate::playout::{mix, play_on};
use crate::race::Race;
use crate::{Budget, Player, Rookie, Sight};

/// Encounters that are played on after the one under way.
const HORIZON: u32 = 1;

/// Looks one step ahead.
pub struct Veteran {
    seed: u64,
    asked: u64,
    budget: Budget,
    rookie: Rookie,
}

impl Veteran {
    /// The same seed gives the same answers in the same game. The budget is in playouts.
    pub fn new(seed: u64, budget: Budget) -> Veteran {
        Veteran { seed, asked: 0, budget, rookie: Rookie::new(seed) }
    }
}

impl Player for Veteran {
    fn answer(&mut self, game: &Game, ask: &Ask) -> Answer {
        self.asked += 1;
        let seed = mix(self.seed, self.asked);
        let sight = Sight::new(game, ask.seat);
        let mut answers = candidates(&mut self.rookie, &sight, ask, &mut Pcg32::seed_from_u64(seed));
        // Which alien one plays is seen too late for a short look ahead.
        if answers.len() < 2 || ask.topic == Topic::ChooseAlien {
            return answers.swap_remove(0);
        }
        let controller = game.players[ask.seat.ix()].controller;
        let (mut race, mut clock) = (Race::new(answers.len()), self.budget.clock());
        for round in 0.. {
            if race.is_over() || !clock.spend(race.runners() as u32) {
                break;
            }
            // The same world and the same chance for all.
            let chance = mix(seed, round);
            let world = game.imagine(controller, chance);
            let full = race.run(|i| {
                if clock.is_over() {
                    return None;
                }
                let mut game = world.clone();
                let given = game.answer(ask.seat, game.version(), answers[i].clone());
                given.expect("an imagined game asks the same");
                Some(play_on(&mut game, controller, &mut Rookie::new(chance), HORIZON))
            });
            if !full {
                break;
            }
        }
        answers.swap_remove(race.leader())
    }
}
