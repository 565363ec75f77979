//! Mobius Tubes: all ships leave the warp (R5.4, ruling G-016).

use engine::prelude::*;

/// Mobius Tubes.
pub static MOBIUS_TUBES: CardDef = CardDef {
    id: "mobius-tubes",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::RegroupBegins,
        who: Who::Offense,
        applies: |look| look.seats().iter().any(|s| look.in_warp(s) > 0),
        effect: &[free_all],
        welcome: mine_rather_than_theirs,
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

/// Worth it with many ships of one's own in the warp, and not many more of each of the others.
fn mine_rather_than_theirs(look: &Look) -> i8 {
    let others: usize = look.others(look.me).iter().map(|s| look.in_warp(s)).sum();
    let average = others / (look.players.len() - 1).max(1);
    match look.in_warp(look.me) as i8 - 2 - average as i8 / 2 {
        0 => -1, // not for nothing
        n => n,
    }
}

/// Owners choose the colonies. Without one the ships stay; the offense may first load up to four into the gate.
fn free_all(t: &mut Telling) -> Ruling {
    let (mut moves, mut loaded) = (Moves::new(), ShipList::new());
    for seat in t.timing_order() {
        let ships = t.warp_ships(seat);
        let colonies = t.colonies_of(seat);
        if ships.is_empty() {
            continue;
        }
        if !colonies.is_empty() {
            moves.extend(t.asking(seat).spread(Topic::ReturnShips, &ships, colonies)?);
        } else if seat == t.offense() {
            loaded = t.asking(seat).ships(Topic::MoveShips, &ships, 0, 4)?;
        }
    }
    t.settle(moves, Settling::Retrieve);
    t.commit(loaded, Side::Offense);
    Ok(())
}
