//! Filch: takes the opponent's encounter card out of the discard pile.

use engine::ability::*;
use engine::ask::Topic;
use engine::deeds::Deed;
use engine::flow::Cancel;
use engine::table::*;
use engine::windows::Moment;

use crate::BASE;

/// Filch.
pub static FILCH: Alien = Alien {
    id: "filch",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::CardsDiscarded, // R17.3: with Fido in timing order, after Clone
        who: Who::Main,
        applies: |look| opponents_card(look).is_some(),
        effect: &[take_opponents],
        ..Ability::PLAIN
    }],
    wild: &[Ability { when: Moment::Played, applies: card_and_price, effect: &[steal], ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::CardsDiscarded,
        applies: |look| !others_cards(look).is_empty(),
        effect: &[take_any],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// The card that lies before a side in the end, if it has been discarded (AL-CLONE-1, AL-CLONE-2, AL-FILCH-4).
fn discarded(look: &Look, side: Side) -> Option<CardId> {
    look.encounter().slots[side.ix()].card.filter(|c| matches!(look.cards[c.ix()].zone, Zone::Discard(_)))
}

fn opponents_card(look: &Look) -> Option<CardId> {
    discarded(look, look.i_lead()?.other())
}

fn others_cards(look: &Look) -> CardList {
    let others = Side::BOTH.into_iter().filter(|s| look.i_lead() != Some(*s));
    others.filter_map(|s| discarded(look, s)).collect()
}

fn take_opponents(t: &mut Telling) -> Ruling {
    let card = opponents_card(t).expect("it lies in the discard pile");
    let me = t.me;
    t.give(CardList::from_slice(&[card]), me);
    Ok(())
}

fn take_any(t: &mut Telling) -> Ruling {
    let among = others_cards(t);
    let card = t.card_among(Topic::Take, among)?;
    let me = t.me;
    t.give(CardList::from_slice(&[card]), me);
    Ok(())
}

fn negotiates(look: &Look) -> CardList {
    look.discardable(look.me).into_iter().filter(|c| look.face(*c) == Face::Negotiate).collect()
}

/// Another player's flare or artifact is being played, and I have a negotiate to pay with.
fn card_and_price(look: &Look) -> bool {
    let stealable = look.live_use().is_some_and(|used| {
        used.by != look.me
            && used.card.is_some_and(|(c, _)| matches!(look.card_type(c), CardType::Flare | CardType::Artifact))
    });
    stealable && !negotiates(look).is_empty()
}

fn steal(t: &mut Telling) -> Ruling {
    let (Some(frame), Some(_)) = (t.use_frame(), t.live_use()) else { return Ok(()) };
    let (me, among) = (t.me, negotiates(t));
    let price = t.card_among(Topic::Discard, among)?;
    t.discard(CardList::from_slice(&[price]));
    t.tell(Deed::Cancel { frame, how: Cancel::Steal(me) });
    Ok(())
}
