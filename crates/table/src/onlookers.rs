//! One who looks at the table: what it was told last, and the updates it may have missed.

use std::collections::VecDeque;
use std::sync::Arc;

use engine::view::Eye;
use protocol::Shared;
use protocol::cosmic::{Board, Prompt, Update, Wait};

use crate::cosmic::Seen;

/// Updates kept for those whose connection broke.
const KEPT: usize = 24;

/// One who looks at the table.
#[derive(Clone, Debug)]
pub(crate) struct Onlooker {
    pub eye: Eye,
    /// Is anybody behind it? Nothing is prepared for nobody.
    pub there: bool,
    /// Something happened while nobody was behind it.
    pub stale: bool,
    pub seq: u32,
    pub board: Board,
    /// The move of the game after which the board looked like this.
    pub at: u64,
    pub wait: Option<Shared<Wait>>,
    pub prompts: Vec<Prompt>,
    pub undo: bool,
    /// What else the game has told it.
    pub seen: Seen,
    kept: VecDeque<Arc<Update>>,
}

impl Onlooker {
    pub fn new(eye: Eye, board: Board) -> Onlooker {
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
            seen: Seen::default(),
            kept: VecDeque::new(),
        }
    }
    /// Keeps an update for those who come back.
    pub fn keep(&mut self, update: &Arc<Update>) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(update.clone());
    }
    /// The updates after a number, if none is missing.
    pub fn since(&self, seq: u32) -> Option<Vec<Arc<Update>>> {
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
