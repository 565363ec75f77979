//! One who looks at the table: what it was told last, and the updates it may have missed.

use std::collections::VecDeque;

use engine::Game;
use engine::view::Eye;
use protocol::{Board, Names, Prompt, Update, Wait, Wishes};

/// Updates kept for those whose connection broke.
const KEPT: usize = 64;

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
    pub wait: Option<Wait>,
    pub prompts: Vec<Prompt>,
    pub undo: bool,
    pub names: Names,
    pub wishes: Wishes,
    kept: VecDeque<Update>,
}

impl Onlooker {
    pub fn new(eye: Eye, game: &Game) -> Onlooker {
        Onlooker {
            eye,
            there: false,
            stale: true,
            seq: 0,
            board: game.view_for(eye).into(),
            wait: None,
            prompts: Vec::new(),
            undo: false,
            names: Names::of(game),
            wishes: Wishes::default(),
            kept: VecDeque::new(),
        }
    }
    /// Keeps an update for those who come back.
    pub fn keep(&mut self, update: &Update) {
        if self.kept.len() == KEPT {
            self.kept.pop_front();
        }
        self.kept.push_back(update.clone());
    }
    /// The updates after a number, if none is missing.
    pub fn since(&self, seq: u32) -> Option<Vec<Update>> {
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
