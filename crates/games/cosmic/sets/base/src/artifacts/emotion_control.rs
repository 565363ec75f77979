//! Emotion Control: every revealed attack is a negotiate for this encounter (O7).

use engine::prelude::*;

/// Emotion Control.
pub static EMOTION_CONTROL: CardDef = CardDef {
    id: "emotion-control",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::Revealed,
        applies: any_attack,
        effect: &[calm],
        welcome: |look| if look.my_side().is_some() { 0 } else { -1 },
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

fn any_attack(look: &Look) -> bool {
    Side::BOTH.into_iter().any(|s| look.current(s).is_some_and(|c| c.is_attack()))
}

fn calm(t: &mut Telling) -> Ruling {
    for side in Side::BOTH {
        if t.current(side).is_some_and(|c| c.is_attack()) {
            t.change(side, Change::Become(Face::Negotiate));
        }
    }
    Ok(())
}
