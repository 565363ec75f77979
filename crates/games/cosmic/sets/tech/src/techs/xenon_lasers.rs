//! Xenon Lasers: a point more or less for the own side.

use engine::prelude::*;

use super::PLAIN;

/// Xenon Lasers.
pub static XENON_LASERS: PieceDef = PieceDef {
    id: "xenon-lasers",
    number: Some(3),
    abilities: &[Ability {
        when: Moment::Revealed,
        who: Who::Involved,
        applies: |look| look.both_attack(),
        effect: &[fire],
        labels: &["add", "subtract"],
        prefers: Some(|look, pick| match pick {
            Pick::Option(less) if (less == 1) == look.bent(Bend::LowerWins) => 2,
            _ => -1,
        }),
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn fire(t: &mut Telling) -> Ruling {
    let n = if t.choice(0b11)? == 0 { 1 } else { -1 };
    t.add_to_total(t.my_side().expect("an involved player has a side"), n);
    Ok(())
}
