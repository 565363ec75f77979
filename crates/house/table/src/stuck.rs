//! A table that stands: the game refused something because it would not come to an end.

use protocol::{Trouble, Waiting};
use rules::Seats;

use crate::game::AtTable;
use crate::publish::Wait;
use crate::step::Entry;
use crate::table::{Table, trouble};

/// What whoever asks something of such a table is told.
pub(crate) fn stuck() -> Trouble {
    trouble("stuck", "the rules do not come to an end here; the table stands, and its record is kept")
}

impl<R: AtTable> Table<R> {
    /// Does the table stand because something would not come to an end?
    pub fn is_stuck(&self) -> bool {
        self.stuck
    }
    /// From now on the table stands.
    pub(crate) fn get_stuck(&mut self, input: Option<R::Input>) {
        (self.stuck, self.news) = (true, true);
        (self.waits, self.decided, self.undo) = (None, None, None);
        self.step.entries.push(Entry::Stuck(input));
        self.step.stuck = Some(stuck());
    }
    /// What everybody is told then.
    pub(crate) fn wait_for_nothing(&self) -> Wait<R> {
        Wait::<R> {
            kind: Waiting::Stuck,
            seats: Seats::NONE,
            left: None,
            length: None,
            held: false,
            more: R::more_wait(&self.game, None, None),
        }
    }
}
