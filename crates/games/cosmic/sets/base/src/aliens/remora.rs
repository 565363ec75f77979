//! Remora: when others retrieve ships or draw cards, it does so, too.

use engine::prelude::*;

use crate::BASE;

/// Remora.
pub static REMORA: Alien = Alien {
    id: "remora",
    set: BASE,
    alert: Alert::Yellow,
    power: &[
        Ability {
            when: Moment::Retrieved,
            about: Some(retrievers),
            applies: |look| !rested(look).is_empty() && !look.colonies_of(look.me).is_empty(),
            effect: &[cling],
            ..Ability::PLAIN
        },
        Ability { when: Moment::Drew, applies: another_drew, effect: &[draw_one], ..Ability::PLAIN },
    ],
    wild: &[Ability { when: Moment::Played, applies: another_flare, effect: &[draw_one], ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::ColonyGained,
        applies: |look| !others_gaining(look).is_empty(),
        effect: &[profit],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The others whose ships have just left the warp.
fn retrievers(look: &Look) -> Seats {
    let owners = look.retrieved().into_iter().filter_map(|s| look.ship_owner(s));
    owners.filter(|s| *s != look.me).collect()
}

/// My ships in the warp that did not enter it in this encounter.
fn rested(look: &Look) -> ShipList {
    let now = look.encounter_id();
    look.warp_ships(look.me).into_iter().filter(|s| look.ship(*s).warped != now).collect()
}

fn cling(t: &mut Telling) -> Ruling {
    let Some(ship) = rested(t).first().copied() else { return Ok(()) };
    let planet = t.planet_among(Topic::Retrieve, t.colonies_of(t.me))?;
    t.settle(Moves::from_slice(&[(ship, planet)]), Settling::Retrieve);
    Ok(())
}

/// Another player drew from the cosmic deck; neither a deal nor the reward deck counts (AL-REMORA-1, RW-01).
fn another_drew(look: &Look) -> bool {
    matches!(look.deed(), Some(Deed::Cards(CardDeed::Draw { seat, deck: DeckId::Cosmic, why, drawn, .. }))
        if *seat != look.me && *why != DrawWhy::Deal && !drawn.is_empty())
}

fn draw_one(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.draw(me, 1);
    Ok(())
}

fn another_flare(look: &Look) -> bool {
    let flare = |source| matches!(source, Source::Wild(_) | Source::Super(_));
    look.live_use().is_some_and(|used| used.by != look.me && flare(used.ability.source))
}

fn others_gaining(look: &Look) -> Seats {
    look.colony_gainers().without(look.me)
}

/// A ship or a card for each player who gains a colony.
fn profit(t: &mut Telling) -> Ruling {
    let n = others_gaining(t).len();
    let (me, colonies, warp) = (t.me, t.colonies_of(t.me), t.warp_ships(t.me));
    let back = t.split_gain(n as u8)?[0] as usize; // RW-01
    let moves = if back > 0 { t.spread(Topic::ReturnShips, &warp[..back], colonies)? } else { Moves::new() };
    t.settle(moves, Settling::Retrieve);
    if n > back {
        t.draw(me, (n - back) as u8);
    }
    Ok(())
}
