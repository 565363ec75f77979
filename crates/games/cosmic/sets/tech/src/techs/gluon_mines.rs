//! Gluon Mines: ships of the other side are lost before cards are shown.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Gluon Mines, hidden until they are used (T9): for any number of ships (T8).
pub static GLUON_MINES: PieceDef = PieceDef {
    id: "gluon-mines",
    abilities: &[Ability {
        when: Moment::Selected,
        who: Who::Defense,
        even_lost: true,
        applies: |look| !crew(look).is_empty() && !attackers(look).is_empty(),
        effect: &[explode, look_around],
        welcome: |look| if crew(look).len() >= 3.min(attackers(look).len()) { 4 } else { -1 },
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn crew(look: &Look) -> ShipList {
    look.crew(look.piece.expect("a tech is used"), look.me)
}

/// The ships of the other side.
fn attackers(look: &Look) -> ShipList {
    let other = look.lead().other();
    look.timing_order().into_iter().flat_map(|seat| look.ships_in_encounter(seat, other)).collect()
}

/// Ruling T-13: the defense picks them, and an ally may lose all.
fn explode(t: &mut Telling) -> Ruling {
    let (n, piece) = (crew(t).len(), t.piece.expect("a tech is used"));
    let ships = t.ships(Topic::MoveShips, &attackers(t), n, n)?;
    t.tell(PieceDeed::Turn { piece, up: true, by: t.me });
    spend(t);
    t.send_to_warp(ships);
    Ok(())
}

/// Without a ship left the other side has lost.
fn look_around(t: &mut Telling) -> Ruling {
    if attackers(t).is_empty() {
        t.impose(Bend::Decided(Outcome::Won(t.lead())));
    }
    Ok(())
}
