//! The Prometheus: a ship that is worth four.

use engine::prelude::*;

use super::PLAIN;

/// What it adds besides counting as a ship.
const WORTH: i32 = 3;

/// The note on the tech: the ship.
const SHIP: &str = "ship";

/// The Prometheus. O100: an ordinary ship of its owner otherwise, gone for good only with its tech.
pub static THE_PROMETHEUS: PieceDef = PieceDef {
    id: "the-prometheus",
    number: Some(7),
    enters: &[launch],
    abilities: &[
        Ability {
            when: Moment::RevealedFirst,
            applies: |look| side(look).is_some(),
            effect: &[|t| {
                t.add_live(side(t).expect("it takes part"));
                Ok(())
            }],
            live: Some(|look| if side(look).is_some() { WORTH } else { 0 }),
            ..Ability::PASSIVE
        },
        // T-12: it leaves the game with its tech
        Ability {
            when: Moment::PieceChanges,
            applies: |look| look.my_piece_leaves() && ship(look).is_some(),
            effect: &[|t| {
                t.tell(ShipDeed::Remove { ships: ship(t).into_iter().collect() });
                Ok(())
            }],
            ..Ability::PASSIVE
        },
    ],
    notes: &[NoteDef::unseen(SHIP)],
    ..PLAIN
};

/// It comes to a colony of its owner.
fn launch(t: &mut Telling) -> Ruling {
    let among = t.colonies_of(t.me);
    if !among.is_empty() {
        let on = PlanetList::from_slice(&[t.planet_among(Topic::Where, among)?]);
        t.note(SHIP, ShipId(t.ships.len() as u16));
        t.tell(ShipDeed::AddShips { seat: t.me, on, each: 1, marked: true });
    }
    Ok(())
}

fn ship(look: &Look) -> Option<ShipId> {
    look.piece?;
    look.noted::<ShipId>(SHIP).filter(|ship| look.ship(*ship).place != Place::Removed)
}

/// The side on which it takes part in the encounter.
fn side(look: &Look) -> Option<Side> {
    ship(look).and_then(|ship| look.involved(ship))
}
