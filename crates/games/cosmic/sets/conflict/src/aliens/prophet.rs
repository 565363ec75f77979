//! Prophet: predicts who wins, for a colony or for two ships; wild: how many negotiates come.

use engine::prelude::*;

use crate::{CONFLICT, TOKEN};

/// So many ships a wrong prediction costs.
const PRICE: usize = 2;
/// What is said of the negotiates when the cards are revealed.
const FORETOLD: &str = "foretold";
/// How many of them.
const COUNT: &str = "count";

/// The tokens in the fist of whoever plays the flare.
static PROPHECY: PieceDef = PieceDef {
    id: "prophecy",
    set: CONFLICT,
    kind: TOKEN,
    abilities: &[Ability { when: Moment::AfterEncounter, effect: &[put_away], ..Ability::PASSIVE }],
    notes: &[NoteDef::secret(COUNT, |_, _| vec![1u8.into(), 2u8.into()])],
    ..PieceDef::PLAIN
};

const POWER: Ability = Ability {
    who: Who::Bystander,
    limit: Limit::Encounter,
    applies: |look| !look.used_power(),
    effect: &[predict, judge],
    ..Ability::PLAIN
};

/// Prophet.
pub static PROPHET: Alien = Alien {
    id: "prophet",
    set: CONFLICT,
    alert: Alert::Red,
    power: &[Ability { when: Moment::BeforeSelect, ..POWER }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        limit: Limit::Encounter,
        effect: &[clench, conceal, open_fist],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability { when: Moment::Selected, uses_power: true, ..POWER }],
    pieces: &[&PROPHECY],
    words: &[FORETOLD],
    ..Alien::PLAIN
};

/// Said aloud; it is judged when the encounter is resolved.
fn predict(t: &mut Telling) -> Ruling {
    let side = t.option(Topic::Side, Labels::Side, 0b11)?;
    t.keep(Side::BOTH[side as usize]);
    t.later(Moment::ResolutionEnds)
}

/// O41: a deal makes any prediction right. AL-PROPHET-1: without a winner it is neither right nor wrong.
fn judge(t: &mut Telling) -> Ruling {
    match t.encounter().outcome {
        Some(Outcome::Won(side)) if side != t.recall(0) => be_wrong(t, side),
        Some(Outcome::Won(_) | Outcome::Deal) => be_right(t),
        _ => Ok(()),
    }
}

fn be_right(t: &mut Telling) -> Ruling {
    let free: PlanetList = t.planets().map(|(p, _)| p).filter(|p| !t.has_colony(t.me, *p)).collect();
    if free.is_empty() || !t.has_free_ship(t.me) {
        return Ok(());
    }
    let planet = t.planet_among(Topic::Where, free)?;
    t.found_colony(planet)
}

fn be_wrong(t: &mut Telling, side: Side) -> Ruling {
    let (own, winner) = (t.losable(t.me, false), t.encounter().main(side).expect("a main player has won"));
    let ships = t.asking(winner).ships(Topic::LoseShips, &own, PRICE, PRICE)?;
    t.send_to_warp(ships);
    Ok(())
}

// ---- the wild flare --------------------------------------------------------------------------------------------------

fn clench(t: &mut Telling) -> Ruling {
    let what = Entrant::Def(DefIx::Piece(t.cast().find_piece(PROPHECY.id).expect("a piece of this alien")));
    t.tell(PieceDeed::Enter { what, spot: Spot::Seat(t.me), up: true, by: t.me });
    Ok(())
}

/// The tokens I hold, the latest if there are several.
fn fist(look: &Look) -> Option<PieceId> {
    let mine = |(_, p): &(PieceId, &Piece)| look.cast().def(p.def).id == PROPHECY.id && p.spot == Spot::Seat(look.me);
    look.game.pieces().filter(mine).map(|(id, _)| id).last()
}

fn conceal(t: &mut Telling) -> Ruling {
    let n = t.secretly().number(Topic::HowMany, 1, 2)? as u8;
    if let Some(piece) = fist(t) {
        t.tell(PieceDeed::Note { piece, note: 0, value: Some(n.into()) });
    }
    t.later_with_card(Moment::Revealed)
}

/// What is printed counts (G-026): a morph is no negotiate.
fn open_fist(t: &mut Telling) -> Ruling {
    let Some(n) = fist(t).and_then(|piece| t.game.piece(piece).noted(0)) else { return Ok(()) };
    let is_negotiate =
        |s: &&Slot| t.cast().card_type(s.claimed.or(s.turned_up.0).unwrap_or(Face::Morph)) == CardType::Negotiate;
    let played = t.encounter().slots.of(Role::Main).filter(is_negotiate).count();
    if n != Value::from(played as u8) {
        let left = t.clockwise(t.me).next().expect("there are other players");
        t.say(t.me, FORETOLD, &[n]);
        t.give(t.card.into_iter().collect(), left);
        return Ok(());
    }
    let (mut ships, me) = (ShipList::new(), t.me);
    for seat in t.timing_order().into_iter().filter(|s| *s != me) {
        ships.extend(t.ships_to_lose(seat, 1, true)?);
    }
    t.say(t.me, FORETOLD, &[n]);
    t.send_to_warp(ships);
    Ok(())
}

fn put_away(t: &mut Telling) -> Ruling {
    t.tell(PieceDeed::Leave { piece: t.piece.expect("the tokens") });
    Ok(())
}
