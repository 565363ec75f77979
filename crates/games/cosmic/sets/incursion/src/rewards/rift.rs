//! Rift: a rescue when it is played, a trap when it is taken (IR-14, RI-01).

use engine::prelude::*;

/// Rift: frees ships from the warp when played; goes off when it is taken out of a hand.
pub static RIFT: CardDef = CardDef {
    id: "rift",
    kind: CardType::Rift,
    abilities: &[
        Ability {
            when: Moment::EncounterBegins,
            applies: |look| !freeable(look).is_empty(),
            effect: &[free],
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::Took,
            limit: Limit::Free, // each of several rifts
            applies: just_taken,
            effect: &[detonate],
            plays: false,
            ..Ability::PASSIVE
        },
    ],
    ..CardDef::PLAIN
};

/// Ships in the warp whose owners have a colony to put them on.
fn freeable(look: &Look) -> ShipList {
    let owners = look.seats().iter().filter(|s| !look.colonies_of(*s).is_empty());
    owners.flat_map(|s| look.warp_ships(s)).collect()
}

/// Up to its value, of any owners; each owner chooses the colonies (RI-05).
fn free(t: &mut Telling) -> Ruling {
    let (among, most) = (freeable(t), t.printed() as usize);
    let freed = t.ships(Topic::MoveShips, &among, 1, most)?;
    let mut moves = Moves::new();
    for seat in t.timing_order() {
        let own: ShipList = freed.iter().copied().filter(|s| t.ship_owner(*s) == Some(seat)).collect();
        if !own.is_empty() {
            let colonies = t.colonies_of(seat);
            moves.extend(t.asking(seat).spread(Topic::ReturnShips, &own, colonies)?);
        }
    }
    t.settle(moves, Settling::Retrieve);
    Ok(())
}

/// Taken by me, not given to me (RI-01 to RI-07).
fn just_taken(look: &Look) -> bool {
    look.taking().is_some_and(|(by, cards)| by == look.me && look.card.is_some_and(|c| cards.contains(&c)))
}

/// The taker loses ships of its choice, and the rift is discarded (RI-01).
fn detonate(t: &mut Telling) -> Ruling {
    let card = t.card.expect("a rift is a card");
    let ships = t.ships_to_lose(t.me, t.printed() as usize, true)?;
    t.discard(CardList::from(card));
    t.send_to_warp(ships);
    Ok(())
}
