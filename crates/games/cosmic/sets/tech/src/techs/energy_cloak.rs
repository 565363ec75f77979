//! Energy Cloak: the defense invites nobody.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Energy Cloak.
pub static ENERGY_CLOAK: PieceDef = PieceDef {
    id: "energy-cloak",
    number: Some(4),
    abilities: &[Ability {
        when: Moment::Aimed,
        who: Who::Offense,
        applies: |look| look.defense().is_some_and(|d| d != look.me) && look.seats().len() > 2,
        effect: &[hide],
        welcome: |_| 2,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

/// Ruling T-09: invitations are stopped, not allying as such.
fn hide(t: &mut Telling) -> Ruling {
    let defense = t.other_lead();
    spend(t);
    t.vow(defense, Intent::Invite(t.seats()), false);
    Ok(())
}
