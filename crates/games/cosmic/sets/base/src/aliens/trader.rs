//! Trader: trades hands with its opponent before cards are selected.

use engine::prelude::*;

use crate::BASE;

/// Trader.
pub static TRADER: Alien = Alien {
    id: "trader",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: has_a_hand,
        holds: draws_no_hand_first,
        effect: &[trade],
        welcome: poorer,
        ..Ability::PLAIN
    }],
    // before alliances are formed: also when invitations are known
    wild: &[EXCHANGE, Ability { when: Moment::Invited, ..EXCHANGE }],
    super_flare: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: has_a_hand,
        holds: draws_no_hand_first,
        effect: &[trade_with_any],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

const EXCHANGE: Ability = Ability {
    when: Moment::BeforeInvites,
    who: Who::Main,
    applies: |look| look.opponent().is_some_and(|o| look.reaches(o, Purpose::BeTaken)),
    effect: &[take_one, give_one],
    ..Ability::PLAIN
};

/// AL-TRADER-1: there must be a hand to trade.
fn has_a_hand(look: &Look) -> bool {
    look.hand(look.me).iter().any(|c| Some(*c) != look.card)
}

/// AL-TRADER-1: a defense that has to draw a new hand draws it first.
fn draws_no_hand_first(look: &Look) -> bool {
    look.i_lead() != Some(Side::Defense) || look.has_encounter_card(look.me)
}

/// How much worse my hand is than the opponent's may be: by its size and its highest attack.
fn poorer(look: &Look) -> i8 {
    let theirs = look.opponent().map_or(0, |o| look.reach_count(o, Purpose::Count)) as i32;
    let mine = look.reach_count(look.me, Purpose::Count) as i32;
    let best = look.my_attacks().map_or(0, |(_, high)| high);
    (2 * (theirs - mine) + 12 - best).clamp(-100, 100) as i8
}

fn trade(t: &mut Telling) -> Ruling {
    let Some(with) = t.opponent() else { return Ok(()) };
    t.swap_hands(with)
}

fn trade_with_any(t: &mut Telling) -> Ruling {
    let others = t.others(t.me);
    let with = t.seat(Topic::Victim, others)?;
    t.swap_hands(with)
}

fn take_one(t: &mut Telling) -> Ruling {
    if let Some(from) = t.opponent() {
        let to = t.me;
        t.take(from, to, 1)?;
    }
    Ok(())
}

/// Any card in return, even the one just drawn.
fn give_one(t: &mut Telling) -> Ruling {
    let hand = t.reach(t.me, Purpose::Give);
    let Some(opponent) = t.opponent().filter(|_| !hand.is_empty()) else { return Ok(()) };
    let card = t.card_among(Topic::Give, hand)?;
    t.give(CardList::from(card), opponent);
    Ok(())
}
