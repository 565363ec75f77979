//! Extortionist: takes half of the cards that others draw or collect, unless they pay with a ship; wild: its failed deals cost others.

use engine::prelude::*;

use crate::ALLIANCE;

/// Extortionist.
pub static EXTORTIONIST: Alien = Alien {
    id: "extortionist",
    set: ALLIANCE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Arriving,
        about: Some(victims),
        effect: &[demand, pay_or_share],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::DealBegins,
        who: Who::Main,
        applies: |look| look.opponent().is_some(),
        effect: &[raise_the_stakes],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Arriving,
        about: Some(victims),
        effect: &[demand, take_half],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// Half of the cards, rounded down.
fn half(look: &Look) -> u8 {
    let arriving = look.deed().and_then(Deed::arriving);
    arriving.map_or(0, |(_, cards)| cards.len() as u8 / 2)
}

/// E-EXTORTIONIST: who draws into the hand or collects compensation, after the starting hands.
fn victims(look: &Look) -> Seats {
    let arriving = look.deed().and_then(Deed::arriving);
    let drawer = arriving.map(|(seat, _)| seat).filter(|s| *s != look.me && half(look) > 0);
    drawer.into_iter().collect()
}

/// It is announced, and may be zapped, before the victim decides.
fn demand(_: &mut Telling) -> Ruling {
    Ok(())
}

/// The victim may have a ship of the Extortionist's choice sent to the warp instead.
fn pay_or_share(t: &mut Telling) -> Ruling {
    let victim = t.victim();
    let ships = t.losable(victim, true);
    if ships.is_empty() || !t.asking(victim).may(Topic::Pay)? {
        return take_half(t);
    }
    let ship = t.ships(Topic::LoseShips, &ships, 1, 1)?;
    t.send_to_warp(ship);
    Ok(())
}

/// If the deal fails I lose nothing, and the other dealer twice as much as usual.
fn raise_the_stakes(t: &mut Telling) -> Ruling {
    let opponent = t.other_lead();
    t.bend_number(Query::FailedDealCost, t.me, Fold::Is(0));
    t.bend_number(Query::FailedDealCost, opponent, Fold::Times(2));
    Ok(())
}

fn take_half(t: &mut Telling) -> Ruling {
    let (n, to) = (half(t), t.me);
    if n > 0 {
        t.amend(Amend::Redirect(n, to));
    }
    Ok(())
}
