//! Loser: declares an upset, and then the winners lose and the losers win.

use engine::prelude::*;

use crate::BASE;

/// Loser.
pub static LOSER: Alien = Alien {
    id: "loser",
    set: BASE,
    alert: Alert::Green,
    power: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        applies: |look| !look.bent(Bend::Upset),
        holds: |look| look.could_obey(look.me, CardType::Attack), // AL-LOSER-1
        effect: &[declare_upset_with_attacks],
        welcome: low_cards,
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        effect: &[both_lose],
        welcome: |look| if look.i_lead() == Some(Side::Defense) && low_cards(look) > 5 { 3 } else { -3 },
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Main,
        applies: |look| !look.bent(Bend::Upset),
        effect: &[declare_upset],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// How much better my lowest attack is in losing than my highest one in winning.
fn low_cards(look: &Look) -> i8 {
    look.my_attacks().map_or(-1, |(low, high)| (2 * 10 - low - high).clamp(-100, 100) as i8)
}

/// After all other effects on who wins, as a zapped Human's (R11.6).
fn declare_upset(t: &mut Telling) -> Ruling {
    t.impose(Bend::Upset);
    Ok(())
}

/// Before cards are selected both main players are held to attacks, if they have any.
fn declare_upset_with_attacks(t: &mut Telling) -> Ruling {
    for side in Side::BOTH {
        t.impose(Bend::MustSelect(side, Sort::Type(CardType::Attack)));
    }
    declare_upset(t)
}

/// R11.8: no cards are played, and all ships in the encounter go to the warp.
fn both_lose(t: &mut Telling) -> Ruling {
    t.tell(CourseDeed::Outcome(Outcome::BothLose));
    t.tell(CourseDeed::Goto(Label::Resolution));
    Ok(())
}
