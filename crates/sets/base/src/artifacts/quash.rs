//! Quash: a deal that was agreed is undone, and both dealers pay the penalty (R14.11, O10).

use engine::ability::*;
use engine::deeds::Deed;
use engine::flow::Outcome;
use engine::table::CardType;
use engine::windows::Moment;

/// Quash.
pub static QUASH: CardDef = CardDef {
    id: "quash",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::DealMade,
        applies: |look| look.encounter().outcome == Some(Outcome::Deal),
        effect: &[undo],
        ..Ability::PLAIN
    }],
};

fn undo(t: &mut Telling) -> Ruling {
    t.tell(Deed::Outcome(Outcome::FailedDeal));
    Ok(())
}
