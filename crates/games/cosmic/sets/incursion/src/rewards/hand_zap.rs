//! Hand Zap: a player gets a whole new hand (rewards.md 5).

use engine::prelude::*;

/// Hand Zap.
pub static HAND_ZAP: CardDef = CardDef {
    id: "hand-zap",
    abilities: &[Ability {
        when: Moment::EncounterBegins,
        effect: &[zap_hand],
        welcome: |_| 1,
        prefers: Some(|look, pick| if pick == Pick::Seat(look.me) { -1 } else { 1 }),
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

fn zap_hand(t: &mut Telling) -> Ruling {
    let whose = t.seat(Topic::Victim, t.seats())?;
    t.follow(Rule::NewHand, whose, 1); // at once: nothing may be played in answer
    Ok(())
}
