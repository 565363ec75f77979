//! Hazards (hazards.md 1 and 2): the law of the variant, its deck, and what all hazards have in common.

mod allies;
mod cards;
mod council;
mod forces;
mod outcome;
mod powers;
mod space;

use engine::ability::{DeckDef, Print, Variant};
use engine::prelude::*;

use crate::CONFLICT;

/// Warnings on destiny cards bring hazards.
pub static HAZARDS: Variant = Variant { id: "hazards", rules: &[&LAW], pieces: &[], decks: &[&HAZARD_DECK] };

/// Powers that a hazard exchanges go back after the encounter, as its card says; the ruling HZ-11 lets them stay.
pub static POWERS_RETURN: Variant =
    Variant { id: "powers-return", rules: &[&powers::THEY_RETURN], pieces: &[], decks: &[] };

/// The deck of hazards (ruling E-HAZARDCOUNT).
pub static HAZARD_DECK: DeckDef = DeckDef {
    id: DECK,
    cards: &[
        (Print::Piece(&allies::ALLIANCE), 1),
        (Print::Piece(&space::BLACK_HOLE), 1),
        (Print::Piece(&forces::COSMIC_GUARDIAN), 1),
        (Print::Piece(&powers::COSMIC_NEBULA), 1),
        (Print::Piece(&cards::COSMIC_UPHEAVAL), 1),
        (Print::Piece(&cards::ENERGY_FIELDS), 2),
        (Print::Piece(&forces::ENTROPY_BEAST), 1),
        (Print::Piece(&council::GALACTIC_COUNCIL), 1),
        (Print::Piece(&allies::FULL_OF_STARS), 3),
        (Print::Piece(&outcome::METEOR_STORM), 2),
        (Print::Piece(&cards::MIRROR_UNIVERSE), 2),
        (Print::Piece(&outcome::ODD_WAY), 2),
        (Print::Piece(&powers::PSYCHIC_SWITCHEROO), 1),
        (Print::Piece(&allies::REVERSE_REWARDS), 3),
        (Print::Piece(&cards::SARGASSO_WEB), 2),
        (Print::Piece(&space::TEMPORAL_ANOMALY), 3),
        (Print::Piece(&forces::WITNESS), 1),
    ],
    ..DeckDef::PLAIN
};

const DECK: &str = "hazard";

/// Hazards that are over with their encounter (H4).
static TEMPORARY: PieceKind = PieceKind::of("temporary-hazard");
/// Hazards that stay until a text removes them (H4).
static PERMANENT: PieceKind = PieceKind::of("permanent-hazard");

/// H6, ruling G-055: what belongs to nobody comes after all players, but before the hazards are cleared away.
const OWNERLESS: i8 = 100;
const CLEARED: i8 = 110;

/// A hazard of the encounter with nothing filled in: it belongs to nobody, and the offense decides (H6).
const ENCOUNTER: PieceDef =
    PieceDef { set: CONFLICT, kind: &TEMPORARY, users: |game, _| Seats::one(game.offense()), ..PieceDef::PLAIN };
/// One that stays.
const LASTING: PieceDef = PieceDef { kind: &PERMANENT, ..ENCOUNTER };

/// What a hazard does by itself: it is nobody's use, and no card or power (H8).
const BY_ITSELF: Ability = Ability { layer: OWNERLESS, ..Ability::PASSIVE };

/// The law of hazards.
static LAW: PieceDef = PieceDef {
    id: "hazards",
    kind: PieceKind::LAW,
    abilities: &[
        // H2, H3, ruling HZ-01: one at the end of destiny, whatever became of the card with the warning
        Ability {
            when: Moment::DestinyEnds,
            limit: Limit::Encounter,
            applies: |look| look.ledger().warned(),
            effect: &[draw],
            ..BY_ITSELF
        },
        // an encounter that a destiny card brings at once has no destiny of its own
        Ability {
            when: Moment::BeforeAim,
            limit: Limit::Encounter,
            applies: |look| look.ledger().warned() && look.encounter().plan.when == When::AtOnce,
            effect: &[draw],
            ..BY_ITSELF
        },
        // H4: those of the encounter are discarded with it
        Ability { when: Moment::ResolutionEnds, ..CLEARING },
        Ability { when: Moment::AfterEncounter, ..CLEARING },
    ],
    ..ENCOUNTER
};

const CLEARING: Ability =
    Ability { layer: CLEARED, applies: |look| !temporary(look).is_empty(), effect: &[clear], ..BY_ITSELF };

/// H5: a deck that has run out is shuffled anew.
fn draw(t: &mut Telling) -> Ruling {
    let deck = t.cast().find_deck(DECK).expect("the deck of the same variant");
    t.tell(PieceDeed::Enter { what: Entrant::Top(deck), spot: Spot::Centre, up: true, by: t.me });
    Ok(())
}

fn temporary(look: &Look) -> Vec<PieceId> {
    let is_temporary = |piece: &Piece| look.cast().def(piece.def).kind.id == TEMPORARY.id;
    look.pieces().filter(|(_, piece)| is_temporary(piece)).map(|(id, _)| id).collect()
}

fn clear(t: &mut Telling) -> Ruling {
    temporary(t).into_iter().for_each(|piece| t.tell(PieceDeed::Leave { piece }));
    Ok(())
}

/// Does this hazard lie there?
fn lies(look: &Look, def: &PieceDef) -> Option<PieceId> {
    let ix = DefIx::Piece(look.cast().find_piece(def.id)?);
    look.pieces().find(|(_, piece)| piece.def == ix).map(|(id, _)| id)
}
