//! Ionic Gas: nobody collects compensation or rewards in this encounter.

use engine::ability::*;
use engine::deeds::Deed;
use engine::table::CardType;
use engine::windows::Moment;

/// Ionic Gas.
pub static IONIC_GAS: CardDef = CardDef {
    id: "ionic-gas",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::OutcomeKnown,
        applies: |look| look.encounter().winner().is_some() && !look.encounter().no_gains,
        effect: &[stop_gains],
        ..Ability::PLAIN
    }],
};

fn stop_gains(t: &mut Telling) -> Ruling {
    t.tell(Deed::NoGains);
    Ok(())
}
