//! Plague: a player loses three ships and one card of every type held (ruling G-047).

use engine::prelude::*;

/// Plague.
pub static PLAGUE: CardDef = CardDef {
    id: "plague",
    kind: CardType::Artifact,
    abilities: &[Ability { when: Moment::RegroupBegins, effect: &[infect], welcome: |_| 5, ..Ability::PLAIN }],
    ..CardDef::PLAIN
};

fn infect(t: &mut Telling) -> Ruling {
    let victim = t.seat(Topic::Victim, t.seats())?;
    let ships = t.ships_to_lose(victim, 3, true)?;
    let mut types: Vec<CardType> = t.reach(victim, Purpose::Count).iter().map(|c| t.card_type(*c)).collect();
    types.sort();
    types.dedup();
    let mut cards = CardList::new();
    for kind in types {
        let of_type = t.reach(victim, Purpose::Discard).into_iter().filter(|c| t.card_type(*c) == kind).collect(); // AL-MISER-5
        cards.push(t.asking(victim).card_among(Topic::Discard, of_type)?);
    }
    t.send_to_warp(ships);
    t.discard(cards);
    Ok(())
}
