//! How places in a search are told apart.

use std::hash::{Hash, Hasher};

use engine::Game;
use engine::ask::{Ask, Question};
use engine::table::Side;
use rustc_hash::FxHasher;

use crate::Sight;

/// Are there more answers than can be listed?
pub fn is_vast(question: &Question) -> bool {
    match question {
        Question::Allot { .. } | Question::Spread { .. } | Question::Deal(_) => true,
        Question::Cards { max, .. } => *max > 1,
        Question::Ships { among, .. } => among.len() > 1,
        Question::Seats { among, .. } => among.len() > 4,
        _ => false,
    }
}

/// What the asked seat sees when it decides: its question, the cards it speaks of, and how the encounter stands.
pub fn sign(game: &Game, ask: &Ask) -> u64 {
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
