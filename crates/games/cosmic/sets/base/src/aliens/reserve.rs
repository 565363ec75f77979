//! Reserve: plays low attacks as reinforcements, and stops the reinforcements of others.

use engine::prelude::*;

use crate::BASE;

/// Reserve.
pub static RESERVE: Alien = Alien {
    id: "reserve",
    set: BASE,
    alert: Alert::Green,
    power: &[
        Ability {
            when: Moment::Reinforce,
            who: Who::Involved,
            limit: Limit::Encounter, // G-034: no second helping
            holds: |look| !attacks(look, i32::MIN, 6).is_empty(),
            effect: &[reinforce],
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::Played,
            who: Who::Involved,
            applies: reinforcement_played,
            holds: |look| !negotiates(look).is_empty(),
            effect: &[call_off],
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::Discarded,
        applies: |look| !discarded(look).is_empty(),
        effect: &[pick_up],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Reinforce,
        who: Who::Involved,
        limit: Limit::Encounter,
        holds: |look| !attacks(look, 7, 9).is_empty(),
        effect: &[reinforce_more],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn attacks(look: &Look, from: i32, to: i32) -> CardList {
    look.reach_where(look.me, Purpose::Play, |f| f.attack().is_some_and(|v| from <= v && v <= to))
}

/// R10.6: all cards are named together. AL-RESERVE-1: until the power has worked they stay in hand.
fn reinforce(t: &mut Telling) -> Ruling {
    let low = attacks(t, i32::MIN, 6);
    let most = low.len();
    let cards = t.cards(Topic::Choose, low, 1, most)?;
    play(t, cards)
}

/// One attack of 07 to 09, and lower ones as usual.
fn reinforce_more(t: &mut Telling) -> Ruling {
    let high = attacks(t, 7, 9);
    let low = attacks(t, i32::MIN, 6);
    let most = low.len();
    let mut cards = t.cards(Topic::Choose, high, 1, 1)?;
    cards.extend(t.cards(Topic::Choose, low, 0, most)?);
    play(t, cards)
}

/// As reinforcements of their value, each on either side (G-014).
fn play(t: &mut Telling, cards: CardList) -> Ruling {
    let most = cards.len();
    let for_offense = t.cards(Topic::ForOffense, cards.clone(), 0, most)?;
    for card in &cards {
        let side = if for_offense.contains(card) { Side::Offense } else { Side::Defense };
        let value = t.face(*card).attack().unwrap_or(0);
        t.add_to_total(side, value);
    }
    t.play(cards);
    Ok(())
}

fn negotiates(look: &Look) -> CardList {
    look.reach_where(look.me, Purpose::Play, Face::is_negotiate)
}

/// Another player's reinforcement card is being played.
fn reinforcement_played(look: &Look) -> bool {
    let reinforcement = |c: CardId| look.card_type(c) == CardType::Reinforcement;
    look.stoppable_use().is_some_and(|u| u.by != look.me && u.card.is_some_and(|(c, _)| reinforcement(c)))
}

fn call_off(t: &mut Telling) -> Ruling {
    let own = negotiates(t);
    let price = t.cards(Topic::Discard, own, 1, 1)?;
    if let (Some(frame), Some(_), false) = (t.use_frame(), t.stoppable_use(), price.is_empty()) {
        t.discard(price);
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Card });
    }
    Ok(())
}

/// The reinforcements another player has just discarded.
fn discarded(look: &Look) -> CardList {
    let Some(Deed::Cards(CardDeed::Discard { cards, .. })) = look.deed() else { return CardList::new() };
    let anothers = |c: &CardId| {
        let card = &look.cards[c.ix()];
        let there = matches!(card.zone, Zone::Discard(_)) && card.held.is_some_and(|s| s != look.me);
        there && look.card_type(*c) == CardType::Reinforcement
    };
    cards.iter().copied().filter(anothers).collect()
}

/// AL-RESERVE-2: one play covers the rest of the encounter, wherever the flare goes.
fn pick_up(t: &mut Telling) -> Ruling {
    let found = discarded(t);
    let most = found.len();
    let cards = t.cards(Topic::Take, found, 1, most)?;
    let me = t.me;
    t.last(1);
    t.give(cards, me);
    Ok(())
}
