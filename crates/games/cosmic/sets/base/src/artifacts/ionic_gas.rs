//! Ionic Gas: nobody collects compensation or rewards in this encounter.

use engine::prelude::*;

/// Ionic Gas.
pub static IONIC_GAS: CardDef = CardDef {
    id: "ionic-gas",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::OutcomeKnown,
        applies: |look| look.encounter().winner().is_some() && !look.bent(Bend::NoGains),
        effect: &[stop_gains],
        welcome: |look| if loses_cards(look) { 5 } else { -1 },
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

/// I have beaten a negotiate: its player collects from me.
fn loses_cards(look: &Look) -> bool {
    let Some(mine) = look.i_lead() else { return false };
    look.encounter().winner() == Some(mine) && look.current(mine.other()).is_some_and(|c| c.is_negotiate())
}

fn stop_gains(t: &mut Telling) -> Ruling {
    t.impose(Bend::NoGains);
    Ok(())
}
