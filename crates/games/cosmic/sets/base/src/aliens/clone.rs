//! Clone: keeps its encounter card instead of discarding it.

use engine::prelude::*;

use crate::BASE;

/// Clone.
pub static CLONE: Alien = Alien {
    id: "clone",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::DiscardsDue, // AL-CLONE-2: before anybody takes discarded cards
        who: Who::Main,
        applies: |look| my_card(look).is_some(),
        effect: &[replicate],
        welcome: |look| my_card(look).and_then(|c| look.face(c).attack()).map_or(1, |v| (v - 5) as i8),
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::PlayedOut,
        applies: |look| my_artifact(look).is_some(),
        effect: &[retain],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Compensation,
        who: Who::Main,
        applies: |look| more_to_collect(look).is_some(),
        effect: &[collect_more],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// AL-CLONE-1: the card that lies before me in the end; one that was only claimed is not discarded.
fn my_card(look: &Look) -> Option<CardId> {
    let slot = look.encounter().slot(look.i_lead()?)?;
    Some(slot.card).filter(|c| slot.claimed.is_none() && look.lies_before(*c))
}

fn replicate(t: &mut Telling) -> Ruling {
    if let Some(card) = my_card(t) {
        let me = t.me;
        t.take_back(card, me);
    }
    Ok(())
}

/// The artifact I have just played, which lies on the table, and where it was played from.
fn my_artifact(look: &Look) -> Option<(CardId, Zone)> {
    let played = look.live_use().filter(|u| u.by == look.me)?.card?;
    let lies = look.cards[played.0.ix()].zone == Zone::Limbo;
    Some(played).filter(|(card, _)| lies && look.card_type(*card) == CardType::Artifact)
}

fn retain(t: &mut Telling) -> Ruling {
    if let Some((card, to)) = my_artifact(t) {
        let me = t.me;
        t.tell(CardDeed::Move { cards: CardList::from(card), to });
        t.vow(me, Intent::Play(Sort::Card(card)), false); // another one like it may be played
    }
    Ok(())
}

/// The compensation I am about to collect, and up to how many cards: double, as far as there are cards.
fn more_to_collect(look: &Look) -> Option<(Gain, usize)> {
    let gain = look.encounter().gaining.filter(|g| g.seat == look.me && g.amount > 0)?;
    let most = look.reach_count(gain.from?, Purpose::BeTaken).min(2 * gain.amount as usize);
    (most > gain.amount as usize).then_some((gain, most))
}

/// AL-CLONE-3: any number from the normal amount to its double.
fn collect_more(t: &mut Telling) -> Ruling {
    let Some((gain, most)) = more_to_collect(t) else { return Ok(()) };
    let amount = t.number(Topic::HowMany, gain.amount as i32, most as i32)? as u8;
    t.amend(Amend::Gain(Gain { amount, ..gain }));
    Ok(())
}
