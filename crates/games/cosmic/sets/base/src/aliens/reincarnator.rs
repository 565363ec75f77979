//! Reincarnator: becomes an alien that nobody plays whenever it loses.

use engine::prelude::*;

use crate::BASE;

/// Reincarnator.
pub static REINCARNATOR: Alien = Alien {
    id: "reincarnator",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::ResolutionEnds,
        who: Who::Involved,
        limit: Limit::Encounter,
        applies: |look| loses(look, look.me),
        effect: &[reincarnate],
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        about: Some(others_who_lose),
        effect: &[hand_over, transform],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::ResolutionEnds,
        who: Who::Involved,
        applies: |look| loses(look, look.me) && !reincarnated(look),
        effect: &[stay],
        ..Ability::PLAIN
    }],
    calls_unused: true,
    ..Alien::PLAIN
};

/// On the losing side, or a main player whose deal failed.
fn loses(look: &Look, seat: Seat) -> bool {
    let e = look.encounter();
    e.lost_by(seat) || e.outcome == Some(Outcome::FailedDeal) && e.leads(seat).is_some()
}

/// The use of my power.
fn power(look: &Look) -> AbilityRef {
    AbilityRef { source: Source::Power(look.my_alien()), index: 0 }
}

fn reincarnated(look: &Look) -> bool {
    look.spent().any(|spent| spent == (power(look), look.me))
}

/// My power stays, and the alien I was beside it goes. Who only borrows it loses the own power for good.
fn reincarnate(t: &mut Telling) -> Ruling {
    let (me, piece) = (t.me, t.piece.expect("a power has a sheet"));
    let mine = t.my_piece().owner == Some(me);
    let goes = |s: &PieceId| !mine || t.game.piece(*s).spot == Spot::Piece(piece);
    let old: Vec<PieceId> = t.own_sheets(me).filter(goes).collect();
    t.become_another(me, &old, mine.then_some(piece));
    Ok(())
}

fn stay(t: &mut Telling) -> Ruling {
    let (ability, seat) = (power(t), t.me);
    t.excuse(ability, seat);
    Ok(())
}

/// AL-REINCARNATOR-2: anybody else who loses, but not the Reincarnator.
fn others_who_lose(look: &Look) -> Seats {
    let reincarnator = look.cast().find("reincarnator");
    let is_one = |s: Seat| look.own_sheets(s).any(|piece| look.game.piece(piece).alien() == reincarnator);
    look.others(look.me).iter().filter(|s| loses(look, *s) && !is_one(*s)).collect()
}

/// AL-REINCARNATOR-1: the power goes only when the encounter has ended.
fn hand_over(t: &mut Telling) -> Ruling {
    if let Some(card) = t.card {
        t.give(CardList::from(card), t.victim()); // a copy has no card
    }
    t.later(Moment::AfterEncounter)
}

fn transform(t: &mut Telling) -> Ruling {
    let seat = t.victim();
    let old: Vec<PieceId> = t.own_sheets(seat).collect();
    t.become_another(seat, &old, None);
    Ok(())
}
