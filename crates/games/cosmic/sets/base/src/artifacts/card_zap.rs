//! Card Zap: a flare or artifact being played has no effect and is discarded (R20.6).

use engine::prelude::*;

/// Card Zap.
pub static CARD_ZAP: CardDef = CardDef {
    id: "card-zap",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::Played,
        applies: another_flare_or_artifact,
        effect: &[cancel],
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

fn another_flare_or_artifact(look: &Look) -> bool {
    look.stoppable_use().is_some_and(|used| {
        used.by != look.me
            && used.card.is_some_and(|(c, _)| matches!(look.card_type(c), CardType::Flare | CardType::Artifact))
    })
}

fn cancel(t: &mut Telling) -> Ruling {
    if let (Some(frame), Some(_)) = (t.use_frame(), t.stoppable_use()) {
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Card });
    }
    Ok(())
}
