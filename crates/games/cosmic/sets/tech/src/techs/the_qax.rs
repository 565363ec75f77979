//! The Qax: whoever gets it has to help.

use engine::prelude::*;

use super::PLAIN;

/// So many ships.
const SHIPS: usize = 4;

/// The Qax.
pub static THE_QAX: PieceDef = PieceDef {
    id: "the-qax",
    number: Some(4),
    abilities: &[Ability {
        when: Moment::Invited,
        who: Who::Main,
        applies: |look| !guests(look).is_empty(),
        effect: &[hand_over, send_four],
        welcome: |_| 3,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

/// Those I have invited who have ships to send.
fn guests(look: &Look) -> Seats {
    let e = look.encounter();
    let invited = e.invited[look.lead().ix()];
    invited.iter().filter(|s| !e.is_ally(*s) && look.has_ship_to_send(*s)).collect()
}

/// Ruling T-17: the new owner need not research it; as an ally it cannot use it before the next encounter.
fn hand_over(t: &mut Telling) -> Ruling {
    let (side, piece) = (t.lead(), t.piece.expect("a tech is used"));
    let seat = t.seat(Topic::Victim, guests(t))?;
    t.keep(seat);
    t.tell(PieceDeed::Move { piece, to: Spot::Seat(seat) });
    t.tell(CourseDeed::Ally { seat, side });
    Ok(())
}

/// Four ships, or as many as its own limit lets it send (ruling T-19); it need not empty a colony for it.
fn send_four(t: &mut Telling) -> Ruling {
    let (side, seat): (Side, Seat) = (t.lead(), t.recall(0));
    let colour = t.colour(seat);
    let spare = |planet: PlanetId| t.on_planet(planet, colour) as usize - 1;
    let spare: usize = t.colonies(colour).iter().map(spare).sum();
    let most = SHIPS.min(t.ship_limit(seat));
    let own = t.ships_to_send(seat);
    let from_warp = own.iter().filter(|s| t.ship(**s).place == Place::Warp).count();
    let spare = spare + from_warp;
    let ships = t.asking(seat).ships(Topic::Commit, &own, most.min(spare.max(1)), most)?;
    t.commit(ships, side);
    Ok(())
}
