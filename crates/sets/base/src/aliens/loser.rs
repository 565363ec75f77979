//! Loser: declares an upset, and then the winners lose and the losers win.

use engine::ability::*;
use engine::deeds::Deed;
use engine::flow::{Label, Outcome};
use engine::table::*;
use engine::windows::Moment;

use crate::BASE;

/// Loser.
pub static LOSER: Alien = Alien {
    id: "loser",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        applies: |look| look.encounter().upset.is_none(),
        effect: &[declare_upset_with_attacks],
        ..Ability::PLAIN
    }],
    wild: &[Ability { when: Moment::BeforeSelect, who: Who::Main, effect: &[both_lose], ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| look.encounter().upset.is_none(),
        effect: &[declare_upset],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// After all other effects on who wins, as a zapped Human's (R11.6).
fn declare_upset(t: &mut Telling) -> Ruling {
    let source = t.source();
    t.tell(Deed::Upset { source });
    Ok(())
}

/// Before cards are selected both main players are held to attacks, if they have any.
fn declare_upset_with_attacks(t: &mut Telling) -> Ruling {
    for side in Side::BOTH {
        t.tell(Deed::ForceType { side, kind: CardType::Attack });
    }
    declare_upset(t)
}

/// R11.8: no cards are played, and all ships in the encounter go to the warp.
fn both_lose(t: &mut Telling) -> Ruling {
    t.tell(Deed::Outcome(Outcome::BothLose));
    t.tell(Deed::Goto(Label::Resolution));
    Ok(())
}
