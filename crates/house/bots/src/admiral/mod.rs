//! Information-set Monte-Carlo tree search: each iteration imagines one world, follows the tree of the own decisions in
//! it while the others play as those who have seen many games, and plays on from there.

mod tree;

use rand::SeedableRng;
use rand_pcg::Pcg32;
use rules::Controller;

use crate::playout::{mix, play_on, share};
use crate::race::Race;
use crate::{Budget, Minds, Player};
use tree::{Step, Tree};

/// Searches.
pub struct Admiral<R: Minds> {
    seed: u64,
    asked: u64,
    budget: Budget,
    rookie: R::Rookie,
}

impl<R: Minds> Admiral<R> {
    /// The same seed gives the same answers in the same game, unless the budget is in milliseconds.
    pub fn new(seed: u64, budget: Budget) -> Admiral<R> {
        Admiral { seed, asked: 0, budget, rookie: R::rookie(seed, true) }
    }
}

impl<R: Minds> Player<R> for Admiral<R> {
    fn answer(&mut self, game: &R::Game, ask: &R::Ask) -> R::Answer {
        self.asked += 1;
        let seed = mix(self.seed, self.asked);
        let mut dice = Pcg32::seed_from_u64(seed);
        let mut answers = R::candidates(&mut self.rookie, game, ask, &mut dice);
        if answers.len() < 2 || R::idle(ask) {
            return answers.swap_remove(0);
        }
        let controller = R::sits(game, R::asked(ask).0);
        let (mut race, mut clock) = (Race::new(answers.len()), self.budget.clock());
        let mut search = Search::<R> { ask, controller, tree: Tree::new(answers), dice };
        for round in 0.. {
            if race.is_over() || !clock.spend(race.runners() as u32) {
                break;
            }
            // In a round all answers meet the same world and the same chance.
            let chance = mix(seed, round);
            let world = R::imagine(game, controller, chance);
            if !race.run(|answer| (!clock.is_over()).then(|| search.iterate(answer, world.clone(), chance))) {
                break;
            }
        }
        search.tree.root_answer(race.leader())
    }
}

/// What goes on while one question is thought about.
struct Search<'a, R: Minds> {
    ask: &'a R::Ask,
    controller: Controller,
    tree: Tree<R>,
    dice: Pcg32,
}

impl<R: Minds> Search<'_, R> {
    /// One world, from an answer to the question to the end of the horizon: what it brings.
    fn iterate(&mut self, answer: usize, mut world: R::Game, chance: u64) -> f32 {
        let mut path = Step { place: 0, branch: answer as u32 };
        let last = R::chapters(&world) + R::HORIZON[1];
        let over = |game: &R::Game| R::pending(game).is_empty() || R::chapters(game) > last;
        let mut rookie = R::rookie(chance, true);
        let mut ask = self.ask.clone();
        let mut walked = vec![path];
        loop {
            let answer = self.tree.answer(path).clone();
            R::put(&mut world, &R::input(R::asked(&ask).0, answer)).expect("only legal answers are tried");
            let plays = |game: &R::Game, ask: &R::Ask| R::sits(game, R::asked(ask).0) == self.controller;
            let mine = |game: &R::Game| R::pending(game).first().is_some_and(|ask| plays(game, ask));
            R::play_out(&mut world, |game, ask| R::decide(&mut rookie, game, ask), |game| over(game) || mine(game));
            if over(&world) {
                break;
            }
            ask = R::pending(&world)[0].clone();
            let place = self.tree.enter(path, R::sign(&world, &ask));
            if !self.tree.is_open(place) {
                // A new place: from here on it is played on.
                let answer = R::decide(&mut rookie, &world, &ask);
                R::put(&mut world, &R::input(R::asked(&ask).0, answer)).expect("rookies answer legally");
                break;
            }
            if self.tree.is_bare(place) {
                let answers = R::candidates(&mut rookie, &world, &ask, &mut self.dice);
                self.tree.grow(place, answers);
            }
            path = self.tree.descend(&ask, place, &mut self.dice);
            walked.push(path);
        }
        let brought = if over(&world) {
            share::<R>(&world, self.controller)
        } else {
            let rest = last - R::chapters(&world);
            play_on::<R>(&mut world, self.controller, &mut rookie, rest)
        };
        self.tree.note(&walked, brought);
        brought
    }
}
