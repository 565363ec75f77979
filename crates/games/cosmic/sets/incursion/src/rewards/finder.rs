//! Finder: looks into a hand for one card that was named (CI-02).

use engine::prelude::*;

/// What is said aloud.
const NAMES: &str = "names";

/// Finder.
pub static FINDER: CardDef = CardDef {
    id: "finder",
    abilities: &[Ability {
        when: Moment::Anytime,
        applies: |look| !with_cards(look).is_empty(),
        effect: &[search, find],
        ..Ability::PLAIN
    }],
    words: &[NAMES],
    ..CardDef::PLAIN
};

fn with_cards(look: &Look) -> Seats {
    look.reaching(look.others(look.me), Purpose::Show)
}

fn search(t: &mut Telling) -> Ruling {
    let by = t.me;
    let at = t.seat(Topic::Victim, with_cards(t))?;
    let face = t.name(Topic::Name, t.namable())?;
    t.keep(at);
    t.keep(face);
    t.say(by, NAMES, &[face.into()]);
    t.tell(CardDeed::Look { at: Zone::Hand(at), by });
    Ok(())
}

/// The card may be taken if it is there: a rift is taken, too (RI-01).
fn find(t: &mut Telling) -> Ruling {
    let (at, face): (Seat, Face) = (t.recall(0), t.recall(1));
    let there: CardList = t.reach_where(at, Purpose::BeTaken, |f| f == face).into_iter().take(1).collect();
    if there.is_empty() {
        return Ok(());
    }
    let (to, taken) = (t.me, t.cards(Topic::Take, there, 0, 1)?);
    if !taken.is_empty() {
        t.tell(CardDeed::Take { from: at, to, n: 1, why: TakeWhy::Effect, backs: None, taken }); // AL-GLUTTON-1
    }
    Ok(())
}
