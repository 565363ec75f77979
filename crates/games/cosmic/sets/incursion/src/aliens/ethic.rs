//! Ethic: is compensated for attacks that beat it, by its opponent or out of the deck.

use engine::prelude::*;

use crate::INCURSION;

/// The most cards that can be named as compensation.
const MOST: i32 = 8;
/// So many cards can be given away in an encounter.
const GIFTS: u8 = 3;

/// Ethic.
pub static ETHIC: Alien = Alien {
    id: "ethic",
    set: INCURSION,
    alert: Alert::Green,
    power: &[
        Ability { when: Moment::GainsAnnounced, who: Who::Main, applies: wronged, effect: &[accuse], ..Ability::MUST },
        Ability {
            when: Moment::Compensation,
            is_use: false, // Z-01: where the cards come from is no use of the power
            applies: |look| due(look).is_some(),
            effect: &[draw_some],
            welcome: |look| if missing(look) > 0 { 5 } else { -1 },
            prefers: Some(what_the_hand_lacks),
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::Drew,
        applies: |look| !drawn(look).is_empty(),
        effect: &[feel_guilty, give_away],
        welcome: |_| -1,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Compensation,
        who: Who::Main,
        applies: |look| due(look).is_some(),
        effect: &[name_amount],
        prefers: Some(|_, pick| if let Pick::Number(n) = pick { n as i8 } else { 0 }),
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// I lost ships by losing, both revealed attacks (R10.3), and no card of mine has become a negotiate since, which is
/// compensated anyway.
fn wronged(look: &Look) -> bool {
    let e = look.encounter();
    let lost = e.winner().is_some() && e.winner() == look.i_lead().map(Side::other);
    let collects = e.dues.iter().any(|d| d.seat == look.me && d.from.is_some());
    lost && look.both_attack() && !look.bent(Bend::NoGains) && !collects && look.compensation(look.me) > 0 // AL-ETHIC-1
}

fn accuse(t: &mut Telling) -> Ruling {
    let (seat, from) = (t.me, t.opponent());
    t.tell(CourseDeed::Announce(Due { seat, count: Count::Lost(Seats::one(seat)), from }));
    Ok(())
}

/// The compensation I am about to collect.
fn due(look: &Look) -> Option<Gain> {
    look.encounter().gaining.filter(|g| g.seat == look.me && g.from.is_some() && g.amount > 0)
}

/// How many of the cards due are not in the hand they come from.
fn missing(look: &Look) -> usize {
    let hand = |g: &Gain| g.from.map_or(0, |from| look.reach_count(from, Purpose::BeTaken));
    due(look).map_or(0, |g| (g.amount as usize).saturating_sub(hand(&g)))
}

/// A card taken from an opponent is worth more than one of the deck.
fn what_the_hand_lacks(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Number(n) if n as usize <= missing(look) => n as i8,
        _ => 0,
    }
}

/// Some of it or all comes from the deck; how much is said before anything is taken (R16.3).
fn draw_some(t: &mut Telling) -> Ruling {
    let Some(gain) = due(t) else { return Ok(()) };
    let n = t.number(Topic::HowMany, 1, gain.amount as i32)? as u8;
    let (seat, drawn) = (t.me, CardList::new());
    t.amend(Amend::Gain(Gain { amount: gain.amount - n, ..gain }));
    t.tell(CardDeed::Draw { seat, n, deck: DeckId::Cosmic, to: Zone::Hand(seat), why: DrawWhy::Compensation, drawn });
    Ok(())
}

fn name_amount(t: &mut Telling) -> Ruling {
    let Some(gain) = due(t) else { return Ok(()) };
    let amount = t.number(Topic::HowMany, 0, MOST)? as u8;
    t.amend(Amend::Gain(Gain { amount, ..gain }));
    Ok(())
}

/// The cards I have just drawn from the deck and still hold.
fn drawn(look: &Look) -> CardList {
    match look.deed() {
        Some(Deed::Cards(CardDeed::Draw { seat, deck: DeckId::Cosmic, drawn, .. })) if *seat == look.me => {
            drawn.iter().copied().filter(|c| look.hand(look.me).contains(c)).collect()
        }
        _ => CardList::new(),
    }
}

/// AL-MIND-3 by analogy: for these cards and all I draw for the rest of the encounter, wherever the flare goes.
fn feel_guilty(t: &mut Telling) -> Ruling {
    if t.left().is_none() {
        t.last(GIFTS);
    }
    Ok(())
}

/// One player after the other is given some, until I stop or enough is given away.
fn give_away(t: &mut Telling) -> Ruling {
    let (cards, left) = (drawn(t), t.left().unwrap_or(0));
    if cards.is_empty() || left == 0 {
        return t.stop();
    }
    let least = t.kept().is_empty() as usize;
    let gift = t.cards(Topic::Give, cards, least, left as usize)?;
    if gift.is_empty() {
        return t.stop();
    }
    let to = t.seat(Topic::Victim, t.others(t.me))?;
    t.keep(true); // something is given: no more need follow
    t.last(left - gift.len() as u8);
    t.give(gift, to);
    t.again()
}
