//! Saboteur: lays traps and decoys beside planets; a trap takes all ships there when somebody lands.

use engine::prelude::*;

use crate::{CONFLICT, TOKEN};

/// Of three tokens for each player, one is a trap.
const PER_PLAYER: usize = 3;
/// The note on a token: is it a trap?
const TRAP: &str = "trap";
const ARMED: Value = Value::Yes(true);
/// What is said of tokens that change places unseen.
const SWAPS: &str = "swaps";
const EXCHANGES: &str = "exchanges";

// What may be done with the tokens, and which of those on the sheet is meant.
const LABELS: &[&str] = &["swap-tokens", "exchange-token", "place-token", "trap", "decoy"];
const SWAP: u8 = 0;
const EXCHANGE: u8 = 1;
const DECOY: u8 = 4;

/// A token beside a planet, face down.
static BOOBY: PieceDef = PieceDef {
    id: "booby",
    set: CONFLICT,
    kind: TOKEN,
    users: |game, _| {
        let sheet = game.sheets().find(|(_, alien, _)| game.cast().aliens[alien.ix()].id == SABOTEUR.id);
        sheet.and_then(|(id, ..)| game.holder(id)).map_or(Seats::NONE, Seats::one)
    },
    notes: &[NoteDef::secret(TRAP, |_, _| vec![ARMED, false.into(), false.into()])],
    ..PieceDef::PLAIN
};

const SPRING: Ability =
    Ability { applies: |look| !touched(look).is_empty(), effect: &[turn_up, spring, clear_away], ..Ability::MUST };
const BLUFF: Ability = Ability {
    applies: |look| !touched(look).is_empty(),
    holds: |look| !decoys(look).is_empty() && !negotiates(look).is_empty(),
    effect: &[pay, turn_up, spring_bluff, clear_away],
    ..Ability::WITH_POWER
};

/// Saboteur.
pub static SABOTEUR: Alien = Alien {
    id: "saboteur",
    set: CONFLICT,
    alert: Alert::Red,
    power: &[
        Ability { when: Moment::Landed, ..SPRING },
        Ability { when: Moment::Retrieved, ..SPRING },
        // Z-01: to move tokens is no use of the power
        Ability {
            when: Moment::EncounterBegins,
            is_use: false,
            applies: |look| options(look) != 0,
            effect: &[move_tokens, hide_tokens],
            labels: LABELS,
            ..Ability::PLAIN
        },
        // a token beside a planet that is gone lies on the sheet again
        Ability {
            when: Moment::Standing,
            even_lost: true,
            limit: Limit::Free,
            applies: |look| !orphaned(look).is_empty(),
            effect: &[pick_up],
            ..Ability::PASSIVE
        },
        // R19.10: the tokens stay while the sheet is face down and go when it leaves the game
        Ability {
            when: Moment::PieceChanges,
            even_lost: true,
            applies: |look| look.my_piece_leaves() && !tokens(look).is_empty(),
            effect: &[abandon],
            ..Ability::PASSIVE
        },
    ],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: |look| !shared(look).is_empty(),
        effect: &[take_hostages, punish],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability { when: Moment::Landed, ..BLUFF }, Ability { when: Moment::Retrieved, ..BLUFF }],
    words: &[SWAPS, EXCHANGES],
    setup: &[lay_tokens, arm_tokens],
    pieces: &[&BOOBY],
    ..Alien::PLAIN
};

// ---- the tokens ------------------------------------------------------------------------------------------------------

/// The tokens beside planets.
fn tokens(look: &Look) -> Vec<(PlanetId, PieceId)> {
    let at = |(id, piece): (PieceId, &Piece)| match piece.spot {
        Spot::Planet(planet) if look.cast().def(piece.def).id == BOOBY.id => Some((planet, id)),
        _ => None,
    };
    let mut all: Vec<(PlanetId, PieceId)> = look.game.pieces().filter_map(at).collect();
    all.sort_unstable();
    all
}

fn token_at(look: &Look, planet: PlanetId) -> PieceId {
    tokens(look).into_iter().find(|(p, _)| *p == planet).expect("a token lies there").1
}

fn is_trap(look: &Look, token: PieceId) -> bool {
    look.game.piece(token).noted(0) == Some(ARMED)
}

