//! Warrior: gains experience in every encounter and adds it to its attacks.

use engine::ability::*;
use engine::deeds::Deed;
use engine::flow::Outcome;
use engine::windows::Moment;

use crate::BASE;

/// Warrior.
pub static WARRIOR: Alien = Alien {
    id: "warrior",
    name: "Warrior",
    set: BASE,
    alert: Alert::Green,
    power: &[
        Ability {
            when: Moment::Revealed,
            who: Who::Main,
            applies: |look| look.i_lead().and_then(|s| look.shown(s)).is_some_and(|f| f.attack().is_some()),
            effect: &[add_tokens],
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
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Ally,
        applies: |look| look.my_sheet().tokens > 0,
        effect: &[add_tokens],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

fn add_tokens(t: &mut Telling) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    t.add_to_total(side, t.my_sheet().tokens as i32);
    Ok(())
}

/// One for a win or a deal, two for a defeat; one more on the smaller table. AL-WARRIOR-2: to resettle is to win.
fn experience(look: &Look) -> i8 {
    let won = match look.encounter().outcome {
        Some(Outcome::Won(side)) => look.i_lead() == Some(side),
        Some(Outcome::Deal | Outcome::Resettled) => true,
        Some(Outcome::FailedDeal | Outcome::BothLose) => false,
        Some(Outcome::Ended) | None => return 0,
    };
    let extra = look.state().options.four_planets as i8;
    extra + if won { 1 } else { 2 }
}

fn gain_tokens(t: &mut Telling) -> Ruling {
    let n = experience(t);
    let sheet = t.sheet.expect("a power is used from a sheet");
    t.tell(Deed::Tokens { sheet, n });
    Ok(())
}
