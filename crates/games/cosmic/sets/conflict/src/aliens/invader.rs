//! Invader: its destiny cards give it encounters in the turns of others; it may draw a new hand for them.

use engine::prelude::*;

use crate::CONFLICT;

/// Invader.
pub static INVADER: Alien = Alien {
    id: "invader",
    set: CONFLICT,
    alert: Alert::Yellow,
    destiny: Some(AlienDestiny { copies: 3, effect: &[invade] }),
    power: &[
        // its own card, or its own colour, in its own turn
        Ability {
            when: Moment::DestinyDrawn,
            who: Who::Offense,
            limit: Limit::Encounter,
            applies: |look| drew_own_card(look) || drew_own_colour(look),
            effect: &[new_hand],
            ..Ability::PLAIN
        },
        // its colour in the turn of another
        Ability {
            when: Moment::DefenseKnown,
            who: Who::Defense,
            limit: Limit::Encounter,
            applies: drew_own_colour,
            effect: &[new_hand],
            ..Ability::PLAIN
        },
        // its card in the turn of another: it is the offense from the launch on (AL-INVADER-2)
        Ability {
            when: Moment::BeforeAim,
            who: Who::Offense,
            limit: Limit::Encounter,
            applies: interrupts,
            effect: &[new_hand],
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability { when: Moment::Anytime, effect: &[new_hand], after: After::ToItsAlien, ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::Aimed,
        who: Who::Offense,
        applies: |look| (interrupts(look) || drew_own_card(look)) && look.in_warp(look.me) > 0 && room(look) > 0,
        effect: &[launch_from_the_warp],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

fn drew_own_card(look: &Look) -> bool {
    matches!(look.destiny(), Some(Destiny::Alien(alien, _)) if alien == look.my_alien())
}

fn drew_own_colour(look: &Look) -> bool {
    matches!(look.destiny(), Some(Destiny::Colour(colour, _)) if colour == look.colour(look.me))
}

fn interrupts(look: &Look) -> bool {
    look.encounter().plan.by == Some(look.my_alien())
}

/// The card is turned up: a wild card for the Invader itself; anybody else is attacked at once (R17.7, destiny.md 2).
fn invade(t: &mut Telling) -> Ruling {
    let drawer = t.me;
    // AL-INVADER-1: without the power the card is ignored; AL-TORTOISE-2: nobody interrupts a final turn
    let invader = t.piece.and_then(|s| t.has_power(s)).filter(|s| *s == drawer || t.proposed_winners().is_none());
    let possible = match invader {
        Some(offense) if offense == drawer => t.possible_targets(drawer),
        Some(offense) => t.possible_targets(offense).and(Seats::one(drawer)),
        None => Seats::NONE,
    };
    match invader {
        Some(offense) if !possible.is_empty() && offense != drawer => t.plan(offense, Some(drawer), When::AtOnce),
        Some(_) if !possible.is_empty() => {
            let defense = t.seat(Topic::Target, possible)?;
            let system = t.colour(defense);
            t.tell(CourseDeed::Against { defense, system });
        }
        _ => t.tell(CourseDeed::Goto(Label::DestinyAgain)), // R6.5
    }
    Ok(())
}

fn new_hand(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.follow(Rule::NewHand, me, 0);
    Ok(())
}

/// Ships that may still be sent into the gate.
fn room(look: &Look) -> usize {
    let there = look.count_at(look.colour(look.me), Place::Gate) as usize;
    look.ship_limit(look.me).saturating_sub(there)
}

fn launch_from_the_warp(t: &mut Telling) -> Ruling {
    let (lost, most) = (t.warp_ships(t.me), room(t));
    let ships = t.ships(Topic::MoveShips, &lost, 1, most)?;
    t.commit(ships, Side::Offense);
    Ok(())
}
