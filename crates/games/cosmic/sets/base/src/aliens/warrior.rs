//! Warrior: gains experience in every encounter and adds it to its attacks.

use engine::prelude::*;

use crate::BASE;

/// The note on the sheet: how many tokens lie there.
const TOKENS: &str = "tokens";

/// Warrior.
pub static WARRIOR: Alien = Alien {
    id: "warrior",
    set: BASE,
    alert: Alert::Green,
    power: &[
        Ability {
            when: Moment::Revealed,
            who: Who::Main,
            applies: |look| look.i_lead().and_then(|s| look.shown(s)).is_some_and(|f| f.attack().is_some()),
            effect: &[add_tokens],
            suits: Some(|look| if attack_card(look) { tokens(look) as i8 } else { 0 }),
            ..Ability::MUST
        },
        // Z-01, AL-WARRIOR-1: gaining experience is no use of the power
        Ability {
            when: Moment::AfterEncounter,
            who: Who::Main,
            applies: |look| experience(look) > 0,
            effect: &[gain_tokens],
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability {
        when: Moment::AfterEncounter,
        who: Who::Defense,
        applies: can_strike_back,
        holds: |look| look.has_encounter_card(look.me),
        effect: &[strike_back],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Ally,
        applies: |look| tokens(look) > 0,
        effect: &[add_tokens],
        ..Ability::WITH_POWER
    }],
    notes: &[NoteDef::open(TOKENS)],
    ..Alien::PLAIN
};

/// The tokens on my sheet.
fn tokens(look: &Look) -> i16 {
    look.noted(TOKENS).unwrap_or(0)
}

fn attack_card(look: &Look) -> bool {
    look.card.is_some_and(|c| look.face(c).attack().is_some())
}

fn add_tokens(t: &mut Telling) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    t.add_to_total(side, tokens(t) as i32);
    Ok(())
}

/// One for a win or a deal, two for a defeat; one more on the smaller table. AL-WARRIOR-2: to resettle is to win.
fn experience(look: &Look) -> i16 {
    let won = match look.encounter().outcome {
        Some(Outcome::Won(side)) => look.i_lead() == Some(side),
        Some(Outcome::Deal | Outcome::Resettled) => true,
        Some(Outcome::FailedDeal | Outcome::BothLose) => false,
        Some(Outcome::Granted | Outcome::Success | Outcome::Ended) | None => return 0,
    };
    let extra = look.state().options.four_planets as i16;
    extra + if won { 1 } else { 2 }
}

fn gain_tokens(t: &mut Telling) -> Ruling {
    let n = tokens(t) + experience(t);
    t.note(TOKENS, n);
    Ok(())
}

/// R17.7: with an encounter card, a ship to launch and a planet to aim at in the offense's home system.
fn can_strike_back(look: &Look) -> bool {
    let offense = look.encounter().offense;
    let targets = look.legal_targets(look.me, look.colour(offense));
    offense != look.me
        && !look.is_planned(When::After(look.encounter_id()))
        && !look.ships_on_colonies(look.me).is_empty()
        && !targets.is_empty()
}

/// The former defense meets the former offense at home.
fn strike_back(t: &mut Telling) -> Ruling {
    let (offense, defense) = (t.me, t.encounter().offense);
    t.plan(offense, Some(defense), When::After(t.encounter_id()));
    Ok(())
}
