//! Reinforcement cards: their text is the rulebook's.

use super::{Ability, After, Look, Ruling, Telling, Who};
use crate::ask::{Labels, Topic};
use crate::table::*;
use crate::windows::Moment;

/// R10.4: main players and allies in turn, again and again until all pass; R10.5: whatever was revealed.
pub(crate) static REINFORCEMENT: &[Ability] = &[Ability {
    when: Moment::Reinforce,
    who: Who::Involved,
    is_use: false,
    limit: super::Limit::Free,
    applies: is_reinforcement,
    effect: &[choose_side, reinforce],
    declares: 1,
    announce: 1,
    after: After::Discarded,
    ..Ability::PLAIN
}];

fn is_reinforcement(look: &Look) -> bool {
    look.card.is_some_and(|c| matches!(look.face(c), Face::Reinforcement(_)))
}

/// It is played on either side (ruling G-014): who may stop it knows on which.
fn choose_side(t: &mut Telling) -> Ruling {
    let (me, side) = (t.me, t.option(Topic::Side, Labels::Side, 0b11)?);
    t.keep(Side::BOTH[side as usize]);
    t.say(me, "reinforces", &[Side::BOTH[side as usize].into()]);
    Ok(())
}

/// Adds its value to the total of that side.
fn reinforce(t: &mut Telling) -> Ruling {
    let card = t.card.expect("a reinforcement is a card");
    if let Face::Reinforcement(n) = t.face(card) {
        t.add_to_total(t.recall(0), n as i32);
    }
    Ok(())
}
