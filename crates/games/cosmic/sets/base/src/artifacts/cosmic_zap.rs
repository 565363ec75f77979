//! Cosmic Zap: a use of a power is cancelled, and the power is off for the rest of the encounter (R20.1).

use engine::prelude::*;

/// Cosmic Zap. It may be aimed at one's own power (cosmic.md 6).
pub static COSMIC_ZAP: CardDef = CardDef {
    id: "cosmic-zap",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::Used,
        applies: |look| look.stoppable_power().is_some(),
        effect: &[zap],
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

fn zap(t: &mut Telling) -> Ruling {
    if let (Some(frame), Some(_)) = (t.use_frame(), t.stoppable_power()) {
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Zap });
    }
    Ok(())
}
