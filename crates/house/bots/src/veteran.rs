//! One step of lookahead: each answer is tried in the same imagined worlds, with short playouts, and the best one given.

use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::playout::{mix, play_on};
use crate::race::Race;
use crate::{Budget, Minds, Player};

/// Looks one step ahead.
pub struct Veteran<R: Minds> {
    seed: u64,
    asked: u64,
    budget: Budget,
    rookie: R::Rookie,
}

impl<R: Minds> Veteran<R> {
    /// The same seed gives the same answers in the same game. The budget is in playouts.
    pub fn new(seed: u64, budget: Budget) -> Veteran<R> {
        Veteran { seed, asked: 0, budget, rookie: R::rookie(seed, false) }
    }
}

impl<R: Minds> Player<R> for Veteran<R> {
    fn answer(&mut self, game: &R::Game, ask: &R::Ask) -> R::Answer {
        self.asked += 1;
        let seed = mix(self.seed, self.asked);
        let mut answers = R::candidates(&mut self.rookie, game, ask, &mut Pcg32::seed_from_u64(seed));
        if answers.len() < 2 || R::idle(ask) {
            return answers.swap_remove(0);
        }
        let seat = R::asked(ask).0;
        let controller = R::sits(game, seat);
        let (mut race, mut clock) = (Race::new(answers.len()), self.budget.clock());
        for round in 0.. {
            if race.is_over() || !clock.spend(race.runners() as u32) {
                break;
            }
            // The same world and the same chance for all.
            let chance = mix(seed, round);
            let world = R::imagine(game, controller, chance);
            let full = race.run(|i| {
                if clock.is_over() {
                    return None;
                }
                let mut game = world.clone();
                let given = R::put(&mut game, &R::input(seat, answers[i].clone()));
                given.expect("an imagined game asks the same");
                Some(play_on::<R>(&mut game, controller, &mut R::rookie(chance, false), R::HORIZON[0]))
            });
            if !full {
                break;
            }
        }
        answers.swap_remove(race.leader())
    }
}
