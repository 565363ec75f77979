//! Answers given ahead: what talks would come to if they failed is asked while they last (table 3.1).

use engine::Game;
use engine::ask::{Answer, Ask};

use crate::beat::passes;
use crate::cosmic;
use crate::step::Millis;
use crate::table::{Asked, Table, Waits};

/// An answer to a question that is not put yet: it counts if exactly this question is put in this scene.
pub type Ahead = (u32, Ask, Answer);

/// What would be asked if the talks failed now and nobody did anything about it.
fn if_talks_fail(game: &Game) -> Vec<Ask> {
    let mut game = game.clone();
    if game.put(&cosmic::talks_fail()).is_err() {
        return Vec::new();
    }
    while game.finish().is_none() {
        if game.edge().is_some() {
            if game.go_on().is_err() {
                break;
            }
        } else if let Some((ask, passive)) = cosmic::window(&game) {
            let seat = ask.seat;
            if passes(&mut game, seat, passive).is_err() {
                break;
            }
        } else {
            break;
        }
    }
    game.pending().iter().filter(|a| cosmic::is_asked_ahead(a)).cloned().collect()
}

impl Table {
    /// Asks those who talk what they will be asked if they find no deal. Nobody waits for it.
    pub(crate) fn ask_ahead(&mut self, now: Millis, old: Option<&Waits>, asked: &mut Vec<Asked>) {
        for ask in if_talks_fail(&self.game) {
            let chair = self.chair_of(ask.seat);
            if !self.people[chair].is_asked() {
                continue;
            }
            let before = old.iter().flat_map(|w| &w.asked).find(|a| a.ahead && a.chair == chair && a.ask == ask);
            let id = before.map_or_else(|| self.people[chair].next_prompt(), |a| a.id);
            let filed = self.given_ahead(chair, &ask);
            asked.push(Asked { id, filed, ahead: true, ..Asked::new(chair, ask, now) });
        }
    }

    /// What somebody has answered to this question before it was put.
    pub(crate) fn given_ahead(&self, chair: usize, ask: &Ask) -> Option<Answer> {
        let (scene, asked, answer) = self.people[chair].ahead.as_ref()?;
        (*scene == self.scene() && asked == ask).then(|| answer.clone())
    }
}
