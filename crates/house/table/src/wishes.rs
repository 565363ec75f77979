//! Who is asked in a beat: the wishes of a person against what it could do (table 2.4, 2.5).

use crate::game::AtTable;
use crate::table::{Asked, Table};

impl<R: AtTable> Table<R> {
    /// The part of the game that wishes and holds count by.
    pub(crate) fn scene(&self) -> u32 {
        R::scene(&self.game)
    }

    /// Wishes run out.
    pub(crate) fn drop_spent_wishes(&mut self, chair: usize) {
        if let Some(seat) = self.seat_at(chair) {
            R::spend(&self.game, seat, &mut self.people[chair].wished);
        }
    }

    /// Remembers what people have declined by saying so.
    pub(crate) fn note_declined(&mut self, asked: &[Asked<R>]) {
        let now = self.scene();
        for one in asked.iter().filter(|a| a.answered && a.filed.is_none()) {
            let Some(moment) = one.moment else { continue };
            let declined = &mut self.people[one.chair].wished.declined;
            declined.retain(|(scene, _, _)| *scene == now);
            declined.extend(R::plays(&one.ask).iter().map(|play| (now, moment, *play)));
        }
    }
}
