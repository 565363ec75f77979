//! The catalogue for scenarios: everything that can be played, aliens without a power, and a few test pieces that rulings
//! ask for.

use std::sync::LazyLock;

use engine::ability::{Ability, Alert, Alien, CardDef, Catalogue, Look, Ruling, Telling, Who};
use engine::ask::Topic;
use engine::deeds::CardDeed;
use engine::flow::Change;
use engine::table::{CardType, DeckId, Face, Seats, Side};
use engine::windows::Moment;

/// The set of the aliens without a power.
pub const PLAIN: &str = "plain";

const fn plain(id: &'static str, alert: Alert) -> Alien {
    Alien { id, set: PLAIN, alert, ..Alien::PLAIN }
}

static PLAIN_1: Alien = plain("plain-1", Alert::Green);
static PLAIN_2: Alien = plain("plain-2", Alert::Green);
static PLAIN_3: Alien = plain("plain-3", Alert::Green);
static PLAIN_4: Alien = plain("plain-4", Alert::Green);
static PLAIN_5: Alien = plain("plain-5", Alert::Green);
static PLAIN_6: Alien = plain("plain-6", Alert::Green);
static PLAIN_7: Alien = plain("plain-7", Alert::Yellow);
static PLAIN_8: Alien = plain("plain-8", Alert::Red);

/// Aliens without any effect, for seats whose alien does not matter.
pub static PLAIN_ALIENS: &[&Alien] = &[&PLAIN_1, &PLAIN_2, &PLAIN_3, &PLAIN_4, &PLAIN_5, &PLAIN_6, &PLAIN_7, &PLAIN_8];

/// An alien whose power belongs to planning and whose super flare uses it in the reveal (ruling Z-03).
static DRIFTER: Alien = Alien {
    id: "drifter",
    set: PLAIN,
    power: &[Ability { when: Moment::BeforeSelect, who: Who::Main, effect: &[add_one], ..Ability::PLAIN }],
    super_flare: &[Ability { when: Moment::Revealed, who: Who::Main, effect: &[add_one], ..Ability::WITH_POWER }],
    complete: false,
    ..Alien::PLAIN
};

/// An alien that must not meet Healer (ruling G-048).
static LONER: Alien = Alien { id: "loner", set: PLAIN, conflicts: &["healer"], complete: false, ..Alien::PLAIN };

/// An alien that draws a card as its sheet leaves the game, even face down (ruling AL-CITADEL-1).
static KEEPER: Alien = Alien {
    id: "keeper",
    set: PLAIN,
    power: &[Ability {
        when: Moment::PieceChanges,
        even_lost: true,
        applies: |look| look.my_piece_leaves(),
        effect: &[draw_one],
        ..Ability::PASSIVE
    }],
    complete: false,
    ..Alien::PLAIN
};

/// An alien whose power does not come to an end: as the offense it shuffles the deck again and again. Nothing answers it.
static EDDY: Alien = Alien {
    id: "eddy",
    set: PLAIN,
    power: &[Ability { when: Moment::Regroup, who: Who::Offense, effect: &[whirl], is_use: false, ..Ability::PLAIN }],
    complete: false,
    ..Alien::PLAIN
};

/// An alien whose power makes negotiates of attacks whenever it is a main player (ruling E-WARHAWK).
static DOVE: Alien = Alien {
    id: "dove",
    set: PLAIN,
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| Side::BOTH.into_iter().any(|side| look.attack(side).is_some()),
        effect: &[calm],
        ..Ability::MUST
    }],
    complete: false,
    ..Alien::PLAIN
};

fn calm(t: &mut Telling) -> Ruling {
    for side in Side::BOTH {
        if t.attack(side).is_some() {
            t.change(side, Change::Become(Face::Negotiate));
        }
    }
    Ok(())
}

fn whirl(t: &mut Telling) -> Ruling {
    t.tell(CardDeed::Shuffle { deck: DeckId::Cosmic, anew: false });
    t.again()
}

fn draw_one(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.draw(me, 1);
    Ok(())
}

fn add_one(t: &mut Telling) -> Ruling {
    let side = t.i_lead().expect("a main player");
    t.add_to_total(side, 1);
    Ok(())
}

/// An artifact that sends one ship of a player in the encounter to the warp, before cards are selected (ruling G-023).
static METEOR: CardDef = CardDef {
    id: "meteor",
    kind: CardType::Artifact,
    abilities: &[Ability {
        when: Moment::BeforeSelect,
        applies: |look| !involved(look).is_empty(),
        effect: &[strike],
        ..Ability::PLAIN
    }],
    ..CardDef::PLAIN
};

fn involved(look: &Look) -> Seats {
    let has =
        |s: &engine::table::Seat| Side::BOTH.into_iter().any(|side| !look.ships_in_encounter(*s, side).is_empty());
    look.seats().iter().filter(has).collect()
}

fn strike(t: &mut Telling) -> Ruling {
    let among = involved(t);
    let victim = t.seat(Topic::Victim, among)?;
    let ships = t.ships_to_lose(victim, 1, true)?;
    t.send_to_warp(ships);
    Ok(())
}

/// Aliens that only a ruling needs.
pub(crate) static PIECES: &[&Alien] = &[&DRIFTER, &LONER, &KEEPER, &EDDY, &DOVE];

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
    let mut all = crate::catalogue().with(PLAIN_ALIENS).with(PIECES);
    all.extras.push(&METEOR);
    all
});

/// All that can be played, with the plain aliens and test pieces besides.
pub fn test_catalogue() -> &'static Catalogue {
    &CATALOGUE
}
