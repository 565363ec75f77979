//! Tick-Tock: each defense won and each deal made takes a token; without tokens it wins at once.

use engine::prelude::*;

use crate::BASE;

/// The note on the sheet: how many tokens lie there.
const TOKENS: &str = "tokens";

/// Tick-Tock.
pub static TICK_TOCK: Alien = Alien {
    id: "tick-tock",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::OutcomeKnown,
        applies: |look| matches!(look.encounter().outcome, Some(Outcome::Won(Side::Defense) | Outcome::Deal)),
        effect: &[tick, win_without_tokens],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Shuffled,
        applies: |look| !look.ships_on_colonies(look.me).is_empty() && !foreign_planets(look).is_empty(),
        effect: &[settle_anywhere],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Main,
        applies: |look| {
            let e = look.encounter();
            let won = e.outcome == Some(Outcome::Deal) || e.winner().is_some_and(|s| look.i_lead() == Some(s));
            won && tokens(look) > 0 && !look.losable(look.me, true).is_empty()
        },
        effect: &[pay_to_tick, win_without_tokens],
        ..Ability::PLAIN
    }],
    setup: &[lay_tokens],
    goal: Some(Goal {
        steps: 10,
        left: |look| tokens(look) as i32,
        brings: |_, outcome| matches!(outcome, Outcome::Won(Side::Defense) | Outcome::Deal) as i32,
    }),
    notes: &[NoteDef::open(TOKENS)],
    ..Alien::PLAIN
};

/// The tokens on my sheet.
fn tokens(look: &Look) -> i16 {
    look.noted(TOKENS).unwrap_or(0)
}

/// Ten tokens, eight with four planets; nothing more after an aftershock (R24.6: only cards are dealt anew).
fn lay_tokens(t: &mut Telling) -> Ruling {
    if t.recall::<u8>(0) == 0 {
        let n: i16 = if t.state().options.four_planets { 8 } else { 10 };
        t.note(TOKENS, n);
    }
    Ok(())
}

fn tick(t: &mut Telling) -> Ruling {
    take_token(t);
    Ok(())
}

fn take_token(t: &mut Telling) {
    let left = tokens(t).saturating_sub(1).max(0);
    t.note(TOKENS, left);
}

/// Ruling G-036: at once, with all who meet a victory condition in that instant (AL-TICKTOCK-1); but not without the
/// power, should the price of the flare have cost it (R19.6).
fn win_without_tokens(t: &mut Telling) -> Ruling {
    let piece = t.piece.expect("the sheet with the tokens");
    if tokens(t) == 0 && t.has_power(piece) == Some(t.me) {
        t.win()?;
    }
    Ok(())
}

fn pay_to_tick(t: &mut Telling) -> Ruling {
    let own = t.losable(t.me, true);
    let ships = t.ships(Topic::LoseShips, &own, 1, 1)?;
    t.tell(ShipDeed::Lose { ships, why: Loss::Cost });
    take_token(t);
    Ok(())
}

/// Home planets of others on which I have no colony.
fn foreign_planets(look: &Look) -> Vec<PlanetId> {
    let others = look.others(look.me);
    let planets = others.iter().flat_map(|s| look.home_planets(s));
    planets.filter(|p| !look.has_colony(look.me, *p)).collect()
}

fn settle_anywhere(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, foreign_planets(t).into_iter().collect())?;
    t.found_colony(planet)
}
