//! Vulch: collects the artifacts that others discard.

use engine::prelude::*;

use crate::BASE;

const KEEP: u8 = 0;

/// Vulch.
pub static VULCH: Alien = Alien {
    id: "vulch",
    set: BASE,
    alert: Alert::Green,
    power: &[
        // O3, ruling G-052: at each discard, at once
        Ability {
            when: Moment::Discarded,
            applies: |look| !carrion(look, CardType::Artifact).is_empty(),
            effect: &[salvage],
            ..Ability::MUST
        },
        // AL-VULCH-4: once the super side was played, flares too for the rest of the encounter
        Ability {
            when: Moment::Discarded,
            applies: |look| super_played(look) && !carrion(look, CardType::Flare).is_empty(),
            effect: &[salvage_flares],
            ..Ability::PLAIN
        },
    ],
    passives: &[Passive {
        query: Query::KeepsInNewHand,
        value: |look, kept| {
            let flares = if super_played(look) { 1 << CardType::Flare as i32 } else { 0 };
            kept | 1 << CardType::Artifact as i32 | flares
        },
    }],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Main,
        applies: |look| {
            let e = look.encounter();
            let won = e.outcome == Some(Outcome::Deal) || e.winner().is_some_and(|s| look.i_lead() == Some(s));
            won && look.opponent().is_some_and(|o| look.reaches(o, Purpose::Give))
        },
        effect: &[demand],
        labels: &["keep", "discard"],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Discarded,
        applies: |look| !carrion(look, CardType::Flare).is_empty(),
        effect: &[salvage_all],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// Cards of a type that another player has just discarded and that still lie there.
fn carrion(look: &Look, kind: CardType) -> CardList {
    let Some(Deed::Cards(CardDeed::Discard { cards, .. })) = look.deed() else { return CardList::new() };
    let lies = |c: &CardId| {
        let card = &look.cards[c.ix()];
        matches!(card.zone, Zone::Discard(_)) && card.held != Some(look.me) && look.card_type(*c) == kind
    };
    cards.iter().copied().filter(lies).collect()
}

fn super_played(look: &Look) -> bool {
    let mine = |s: Source| matches!(s, Source::Super(a) if look.is_alien(look.me, a));
    look.spent().any(|(ability, by)| by == look.me && mine(ability.source))
}

/// AL-VULCH-1: not the zap that stopped it, for then it is without power.
fn salvage(t: &mut Telling) -> Ruling {
    let (cards, me) = (carrion(t, CardType::Artifact), t.me);
    t.give(cards, me);
    Ok(())
}

fn salvage_flares(t: &mut Telling) -> Ruling {
    let (cards, me) = (carrion(t, CardType::Flare), t.me);
    t.give(cards, me);
    Ok(())
}

fn salvage_all(t: &mut Telling) -> Ruling {
    salvage(t)?;
    salvage_flares(t)
}

/// The opponent gives card after card until one is kept. AL-VULCH-3: each card once.
fn demand(t: &mut Telling) -> Ruling {
    let opponent = t.other_lead();
    let given: CardList = t.kept().since(0).collect();
    let me = t.me;
    if let Some(card) = given.last().copied().filter(|c| t.cards[c.ix()].zone == Zone::Aside(me)) {
        let cards = CardList::from(card);
        if t.choice(0b11)? == KEEP {
            t.give(cards, me);
            return t.stop();
        }
        t.discard(cards);
        return t.again();
    }
    let left: CardList = t.reach(opponent, Purpose::Give).into_iter().filter(|c| !given.contains(c)).collect();
    if left.is_empty() {
        return t.stop();
    }
    let cards = t.asking(opponent).cards(Topic::Give, left, 1, 1)?;
    t.keep(cards[0]);
    t.tell(CardDeed::Move { cards, to: Zone::Aside(me) });
    t.again()
}
