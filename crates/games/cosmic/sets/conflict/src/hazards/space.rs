//! Hazards about ships and turns.

use engine::prelude::*;

use super::{BY_ITSELF, ENCOUNTER, LAW, lies};

/// Black Hole: ships that would go to the warp leave the game (rulings HZ-05, G-055).
pub static BLACK_HOLE: PieceDef = PieceDef {
    id: "black-hole",
    abilities: &[Ability {
        when: Moment::WouldLose,
        applies: |look| !swallowed(look).is_empty(),
        effect: &[swallow],
        ..BY_ITSELF
    }],
    ..ENCOUNTER
};

/// Nobody is left with fewer ships than it takes colonies to win; those beyond that go to the warp.
fn swallowed(look: &Look) -> ShipList {
    look.losers().iter().flat_map(|seat| look.removable(seat, &look.losses_of(seat))).collect()
}

fn swallow(t: &mut Telling) -> Ruling {
    let ships = swallowed(t);
    t.spare(ships.clone());
    t.tell(ShipDeed::Remove { ships });
    Ok(())
}

/// Temporal Anomaly: turns go the other way round, for good (ruling HZ-02); a second one turns them back.
pub static TEMPORAL_ANOMALY: PieceDef = PieceDef {
    id: "temporal-anomaly",
    enters: &[|t| {
        let until = Until::Piece(lies(t, &LAW).expect("the law of hazards"));
        for seat in t.seats().iter() {
            t.impose_until(Bend::Number(Query::TurnPasses, seat, Fold::Times(-1)), until);
        }
        Ok(())
    }],
    ..ENCOUNTER
};
