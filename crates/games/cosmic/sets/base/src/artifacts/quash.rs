//! Quash: a deal that was agreed is undone, and all dealers pay the penalty (R14.11, O10).

use engine::prelude::*;

/// Quash.
pub static QUASH: CardDef = CardDef {
    id: "quash",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::DealOver,
        applies: |look| look.encounter().outcome == Some(Outcome::Deal),
        effect: &[undo],
        welcome: |look| if look.i_lead().is_none() && helps_a_leader(look) { 5 } else { -1 },
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

/// The deal grants a colony to somebody who is near to winning.
fn helps_a_leader(look: &Look) -> bool {
    let Some(deal) = look.encounter().deal.as_deref() else { return false };
    deal.gifts().any(|(_, taker, gift)| gift.colony.is_some() && look.missing(taker) <= 2)
}

fn undo(t: &mut Telling) -> Ruling {
    t.tell(CourseDeed::Outcome(Outcome::FailedDeal));
    Ok(())
}
