//! Glutton: draws, takes and retrieves two more; wild: twice the rewards; super: a quake wins it the game.

use engine::prelude::*;

use crate::CONFLICT;

/// How many more.
const EXTRA: usize = 2;

/// Glutton.
pub static GLUTTON: Alien = Alien {
    id: "glutton",
    set: CONFLICT,
    alert: Alert::Green,
    power: &[
        Ability { when: Moment::WouldDraw, applies: i_would_draw, effect: &[draw_more], ..Ability::MUST },
        Ability { when: Moment::Retrieved, applies: i_retrieved, effect: &[retrieve_more], ..Ability::MUST },
    ],
    wild: &[Ability {
        when: Moment::Rewards,
        applies: |look| gain(look).is_some(),
        effect: &[double_rewards],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability { when: Moment::Quake, effect: &[|t| t.win()], ..Ability::PLAIN }],
    ..Alien::PLAIN
};

/// One card at least from the deck, the starting hand included, or from another hand; a gift by a deal is given, not taken (RI-07).
fn i_would_draw(look: &Look) -> bool {
    match look.deed() {
        // rewards from two decks are drawn once
        Some(Deed::Cards(CardDeed::Draw { seat, n: 1.., why, .. })) => *seat == look.me && *why != DrawWhy::RewardToo,
        Some(Deed::Cards(CardDeed::Take { to, n: 1.., why, .. })) => *to == look.me && *why != TakeWhy::Deal,
        _ => false,
    }
}

fn draw_more(t: &mut Telling) -> Ruling {
    t.amend(Amend::Cards(EXTRA as i8));
    Ok(())
}

/// Also straight into the encounter; not by this power itself.
fn i_retrieved(look: &Look) -> bool {
    look.deed_cause() != look.ability
        && look.retrieved().into_iter().any(|s| look.ship_owner(s) == Some(look.me))
        && look.in_warp(look.me) > 0
        && !look.colonies_of(look.me).is_empty()
}

/// AL-GLUTTON-2: two, or as many as there are.
fn retrieve_more(t: &mut Telling) -> Ruling {
    let ships: ShipList = t.warp_ships(t.me).into_iter().take(EXTRA).collect();
    let colonies = t.colonies_of(t.me);
    let moves = t.spread(Topic::ReturnShips, &ships, colonies)?;
    t.settle(moves, Settling::Retrieve);
    Ok(())
}

/// The rewards I am about to receive.
fn gain(look: &Look) -> Option<Gain> {
    look.encounter().gaining.filter(|g| g.seat == look.me && g.from.is_none() && g.amount > 0)
}

fn double_rewards(t: &mut Telling) -> Ruling {
    if let Some(gain) = gain(t) {
        t.amend(Amend::Gain(Gain { amount: gain.amount.saturating_mul(2), ..gain }));
    }
    Ok(())
}
