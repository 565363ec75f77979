//! Human: adds 4 to its side's total; zapped, its side wins.

use engine::prelude::*;

use crate::BASE;

/// Human.
pub static HUMAN: Alien = Alien {
    id: "human",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Involved,
        effect: &[add_four],
        on_zapped: Some(win),
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.opponent() != look.seat_of_alien("human"),
        effect: &[become_42],
        after: After::ToItsAlien,
        ..Ability::PLAIN
    }],
    super_flare: &[
        Ability {
            when: Moment::Revealed,
            who: Who::Involved,
            effect: &[add_eight, then_maybe_zap],
            on_zapped: Some(win),
            prefers: Some(to_be_rescued),
            ..Ability::WITH_POWER
        },
        // AL-HUMAN-4: discarded straight away, the flare zaps the power that is being used
        Ability {
            when: Moment::Used,
            applies: my_power_at_work,
            effect: &[zap_it],
            after: After::Discarded,
            ..Ability::PLAIN
        },
    ],
    ..Alien::PLAIN
};

fn add(t: &mut Telling, n: i32) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    t.add_to_total(side, n);
    Ok(())
}

fn add_four(t: &mut Telling) -> Ruling {
    add(t, 4)
}

fn add_eight(t: &mut Telling) -> Ruling {
    add(t, 8)
}

/// AL-HUMAN-4: after the 8 the flare may still be discarded to zap the power.
fn then_maybe_zap(t: &mut Telling) -> Ruling {
    let Some(card) = t.card else { return Ok(()) };
    if !t.may(Topic::Whether)? {
        return Ok(());
    }
    let frame = t.my_frame();
    t.tell(CourseDeed::Cancel { frame, how: Cancel::Zap });
    t.discard(CardList::from(card));
    win(t)
}

/// The flare is worth its discard if the encounter is lost otherwise.
fn to_be_rescued(look: &Look, pick: Pick) -> i8 {
    let lost = look.my_side().is_some_and(|side| look.ahead() != side);
    if pick == Pick::Yes { if lost { 5 } else { -5 } } else { 0 }
}

fn my_power_at_work(look: &Look) -> bool {
    look.stoppable_use().is_some_and(|u| u.by == look.me && u.piece.is_some() && u.piece == look.piece)
}

fn zap_it(t: &mut Telling) -> Ruling {
    if let (Some(frame), Some(_)) = (t.use_frame(), t.stoppable_use()) {
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Zap });
    }
    Ok(())
}

/// R20.7, AL-HUMAN-2: whatever cards were revealed.
fn win(t: &mut Telling) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    t.impose(Bend::Decided(Outcome::Won(side)));
    Ok(())
}

fn become_42(t: &mut Telling) -> Ruling {
    let side = t.lead();
    t.change(side, Change::Become(Face::Attack(42)));
    Ok(())
}
