//! The tree: places where the searching controller decides, told apart by what it sees there, and what its answers
//! brought.

use std::collections::HashMap;
use std::hash::{Hash, Hasher};

use engine::Game;
use engine::ask::{Answer, Ask, Question};
use engine::table::Side;
use rand_pcg::Pcg32;
use rustc_hash::{FxBuildHasher, FxHasher};

use crate::Sight;

/// How strongly rarely tried answers are tried, in standard deviations.
const CURIOSITY: f32 = 0.5;
/// After so many visits a further answer is taken up.
const WIDENING: f32 = 12.0;

/// One answer at one place.
struct Branch {
    answer: Answer,
    tries: u32,
    sum: f32,
    /// How often it could have been given when the place was visited.
    available: u32,
}

impl Branch {
    fn new(answer: Answer) -> Branch {
        Branch { answer, tries: 0, sum: 0.0, available: 0 }
    }
    /// What it brought on average; what is usual as long as it has not been tried.
    fn mean_or(&self, usual: f32) -> f32 {
        if self.tries == 0 { usual } else { self.sum / self.tries as f32 }
    }
}

/// A place where the controller decides.
#[derive(Default)]
struct Place {
    open: bool,
    branches: Vec<Branch>,
    visits: u32,
    sum: f32,
    squares: f32,
}

impl Place {
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
pub(super) struct Tree {
    places: Vec<Place>,
    /// Where an answer leads, by what is seen then.
    ways: HashMap<(Step, u64), u32, FxBuildHasher>,
}

impl Tree {
    /// A tree with nothing but the question at its root.
    pub(super) fn new(answers: Vec<Answer>) -> Tree {
        let mut tree = Tree { places: vec![Place::default()], ways: HashMap::default() };
        tree.grow(0, answers);
        tree
    }
    /// The place that an answer leads to when this is seen.
    pub(super) fn enter(&mut self, from: Step, sign: u64) -> u32 {
        let next = self.places.len() as u32;
        let place = *self.ways.entry((from, sign)).or_insert(next);
        if place == next {
            self.places.push(Place::default());
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
    pub(super) fn grow(&mut self, place: u32, answers: Vec<Answer>) {
        self.places[place as usize].branches.extend(answers.into_iter().map(Branch::new));
    }
    /// The answer to try next at a place: among those that are legal now, the one with the best prospects. What a rookie
    /// would say comes first; more answers are taken up the more often one comes here, where there are very many also
    /// new ones.
    pub(super) fn descend(&mut self, question: &Question, at: u32, dice: &mut Pcg32) -> Step {
        let place = &mut self.places[at as usize];
        let open = 1 + (place.visits as f32 / WIDENING) as usize;
        if open > place.branches.len() && is_vast(question) {
            let answer = question.sample(dice);
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
            if question.check(&branch.answer).is_err() {
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
                place.branches.push(Branch::new(question.sample(dice)));
                place.branches.len() - 1
            },
            |(_, i)| i,
        );
        Step { place: at, branch: branch as u32 }
    }
    fn branch(&self, step: Step) -> &Branch {
        &self.places[step.place as usize].branches[step.branch as usize]
    }
    /// The answer of a step.
    pub(super) fn answer(&self, step: Step) -> &Answer {
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
    pub(super) fn root_answer(mut self, number: usize) -> Answer {
        self.places[0].branches.swap_remove(number).answer
    }
}

/// Are there more answers than can be listed?
fn is_vast(question: &Question) -> bool {
    match question {
        Question::Allot { .. } | Question::Spread { .. } | Question::Deal(_) => true,
        Question::Cards { max, .. } => *max > 1,
        Question::Ships { among, .. } => among.len() > 1,
        Question::Seats { among, .. } => among.len() > 4,
        _ => false,
    }
}

/// What the asked seat sees when it decides: its question, the cards it speaks of, and how the encounter stands.
pub(super) fn sign(game: &Game, ask: &Ask) -> u64 {
    let sight = Sight::new(game, ask.seat);
    let mut hasher = FxHasher::default();
    ask.hash(&mut hasher);
    for card in ask.question.cards() {
        sight.face(card).hash(&mut hasher);
    }
    if let Some(e) = game.maybe_encounter() {
        (e.id, e.phase, e.offense, e.defense, e.target, e.invited, e.allies, e.outcome).hash(&mut hasher);
        for side in Side::BOTH {
            (game.shown(side), e.claimed(side)).hash(&mut hasher);
        }
    }
    (game.gate, game.beside, game.warp).hash(&mut hasher);
    hasher.finish()
}
