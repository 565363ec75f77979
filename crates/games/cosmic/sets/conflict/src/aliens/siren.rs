//! Siren: lures the offense to a planet of its own, and gains a colony by winning there.

use engine::prelude::*;

use crate::CONFLICT;

const LURE: Ability = Ability {
    who: Who::NotOffense, // E-SIREN-2
    limit: Limit::Encounter,
    applies: |look| !look.used_power() && is_heard(look) && !berths(look).is_empty(),
    effect: &[lure],
    ..Ability::PLAIN
};

/// Siren.
pub static SIREN: Alien = Alien {
    id: "siren",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[
        Ability { when: Moment::DefenseKnown, ..LURE },
        // an encounter that begins with the launch, its defense being settled (R17.7)
        Ability {
            when: Moment::BeforeAim,
            applies: |look| look.encounter().plan.defense.is_some() && (LURE.applies)(look),
            ..LURE
        },
        // E-SIREN-1: only if the power was used
        Ability {
            when: Moment::OutcomeKnown,
            who: Who::Defense,
            applies: |look| has_won(look) && !shores(look).is_empty() && look.has_free_ship(look.me),
            effect: &[gain_colony],
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability {
        when: Moment::Arriving,
        applies: |look| !others_cards(look).is_empty(),
        effect: &[sing, claim],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::BeforeInvites,
        who: Who::Defense,
        applies: has_lured,
        effect: &[offer],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The defense is a player in whose home system I have a colony; I may be that player myself.
fn is_heard(look: &Look) -> bool {
    look.defense().is_some_and(|d| look.system(look.colour(d)).iter().any(|p| look.has_colony(look.me, p)))
}

/// My home colonies on which the offense can have a legal encounter (R0.4).
fn berths(look: &Look) -> PlanetList {
    let targets = look.legal_targets(look.offense(), look.colour(look.me));
    targets.into_iter().filter(|p| look.has_colony(look.me, *p)).collect()
}

fn lure(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Aim, berths(t))?;
    t.tell(CourseDeed::Against { defense: t.me, system: t.colour(t.me) });
    t.tell(CourseDeed::Aim { planet });
    Ok(())
}

/// The power was used, and no zap has answered it.
fn has_lured(look: &Look) -> bool {
    look.used_power() && look.piece.is_some_and(|sheet| !look.is_zapped(sheet))
}

fn has_won(look: &Look) -> bool {
    has_lured(look) && look.encounter().outcome == Some(Outcome::Won(Side::Defense))
}

/// Where a colony can be gained in the offense's home system.
fn shores(look: &Look) -> PlanetList {
    look.legal_targets(look.me, look.colour(look.offense()))
}

/// With the super flare, allies may join with their ships in the encounter instead of being rewarded.
fn gain_colony(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, shores(t))?;
    let mut ships = t.settlers()?;
    let offered = t.spent().any(|(a, by)| by == t.me && a.source == Source::Super(t.my_alien()));
    let allies = t.encounter().allies[Side::Defense.ix()];
    for ally in t.timing_order().into_iter().filter(|s| offered && allies.has(*s)) {
        let sent = t.ships_in_encounter(ally, Side::Defense);
        if !sent.is_empty() && !t.has_colony(ally, planet) && t.asking(ally).may(Topic::Agree)? {
            ships.extend(sent);
        }
    }
    t.settle(ships.into_iter().map(|s| (s, planet)).collect(), Settling::Found);
    Ok(())
}

fn offer(_: &mut Telling) -> Ruling {
    Ok(())
}

/// The cards that another player has just drawn from the deck for its hand.
fn others_cards(look: &Look) -> CardList {
    match look.deed() {
        Some(Deed::Cards(CardDeed::Draw { seat, deck: DeckId::Cosmic, drawn, .. }))
            if *seat != look.me && look.maybe_encounter().is_some() =>
        {
            drawn.iter().copied().filter(|c| look.cards[c.ix()].zone == Zone::Aside(*seat)).collect()
        }
        _ => CardList::new(),
    }
}

/// For these cards and all that others draw for the rest of the encounter, wherever the flare goes.
fn sing(t: &mut Telling) -> Ruling {
    if t.left().is_none() {
        t.last(1);
    }
    Ok(())
}

/// AL-SIREN-2: it is not replaced. All copies go over, for everybody to see: the card was named.
fn claim(t: &mut Telling) -> Ruling {
    let face = t.name(Topic::Name, t.namable())?;
    let cards: CardList = others_cards(t).into_iter().filter(|c| t.face(*c) == face).collect();
    if !cards.is_empty() {
        t.tell(CardDeed::Show { cards: cards.clone(), to: None });
        t.give(cards, t.me);
    }
    Ok(())
}