/// How many tokens lie on the sheet, and how many of them are traps. Others know the first number only. One that has just
/// been laid down is still among them: what it is has not been settled.
fn on_sheet(look: &Look) -> (usize, usize) {
    let players = look.players.len();
    let laid: Vec<Value> = tokens(look).into_iter().filter_map(|(_, token)| look.game.piece(token).noted(0)).collect();
    let left = (PER_PLAYER * players).saturating_sub(laid.len());
    let traps = players.saturating_sub(laid.iter().filter(|value| **value == ARMED).count());
    (left, traps.min(left))
}

fn bare_planets(look: &Look) -> PlanetList {
    let taken = tokens(look);
    look.planets().map(|(p, _)| p).filter(|p| !taken.iter().any(|(at, _)| at == p)).collect()
}

fn lay(t: &mut Telling, planet: PlanetId) {
    let what = Entrant::Def(DefIx::Piece(t.cast().find_piece(BOOBY.id).expect("a piece of this alien")));
    t.tell(PieceDeed::Enter { what, spot: Spot::Planet(planet), up: false, by: t.me });
}

fn arm(t: &mut Telling, token: PieceId, trap: bool) {
    t.tell(PieceDeed::Note { piece: token, note: 0, value: Some(trap.into()) });
}

/// First the traps are placed, then the decoys; all are laid down together, so that nobody sees which are which.
fn lay_tokens(t: &mut Telling) -> Ruling {
    if t.recall::<u8>(0) > 0 {
        return t.stop(); // an aftershock is about cards
    }
    let (mut free, mut chosen, traps) = (bare_planets(t), PlanetList::new(), t.players.len());
    for _ in 0..PER_PLAYER * traps {
        let planet = t.secretly().planet_among(Topic::Where, free.clone())?;
        free.retain(|p| *p != planet);
        chosen.push(planet);
    }
    chosen.iter().take(traps).for_each(|p| t.keep(*p));
    chosen.sort_unstable();
    chosen.into_iter().for_each(|p| lay(t, p));
    Ok(())
}

fn arm_tokens(t: &mut Telling) -> Ruling {
    let traps: Vec<PlanetId> = t.kept().since(1).collect();
    tokens(t).into_iter().for_each(|(planet, token)| arm(t, token, traps.contains(&planet)));
    Ok(())
}

// ---- the power -------------------------------------------------------------------------------------------------------

/// The tokens beside planets to which ships have just come, all those of one event (AL-SABOTEUR-1).
fn touched(look: &Look) -> Vec<(PlanetId, PieceId)> {
    let moves = look.settling();
    let hit = |p: PlanetId| moves.is_some_and(|m| m.iter().any(|(_, to)| *to == p));
    tokens(look).into_iter().filter(|(planet, _)| hit(*planet)).collect()
}

fn turn_up(t: &mut Telling) -> Ruling {
    for (_, piece) in touched(t) {
        t.tell(PieceDeed::Turn { piece, up: true, by: t.me });
    }
    Ok(())
}

/// All ships there go to the warp, those that have just come and any others, at one instant.
fn blow_up(t: &mut Telling, planets: &[PlanetId]) -> Ruling {
    t.send_to_warp(planets.iter().flat_map(|p| t.ships_on(*p)).collect());
    Ok(())
}

fn armed(look: &Look) -> Vec<PlanetId> {
    touched(look).into_iter().filter(|(_, token)| is_trap(look, *token)).map(|(planet, _)| planet).collect()
}

fn spring(t: &mut Telling) -> Ruling {
    blow_up(t, &armed(t))
}

/// They lie on the sheet again.
fn clear_away(t: &mut Telling) -> Ruling {
    for (_, piece) in touched(t) {
        t.tell(PieceDeed::Leave { piece });
    }
    Ok(())
}

/// What can be done with the tokens, as bits: two of them change places, one with a token of the sheet, one is placed.
fn options(look: &Look) -> u16 {
    let (laid, left) = (tokens(look).len(), on_sheet(look).0);
    let place = left > 0 && !bare_planets(look).is_empty();
    (laid > 1) as u16 | ((laid > 0 && left > 0) as u16) << EXCHANGE | (place as u16) << 2
}

