//! Mutant: as a main player it fills its hand up to eight, card by card, from other hands or the deck.

use engine::prelude::*;

use crate::BASE;

const DECK: u8 = 0;

/// Mutant.
pub static MUTANT: Alien = Alien {
    id: "mutant",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::BeforeInvites,
        who: Who::Main,
        applies: |look| !full(look),
        effect: &[refill],
        labels: &["deck", "player"],
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Main,
        applies: |look| !beaten(look).is_empty(),
        effect: &[take_from_each],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::BeforeInvites,
        who: Who::Main,
        effect: &[throw_away, refill],
        labels: &["deck", "player"],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn full(look: &Look) -> bool {
    look.reach_count(look.me, Purpose::Count) >= HAND as usize
}

fn with_cards(look: &Look, seats: Seats) -> Seats {
    look.reaching(seats, Purpose::BeTaken)
}

/// One more card, and again until the hand is full.
fn refill(t: &mut Telling) -> Ruling {
    if full(t) {
        return t.stop();
    }
    let me = t.me;
    let others = with_cards(t, t.others(me));
    let open = 0b01 | (!others.is_empty() as u16) << 1;
    if t.choice(open)? == DECK {
        t.draw(me, 1);
    } else {
        let from = t.seat(Topic::Take, others)?;
        t.take(from, me, 1)?;
    }
    t.again()
}

/// Up to three cards go first.
fn throw_away(t: &mut Telling) -> Ruling {
    let among = t.reach(t.me, Purpose::Discard);
    let cards = t.cards(Topic::Discard, among, 0, 3)?;
    t.discard(cards);
    Ok(())
}

/// The opponent and its allies who have cards, after a win or a deal; who has allied counts (AL-AMOEBA-2).
fn beaten(look: &Look) -> Seats {
    let e = look.encounter();
    let Some(mine) = look.i_lead() else { return Seats::NONE };
    let well = matches!(e.outcome, Some(Outcome::Deal)) || e.winner() == Some(mine);
    if !well {
        return Seats::NONE;
    }
    let main: Seats = e.main(mine.other()).into_iter().collect();
    with_cards(look, main.or(e.allies[mine.other().ix()]).without(look.me))
}

fn take_from_each(t: &mut Telling) -> Ruling {
    let (to, from) = (t.me, beaten(t));
    let mut takes = Vec::new();
    for seat in t.timing_order().into_iter().filter(|s| from.has(*s)) {
        takes.push((seat, t.backs(to, seat, 1)?));
    }
    for (from, backs) in takes {
        t.tell(CardDeed::Take { from, to, n: 1, why: TakeWhy::Effect, backs, taken: CardList::new() });
    }
    Ok(())
}
