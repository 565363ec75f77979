//! Mind: looks at the hand of a main player before allies are invited.

use engine::prelude::*;

use crate::BASE;

/// Mind.
pub static MIND: Alien = Alien {
    id: "mind",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::BeforeInvites,
        applies: |look| !open_minds(look).is_empty(),
        effect: &[read_one],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Drew,
        applies: |look| watched(look).is_some(),
        effect: &[watch],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::BeforeInvites,
        who: Who::NotMain,
        applies: |look| !open_minds(look).is_empty(),
        effect: &[read_all],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// The other main players who have a hand to look at; a store is not part of it (AL-CRYO-1).
fn open_minds(look: &Look) -> Seats {
    let e = look.encounter();
    let mains = [Some(e.offense), e.defense].into_iter().flatten();
    mains.filter(|s| *s != look.me && look.reaches(*s, Purpose::Show)).collect()
}

fn read_one(t: &mut Telling) -> Ruling {
    let (among, by) = (open_minds(t), t.me);
    let at = t.seat(Topic::Victim, among)?;
    t.tell(CardDeed::Look { at: Zone::Hand(at), by });
    Ok(())
}

fn read_all(t: &mut Telling) -> Ruling {
    let (among, by) = (open_minds(t), t.me);
    for at in among.iter() {
        t.tell(CardDeed::Look { at: Zone::Hand(at), by });
    }
    Ok(())
}

/// Another player has drawn from the deck: who, and the cards that are still with that player.
fn watched<'g>(look: &Look<'g>) -> Option<(Seat, CardList)> {
    let Some(Deed::Cards(CardDeed::Draw { seat, deck: DeckId::Cosmic, drawn, .. })) = look.deed() else { return None };
    let there = |c: &CardId| matches!(look.cards[c.ix()].zone, Zone::Hand(s) | Zone::Aside(s) if s == *seat);
    let cards: CardList = drawn.iter().copied().filter(there).collect();
    (*seat != look.me && !cards.is_empty() && look.maybe_encounter().is_some()).then_some((*seat, cards))
}

/// AL-MIND-3: these cards and all that player draws for the rest of the encounter.
fn watch(t: &mut Telling) -> Ruling {
    let Some((seat, cards)) = watched(t) else { return Ok(()) };
    let by = t.me;
    t.tell(CardDeed::Show { cards, to: Some(by) });
    t.impose(Bend::Watches { by, seat });
    Ok(())
}
