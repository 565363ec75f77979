//! Fury: a token for each of its ships that is lost or removed; tokens change its side's total by 3 each.

use engine::prelude::*;

use crate::INCURSION;

/// What a token changes the total by.
const WORTH: i32 = 3;
/// The number of the ability that spends tokens.
const SPENDS: u8 = 1;
const WAYS: &[&str] = &["add", "subtract"];

/// The note on the sheet: how many tokens lie there.
const TOKENS: &str = "tokens";

/// Fury.
pub static FURY: Alien = Alien {
    id: "fury",
    set: INCURSION,
    alert: Alert::Green,
    power: &[
        Ability {
            when: Moment::Lost,
            applies: |look| !look.losses_of(look.me).is_empty(),
            effect: &[rage],
            ..Ability::MUST
        },
        Ability {
            when: Moment::Selected,
            who: Who::Involved,
            is_use: false, // Z-01: discarding tokens is no use of the power
            applies: |look| tokens(look) > 0,
            effect: &[spend],
            labels: WAYS,
            prefers: Some(|_, pick| if pick == Pick::Option(0) { 5 } else { 0 }),
            ..Ability::PLAIN
        },
    ],
    wild: &[Ability {
        when: Moment::OutcomeKnown,
        who: Who::Main,
        applies: |look| !destroyable(look).is_empty(),
        effect: &[destroy],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selected,
        who: Who::Involved,
        is_use: false,
        applies: |look| tokens(look) > 0 && !has_spent(look),
        effect: &[count_all],
        labels: WAYS,
        ..Ability::WITH_POWER
    }],
    notes: &[NoteDef::open(TOKENS)],
    ..Alien::PLAIN
};

/// The tokens on my sheet.
fn tokens(look: &Look) -> i16 {
    look.noted(TOKENS).unwrap_or(0)
}

fn rage(t: &mut Telling) -> Ruling {
    let n = tokens(t) + t.losses_of(t.me).len() as i16;
    t.note(TOKENS, n);
    Ok(())
}

/// Adds 3 to my side's total for each of so many tokens, or subtracts it.
fn vent(t: &mut Telling, tokens: i32) -> Ruling {
    let side = t.my_side().expect("an involved player has a side");
    let sign = if t.choice(0b11)? == 0 { 1 } else { -1 };
    t.add_to_total(side, sign * WORTH * tokens);
    Ok(())
}

fn spend(t: &mut Telling) -> Ruling {
    let all = tokens(t);
    let n = t.number(Topic::HowMany, 1, all as i32)?;
    vent(t, n)?;
    t.note(TOKENS, all - n as i16);
    Ok(())
}

/// The super flare stands in for discarding tokens.
fn has_spent(look: &Look) -> bool {
    let alien = look.my_alien();
    let spends = AbilityRef { source: Source::Power(alien), index: SPENDS };
    look.spent().any(|spent| spent == (spends, look.me))
}

fn count_all(t: &mut Telling) -> Ruling {
    let all = tokens(t);
    vent(t, all as i32)
}

/// The ships of a player of which one can be destroyed: those it commands (G-044), unless it needs them all to win.
fn expendable(look: &Look, seat: Seat) -> Fleet {
    let mut ships = look.losable(seat, true);
    ships.retain(|s| !look.removable(seat, &[*s]).is_empty());
    ships
}

/// Those who beat me and have a ship to spare.
fn destroyable(look: &Look) -> Seats {
    let e = look.encounter();
    let Some(side) = e.winner().filter(|_| e.lost_by(look.me)) else { return Seats::NONE };
    let spare = |s: &Seat| *s != look.me && e.on_side(*s, side) && !expendable(look, *s).is_empty();
    look.seats().iter().filter(spare).collect()
}

/// Each of them removes one ship of its choice from the game.
fn destroy(t: &mut Telling) -> Ruling {
    let mut ships = ShipList::new();
    let hit = destroyable(t);
    for seat in t.timing_order().into_iter().filter(|s| hit.has(*s)) {
        let own = expendable(t, seat);
        ships.extend(t.asking(seat).ships(Topic::LoseShips, &own, 1, 1)?);
    }
    t.tell(ShipDeed::Remove { ships });
    Ok(())
}
