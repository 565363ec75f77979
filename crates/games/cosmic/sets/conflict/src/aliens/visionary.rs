//! Visionary: tells its opponent which encounter card to play.

use engine::prelude::*;

use crate::CONFLICT;

const POWER: Ability = Ability {
    when: Moment::BeforeSelect,
    who: Who::Main,
    limit: Limit::Encounter, // R9.6: a new hand is bound by the word that was given
    applies: |look| look.i_lead().is_some_and(|side| is_free(look, side.other())),
    effect: &[dictate],
    prefers: Some(|_, pick| if pick == Pick::Face(Face::Negotiate) { 1 } else { 0 }),
    ..Ability::PLAIN
};

/// Visionary.
pub static VISIONARY: Alien = Alien {
    id: "visionary",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[POWER],
    wild: &[Ability {
        when: Moment::Anytime,
        who: Who::Main,
        applies: |look| !look.reaching(look.others(look.me), Purpose::Show).is_empty(),
        effect: &[see_through_all],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability { who: Who::NotMain, applies: |_| true, about: Some(mains), uses_power: true, ..POWER }],
    ..Alien::PLAIN
};

/// The side has not selected its encounter card: nothing can be demanded of one that lies there (rewards.md 3).
fn is_free(look: &Look, side: Side) -> bool {
    look.encounter().slot(side).is_none()
}

fn mains(look: &Look) -> Seats {
    Side::BOTH.into_iter().filter(|side| is_free(look, *side)).filter_map(|side| look.encounter().main(side)).collect()
}

/// It has to play the card if it can; what it promised before comes first (AL-SEEKER-1). AL-VISIONARY-1: any negotiate is
/// one, but a special one is that very card.
fn dictate(t: &mut Telling) -> Ruling {
    let faces = t.namable().into_iter().filter(|f| f.is_encounter()).collect();
    let face = t.name(Topic::Name, faces)?;
    let sort = if face == Face::Negotiate { Sort::Type(CardType::Negotiate) } else { Sort::Face(face) };
    let seat = t.about.unwrap_or_else(|| t.other_lead());
    t.vow(seat, Intent::Play(sort), true);
    Ok(())
}

/// Each of the others shows me the card, or any other without it; all at the same time.
fn see_through_all(t: &mut Telling) -> Ruling {
    let face = t.name(Topic::Name, t.namable())?;
    let (mut asked, me) = (Vec::new(), t.me);
    for seat in t.reaching(t.others(me), Purpose::Show).iter() {
        let hand = t.reach(seat, Purpose::Show);
        let named: CardList = hand.iter().copied().filter(|c| t.face(*c) == face).collect();
        let among = if named.is_empty() { hand } else { named };
        asked.push((seat, Question::Cards { among, min: 1, max: 1 }));
    }
    for answer in t.ask_all(Topic::Choose, &asked)? {
        if let Answer::Cards(cards) = answer {
            t.tell(CardDeed::Show { cards, to: Some(me) });
        }
    }
    Ok(())
}
