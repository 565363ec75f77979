//! Swindler: changes places with a secret mark once; whoever is left with its sheet may panic.

use engine::prelude::*;

use crate::STORM;

// The notes on the sheet: the mark, and that it has been revealed.
const MARK: &str = "mark";
const REVEALED: &str = "revealed";

/// Swindler.
pub static SWINDLER: Alien = Alien {
    id: "swindler",
    set: STORM,
    alert: Alert::Red,
    setup: &[choose_mark],
    power: &[
        Ability {
            when: Moment::DefenseKnown,
            applies: |look| look.noted::<Seat>(MARK).is_some(),
            effect: &[change_places],
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::StartTurn,
            who: Who::NotOffense,
            limit: Limit::Turn,
            applies: |look| look.noted(REVEALED) == Some(true) && can_settle(look),
            effect: &[panic],
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Ally,
        applies: |look| !beaten_allies(look).is_empty(),
        effect: &[rob],
        ..Ability::PLAIN
    }],
    notes: &[
        NoteDef::secret(MARK, |game, holder| game.others(holder).iter().map(Value::from).collect()),
        NoteDef::open(REVEALED),
    ],
    ..Alien::PLAIN
};

/// The mark is chosen once, before the game begins; an aftershock deals no new one (R24.6).
fn choose_mark(t: &mut Telling) -> Ruling {
    if t.recall::<u8>(0) == 0 {
        let others = t.others(t.me);
        let mark = t.seat(Topic::Victim, others)?;
        t.note(MARK, mark);
    }
    Ok(())
}

/// Colours, ships, hands and sheets stay where they are: the two players change seats. The turn belongs to the seat.
fn change_places(t: &mut Telling) -> Ruling {
    if let (a, Some(b)) = (t.me, t.noted(MARK)) {
        t.strike(MARK);
        t.note(REVEALED, true);
        t.tell(PieceDeed::Exchange { a, b, what: Exchanged::Places });
    }
    Ok(())
}

fn can_settle(look: &Look) -> bool {
    !look.legal_targets(look.me, look.colour(look.offense())).is_empty() && !look.ships_on_colonies(look.me).is_empty()
}

/// A colony in the home system of the player whose turn begins.
fn panic(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, t.legal_targets(t.me, t.colour(t.offense())))?;
    t.found_colony(planet)
}

/// The allies of the losing side who have cards, if my own side has won.
fn beaten_allies(look: &Look) -> Seats {
    let e = look.encounter();
    match e.outcome {
        Some(Outcome::Won(side)) if e.allies[side.ix()].has(look.me) => {
            let with_cards = |s: &Seat| *s != look.me && look.reaches(*s, Purpose::BeTaken);
            e.allies[side.other().ix()].iter().filter(with_cards).collect()
        }
        _ => Seats::NONE,
    }
}

fn rob(t: &mut Telling) -> Ruling {
    let victim = t.seat(Topic::Victim, beaten_allies(t))?;
    let me = t.me;
    t.take(victim, me, 1)
}
