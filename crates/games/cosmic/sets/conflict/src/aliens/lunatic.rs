//! Lunatic: as a main player it may ally against itself; wild: rewards bring cards and ships; super: allies with both.

use engine::prelude::*;

use crate::CONFLICT;

/// Lunatic.
pub static LUNATIC: Alien = Alien {
    id: "lunatic",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Invited,
        who: Who::Main,
        applies: |look| !look.ships_on_colonies(look.me).is_empty(),
        effect: &[join_the_enemy],
        welcome: |_| -5,
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Rewards,
        applies: |look| gain(look).is_some(),
        effect: &[have_both],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::TurnToAlly,
        who: Who::NotMain,
        applies: may_join_both,
        effect: &[join_both],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// It sends ships like any ally (R8.3); each side gets what it deserves in the end.
fn join_the_enemy(t: &mut Telling) -> Ruling {
    let (me, side) = (t.me, t.lead().other());
    t.follow(Rule::Join, me, side.ix() as u8);
    Ok(())
}

/// The rewards I am about to receive.
fn gain(look: &Look) -> Option<Gain> {
    look.encounter().gaining.filter(|g| g.seat == look.me && g.from.is_none() && g.amount > 0)
}

/// E-LUNATICFLARE: a card for each reward, and a ship besides as long as there are some.
fn have_both(t: &mut Telling) -> Ruling {
    let Some(gain) = gain(t) else { return Ok(()) };
    let (seat, n) = (t.me, gain.amount);
    let colonies = t.colonies_of(seat);
    let most = if colonies.is_empty() { 0 } else { n as usize };
    let ships: ShipList = t.warp_ships(seat).into_iter().take(most).collect();
    let [_, cosmic, rewards] = t.split_cards(n)?;
    let moves = t.spread(Topic::ReturnShips, &ships, colonies)?;
    t.amend(Amend::Gain(Gain { amount: 0, ..gain }));
    t.settle(moves, Settling::Retrieve);
    t.draw_rewards(seat, cosmic, rewards);
    Ok(())
}

/// It is my turn to ally, both main players have invited me, and I have a ship for each.
fn may_join_both(look: &Look) -> bool {
    let invited = look.encounter().invited;
    look.occasion() == Some(Occasion::TurnToAlly(look.me))
        && invited[0].and(invited[1]).has(look.me)
        && look.ships_on_colonies(look.me).len() > 1
}

fn join_both(t: &mut Telling) -> Ruling {
    let me = t.me;
    for side in Side::BOTH {
        t.follow(Rule::Join, me, side.ix() as u8);
    }
    Ok(())
}
