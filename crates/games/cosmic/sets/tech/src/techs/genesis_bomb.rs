//! Genesis Bomb: a planet comes into being.

use engine::prelude::*;

use super::{PLAIN, spend};
use crate::TECH;

/// So many ships are needed.
const NUMBER: u8 = 4;

/// Genesis Bomb, hidden until it is used (T9).
pub static GENESIS_BOMB: PieceDef = PieceDef {
    id: "genesis-bomb",
    number: Some(NUMBER),
    abilities: &[Ability {
        when: Moment::Regroup,
        even_lost: true,
        applies: |look| look.crew(bomb(look), look.me).len() >= NUMBER as usize && !is_destroyed(look),
        effect: &[explode, settle],
        welcome: |_| 5,
        ..Ability::PLAIN
    }],
    ..PLAIN
};

/// What lies beside the Genesis planet as long as the game lasts: which one it is.
pub static GENESIS_PLANET: PieceDef =
    PieceDef { id: "genesis-planet", set: TECH, users: |_, _| Seats::NONE, kind: &TOKEN, ..PieceDef::PLAIN };

static TOKEN: PieceKind = PieceKind::of("token");

fn bomb(look: &Look) -> PieceId {
    look.piece.expect("a tech is used")
}

/// The Genesis planet, if it has come into being.
fn genesis(look: &Look) -> Option<PlanetId> {
    let def = DefIx::Piece(look.cast().find_piece(GENESIS_PLANET.id)?);
    let (_, token) = look.pieces().find(|(_, piece)| piece.def == def)?;
    if let Spot::Planet(planet) = token.spot { Some(planet) } else { None }
}

fn is_destroyed(look: &Look) -> bool {
    genesis(look).is_some_and(|planet| look.planets[planet.ix()].gone || look.planets[planet.ix()].in_gate)
}

/// It is turned up and its planet comes to my system: a new one, or the one that lies elsewhere, with all that is on it
/// (ruling T-11).
fn explode(t: &mut Telling) -> Ruling {
    let (piece, there) = (bomb(t), genesis(t));
    let planet = there.unwrap_or(PlanetId(t.planets.len() as u8));
    t.tell(PieceDeed::Turn { piece, up: true, by: t.me });
    t.tell(PlanetDeed::Move { planet, to: PlanetSpot::System { of: t.colour(t.me), counts: false } });
    if there.is_none() {
        let token = t.cast().find_piece(GENESIS_PLANET.id).expect("a piece of the same variant");
        let what = Entrant::Def(DefIx::Piece(token));
        t.tell(PieceDeed::Enter { what, spot: Spot::Planet(planet), up: true, by: t.me });
    }
    Ok(())
}

/// Those who have researched it may settle there; the others return.
fn settle(t: &mut Telling) -> Ruling {
    let (crew, planet) = (t.crew(bomb(t), t.me), genesis(t).expect("it has just come"));
    let n = crew.len();
    let ships = t.ships(Topic::FoundColony, &crew, 0, n)?;
    t.settle(ships.into_iter().map(|s| (s, planet)).collect(), Settling::Found);
    spend(t);
    Ok(())
}
