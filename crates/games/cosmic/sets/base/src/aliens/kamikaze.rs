//! Kamikaze: sacrifices ships for cards.

use engine::prelude::*;

use crate::BASE;

/// Ships that may be sacrificed at once.
const MOST: usize = 4;
/// Cards for each ship, and what each adds by the wild side.
const CARDS: u8 = 2;
const WORTH: i32 = 3;
/// Ships retrieved at once by the super side.
const BACK: u8 = 3;

/// Kamikaze.
pub static KAMIKAZE: Alien = Alien {
    id: "kamikaze",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: |look| !look.colony_ships(look.me).is_empty(),
        effect: &[sacrifice_for_cards],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| !look.ships_on_colonies(look.me).is_empty(),
        effect: &[sacrifice_for_strength],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::RegroupBegins,
        who: Who::Offense,
        applies: |look| look.retrieval_is_due() && look.in_warp(look.me) > 1,
        effect: &[retrieve_three], // AL-KAMIKAZE-2: only in a regroup in which it is played
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// AL-KAMIKAZE-1, R10.6: all ships at once, then all cards. R2.12: from any colony, the targeted planet included.
/// AL-ZOMBIE-4: a ship that something saves is paid all the same.
fn sacrifice_for_cards(t: &mut Telling) -> Ruling {
    let own = t.colony_ships(t.me);
    let ships = t.ships(Topic::Pay, &own, 1, MOST)?;
    let (me, n) = (t.me, ships.len() as u8);
    t.tell(ShipDeed::Lose { ships, why: Loss::Cost });
    t.draw(me, CARDS * n);
    Ok(())
}

/// AL-ZOMBIE-4: who saves the ships has paid with them all the same. R22.2: none that is in the encounter.
fn sacrifice_for_strength(t: &mut Telling) -> Ruling {
    let side = t.lead();
    let own = t.ships_on_colonies(t.me);
    let ships = t.ships(Topic::Pay, &own, 1, MOST)?;
    let n = ships.len() as i32;
    t.tell(ShipDeed::Lose { ships, why: Loss::Cost });
    t.add_to_total(side, WORTH * n);
    Ok(())
}

fn retrieve_three(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.impose(Bend::NoRetrieval); // what comes instead is told next
    t.follow(Rule::Retrieve, me, BACK);
    Ok(())
}
