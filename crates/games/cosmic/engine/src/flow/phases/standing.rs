//! Conditions that are looked at whenever ships have moved (R12 of the mechanics).

use crate::ability::{Effect, Ruling, Telling};
use crate::deeds::{Deed, Occasion};
use crate::flow::{Frame, Rule, Subject};
use crate::game::Game;
use crate::table::*;
use crate::view::Event;
use crate::windows::{Moment, Window};

pub(super) static RELEASE: &[Effect] = &[release];

/// Captives that came free return to colonies of their owners, or to the warp if there is none (R27.1).
fn release(t: &mut Telling) -> Ruling {
    let of = |seat: Seat| (seat, t.adrift.iter().copied().filter(|s| t.ship_owner(*s) == Some(seat)).collect());
    let free: Vec<(Seat, ShipList)> = t.timing_order().into_iter().map(of).collect();
    let ways = t.ways_home(&free)?;
    t.send_home(ways);
    Ok(())
}

impl Game {
    /// Powers are lost and regained at once (R19.6); aliens with standing conditions are heard when nothing is under way.
    pub(crate) fn look_at_standing_conditions(&mut self) {
        (self.s.table.stirred, self.found, self.asked_by) = (false, None, None);
        for i in 0..self.pieces.len() {
            let id = PieceId(i as u8);
            let (Some(alien), Some(holder)) = (self.piece(id).alien(), self.holder(id)) else { continue };
            let down = self.lies_face_down(alien, holder);
            if down == self.piece(id).up {
                self.s.table.pieces[i].up = !down;
                self.emit(Event::PowerFlips { piece: id, down });
                self.s.fallen.retain(|s| *s != id);
                if down && self.cast().is_heard(Moment::PieceChanges) {
                    self.s.fallen.push(id);
                }
            }
        }
        let ends = |bound: PieceId| !self.piece(bound).up || self.piece(bound).is_gone();
        self.return_pieces(&self.lent(|loan| loan.bound_to.is_some_and(ends))); // AL-PLANT-2
        if !self.s.fallen.is_empty() && !self.is_busy() {
            let fallen = std::mem::take(&mut self.s.fallen);
            let mut deeds = fallen.into_iter().map(|piece| Deed::Occur(Occasion::PowerLost(piece))).collect();
            self.pass_deeds(&mut deeds, None, None, None);
        }
        if !self.adrift.is_empty() && !self.is_busy() {
            self.push_procedure(Rule::Release, self.offense(), 0);
        }
        let watched = matches!(self.s.stack.last(), Some(Frame::Window(w)) if w.moment == Moment::Standing);
        if self.cast().is_heard(Moment::Standing) {
            if self.is_busy() {
                self.s.unwatched = true;
            } else if !watched {
                self.s.unwatched = false;
                self.push(Frame::Window(Window::below(Moment::Standing, Subject::None)));
            }
        }
    }

    /// Have they to be looked at before anything else is done?
    #[inline]
    pub(crate) fn conditions_are_due(&self) -> bool {
        let waits = self.s.unwatched || !self.s.fallen.is_empty() || !self.s.table.adrift.is_empty();
        self.s.table.stirred || (waits && !self.is_busy())
    }
    /// Is something being carried out? Until it is done, standing conditions wait.
    pub(crate) fn is_busy(&self) -> bool {
        let busy = |f: &Frame| matches!(f, Frame::Use(_) | Frame::Passage(_) | Frame::Procedure(_) | Frame::Setup(_));
        self.s.stack.iter().any(busy)
    }
}
