//! The tree: places where the searching controller decides, told apart by what it sees there, and what its answers
//! brought.

use std::collections::HashMap;

use rand_pcg::Pcg32;
use rustc_hash::FxBuildHasher;

use crate::Minds;

/// How strongly rarely tried answers are tried, in standard deviations.
const CURIOSITY: f32 = 0.5;
/// After so many visits a further answer is taken up.
const WIDENING: f32 = 12.0;

/// One answer at one place.
struct Branch<A> {
    answer: A,
    tries: u32,
    sum: f32,
    /// How often it could have been given when the place was visited.
    available: u32,
}

impl<A> Branch<A> {
    fn new(answer: A) -> Branch<A> {
        Branch { answer, tries: 0, sum: 0.0, available: 0 }
    }
    /// What it brought on average; what is usual as long as it has not been tried.
    fn mean_or(&self, usual: f32) -> f32 {
        if self.tries == 0 { usual } else { self.sum / self.tries as f32 }
    }
}

/// A place where the controller decides.
struct Place<A> {
    open: bool,
    branches: Vec<Branch<A>>,
    visits: u32,
    sum: f32,
    squares: f32,
}

impl<A> Place<A> {
    fn new() -> Place<A> {
        Place { open: false, branches: Vec::new(), visits: 0, sum: 0.0, squares: 0.0 }
    }
    fn deviation(&self) -> f32 {
        let n = self.visits.max(1) as f32;
        let mean = self.sum / n;
        (self.squares / n - mean * mean).max(0.0).sqrt()
    }
}

/// An answer at a place, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Step {
    pub(super) place: u32,
    pub(super) branch: u32,
}

/// The tree.
pub(super) struct Tree<R: Minds> {
    places: Vec<Place<R::Answer>>,
    /// Where an answer leads, by what is seen then.
    ways: HashMap<(Step, u64), u32, FxBuildHasher>,
}

impl<R: Minds> Tree<R> {
    /// A tree with nothing but the question at its root.
    pub(super) fn new(answers: Vec<R::Answer>) -> Tree<R> {
        let mut tree = Tree { places: vec![Place::new()], ways: HashMap::default() };
        tree.grow(0, answers);
        tree
    }
    /// The place that an answer leads to when this is seen.
    pub(super) fn enter(&mut self, from: Step, sign: u64) -> u32 {
        let next = self.places.len() as u32;
        let place = *self.ways.entry((from, sign)).or_insert(next);
        if place == next {
            self.places.push(Place::new());
        }
        place
    }
    /// Has the place been come to before? If not, it has now.
    pub(super) fn is_open(&mut self, place: u32) -> bool {
        std::mem::replace(&mut self.places[place as usize].open, true)
    }
    /// Are there no answers yet?
    pub(super) fn is_bare(&self, place: u32) -> bool {
        self.places[place as usize].branches.is_empty()
    }
    /// Puts answers to a place, the most promising first.
    pub(super) fn grow(&mut self, place: u32, answers: Vec<R::Answer>) {
        self.places[place as usize].branches.extend(answers.into_iter().map(Branch::new));
    }
    /// The answer to try next at a place: among those that are legal now, the one with the best prospects. What a rookie
    /// would say comes first; more answers are taken up the more often one comes here, where there are very many also
    /// new ones.
    pub(super) fn descend(&mut self, ask: &R::Ask, at: u32, dice: &mut Pcg32) -> Step {
        let place = &mut self.places[at as usize];
        let open = 1 + (place.visits as f32 / WIDENING) as usize;
        if open > place.branches.len() && R::vast(ask) {
            let answer = R::guess(ask, dice);
            if place.branches.iter().all(|b| b.answer != answer) {
                place.branches.push(Branch::new(answer));
            }
        }
        let deviation = place.deviation();
        let (mut best, mut legal) = (None, 0);
        for (i, branch) in place.branches.iter_mut().enumerate() {
            if legal == open {
                break;
            }
            if R::check(ask, &branch.answer).is_err() {
                continue;
            }
            legal += 1;
            branch.available += 1;
            let n = branch.tries as f32;
            let rare = ((branch.available as f32).ln() / n.max(0.5)).sqrt();
            let prospects = branch.mean_or(place.sum / place.visits.max(1) as f32) + CURIOSITY * deviation * rare;
            if best.is_none_or(|(top, _)| prospects > top) {
                best = Some((prospects, i));
            }
        }
        let branch = best.map_or_else(
            || {
                place.branches.push(Branch::new(R::guess(ask, dice)));
                place.branches.len() - 1
            },
            |(_, i)| i,
        );
        Step { place: at, branch: branch as u32 }
    }
    fn branch(&self, step: Step) -> &Branch<R::Answer> {
        &self.places[step.place as usize].branches[step.branch as usize]
    }
    /// The answer of a step.
    pub(super) fn answer(&self, step: Step) -> &R::Answer {
        &self.branch(step).answer
    }
    /// Notes what a walk has brought.
    pub(super) fn note(&mut self, walked: &[Step], brought: f32) {
        for step in walked {
            let place = &mut self.places[step.place as usize];
            place.visits += 1;
            place.sum += brought;
            place.squares += brought * brought;
            let branch = &mut place.branches[step.branch as usize];
            branch.tries += 1;
            branch.sum += brought;
        }
    }
    /// An answer at the root.
    pub(super) fn root_answer(mut self, number: usize) -> R::Answer {
        self.places[0].branches.swap_remove(number).answer
    }
}
