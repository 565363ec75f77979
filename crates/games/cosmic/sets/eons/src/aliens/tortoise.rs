//! Tortoise: takes rewards instead of turns, hides cards in its shell, and plays on when the others are done.

use engine::prelude::*;

use crate::EONS;

/// Rewards for each turn not taken.
const REWARDS: u8 = 4;

/// Tortoise.
pub static TORTOISE: Alien = Alien {
    id: "tortoise",
    set: EONS,
    alert: Alert::Red,
    power: &[
        Ability { when: Moment::StartTurn, who: Who::Offense, effect: &[dawdle], ..Ability::MUST },
        Ability { when: Moment::WouldDraw, applies: open_pile, effect: &[pick_from_pile], ..Ability::PASSIVE },
        Ability { when: Moment::Drew, applies: |look| !drawn(look).is_empty(), effect: &[hide], ..Ability::PASSIVE },
        Ability { when: Moment::GameEnds, applies: wakes_up, effect: &[open_shell, final_turn], ..Ability::PASSIVE },
        Ability {
            when: Moment::GameEnds,
            is_use: false,
            layer: 1,
            applies: shares_a_win,
            holds: |look| look.has_encounter_card(look.me),
            effect: &[fight_alone],
            ..Ability::PLAIN
        },
    ],
    ..Alien::PLAIN
};

/// AL-TORTOISE-1: no regroup follows; a zap leaves it an ordinary turn.
fn dawdle(t: &mut Telling) -> Ruling {
    let seat = t.me;
    t.tell(CourseDeed::Announce(Due { seat, count: Count::Number(REWARDS), from: None }));
    t.end_turn();
    Ok(())
}

/// Cards that I draw as rewards; AL-TORTOISE-4: in the final turn there is nothing special about them.
fn my_rewards<'g>(look: &Look<'g>) -> Option<(u8, &'g CardList, DeckId)> {
    match look.deed() {
        Some(Deed::Cards(CardDeed::Draw {
            seat, n, drawn, deck, why: DrawWhy::Reward | DrawWhy::RewardToo, ..
        })) if *seat == look.me && look.proposed_winners().is_none() => Some((*n, drawn, *deck)),
        _ => None,
    }
}

/// RW-01: the discard pile is the cosmic one.
fn open_pile(look: &Look) -> bool {
    my_rewards(look).is_some_and(|(_, _, deck)| deck == DeckId::Cosmic && !look.decks[deck.ix()].discard.is_empty())
}

/// Some rewards come from the top of the discard pile, the rest from the deck; all may go into the shell.
fn pick_from_pile(t: &mut Telling) -> Ruling {
    let Some((n, _, deck)) = my_rewards(t) else { return Ok(()) };
    let pile = t.cards_in(Zone::Discard(deck));
    let picked = t.number(Topic::HowMany, 0, (n as usize).min(pile.len()) as i32)? as usize;
    let cards: CardList = pile.into_iter().rev().take(picked).collect();
    let hidden = t.cards(Topic::Choose, cards.clone(), 0, picked)?;
    let me = t.me;
    if picked > 0 {
        t.amend(Amend::Cards(-(picked as i8)));
        t.give(cards.into_iter().filter(|c| !hidden.contains(c)).collect(), me);
        into_shell(t, hidden);
    }
    Ok(())
}

fn into_shell(t: &mut Telling, cards: CardList) {
    let to = Zone::Piece(t.piece.expect("a power is used from a sheet"));
    if !cards.is_empty() {
        t.tell(CardDeed::Move { cards, to });
    }
}

/// The rewards from the deck that have reached my hand.
fn drawn(look: &Look) -> CardList {
    let mine = |c: &CardId| look.cards[c.ix()].zone == Zone::Hand(look.me);
    my_rewards(look).map_or(CardList::new(), |(_, cards, _)| cards.iter().copied().filter(mine).collect())
}

fn hide(t: &mut Telling) -> Ruling {
    let cards = drawn(t);
    let most = cards.len();
    let hidden = t.cards(Topic::Choose, cards, 0, most)?;
    into_shell(t, hidden);
    Ok(())
}

fn i_win(look: &Look) -> bool {
    look.proposed_winners().is_some_and(|w| w.has(look.me))
}

fn wakes_up(look: &Look) -> bool {
    !i_win(look) || !look.my_piece().cards.is_empty()
}

fn open_shell(t: &mut Telling) -> Ruling {
    let (shell, me) = (t.my_piece().cards.clone(), t.me);
    t.give(shell, me);
    Ok(())
}

/// Who has not won goes on alone until it has, or until it runs out of encounter cards.
fn final_turn(t: &mut Telling) -> Ruling {
    if !i_win(t) {
        t.plan(t.me, None, When::LastStand(StandKind::UntilCardsRunOut));
    }
    Ok(())
}

fn shares_a_win(look: &Look) -> bool {
    let shared = look.proposed_winners().is_some_and(|w| w.len() > 1);
    shared && i_win(look)
}

/// AL-TORTOISE-3: a foreign colony more, and all other winners have lost.
fn fight_alone(t: &mut Telling) -> Ruling {
    t.plan(t.me, None, When::LastStand(StandKind::ColonyWins));
    Ok(())
}
