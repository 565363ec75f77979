//! Who is asked in a beat: the wishes of a person against what it could do (table 2.4, 2.5).

use crate::cosmic;
use crate::table::{Asked, Table};

/// What a possibility to act comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Attention {
    /// It passes without being asked.
    None,
    /// Its cards glow.
    Glow,
    /// It is asked; its bell may hold the beat when the time is up.
    Ask { rings: bool },
    /// An armed card plays itself.
    Play(u8),
}

impl Table {
    /// The part of the game that wishes and holds count by.
    pub(crate) fn scene(&self) -> u32 {
        cosmic::scene(&self.game)
    }

    /// Wishes run out.
    pub(crate) fn drop_spent_wishes(&mut self, chair: usize) {
        if let Some(seat) = self.seat_at(chair) {
            cosmic::spend(&self.game, seat, &mut self.people[chair]);
        }
    }

    /// Remembers what people have declined by saying so.
    pub(crate) fn note_declined(&mut self, asked: &[Asked]) {
        let now = self.scene();
        for one in asked.iter().filter(|a| a.answered && a.filed.is_none()) {
            let Some(moment) = one.moment else { continue };
            let person = &mut self.people[one.chair];
            person.declined.retain(|(scene, _, _)| *scene == now);
            person.declined.extend(cosmic::plays(&one.ask).iter().map(|o| (now, moment, *o)));
        }
    }
}
