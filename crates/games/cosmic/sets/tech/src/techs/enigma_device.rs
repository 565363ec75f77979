//! Enigma Device: all hands have eight cards.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Enigma Device.
pub static ENIGMA_DEVICE: PieceDef = PieceDef {
    id: "enigma-device",
    number: Some(4),
    abilities: &[Ability {
        when: Moment::Regroup,
        effect: &[throw_away, even_out],
        welcome: |look| (HAND as i8 - look.hand(look.me).len() as i8) * 2 - 2,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

/// Its user may discard any own cards first.
fn throw_away(t: &mut Telling) -> Ruling {
    let own = t.reach(t.me, Purpose::Discard);
    let most = own.len();
    let cards = t.cards(Topic::Discard, own, 0, most)?;
    spend(t);
    t.discard(cards);
    Ok(())
}

/// Clockwise from its user everybody draws, or discards at random, until the hand has eight cards: for each seat once to
/// draw cards or lots, and once to discard what the lots say.
fn even_out(t: &mut Telling) -> Ruling {
    let runs = t.kept().len();
    let Some(seat) = std::iter::once(t.me).chain(t.clockwise(t.me)).nth(runs / 2) else { return Ok(()) };
    let (hand, eight) = (t.hand(seat).len(), HAND as usize);
    let lots_are_drawn = runs % 2 == 1 && t.recall(runs - 1);
    let draws_lots = runs.is_multiple_of(2) && hand > eight;
    if lots_are_drawn {
        t.discard(t.done().cards.clone());
    } else if draws_lots {
        let n = hand - eight;
        let backs = t.backs(seat, seat, n)?;
        let (among, lots) = (t.hand(seat).iter().copied().collect(), CardList::new());
        t.tell(CardDeed::DrawLots { among, n: n as u8, backs, lots });
    } else if runs.is_multiple_of(2) {
        t.draw(seat, (eight - hand) as u8);
    }
    t.keep(draws_lots);
    t.again()
}
