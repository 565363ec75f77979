//! Sniveler: so far only its super flare, with which it asks for a share of a win or fights for it.

use engine::ability::*;
use engine::ask::{Answer, Question, Topic};
use engine::deeds::Deed;
use engine::flow::{LastStand, StandKind};
use engine::table::*;
use engine::windows::Moment;

use crate::INCURSION;

/// Sniveler.
pub static SNIVELER: Alien = Alien {
    id: "sniveler",
    set: INCURSION,
    alert: Alert::Yellow,
    super_flare: &[Ability { when: Moment::GameEnds, applies: nearly_wins, effect: &[whine], ..Ability::PLAIN }],
    complete: false,
    ..Alien::PLAIN
};

/// Others win, and I am within one colony of winning.
fn nearly_wins(look: &Look) -> bool {
    let left_out = look.proposed_winners().is_some_and(|winners| !winners.is_empty() && !winners.has(look.me));
    left_out && look.progress(look.me) + 1 >= look.needed(look.me)
}

/// The win is shared if all winners agree; else one who refuses may be fought for it (AL-SNIVELER-4, AL-SNIVELER-5).
fn whine(t: &mut Telling) -> Ruling {
    let me = t.me;
    let winners = t.proposed_winners().unwrap_or(Seats::NONE);
    let asked: Vec<(Seat, Question)> = winners.iter().map(|s| (s, Question::YesNo)).collect();
    let answers = t.ask_all(Topic::Agree, &asked)?;
    let agrees = |a: &Answer| *a == Answer::YesNo(true);
    let refuse: Seats = winners.iter().zip(&answers).filter(|(_, a)| !agrees(a)).map(|(s, _)| s).collect();
    if refuse.is_empty() {
        let mut seats = winners;
        seats.add(me);
        t.tell(Deed::Winners { seats });
        return Ok(());
    }
    // R7.2: only where there is a planet left to aim at
    let open = refuse.iter().filter(|s| t.possible_targets(me).has(*s)).collect();
    if let Some(seat) = t.seat_or_none(Topic::Target, open)? {
        let stand = LastStand { by: me, kind: StandKind::SideWins };
        t.tell(Deed::Stand { stand, against: Some(seat) });
    }
    Ok(())
}
