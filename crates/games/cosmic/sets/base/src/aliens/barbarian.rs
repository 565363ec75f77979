//! Barbarian: having won as the offense it loots the opponent's hand and discards what it does not want.

use engine::prelude::*;

use crate::BASE;

/// Barbarian.
pub static BARBARIAN: Alien = Alien {
    id: "barbarian",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::BeforeCompensation,
        who: Who::Offense,
        applies: to_loot,
        effect: &[take_hand, loot],
        ..Ability::MUST
    }],
    wild: &[
        Ability { when: Moment::Took, applies: compensated, effect: &[throw_out], ..Ability::PLAIN },
        Ability { when: Moment::Drew, applies: rewarded, effect: &[throw_out], ..Ability::PLAIN },
    ],
    super_flare: &[Ability {
        when: Moment::BeforeCompensation,
        who: Who::OffensiveAlly,
        applies: to_loot,
        effect: &[take_hand, loot],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// Ruling G-015: a win, not a deal.
fn to_loot(look: &Look) -> bool {
    let e = look.encounter();
    e.winner() == Some(Side::Offense) && e.defense.is_some_and(|d| look.reaches(d, Purpose::BeTaken))
}

/// The whole hand is taken to be looked at.
fn take_hand(t: &mut Telling) -> Ruling {
    let victim = t.defense().expect("both main players are known");
    let (cards, me): (CardList, Seat) = (t.reach(victim, Purpose::BeTaken), t.me);
    for card in &cards {
        t.keep(*card); // not a card of my own that was set aside before
    }
    t.tell(CardDeed::Move { cards, to: Zone::Aside(me) });
    Ok(())
}

/// One card for each own ship in the encounter; RI-04: only these are taken, the rest is discarded.
fn loot(t: &mut Telling) -> Ruling {
    let hand: CardList = t.kept().since(0).collect();
    let n = t.entitled(t.me);
    let chosen = t.cards(Topic::Take, hand.clone(), 0, n)?;
    let rest = hand.into_iter().filter(|c| !chosen.contains(c)).collect();
    let me = t.me;
    if !chosen.is_empty() {
        t.tell(CardDeed::Grab { cards: chosen, to: me });
    }
    t.discard(rest);
    Ok(())
}

/// I have just collected compensation.
fn compensated(look: &Look) -> bool {
    matches!(look.deed(), Some(Deed::Cards(CardDeed::Take { why: TakeWhy::Compensation, .. })))
        && !received(look).is_empty()
}

/// I have just drawn rewards, from one deck or both, or compensation out of the deck.
fn rewarded(look: &Look) -> bool {
    let compensated = matches!(look.deed(), Some(Deed::Cards(CardDeed::Draw { why: DrawWhy::Compensation, .. })));
    (compensated || look.rewards_drawn().is_some()) && !received(look).is_empty()
}

/// The cards I have received and still hold.
fn received(look: &Look) -> CardList {
    let all = look.rewards_drawn().or_else(|| look.drawing().map(|(seat, cards)| (seat, cards.clone())));
    let cards = all.filter(|(seat, _)| *seat == look.me).map(|(_, cards)| cards).unwrap_or_default();
    cards.into_iter().filter(|c| look.hand(look.me).contains(c)).collect()
}

/// Any of them are discarded and not replaced.
fn throw_out(t: &mut Telling) -> Ruling {
    let cards = received(t);
    let n = cards.len();
    let out = t.cards(Topic::Discard, cards, 1, n)?;
    t.discard(out);
    Ok(())
}
