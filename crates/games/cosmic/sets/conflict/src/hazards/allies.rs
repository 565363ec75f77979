//! Hazards about alliances.

use engine::prelude::*;

use super::{ENCOUNTER, LASTING};

/// Alliance: two players have to invite each other from now on.
pub static ALLIANCE: PieceDef =
    PieceDef { id: "alliance", notes: &[NoteDef::open(BOND)], enters: &[choose, bind], ..LASTING };

const BOND: &str = "bond";

/// The offense marks the card with a ship of its own and names the other one.
fn choose(t: &mut Telling) -> Ruling {
    let other = t.seat(Topic::Victim, t.others(t.me))?;
    let ships = t.ships_from_colonies(Topic::MoveShips, 1, 1)?;
    t.keep(other);
    if !ships.is_empty() {
        t.tell(ShipDeed::Capture { ships, to: Place::On(t.piece.expect("it has just come")) });
    }
    Ok(())
}

fn bind(t: &mut Telling) -> Ruling {
    let (me, other) = (t.me, t.recall::<Seat>(1));
    t.note(BOND, Seats::one(me).or(Seats::one(other)));
    for (host, guest) in [(me, other), (other, me)] {
        t.impose_lasting(Bend::Vow(host, Intent::Invite(Seats::one(guest)), true));
    }
    Ok(())
}

/// It's Full of Stars: allies send ships from the warp.
pub static FULL_OF_STARS: PieceDef = PieceDef {
    id: "its-full-of-stars",
    enters: &[|t| {
        t.impose(Bend::FromWarp);
        Ok(())
    }],
    ..ENCOUNTER
};

/// Reverse Rewards: allies of the defense land, and those of the offense are rewarded.
pub static REVERSE_REWARDS: PieceDef = PieceDef {
    id: "reverse-rewards",
    enters: &[|t| {
        t.impose(Bend::AlliesReversed);
        Ok(())
    }],
    ..ENCOUNTER
};
