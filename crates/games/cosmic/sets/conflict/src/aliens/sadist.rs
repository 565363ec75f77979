//! Sadist: wins when all others have lost many ships; wild: is paid for sending ships to the warp.

use engine::prelude::*;

use crate::CONFLICT;

/// So many ships each of the others must have lost.
const PAIN: usize = 8;

/// Sadist.
pub static SADIST: Alien = Alien {
    id: "sadist",
    set: CONFLICT,
    alert: Alert::Red,
    power: &[Ability {
        when: Moment::RegroupBegins,
        applies: |look| least_hurt(look).1 >= PAIN,
        effect: &[|t| t.win()],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Lost,
        applies: |look| !my_victims(look).is_empty(),
        effect: &[enjoy],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::EncounterBegins,
        applies: |look| !retrievers(look).is_empty(),
        effect: &[choose_two, save, hurt],
        welcome: |_| -1,
        ..Ability::PLAIN
    }],
    conflicts: &["zombie", "healer"],
    goal: Some(Goal { steps: PAIN as i32, left: |look| PAIN as i32 - least_hurt(look).1 as i32, brings: hurts }),
    ..Alien::PLAIN
};

/// Of the others the one who has lost the fewest ships, and how many.
fn least_hurt(look: &Look) -> (Seat, usize) {
    let lost = |s: Seat| look.fleet_of(look.colour(s)).filter(|(id, _)| look.is_lost(*id)).count();
    let others = look.others(look.me).iter().map(|s| (s, lost(s)));
    others.min_by_key(|(_, n)| *n).expect("there are other players")
}

/// The ships of the least hurt that go down with a side.
fn hurts(look: &Look, outcome: Outcome) -> i32 {
    match outcome {
        Outcome::Won(side) => look.count_in_encounter(least_hurt(look).0, side.other()) as i32,
        _ => 0,
    }
}

/// E-SADISTFLARE: the others whose ships I have sent to the warp, by winning as a main player or by a card I have played.
fn my_victims(look: &Look) -> Seats {
    let mine = match look.losses().1 {
        Some(Loss::Losing) => look.i_lead().is_some() && look.encounter().winner() == look.i_lead(),
        Some(Loss::Sent) => {
            look.deed_by() == Some(look.me)
                && look.deed_cause().is_some_and(|a| !matches!(a.source, Source::Power(_) | Source::Piece(_)))
        }
        _ => false,
    };
    if mine { look.losers().without(look.me) } else { Seats::NONE }
}

fn enjoy(t: &mut Telling) -> Ruling {
    let (me, victims) = (t.me, my_victims(t));
    t.draw(me, victims.len() as u8);
    Ok(())
}

/// Players with a ship in the warp and a colony for it (R5.4), as long as somebody else has one to lose.
fn retrievers(look: &Look) -> Seats {
    let can = |s: &Seat| look.in_warp(*s) > 0 && !look.colonies_of(*s).is_empty() && !payers(look, *s).is_empty();
    look.seats().iter().filter(can).collect()
}

fn payers(look: &Look, retriever: Seat) -> Seats {
    look.others(retriever).iter().filter(|s| look.has_free_ship(*s)).collect()
}

fn choose_two(t: &mut Telling) -> Ruling {
    let first = t.seat(Topic::Victim, retrievers(t))?;
    let second = t.seat(Topic::Victim, payers(t, first))?;
    t.keep(first);
    t.keep(second);
    Ok(())
}

fn save(t: &mut Telling) -> Ruling {
    t.follow(Rule::Retrieve, t.recall(0), 1);
    Ok(())
}

fn hurt(t: &mut Telling) -> Ruling {
    let ships = t.ships_to_lose(t.recall(1), 1, false)?;
    t.send_to_warp(ships);
    Ok(())
}
