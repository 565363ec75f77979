//! Hazards about powers.

use engine::prelude::*;

use super::{BY_ITSELF, ENCOUNTER, OWNERLESS, lies};

/// Cosmic Nebula: every power that is used is zapped (ruling HZ-07).
pub static COSMIC_NEBULA: PieceDef = PieceDef {
    id: "cosmic-nebula",
    abilities: &[Ability {
        when: Moment::Used,
        applies: |look| look.stoppable_power().is_some(),
        effect: &[|t| {
            if let (Some(frame), Some(_)) = (t.use_frame(), t.stoppable_power()) {
                t.tell(CourseDeed::Cancel { frame, how: Cancel::Zap });
            }
            Ok(())
        }],
        ..BY_ITSELF
    }],
    ..ENCOUNTER
};

/// Psychic Switcheroo: the main players exchange powers, for good (ruling HZ-11).
pub static PSYCHIC_SWITCHEROO: PieceDef = PieceDef { id: "psychic-switcheroo", enters: &[exchange], ..ENCOUNTER };

/// A law for those who would rather have them back after the encounter.
pub static THEY_RETURN: PieceDef = PieceDef {
    id: "powers-return",
    kind: PieceKind::LAW,
    abilities: &[
        Ability { when: Moment::ResolutionEnds, ..RETURNING },
        Ability { when: Moment::AfterEncounter, ..RETURNING },
    ],
    ..ENCOUNTER
};

const RETURNING: Ability = Ability {
    layer: OWNERLESS + 1,
    applies: |look| lies(look, &PSYCHIC_SWITCHEROO).is_some() && !look.used_at(Moment::ResolutionEnds),
    effect: &[exchange],
    ..BY_ITSELF
};

/// What cannot be parted from its player stays, and so does the other's.
fn exchange(t: &mut Telling) -> Ruling {
    let (a, defense) = (t.offense(), t.defense());
    if let Some(b) = defense.filter(|b| *b != a && !t.is_rooted(a) && !t.is_rooted(*b)) {
        t.tell(PieceDeed::Exchange { a, b, what: Exchanged::Powers });
    }
    Ok(())
}
