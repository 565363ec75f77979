//! Fodder: adds attacks from its hand that lie between the two encounter cards.

use engine::prelude::*;

use crate::BASE;

/// Fodder.
pub static FODDER: Alien = Alien {
    id: "fodder",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        limit: Limit::Encounter, // G-034: no second helping
        applies: |look| attacks(look).is_some(),
        holds: |look| !between(look, false).is_empty(),
        effect: &[overwhelm],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Bystander,
        applies: |look| invitations(look) != 0 && !look.ships_on_colonies(look.me).is_empty(),
        effect: &[join],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: |look| attacks(look).is_some(),
        holds: |look| !between(look, true).is_empty(),
        effect: &[overwhelm_with_any],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// My attack and the opponent's.
fn attacks(look: &Look) -> Option<(i32, i32)> {
    let side = look.i_lead()?;
    let now = |side: Side| look.attack(side).filter(|_| look.current(side).is_some_and(|card| card.is_attack()));
    Some((now(side)?, now(side.other())?))
}

/// The attacks in my hand that are lower than the opponent's and higher than mine; AL-FODDER-2: or even lower ones.
/// The encounter cards count as they are now (G-026).
fn between(look: &Look, even_lower: bool) -> CardList {
    let Some((mine, theirs)) = attacks(look) else { return CardList::new() };
    look.reach_where(look.me, Purpose::Play, |f| f.attack().is_some_and(|v| v < theirs && (even_lower || v > mine)))
}

fn overwhelm(t: &mut Telling) -> Ruling {
    throw_in(t, false)
}

fn overwhelm_with_any(t: &mut Telling) -> Ruling {
    throw_in(t, true)
}

/// R10.6: all cards are named together.
fn throw_in(t: &mut Telling, even_lower: bool) -> Ruling {
    let side = t.lead();
    let among = between(t, even_lower);
    let most = among.len();
    let cards = t.cards(Topic::Discard, among, 1, most)?;
    let sum = cards.iter().filter_map(|c| t.face(*c).attack()).sum();
    t.add_to_total(side, sum);
    t.discard(cards);
    Ok(())
}

/// The sides that invited me, as bits (AL-FODDER-1, R8.6).
fn invitations(look: &Look) -> u16 {
    let e = look.encounter();
    let by = |side: Side| e.invited[side.ix()].has(look.me) && !look.barred(side).has(look.me);
    by(Side::Offense) as u16 | (by(Side::Defense) as u16) << 1
}

/// Late, and with one ship.
fn join(t: &mut Telling) -> Ruling {
    let (seat, open) = (t.me, invitations(t));
    let side = Side::BOTH[t.option(Topic::Ally, Labels::Ally, open)? as usize];
    let own = t.ships_on_colonies(seat);
    let ships = t.ships(Topic::Commit, &own, 1, 1)?;
    t.tell(CourseDeed::Ally { seat, side });
    t.commit(ships, side);
    Ok(())
}
