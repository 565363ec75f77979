//! R8: alliance.

use crate::ability::{Effect, Query, Ruling, Telling};
use crate::ask::{Labels, Topic};
use crate::deeds::Deed;
use crate::table::*;

pub(super) static INVITE: &[Effect] = &[invite];
pub(super) static ALLY: &[Effect] = &[ally];

/// R8.1: each main player invites any players but the other main player.
fn invite(t: &mut Telling) -> Ruling {
    let e = t.encounter();
    let Some(side) = e.leads(t.me) else { return Ok(()) };
    let mains: Seats = [Some(e.offense), e.defense].into_iter().flatten().collect();
    let among = t.seats().minus(mains).minus(e.barred[side.ix()]);
    let seats = t.seats_among(Topic::Invite, among, 0, among.len())?;
    t.tell(Deed::Invite { side, seats });
    Ok(())
}

/// R8.2: clockwise from the offense each invited player joins one side or declines; R8.3: with one to four ships.
fn ally(t: &mut Telling) -> Ruling {
    let game = t.game;
    let e = game.encounter();
    let from = *t.kept().last().expect("the number of seats that have answered") as usize;
    let mut left = game.clockwise(e.offense).skip(from).enumerate();
    let next = left.find(|(_, seat)| {
        let invited = e.invited[0].has(*seat) || e.invited[1].has(*seat);
        invited && e.leads(*seat).is_none() && !e.is_ally(*seat) && !game.ships_on_colonies(*seat).is_empty()
    });
    let Some((passed, seat)) = next else { return t.stop() };
    let open = e.invited[0].has(seat) as u16 | (e.invited[1].has(seat) as u16) << 1 | 0b100;
    let side = t.asking(seat).option(Topic::Ally, Labels::Ally, open)?;
    if side < 2 {
        let own = t.ships_on_colonies(seat);
        let limit = t.query(Query::ShipLimit, seat, 4) as usize;
        let ships = t.asking(seat).ships(Topic::Commit, &own, 1, limit)?;
        let side = Side::BOTH[side as usize];
        t.tell(Deed::Ally { seat, side });
        t.tell(Deed::Commit { ships, side });
    }
    t.keep((from + passed + 1) as i16);
    t.again()
}
