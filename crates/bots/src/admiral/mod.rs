//! Information-set Monte-Carlo tree search: each iteration imagines one world, follows the tree of the own decisions in
//! it while the others play as those who have seen many games, and plays on from there.

mod tree;

use engine::Game;
use engine::ask::{Answer, Ask, Topic};
use engine::table::Controller;
use rand::SeedableRng;
use rand_pcg::Pcg32;

use crate::candidates::candidates;
use crate::playout::{mix, play_on, share};
use crate::race::Race;
use crate::{Budget, Player, Rookie, Sight};
use tree::{Step, Tree};

/// Encounters that are played on after the one under way.
const HORIZON: u32 = 2;

/// Searches.
pub struct Admiral {
    seed: u64,
    asked: u64,
    budget: Budget,
    rookie: Rookie,
}

impl Admiral {
    /// The same seed gives the same answers in the same game, unless the budget is in milliseconds.
    pub fn new(seed: u64, budget: Budget) -> Admiral {
        Admiral { seed, asked: 0, budget, rookie: Rookie::seasoned(seed) }
    }
}

impl Player for Admiral {
    fn answer(&mut self, game: &Game, ask: &Ask) -> Answer {
        self.asked += 1;
        let seed = mix(self.seed, self.asked);
        let mut dice = Pcg32::seed_from_u64(seed);
        let mut answers = candidates(&mut self.rookie, &Sight::new(game, ask.seat), ask, &mut dice);
        // Which alien one plays is seen too late to be searched for.
        if answers.len() < 2 || ask.topic == Topic::ChooseAlien {
            return answers.swap_remove(0);
        }
        let controller = game.players[ask.seat.ix()].controller;
        let (mut race, mut clock) = (Race::new(answers.len()), self.budget.clock());
        let mut search = Search { ask, controller, tree: Tree::new(answers), dice };
        for round in 0.. {
            if race.is_over() || !clock.spend(race.runners() as u32) {
                break;
            }
            // In a round all answers meet the same world and the same chance.
            let chance = mix(seed, round);
            let world = game.imagine(controller, chance);
            if !race.run(|answer| (!clock.is_over()).then(|| search.iterate(answer, world.clone(), chance))) {
                break;
            }
        }
        search.tree.root_answer(race.leader())
    }
}

/// What goes on while one question is thought about.
struct Search<'a> {
    ask: &'a Ask,
    controller: Controller,
    tree: Tree,
    dice: Pcg32,
}

impl Search<'_> {
    /// One world, from an answer to the question to the end of the horizon: what it brings.
    fn iterate(&mut self, answer: usize, mut world: Game, chance: u64) -> f32 {
        let mut path = Step { place: 0, branch: answer as u32 };
        let last = world.state().next_encounter + HORIZON;
        let over = |game: &Game| game.pending().is_empty() || game.state().next_encounter > last;
        let mut rookie = Rookie::seasoned(chance);
        let mut ask = self.ask.clone();
        let mut walked = vec![path];
        loop {
            let answer = self.tree.answer(path).clone();
            world.answer(ask.seat, world.version(), answer).expect("only legal answers are tried");
            let mine = |game: &Game| game.pending().first().is_some_and(|a| sits(game, self.controller, a));
            world.play_out(|game, ask| rookie.answer(game, ask), |game| over(game) || mine(game));
            if over(&world) {
                break;
            }
            ask = world.pending()[0].clone();
            let sight = Sight::new(&world, ask.seat);
            let place = self.tree.enter(path, tree::sign(&world, &ask));
            if !self.tree.is_open(place) {
                // A new place: from here on it is played on.
                let answer = rookie.decide(&sight, &ask);
                world.answer(ask.seat, world.version(), answer).expect("rookies answer legally");
                break;
            }
            if self.tree.is_bare(place) {
                let answers = candidates(&mut rookie, &sight, &ask, &mut self.dice);
                self.tree.grow(place, answers);
            }
            path = self.tree.descend(&ask.question, place, &mut self.dice);
            walked.push(path);
        }
        let brought = if over(&world) {
            share(&world, self.controller)
        } else {
            let rest = last - world.state().next_encounter;
            play_on(&mut world, self.controller, &mut rookie, rest)
        };
        self.tree.note(&walked, brought);
        brought
    }
}

fn sits(game: &Game, controller: Controller, ask: &Ask) -> bool {
    game.players[ask.seat.ix()].controller == controller
}
