//! Sorcerer: exchanges the two encounter cards before they are revealed.

use engine::prelude::*;

use crate::BASE;

/// Sorcerer.
pub static SORCERER: Alien = Alien {
    id: "sorcerer",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| look.both_selected(),
        effect: &[switch],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        applies: |look| powers_to_trade(look).is_some(),
        effect: &[trade_powers],
        after: After::ToItsAlien,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Ally,
        applies: |look| look.both_selected(),
        effect: &[switch],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn switch(t: &mut Telling) -> Ruling {
    t.tell(CardDeed::Swap { zones: Side::BOTH.map(Zone::Slot), by: None });
    Ok(())
}

/// The main players, if neither is the Sorcerer and there is a power between them.
fn powers_to_trade(look: &Look) -> Option<(Seat, Seat)> {
    let e = look.encounter();
    let (a, b) = (e.offense, e.defense?);
    let sorcerer = look.seat_of_alien("sorcerer");
    let some_power = [a, b].into_iter().any(|s| look.powers(s).next().is_some());
    let rooted = [a, b].into_iter().any(|s| look.is_rooted(s));
    (!rooted && sorcerer != Some(a) && sorcerer != Some(b) && some_power).then_some((a, b))
}

/// For good; what lies on the sheets goes along (R19.9).
fn trade_powers(t: &mut Telling) -> Ruling {
    if let Some((a, b)) = powers_to_trade(t) {
        t.tell(PieceDeed::Exchange { a, b, what: Exchanged::Powers });
    }
    Ok(())
}
