//! Void: the ships of the side it beats leave the game.

use engine::prelude::*;

use crate::BASE;

/// AL-ZOMBIE-6, AL-OBSERVER-2, G-009: eradication comes before whatever saves or captures ships.
const ERADICATE: i8 = -30;

/// Void.
pub static VOID: Alien = Alien {
    id: "void",
    set: BASE,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::WouldLose,
        who: Who::Main,
        layer: ERADICATE,
        applies: |look| !doomed(look).is_empty(),
        effect: &[eradicate],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Played,
        applies: |look| artifact_played(look) && !look.ships_on_colonies(look.me).is_empty(),
        effect: &[pay_and_cancel],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::WouldLose,
        who: Who::Ally,
        layer: ERADICATE,
        applies: |look| !doomed(look).is_empty(),
        effect: &[eradicate],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// AL-VOID-1: the losing ships of the side mine has beaten. Nobody is left with fewer ships than it takes colonies to
/// win; those beyond that go to the warp.
fn doomed(look: &Look) -> ShipList {
    let won = look.my_side().is_some() && look.encounter().winner() == look.my_side();
    let mut ships = ShipList::new();
    if !won || look.losses().1 != Some(Loss::Losing) {
        return ships;
    }
    for seat in look.losers().iter() {
        ships.extend(look.removable(seat, &look.losses_of(seat)));
    }
    ships
}

fn eradicate(t: &mut Telling) -> Ruling {
    let ships = doomed(t);
    t.spare(ships.clone());
    t.tell(ShipDeed::Remove { ships });
    Ok(())
}

fn artifact_played(look: &Look) -> bool {
    let artifact = |c: CardId| look.card_type(c) == CardType::Artifact;
    look.stoppable_use().is_some_and(|used| used.card.is_some_and(|(c, _)| artifact(c)))
}

/// G-021, R22.2: the price is a ship outside the encounter.
fn pay_and_cancel(t: &mut Telling) -> Ruling {
    let own = t.ships_on_colonies(t.me);
    let ships = t.ships(Topic::Pay, &own, 1, 1)?;
    if let (Some(frame), false) = (t.use_frame(), ships.is_empty()) {
        t.tell(ShipDeed::Lose { ships, why: Loss::Cost });
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Card });
    }
    Ok(())
}
