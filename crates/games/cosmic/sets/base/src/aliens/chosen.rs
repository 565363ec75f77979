//! Chosen: after the reveal it draws three cards and may take one of them as its encounter card.

use engine::prelude::*;

use crate::BASE;

/// Chosen.
pub static CHOSEN: Alien = Alien {
    id: "chosen",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        limit: Limit::Encounter,
        effect: &[draw_three, choose],
        announce: 1, // AL-CHOSEN-2, Z-05: the draw and the choice are seen before a zap
        on_zapped: Some(drop_all),
        labels: &["replace", "add"],
        prefers: Some(|_, pick| if pick == Pick::Option(1) { 5 } else { 0 }), // more is more
        ..Ability::PLAIN
    }],
    wild: &[Ability { when: Moment::BeforeSelect, who: Who::Main, effect: &[draw_one], ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::Drew,
        who: Who::Main,
        applies: drew_other_cards, // AL-CHOSEN-1: once the drawn cards have been seen
        effect: &[keep_others],
        ..Ability::PLAIN
    }],
    notes: &[NoteDef::unseen(MAY_KEEP)],
    ..Alien::PLAIN
};

fn draw_three(t: &mut Telling) -> Ruling {
    t.draw_aside(3);
    Ok(())
}

/// Those of the drawn cards that still lie before me; another effect may have set a card of mine aside besides.
fn lying(look: &Look, cards: &[CardId]) -> CardList {
    cards.iter().copied().filter(|c| look.cards[c.ix()].zone == Zone::Aside(look.me)).collect()
}

fn drawn(t: &Telling) -> CardList {
    lying(t, &t.done().cards)
}

/// The note on the sheet: the drawn cards that are no encounter cards may be kept.
const MAY_KEEP: &str = "may-keep";

fn may_keep(look: &Look) -> bool {
    look.noted(MAY_KEEP) == Some(true)
}

/// The power has just drawn something besides encounter cards for me.
fn drew_other_cards(look: &Look) -> bool {
    let own = |a: AbilityRef| a.source == Source::Power(look.my_alien());
    let Some(Deed::Cards(CardDeed::Draw { to: Zone::Aside(seat), drawn, .. })) = look.deed() else { return false };
    *seat == look.me && look.deed_cause().is_some_and(own) && !others(look, &lying(look, drawn)).is_empty()
}

fn others(look: &Look, cards: &[CardId]) -> CardList {
    cards.iter().copied().filter(|c| !look.face(*c).is_encounter()).collect()
}

/// A use of the power that is under way is extended; if it is zapped, nothing is kept.
fn keep_others(t: &mut Telling) -> Ruling {
    t.note(MAY_KEEP, true);
    Ok(())
}

/// The note has served.
fn forget(t: &mut Telling) {
    if may_keep(t) {
        t.strike(MAY_KEEP);
    }
}

/// One of the drawn encounter cards replaces the revealed one, or adds to it if both are attacks.
fn choose(t: &mut Telling) -> Ruling {
    let (me, side) = (t.me, t.lead());
    let cards = drawn(t);
    let encounter: CardList = cards.iter().copied().filter(|c| t.face(*c).is_encounter()).collect();
    let chosen = t.cards(Topic::Choose, encounter, 0, 1)?.first().copied();
    let attack = chosen.and_then(|c| t.face(c).attack());
    // G-030: an attack was revealed, and it still is one
    let revealed = t.shown(side).and_then(Face::attack).is_some();
    let both_attacks = attack.is_some() && revealed && t.current(side).is_some_and(|c| c.is_attack());
    let adds = both_attacks && t.choice(0b11)? == 1;
    let keepable = if may_keep(t) { others(t, &cards) } else { CardList::new() };
    let kept = t.cards(Topic::Take, keepable, 0, cards.len())?;
    let mut rest = cards;
    rest.retain(|c| !kept.contains(c));
    if let Some(card) = chosen {
        if adds {
            t.change(side, Change::Add(attack.unwrap_or(0) as i16));
        } else {
            // R10.2: a morph copies what the opponent's card showed
            let face = t.face(card);
            let counts_as = if face == Face::Morph { t.shown(side.other()).unwrap_or(face) } else { face };
            t.tell(CourseDeed::Lay { role: Role::Main, side, card, open: true });
            t.change(side, Change::Become(counts_as));
            rest.retain(|c| *c != card);
        }
    }
    t.give(kept, me);
    t.discard(rest);
    forget(t);
    Ok(())
}

/// Zapped after the draw: the drawn cards are gone, and the revealed card stands.
fn drop_all(t: &mut Telling) -> Ruling {
    let cards = drawn(t);
    t.discard(cards);
    forget(t);
    Ok(())
}

fn draw_one(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.draw(me, 1);
    Ok(())
}
