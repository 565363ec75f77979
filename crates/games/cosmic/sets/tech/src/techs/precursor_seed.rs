//! Precursor Seed: a second power.

use engine::prelude::*;

use super::PLAIN;

/// Precursor Seed. The sheet of the alien lies beside it and goes with it; a compulsory power stays compulsory (ruling T-15),
/// and all powers are lost together.
pub static PRECURSOR_SEED: PieceDef = PieceDef {
    id: "precursor-seed",
    number: Some(9),
    calls_unused: true,
    enters: &[|t| {
        let spot = Spot::Piece(t.piece.expect("it has just been completed"));
        t.tell(PieceDeed::Enter { what: Entrant::Unused, spot, up: true, by: t.me });
        Ok(())
    }],
    abilities: &[Ability {
        when: Moment::PieceChanges,
        applies: |look| look.my_piece_leaves() && !grown(look).is_empty(),
        effect: &[|t| {
            for piece in grown(t) {
                t.discard(t.game.piece(piece).cards.clone());
                t.tell(PieceDeed::Leave { piece });
            }
            Ok(())
        }],
        ..Ability::PASSIVE
    }],
    ..PLAIN
};

/// What has come of it.
fn grown(look: &Look) -> Vec<PieceId> {
    let seed = look.piece.expect("a tech is used");
    look.sheets().filter(|(.., sheet)| sheet.spot == Spot::Piece(seed)).map(|(id, ..)| id).collect()
}
