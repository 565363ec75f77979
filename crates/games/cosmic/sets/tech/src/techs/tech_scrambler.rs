//! Tech Scrambler: another tech is cancelled and discarded.

use engine::prelude::*;

use super::{PLAIN, is_tech, spend};

/// Tech Scrambler, hidden until it is used (T9): for any number of ships (T8). Ruling T-20: at any time, also as an answer.
pub static TECH_SCRAMBLER: PieceDef = PieceDef {
    id: "tech-scrambler",
    abilities: &[
        Ability {
            when: Moment::Used,
            even_lost: true,
            applies: |look| tech_at_work(look).is_some_and(|piece| is_within_reach(look, piece)),
            effect: &[answer],
            welcome: |look| if look.used().is_some_and(|used| used.by == look.me) { -2 } else { 1 },
            ..Ability::PLAIN
        },
        Ability {
            when: Moment::Anytime,
            even_lost: true,
            applies: |look| !targets(look).is_empty(),
            effect: &[scramble],
            ..Ability::PLAIN
        },
    ],
    ..PLAIN
};

/// The tech whose use is in question.
fn tech_at_work(look: &Look) -> Option<PieceId> {
    look.stoppable_use().and_then(|used| used.piece).filter(|piece| is_tech(look, look.piece(*piece)))
}

/// Its number is not above the number of ships on this one. Where that is X, it is the number of ships that research it.
fn is_within_reach(look: &Look, piece: PieceId) -> bool {
    let mine = look.piece.expect("a tech is used");
    let ships = look.crew(mine, look.me).len();
    let researchers = || look.ships.iter().filter(|ship| ship.place == Place::On(piece)).count();
    let number = look.cast().def(look.piece(piece).def).number.map_or_else(researchers, usize::from);
    piece != mine && ships > 0 && number <= ships
}

/// Techs that lie face up.
fn targets(look: &Look) -> Vec<PieceId> {
    let open = look.game.pieces().filter(|(_, piece)| piece.up && is_tech(look, piece)).map(|(id, _)| id);
    open.filter(|id| is_within_reach(look, *id)).collect()
}

fn answer(t: &mut Telling) -> Ruling {
    if let (Some(frame), Some(piece)) = (t.use_frame(), tech_at_work(t)) {
        discard_both(t, piece);
        t.tell(CourseDeed::Cancel { frame, how: Cancel::Card });
    }
    Ok(())
}

fn scramble(t: &mut Telling) -> Ruling {
    let targets = targets(t);
    let game = t.game;
    let card = |piece: PieceId| game.piece(piece).card.expect("a tech is a card");
    let chosen = t.card_among(Topic::Choose, targets.iter().map(|piece| card(*piece)).collect())?;
    let piece = targets.into_iter().find(|piece| card(*piece) == chosen).expect("one of them was chosen");
    discard_both(t, piece);
    Ok(())
}

fn discard_both(t: &mut Telling, piece: PieceId) {
    let mine = t.piece.expect("a tech is used");
    t.tell(PieceDeed::Turn { piece: mine, up: true, by: t.me });
    t.tell(PieceDeed::Leave { piece });
    spend(t);
}
