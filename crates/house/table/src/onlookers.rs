//! One who looks at the table: what it was told last, and the updates it may have missed.

use std::collections::VecDeque;
use std::sync::Arc;

use protocol::Shared;
use rules::Eye;

use crate::game::AtTable;
use crate::publish::{Prompt, Update, Wait};

/// Updates kept for those whose connection broke.
const KEPT: usize = 24;

/// One who looks at the table.
#[derive(Clone, Debug)]
pub(crate) struct Onlooker<R: AtTable> {
    pub eye: Eye,
    /// Is anybody behind it? Nothing is prepared for nobody.
    pub there: bool,
    /// Something happened while nobody was behind it.
    pub stale: bool,
    pub seq: u32,
    pub board: R::Board,
    /// The move of the game after which the board looked like this.
    pub at: u64,
    pub wait: Option<Shared<Wait<R>>>,
    pub prompts: Vec<Prompt<R>>,
    pub undo: bool,
    /// What else the game has told it.
    pub seen: R::Seen,
    kept: VecDeque<Arc<Update<R>>>,
}

impl<R: AtTable> Onlooker<R> {
    pub fn new(eye: Eye, board: R::Board) -> Onlooker<R> {
        Onlooker {
            eye,
            there: false,
            stale: true,
            seq: 0,
            board,
            at: 0,
            wait: None,
            prompts: Vec::new(),
            undo: false,
            seen: Default::default(),
            kept: VecDeque::new(),
        }
    }
    /// Keeps an update for those who come back.
    pub fn keep(&mut self, update: &Arc<Update<R>>) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(update.clone());
    }
    /// The updates after a number, if none is missing.
    pub fn since(&self, seq: u32) -> Option<Vec<Arc<Update<R>>>> {
        if seq > self.seq || self.seq - seq > self.kept.len() as u32 {
            return None;
        }
        let after = self.kept.iter().filter(|u| u.seq > seq);
        Some(after.cloned().collect())
    }
    /// Everything is different: nobody can go on from an earlier update.
    pub fn forget(&mut self) {
        self.kept.clear();
    }
}
