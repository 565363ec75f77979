//! Genius: takes cards instead of colonies, and wins with a hand of twenty.

use engine::prelude::*;

use crate::INCURSION;

/// The hand that wins.
const BRILLIANT: usize = 20;
/// A guess may be so far off, and brings so many cards.
const NEAR: i32 = 3;
const EUREKA: u8 = 4;
/// What is said aloud.
const GUESSES: &str = "guesses";

/// Genius.
pub static GENIUS: Alien = Alien {
    id: "genius",
    set: INCURSION,
    alert: Alert::Red,
    power: &[
        Ability {
            when: Moment::WouldLand,
            who: Who::Involved,
            applies: |look| !landing(look).is_empty(),
            effect: &[study, go_back],
            welcome: shorter_way,
            ..Ability::PLAIN
        },
        // Z-01: to win is no use of the power
        Ability {
            when: Moment::StartTurn,
            applies: |look| look.reach_count(look.me, Purpose::Count) >= BRILLIANT,
            effect: &[|t| t.win()],
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability {
        when: Moment::BeforeInvites,
        who: Who::Main,
        effect: &[hand_out],
        prefers: Some(|look, pick| if pick == Pick::Seat(look.me) { 100 } else { -100 }),
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        effect: &[guess, eureka],
        welcome: |_| 1,
        prefers: Some(|_, pick| if pick == Pick::Number(9) { 1 } else { 0 }),
        ..Ability::PLAIN
    }],
    words: &[GUESSES],
    // from the first hand on; it takes its cards by itself, whatever becomes of an encounter
    goal: Some(Goal {
        steps: 12,
        left: |look| BRILLIANT.saturating_sub(look.reach_count(look.me, Purpose::Count)) as i32,
        brings: |_, _| 0,
    }),
    ..Alien::PLAIN
};

/// My ships that are about to found a foreign colony because my side has won.
fn landing(look: &Look) -> ShipList {
    let mine = look.colour(look.me);
    let won = look.encounter().winner() == Some(Side::Offense);
    let Some(moves) = look.settling_as(Settling::Land).filter(|_| won) else { return ShipList::new() };
    let new = |p: PlanetId| look.planets[p.ix()].system != mine && look.on_planet(p, mine) == 0;
    moves.iter().filter(|(s, p)| look.ship(*s).colour == mine && new(*p)).map(|(s, _)| *s).collect()
}

/// Cards, if such wins bring the hand sooner than the colonies.
fn shorter_way(look: &Look) -> i8 {
    let (lacking, each) =
        (BRILLIANT.saturating_sub(look.reach_count(look.me, Purpose::Count)), landing(look).len().max(1));
    if lacking.div_ceil(each) < look.missing(look.me) { 5 } else { -5 }
}

/// One card for each ship. It does not land.
fn study(t: &mut Telling) -> Ruling {
    let (me, ships) = (t.me, landing(t));
    let n = ships.len() as u8;
    t.spare(ships);
    t.draw(me, n);
    Ok(())
}

/// Then the ships return (R5.4, R27.1).
fn go_back(t: &mut Telling) -> Ruling {
    let (me, colour) = (t.me, t.colour(t.me));
    let ways = t.ways_home(&[(me, t.ships_at(colour, Place::Gate).collect())])?;
    t.send_home(ways);
    Ok(())
}

/// Each of the players I choose draws a card.
fn hand_out(t: &mut Telling) -> Ruling {
    let all = t.seats();
    let chosen = t.seats_among(Topic::Victim, all, 1, all.len())?;
    for seat in t.timing_order().into_iter().filter(|s| chosen.has(*s)) {
        t.draw(seat, 1);
    }
    Ok(())
}

/// The guess is made aloud before cards are revealed.
fn guess(t: &mut Telling) -> Ruling {
    let n = t.number(Topic::HowMany, 0, 40)? as i16;
    let me = t.me;
    t.say(me, GUESSES, &[n.into()]);
    t.keep(n);
    t.later(Moment::Revealed)
}

/// An attack near enough, as it was revealed (R10.3).
fn eureka(t: &mut Telling) -> Ruling {
    let theirs = t.i_lead().and_then(|side| t.shown(side.other())).and_then(Face::attack);
    if theirs.is_some_and(|value| (value - t.recall::<i16>(0) as i32).abs() <= NEAR) {
        let me = t.me;
        t.draw(me, EUREKA);
    }
    Ok(())
}
