//! Merchant: plays cards from its hand as additional ships.

use engine::prelude::*;

use crate::INCURSION;

/// Merchant.
pub static MERCHANT: Alien = Alien {
    id: "merchant",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Selected,
        who: Who::Involved,
        applies: |look| look.my_side().is_some_and(|side| look.count_in_encounter(look.me, side) > 0),
        holds: |look| look.reaches(look.me, Purpose::Pay),
        effect: &[hire],
        ..Ability::PLAIN
    }],
    wild: &[Ability { when: Moment::Revealed, who: Who::Involved, effect: &[count_hand], ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::ResolutionEnds,
        who: Who::Involved,
        applies: |look| !hired(look).is_empty() && look.in_warp(look.me) > 0,
        effect: &[replace],
        welcome: |_| 2,
        ..Ability::PLAIN // Z-01: to replace ships is no use of the power, which hires them
    }],
    ..Alien::PLAIN
};

fn hire(t: &mut Telling) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    let among = t.reach(t.me, Purpose::Pay);
    let n = among.len();
    let cards = t.cards(Topic::Choose, among, 1, n)?;
    t.commit_cards(cards, side);
    Ok(())
}

/// The flare itself counts, though it is out of the hand meanwhile.
fn count_hand(t: &mut Telling) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    let n = t.reach_count(t.me, Purpose::Count) as i32 + 1;
    t.add_to_total(side, n);
    Ok(())
}

/// My cards that are still ships, and those ships, as far as others can take their places.
fn hired(look: &Look) -> Vec<(CardId, ShipId)> {
    let homeless = look.colonies_of(look.me).is_empty();
    let there = |s: &Ship| match s.place {
        Place::Planet(_) => true,
        Place::Gate | Place::Beside => !homeless,
        _ => false,
    };
    let ships = look.fleet_of(look.colour(look.me)).filter(|(_, s)| there(s));
    ships.filter_map(|(id, s)| s.hired.map(|card| (card, id))).collect()
}

/// Ships from the warp take their places; those that would go home go home.
fn replace(t: &mut Telling) -> Ruling {
    let me = t.me;
    let pairs = hired(t);
    let among: CardList = pairs.iter().map(|(card, _)| *card).collect();
    let most = among.len().min(t.in_warp(me));
    let cards = t.cards(Topic::Discard, among, 1, most)?;
    let replaced = pairs.iter().filter(|(c, _)| cards.contains(c));
    let mut moves = Moves::new();
    let mut returning = ShipList::new();
    for ((_, old), new) in replaced.clone().zip(t.warp_ships(me)) {
        match t.ship(*old).place {
            Place::Planet(planet) => moves.push((new, planet)),
            _ => returning.push(new),
        }
    }
    moves.extend(t.homes(me, &returning)?);
    t.settle(moves, Settling::Retrieve);
    t.discard(replaced.map(|(card, _)| *card).collect());
    Ok(())
}