/// What is moved is seen, what it is is not: that is settled in the next step.
fn move_tokens(t: &mut Telling) -> Ruling {
    let what = t.choice(options(t))?;
    let mut laid: PlanetList = tokens(t).into_iter().map(|(planet, _)| planet).collect();
    let planet = t.planet_among(Topic::Where, if what > EXCHANGE { bare_planets(t) } else { laid.clone() })?;
    laid.retain(|p| *p != planet);
    let other = if what == SWAP { t.planet_among(Topic::Where, laid)? } else { planet };
    t.keep(what);
    t.keep(planet);
    t.keep(other);
    match what {
        SWAP => t.say(t.me, SWAPS, &[planet.into(), other.into()]),
        EXCHANGE => t.say(t.me, EXCHANGES, &[planet.into()]),
        _ => lay(t, planet),
    }
    Ok(())
}

fn hide_tokens(t: &mut Telling) -> Ruling {
    let (what, here, other) = (t.recall::<u8>(0), token_at(t, t.recall(1)), token_at(t, t.recall(2)));
    if what == SWAP {
        let (a, b) = (is_trap(t, here), is_trap(t, other));
        arm(t, here, b);
        arm(t, other, a);
        return Ok(());
    }
    let (left, traps) = on_sheet(t);
    let open = ((traps > 0) as u16) << 3 | ((left > traps) as u16) << DECOY;
    let trap = t.secretly().choice(open)? != DECOY;
    arm(t, here, trap);
    Ok(())
}

fn abandon(t: &mut Telling) -> Ruling {
    for (_, piece) in tokens(t) {
        t.tell(PieceDeed::Leave { piece });
    }
    Ok(())
}

fn orphaned(look: &Look) -> Vec<PieceId> {
    let gone = |planet: &PlanetId| look.planets[planet.ix()].gone;
    tokens(look).into_iter().filter(|(planet, _)| gone(planet)).map(|(_, token)| token).collect()
}

fn pick_up(t: &mut Telling) -> Ruling {
    orphaned(t).into_iter().for_each(|piece| t.tell(PieceDeed::Leave { piece }));
    Ok(())
}

// ---- the flare -------------------------------------------------------------------------------------------------------

fn negotiates(look: &Look) -> CardList {
    let fits = |c: &CardId| look.card_type(*c) == CardType::Negotiate;
    look.reach(look.me, Purpose::Pay).into_iter().filter(fits).collect()
}

fn decoys(look: &Look) -> PlanetList {
    touched(look).into_iter().filter(|(_, token)| !is_trap(look, *token)).map(|(planet, _)| planet).collect()
}

/// One of the decoys counts as a trap for a negotiate.
fn pay(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, decoys(t))?;
    let card = t.card_among(Topic::Discard, negotiates(t))?;
    t.keep(planet);
    t.discard(CardList::from(card));
    Ok(())
}

fn spring_bluff(t: &mut Telling) -> Ruling {
    let mut planets = armed(t);
    planets.push(t.recall(0));
    blow_up(t, &planets)
}

/// Planets on which my opponent and I both have a colony.
fn shared(look: &Look) -> PlanetList {
    let other = look.opponent();
    let theirs = |p: &PlanetId| other.is_some_and(|o| look.has_colony(o, *p));
    look.colonies_of(look.me).into_iter().filter(theirs).collect()
}

fn take_hostages(t: &mut Telling) -> Ruling {
    let planet = t.planet_among(Topic::Where, shared(t))?;
    let hostages: ShipList = t.ships_at(t.colour(t.other_lead()), Place::Planet(planet)).collect();
    for ship in hostages {
        t.keep(ship);
        t.impose(Bend::Fate(ship, Fate::Bound));
    }
    t.later(Moment::OutcomeKnown)
}

/// I have lost, or the deal has failed.
fn punish(t: &mut Telling) -> Ruling {
    let lost = match t.encounter().outcome {
        Some(Outcome::Won(side)) => Some(side) != t.i_lead(),
        Some(Outcome::BothLose | Outcome::FailedDeal) => true,
        _ => false,
    };
    if lost {
        let there = |s: &ShipId| matches!(t.ship(*s).place, Place::Planet(_));
        t.send_to_warp(t.kept().since(0).filter(there).collect());
    }
    Ok(())
}
