//! Human: adds 4 to its side's total; zapped, its side wins.

use engine::ability::*;
use engine::deeds::Deed;
use engine::flow::Change;
use engine::table::*;
use engine::windows::Moment;

use crate::BASE;

/// Human.
pub static HUMAN: Alien = Alien {
    id: "human",
    name: "Human",
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
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Involved,
        effect: &[add_eight],
        on_zapped: Some(win),
        ..Ability::WITH_POWER
    }],
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

/// R20.7, AL-HUMAN-2: whatever cards were revealed.
fn win(t: &mut Telling) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    t.tell(Deed::Decide { side });
    Ok(())
}

fn become_42(t: &mut Telling) -> Ruling {
    let side = t.i_lead().expect("a main player");
    t.change(side, Change::Become(Face::Attack(42)));
    Ok(())
}
