//! Citadel: lays attacks beside planets, and has them fight for the defense there.

use engine::prelude::*;

use crate::BASE;

/// Citadel.
pub static CITADEL: Alien = Alien {
    id: "citadel",
    set: BASE,
    alert: Alert::Red,
    power: &[
        // Z-01: to lay a card down is no use; no zap answers it
        Ability {
            when: Moment::DefenseKnown,
            is_use: false,
            limit: Limit::Encounter,
            holds: |look| !attacks(look).is_empty(),
            effect: &[build],
            welcome: |look| if attacks(look).len() > 2 { 1 } else { -1 },
            prefers: Some(low_card_at_home),
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::Selected,
            applies: |look| !at_target(look).is_empty() && !activated(look),
            effect: &[defend, raze],
            ..Ability::PLAIN
        },
        // R19.10, AL-CITADEL-1: they stay while the sheet is face down and go when it leaves the game
        Ability {
            when: Moment::PieceChanges,
            even_lost: true,
            applies: |look| look.my_piece_leaves() && !all_citadels(look).is_empty(),
            effect: &[abandon],
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability { when: Moment::Revealed, who: Who::Involved, effect: &[add_five], ..Ability::PLAIN }],
    // To add is what the power does without the flare.
    super_flare: &[Ability {
        when: Moment::Selected,
        applies: |look| !at_target(look).is_empty() && !activated(look),
        effect: &[betray, raze],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn attacks(look: &Look) -> CardList {
    look.reach_where(look.me, Purpose::Play, |f| f.attack().is_some())
}

/// Low attacks beside planets of one's own.
fn low_card_at_home(look: &Look, pick: Pick) -> i8 {
    match pick {
        Pick::Card(card) => -(look.face(card).attack().unwrap_or(0) as i8),
        Pick::Planet(planet) if look.owner_of(planet) == Some(look.me) && look.has_colony(look.me, planet) => 20,
        _ => 0,
    }
}

fn build(t: &mut Telling) -> Ruling {
    let own = attacks(t);
    let card = t.card_among(Topic::Choose, own)?;
    let planets = t.planets().map(|(planet, _)| planet).collect();
    let planet = t.planet_among(Topic::Where, planets)?;
    let to = Zone::Planet(planet, t.piece.expect("a power is used from a sheet"));
    t.tell(CardDeed::Move { cards: CardList::from(card), to });
    Ok(())
}

/// My citadels beside a planet.
fn citadels(look: &Look, planet: PlanetId) -> CardList {
    look.piece.map_or(CardList::new(), |piece| look.cards_in(Zone::Planet(planet, piece)).into())
}

fn all_citadels(look: &Look) -> CardList {
    look.beside_planets().filter(|(_, piece, _)| Some(*piece) == look.piece).map(|(_, _, card)| card).collect()
}

fn abandon(t: &mut Telling) -> Ruling {
    let cards = all_citadels(t);
    t.discard(cards);
    Ok(())
}

fn at_target(look: &Look) -> CardList {
    look.encounter().target.map_or(CardList::new(), |planet| citadels(look, planet))
}

/// They fight in this encounter already; in a replay that holds if a flare made them (AL-CHRONOS-1).
fn activated(look: &Look) -> bool {
    look.encounter().promised(Moment::ResolutionEnds).any(|p| p.used.piece == look.piece)
}

fn defend(t: &mut Telling) -> Ruling {
    activate(t, 1)
}

/// The super side: they are subtracted.
fn betray(t: &mut Telling) -> Ruling {
    activate(t, -1)
}

/// All that lie there, together.
fn activate(t: &mut Telling, sign: i32) -> Ruling {
    let Some(planet) = t.encounter().target else { return t.stop() };
    let value: i32 = citadels(t, planet).iter().filter_map(|c| t.face(*c).attack()).sum();
    t.add_to_total(Side::Defense, sign * value);
    t.keep(planet);
    t.later(Moment::ResolutionEnds)
}

/// They go if the defense has lost, whichever way they counted.
fn raze(t: &mut Telling) -> Ruling {
    if let Some(Outcome::Won(Side::Offense) | Outcome::BothLose) = t.encounter().outcome {
        let cards = citadels(t, t.recall(0));
        t.discard(cards);
    }
    Ok(())
}

fn add_five(t: &mut Telling) -> Ruling {
    t.add_to_total(Side::Defense, 5);
    Ok(())
}
