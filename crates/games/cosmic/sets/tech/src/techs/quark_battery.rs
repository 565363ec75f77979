//! Quark Battery: a stored card takes the place of the revealed one.

use engine::prelude::*;

use super::{PLAIN, spend};

/// Quark Battery. Nobody reaches the card under it.
pub static QUARK_BATTERY: PieceDef = PieceDef {
    id: "quark-battery",
    number: Some(3),
    enters: &[charge],
    abilities: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| !look.my_piece().cards.is_empty() && look.encounter().slot(look.lead()).is_some(),
        effect: &[discharge],
        welcome: better,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

fn charge(t: &mut Telling) -> Ruling {
    let cards = t.cards(Topic::Choose, t.hand_where(t.me, Face::is_encounter), 1, 1)?;
    let to = Zone::Piece(t.piece.expect("it has just been completed"));
    if !cards.is_empty() {
        t.tell(CardDeed::Move { cards, to });
    }
    Ok(())
}

/// The revealed card is discarded and the stored one counts: a morph copies what the other side shows (R10.2).
fn discharge(t: &mut Telling) -> Ruling {
    let side = t.lead();
    let Some(&card) = t.my_piece().cards.first() else { return Ok(()) };
    let face = t.face(card);
    let counts_as = if face == Face::Morph { t.shown(side.other()).unwrap_or(face) } else { face };
    t.tell(CourseDeed::Lay { role: Role::Main, side, card, open: true });
    t.change(side, Change::Become(counts_as));
    spend(t);
    Ok(())
}

/// The holder knows what is stored: by how much it is better.
fn better(look: &Look) -> i8 {
    let side = look.lead();
    let value = |face: Option<Face>| face.and_then(Face::attack).unwrap_or(-10);
    let stored = look.my_piece().cards.first().map(|c| look.face(*c));
    let gain = value(stored) - value(look.shown(side));
    if gain > 3 && look.ahead() != side { gain.min(20) as i8 } else { -1 }
}
