//! Cosmic Field Generator: cancels a use of a power as a Cosmic Zap does (R20.1), but is no artifact.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Cosmic Field Generator.
pub static COSMIC_FIELD_GENERATOR: PieceDef = PieceDef {
    id: "cosmic-field-generator",
    number: Some(2),
    abilities: &[Ability {
        when: Moment::Used,
        applies: |look| look.stoppable_power().is_some(),
        effect: &[cancel],
        welcome: |look| if look.used().is_some_and(|used| used.by == look.me) { -2 } else { 0 },
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn cancel(t: &mut Telling) -> Ruling {
    spend(t);
    if let (Some(frame), Some(_)) = (t.use_frame(), t.stoppable_power()) {
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Zap });
    }
    Ok(())
}
