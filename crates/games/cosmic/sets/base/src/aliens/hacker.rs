//! Hacker: chooses from whom it collects compensation and which cards; or which of its own cards the opponent gets.

use engine::prelude::*;

use crate::BASE;

/// Hacker.
pub static HACKER: Alien = Alien {
    id: "hacker",
    set: BASE,
    alert: Alert::Green,
    power: &[
        Ability {
            when: Moment::Compensation,
            who: Who::Main,
            applies: |look| gain(look).is_some_and(|g| g.seat == look.me) && !victims(look).is_empty(),
            effect: &[collect_by_choice],
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::Compensation,
            who: Who::Main,
            applies: |look| opponent_collects(look) && look.reaches(look.me, Purpose::BeTaken),
            effect: &[select_own_cards],
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::Compensation,
        who: Who::Main,
        applies: opponent_collects,
        effect: &[refuse],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Took,
        who: Who::Main,
        applies: |look| chosen_victim(look).is_some(),
        effect: &[give_back],
        ..Ability::PLAIN
    }],
    ..Alien::PLAIN
};

/// The gain about to be received, unless nothing is left of it.
fn gain(look: &Look) -> Option<Gain> {
    look.encounter().gaining.filter(|g| g.amount > 0)
}

fn opponent_collects(look: &Look) -> bool {
    gain(look).is_some_and(|g| g.from == Some(look.me) && Some(g.seat) == look.opponent())
}

/// The others who have cards.
fn victims(look: &Look) -> Seats {
    look.reaching(look.others(look.me), Purpose::BeTaken)
}

fn collect_by_choice(t: &mut Telling) -> Ruling {
    let from = t.seat(Topic::Victim, victims(t))?;
    if let Some(gain) = gain(t) {
        t.amend(Amend::Gain(Gain { from: Some(from), chooser: Some(t.me), ..gain }));
    }
    Ok(())
}

fn select_own_cards(t: &mut Telling) -> Ruling {
    if let Some(gain) = gain(t) {
        t.amend(Amend::Gain(Gain { chooser: Some(t.me), ..gain }));
    }
    Ok(())
}

fn refuse(t: &mut Telling) -> Ruling {
    if let Some(gain) = gain(t) {
        t.amend(Amend::Gain(Gain { amount: 0, ..gain }));
    }
    Ok(())
}

/// The player of my choice from whom I have just collected, and how many cards.
fn chosen_victim(look: &Look) -> Option<(Seat, usize)> {
    let power = |s: Source| matches!(s, Source::Power(a) if look.is_alien(look.me, a));
    let by_choice = look.spent().any(|(ability, by)| by == look.me && power(ability.source));
    match look.deed() {
        Some(Deed::Cards(CardDeed::Take { from, to, why: TakeWhy::Compensation, taken, .. }))
            if *to == look.me && by_choice && !taken.is_empty() =>
        {
            Some((*from, taken.len()))
        }
        _ => None,
    }
}

fn give_back(t: &mut Telling) -> Ruling {
    let Some((to, most)) = chosen_victim(t) else { return Ok(()) };
    let cards = t.cards(Topic::Give, t.reach(t.me, Purpose::Give), 1, most)?;
    t.give(cards, to);
    Ok(())
}
