//! Kicker: laid face down in planning, it multiplies what its player's encounter card brings (IR-10 to IR-13).

use engine::prelude::*;

/// Kicker.
pub static KICKER: CardDef = CardDef {
    id: "kicker",
    kind: CardType::Kicker,
    abilities: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        is_use: false,
        plays: false,
        limit: Limit::Encounter,
        applies: may_kick,
        effect: &[kick],
        welcome: |look| if look.printed() > 1 { 6 } else { -20 },
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

/// One for each main player; the offense commits itself first (KI-04).
fn may_kick(look: &Look) -> bool {
    let mut kickers = look.encounter().slots.of(Role::Kicker);
    match look.i_lead() {
        Some(Side::Offense) => kickers.next().is_none(),
        Some(Side::Defense) => kickers.all(|k| k.side == Side::Offense),
        None => false,
    }
}

fn kick(t: &mut Telling) -> Ruling {
    let (side, card) = (t.lead(), t.card.expect("a kicker is a card"));
    t.tell(CourseDeed::Lay { role: Role::Kicker, side, card, open: false });
    Ok(())
}
