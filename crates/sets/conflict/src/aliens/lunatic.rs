//! Lunatic: as a main player it may ally against itself; super: as a bystander with both sides.

use engine::ability::*;
use engine::ask::Topic;
use engine::deeds::Deed;
use engine::table::*;
use engine::windows::Moment;

use crate::CONFLICT;

/// Lunatic.
pub static LUNATIC: Alien = Alien {
    id: "lunatic",
    name: "Lunatic",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Invited,
        who: Who::Main,
        applies: |look| !look.ships_on_colonies(look.me).is_empty(),
        effect: &[join_the_other_side],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Formed,
        who: Who::Ally,
        applies: invited_by_both,
        effect: &[join_the_other_side],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// One to four ships, from colonies that are not in the encounter (R8.3).
fn join_the_other_side(t: &mut Telling) -> Ruling {
    let (seat, side) = (t.me, t.my_side().expect("an involved player has a side").other());
    let own = t.ships_on_colonies(seat);
    let limit = t.query(Query::ShipLimit, seat, 4) as usize;
    let ships = t.ships(Topic::Commit, &own, 1, limit)?;
    t.tell(Deed::Ally { seat, side });
    t.tell(Deed::Commit { ships, side });
    Ok(())
}

/// Allied with one side, and invited by the other as well.
fn invited_by_both(look: &Look) -> bool {
    let e = look.encounter();
    let both = |seats: &[Seats; 2]| seats[0].has(look.me) && seats[1].has(look.me);
    look.i_lead().is_none() && both(&e.invited) && !both(&e.allies) && !look.ships_on_colonies(look.me).is_empty()
}
