//! Grudge: players who were invited and did not ally with it pay with ships once the encounter is decided.

use engine::prelude::*;

use crate::BASE;

/// Ships each marked player loses if Grudge came off well, and if it did not.
const SMALL: usize = 1;
const LARGE: usize = 4;

/// The note on the sheet: with whom its tokens lie.
const TOKENS: &str = "tokens";

/// Grudge.
pub static GRUDGE: Alien = Alien {
    id: "grudge",
    set: BASE,
    alert: Alert::Red,
    power: &[
        Ability {
            when: Moment::Formed,
            who: Who::Main,
            applies: |look| !refusers(look).is_empty(),
            effect: &[bear_grudge],
            ..Ability::MUST
        },
        Ability {
            when: Moment::OutcomeKnown,
            who: Who::Main,
            applies: |look| !marked(look).is_empty() && penalty(look).is_some(),
            effect: &[settle_score],
            ..Ability::PASSIVE
        },
        // Any other end: the tokens are handed back without effect, even if the power is lost by then (R19.10).
        Ability {
            when: Moment::AfterEncounter,
            applies: |look| !marked(look).is_empty(),
            effect: &[forget],
            even_lost: true,
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Main,
        applies: |look| !winning_allies(look).is_empty(),
        effect: &[send_allies_home],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Main,
        applies: |look| !marked(look).is_empty() && penalty(look) == Some(SMALL),
        effect: &[settle_score_fully],
        ..Ability::PLAIN
    }],
    notes: &[NoteDef::open(TOKENS)],
    ..Alien::PLAIN
};

/// Those with whom my tokens lie.
fn marked(look: &Look) -> Seats {
    look.noted(TOKENS).unwrap_or(Seats::NONE)
}

/// Those I invited who did not join me; who joined and left again has joined (AL-GRUDGE-1, R8.5).
fn refusers(look: &Look) -> Seats {
    let Some(side) = look.i_lead() else { return Seats::NONE };
    let e = look.encounter();
    e.invited[side.ix()].minus(e.allies[side.ix()])
}

fn bear_grudge(t: &mut Telling) -> Ruling {
    let seats = refusers(t);
    t.note(TOKENS, seats);
    Ok(())
}

/// One ship after a win or a deal, four after a loss or a failed deal; nothing after any other end.
fn penalty(look: &Look) -> Option<usize> {
    let e = look.encounter();
    match e.outcome? {
        Outcome::Deal => Some(SMALL),
        Outcome::FailedDeal => Some(LARGE),
        Outcome::Won(side) if look.i_lead() == Some(side) => Some(SMALL),
        Outcome::Won(_) | Outcome::BothLose => Some(LARGE),
        Outcome::Resettled | Outcome::Granted | Outcome::Success | Outcome::Ended => None,
    }
}

/// Ships of the owners' choice, none that is in the encounter: who has no other loses none (ruling G-022).
fn collect(t: &mut Telling, n: usize) -> Ruling {
    let marked = marked(t);
    let mut lost = ShipList::new();
    for seat in t.timing_order() {
        if marked.has(seat) {
            lost.extend(t.ships_to_lose(seat, n, false)?);
        }
    }
    t.note(TOKENS, Seats::NONE);
    t.send_to_warp(lost); // ruling G-009: sent and so lost, but not losing ships
    Ok(())
}

fn settle_score(t: &mut Telling) -> Ruling {
    let n = penalty(t).unwrap_or(0);
    collect(t, n)
}

fn settle_score_fully(t: &mut Telling) -> Ruling {
    collect(t, LARGE)
}

fn forget(t: &mut Telling) -> Ruling {
    t.note(TOKENS, Seats::NONE);
    Ok(())
}

/// The allies of an opponent who has won.
fn winning_allies(look: &Look) -> Seats {
    let e = look.encounter();
    match (look.i_lead(), e.winner()) {
        (Some(mine), Some(winner)) if winner == mine.other() => e.allies[winner.ix()],
        _ => Seats::NONE,
    }
}

/// Their ships go home now: they neither land nor bring rewards.
fn send_allies_home(t: &mut Telling) -> Ruling {
    let allies = winning_allies(t);
    let Some(side) = t.encounter().winner() else { return Ok(()) };
    let place = if side == Side::Offense { Place::Gate } else { Place::Beside };
    let order = t.timing_order().into_iter().filter(|s| allies.has(*s));
    let ships: Vec<(Seat, ShipList)> = order.map(|s| (s, t.ships_at(t.colour(s), place).collect())).collect();
    let ways = t.ways_home(&ships)?;
    allies.iter().for_each(|ally| t.bend_number(Query::ShipWorthInGains, ally, Fold::Is(0)));
    t.send_home(ways);
    Ok(())
}
