//! A hazard that calls everybody to the table.

use engine::prelude::*;

use super::ENCOUNTER;

/// How long they may talk.
const MINUTES: u8 = 3;

/// Galactic Council: instead of the encounter all talk about one deal, and pay together if they find none.
pub static GALACTIC_COUNCIL: PieceDef = PieceDef {
    id: "galactic-council",
    enters: &[|t| {
        t.impose(Bend::Dealers(t.seats(), MINUTES));
        t.tell(CourseDeed::Goto(Label::Deal));
        Ok(())
    }],
    ..ENCOUNTER
};
