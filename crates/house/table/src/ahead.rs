//! Answers given ahead: what talks would come to if they failed is asked while they last (table 3.1).

use crate::beat::passes;
use crate::game::AtTable;
use crate::step::Millis;
use crate::table::{Asked, Table, Waits};

/// An answer to a question that is not put yet: it counts if exactly this question is put in this scene.
pub type Ahead<R> = (u32, <R as rules::Rules>::Ask, <R as rules::Rules>::Answer);

/// What would be asked if the talks failed now and nobody did anything about it.
fn if_talks_fail<R: AtTable>(game: &R::Game) -> Vec<R::Ask> {
    let mut game = game.clone();
    if R::talks_fail().is_none_or(|input| R::put(&mut game, &input).is_err()) {
        return Vec::new();
    }
    while R::winners(&game).is_none() {
        if R::edge(&game).is_some() {
            if R::go_on(&mut game).is_err() {
                break;
            }
        } else if let Some((ask, passive)) = R::window(&game) {
            let seat = R::asked(ask).0;
            if passes::<R>(&mut game, seat, passive).is_err() {
                break;
            }
        } else {
            break;
        }
    }
    R::pending(&game).iter().filter(|a| R::is_asked_ahead(a)).cloned().collect()
}

impl<R: AtTable> Table<R> {
    /// Asks those who talk what they will be asked if they find no deal. Nobody waits for it.
    pub(crate) fn ask_ahead(&mut self, now: Millis, old: Option<&Waits<R>>, asked: &mut Vec<Asked<R>>) {
        for ask in if_talks_fail::<R>(&self.game) {
            let chair = self.chair_of(R::asked(&ask).0);
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
    pub(crate) fn given_ahead(&self, chair: usize, ask: &R::Ask) -> Option<R::Answer> {
        let (scene, asked, answer) = self.people[chair].ahead.as_ref()?;
        (*scene == self.scene() && asked == ask).then(|| answer.clone())
    }
}
