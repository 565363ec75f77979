//! R8: alliance.

use crate::ability::{Effect, Ruling, Telling};
use crate::ask::{Labels, Topic};
use crate::deeds::{CourseDeed, Deed, Occasion};
use crate::flow::{Bend, Rule};
use crate::table::*;
use crate::windows::Moment;

pub(super) static INVITE: &[Effect] = &[invite];
pub(super) static ALLY: &[Effect] = &[turn_to_ally, ally];
pub(super) static JOIN: &[Effect] = &[join, send_ships];

/// R8.1: each main player invites any players but the other main player.
fn invite(t: &mut Telling) -> Ruling {
    let e = t.encounter();
    let Some(side) = e.leads(t.me) else { return Ok(()) };
    let mains: Seats = [Some(e.offense), e.defense].into_iter().flatten().collect();
    let among = t.seats().minus(mains).minus(t.barred(side)).minus(e.allies[0].or(e.allies[1]));
    let among = among.minus(t.bound_to_invite(t.me, false));
    let bound = t.bound_to_invite(t.me, true).and(among);
    let free = among.minus(bound);
    let seats = t.seats_among(Topic::Invite, free, 0, free.len())?.or(bound);
    t.tell(CourseDeed::Invite { side, seats });
    Ok(())
}

/// R8.2: clockwise from the offense it is each player's turn, if there is a ship to send.
fn turn_to_ally(t: &mut Telling) -> Ruling {
    let game = t.game;
    let e = game.encounter();
    let from = t.recall::<u8>(0) as usize; // so many have answered
    let mut left = game.clockwise(e.offense).skip(from).enumerate();
    let heard = game.cast().is_heard(Moment::TurnToAlly);
    let next = left.find(|(_, seat)| {
        let asked = heard || e.invited[0].has(*seat) || e.invited[1].has(*seat);
        asked && e.leads(*seat).is_none() && !e.is_ally(*seat) && game.has_ship_to_send(*seat)
    });
    let Some((passed, seat)) = next else { return t.stop() };
    t.keep((from + passed + 1) as u8);
    t.tell(Deed::Occur(Occasion::TurnToAlly(seat)));
    Ok(())
}

/// R8.2: who was invited joins one side or declines.
fn ally(t: &mut Telling) -> Ruling {
    let e = t.encounter();
    let at = t.recall::<u8>(1) as usize;
    let seat = t.clockwise(e.offense).nth(at - 1).expect("there is such a seat");
    let invited = e.invited[0].has(seat) || e.invited[1].has(seat);
    if invited && !e.is_ally(seat) && t.has_ship_to_send(seat) {
        let open = e.invited[0].has(seat) as u16 | (e.invited[1].has(seat) as u16) << 1 | 0b100;
        let side = t.asking(seat).option(Topic::Ally, Labels::Ally, open)?;
        if side < 2 {
            t.follow(Rule::Join, seat, side);
        }
    }
    let (me, from) = (t.me, at as u8);
    t.follow(Rule::Ally, me, from);
    t.stop()
}

/// A seat joins the side with this number.
fn join(t: &mut Telling) -> Ruling {
    let (seat, side) = (t.me, Side::BOTH[t.recall::<u8>(0) as usize]);
    t.tell(CourseDeed::Ally { seat, side });
    Ok(())
}

/// R8.3: an ally commits one to four ships; an effect may have brought one of them already.
fn send_ships(t: &mut Telling) -> Ruling {
    let side = Side::BOTH[t.recall::<u8>(0) as usize];
    let already = t.count_in_encounter(t.me, side);
    let limit = t.ship_limit(t.me).saturating_sub(already);
    let least = (already == 0) as usize;
    let ships = match t.bent(Bend::FromWarp) {
        false => t.ships_from_colonies(Topic::Commit, least, limit)?,
        true => t.ships(Topic::Commit, &t.ships_to_send(t.me), least, limit)?,
    };
    t.commit(ships, side);
    Ok(())
}
