//! Filch: takes the opponent's encounter card out of the discard pile.

use engine::prelude::*;

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
    wild: &[Ability {
        when: Moment::Played,
        applies: anothers_card,
        holds: |look| !negotiates(look).is_empty(), // the price
        effect: &[steal],
        ..Ability::PLAIN
    }],
    classic_wild: &[
        // AL-FILCH-3: it is not played for this, and nobody is told
        Ability {
            when: Moment::Covert,
            applies: |look| look.occasion().is_none() && unused_flare(look) && ways(look) != 0,
            effect: &[cheat, take],
            announce: 2, // never
            plays: false,
            labels: &["the-top-card-of-the-deck", "a-card-from-the-discard-pile", "a-ship-from-the-warp"],
            ..Ability::PLAIN
        },
        // It is shown, and can be zapped, when its holder is caught.
        Ability { when: Moment::Covert, applies: i_was_caught, effect: &[pay], ..Ability::MUST },
    ],
    super_flare: &[Ability {
        when: Moment::CardsDiscarded,
        applies: |look| !others_cards(look).is_empty(),
        effect: &[take_any],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// The card that lies before the opponent in the end, if it has been discarded (AL-CLONE-1, AL-CLONE-2, AL-FILCH-4).
fn opponents_card(look: &Look) -> Option<CardId> {
    look.discarded_card(look.i_lead()?.other())
}

fn others_cards(look: &Look) -> CardList {
    let others = Side::BOTH.into_iter().filter(|s| look.i_lead() != Some(*s));
    others.filter_map(|s| look.discarded_card(s)).collect()
}

fn take_opponents(t: &mut Telling) -> Ruling {
    let card = opponents_card(t).expect("it lies in the discard pile");
    let me = t.me;
    t.give(CardList::from(card), me);
    Ok(())
}

fn take_any(t: &mut Telling) -> Ruling {
    let among = others_cards(t);
    let card = t.card_among(Topic::Take, among)?;
    let me = t.me;
    t.give(CardList::from(card), me);
    Ok(())
}

fn negotiates(look: &Look) -> CardList {
    look.reach_where(look.me, Purpose::Pay, Face::is_negotiate)
}

/// Another player's flare or artifact is being played.
fn anothers_card(look: &Look) -> bool {
    look.stoppable_use().is_some_and(|used| {
        used.by != look.me
            && used.card.is_some_and(|(c, _)| matches!(look.card_type(c), CardType::Flare | CardType::Artifact))
    })
}

fn steal(t: &mut Telling) -> Ruling {
    let (Some(frame), Some(_)) = (t.use_frame(), t.stoppable_use()) else { return Ok(()) };
    let (me, among) = (t.me, negotiates(t));
    let price = t.card_among(Topic::Discard, among)?;
    t.discard(CardList::from(price));
    t.tell(CourseDeed::Cancel { frame, how: Cancel::Keep(me) });
    Ok(())
}

/// R21.2, R21.3: it could be played, and nothing has been taken by it in this encounter.
fn unused_flare(look: &Look) -> bool {
    let Some(Source::Wild(alien)) = look.ability.map(|a| a.source) else { return false };
    let took = look.encounter().promises.iter().any(|p| Some(p.used.ability) == look.ability);
    !took && look.may_play_flare(look.me, alien)
}

/// AL-FILCH-5: the cosmic piles only.
fn discards<'g>(look: &Look<'g>) -> &'g [CardId] {
    &look.game.decks[DeckId::Cosmic.ix()].discard
}

/// What there is to take, as bits of the choices.
fn ways(look: &Look) -> u16 {
    let top = !look.decks[DeckId::Cosmic.ix()].draw.is_empty();
    let ship = look.in_warp(look.me) > 0 && !look.colonies_of(look.me).is_empty();
    top as u16 | (!discards(look).is_empty() as u16) << 1 | (ship as u16) << 2
}

const TOP_CARD: u8 = 0;
const DISCARD: u8 = 1;

/// One card or one ship: settled in secret.
fn cheat(t: &mut Telling) -> Ruling {
    let open = ways(t);
    let way = t.secretly().choice(open)?;
    t.keep(way);
    match way {
        TOP_CARD => {}
        DISCARD => {
            let among = discards(t).into();
            let card = t.card_among(Topic::Take, among)?;
            t.keep(card);
        }
        _ => {
            let colonies = t.colonies_of(t.me);
            let planet = t.secretly().planet_among(Topic::Where, colonies)?;
            t.keep(t.warp_ships(t.me)[0]);
            t.keep(planet);
        }
    }
    t.later(Moment::Covert)
}

/// Caught, one has to leave it where it was; unseen, it is taken.
fn take(t: &mut Telling) -> Ruling {
    let me = t.me;
    if t.is_accused(me) {
        return Ok(());
    }
    match t.recall(0) {
        TOP_CARD => t.draw(me, 1),
        DISCARD => t.give(t.recall::<CardId>(1).into(), me),
        _ => t.settle(Moves::from_slice(&[(t.recall(1), t.recall(2))]), Settling::Retrieve),
    }
    Ok(())
}

fn i_was_caught(look: &Look) -> bool {
    look.occasion() == Some(Occasion::Caught(look.me))
}

/// One ship of one's own choice; what was to be taken has been left already.
fn pay(t: &mut Telling) -> Ruling {
    let me = t.me;
    let ship = t.ships_to_lose(me, 1, true)?;
    t.send_to_warp(ship);
    Ok(())
}
