// A catalogue as small as can be, for tests and examples of the engine: a deck of plain cards, aliens without a power, and
// three that are not in any box. (Examples in doc comments include this file as it stands.)

use engine::prelude::*;

/// Pays a low attack to raise its own total, once cards are revealed.
pub static LAMPLIGHTER: Alien = Alien {
    id: "lamplighter",
    set: "tiny",
    power: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.both_attack(),     // everybody sees it
        holds: |look| !oil(look, 4).is_empty(), // only its player does
        effect: &[|t| burn(t, 4, 3)],
        welcome: |look| if look.my_side() == Some(look.ahead()) { -1 } else { 3 },
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.both_attack(),
        effect: &[|t| raise(t, 2)],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| look.both_attack(),
        holds: |look| !oil(look, 40).is_empty(),
        effect: &[|t| burn(t, 40, 6)],
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// The attacks it could pay with.
fn oil(look: &Look, most: i32) -> CardList {
    look.reach_where(look.me, Purpose::Pay, |face| face.attack().is_some_and(|n| n <= most))
}

fn burn(t: &mut Telling, most: i32, n: i32) -> Ruling {
    let among = oil(t, most); // looks
    let card = t.card_among(Topic::Discard, among)?; // asks
    t.discard(CardList::from(card)); // tells
    raise(t, n)
}

fn raise(t: &mut Telling, n: i32) -> Ruling {
    let side = t.i_lead().expect("a main player");
    t.add_to_total(side, n);
    Ok(())
}

/// Draws a card, whether it likes or not, when ships of its own are lost because their side has lost.
pub static MOURNER: Alien = Alien {
    id: "mourner",
    set: "tiny",
    power: &[Ability {
        when: Moment::Lost,
        applies: |look| look.losses().1 == Some(Loss::Losing) && !look.losses_of(look.me).is_empty(),
        effect: &[|t| {
            t.draw(t.me, 1);
            Ok(())
        }],
        ..Ability::MUST
    }],
    ..Alien::PLAIN
};

/// As the offense it may shuffle the deck, again and again: its power does not come to an end. Nothing answers it.
pub static EDDY: Alien = Alien {
    id: "eddy",
    set: "tiny",
    power: &[Ability {
        when: Moment::Regroup,
        who: Who::Offense,
        effect: &[|t| {
            t.tell(CardDeed::Shuffle { deck: DeckId::Cosmic, anew: false });
            t.again()
        }],
        is_use: false,
        ..Ability::PLAIN
    }],
    complete: false, // it is dealt to nobody who does not ask for it
    ..Alien::PLAIN
};

const fn plain(id: &'static str) -> Alien {
    Alien { id, set: "tiny", ..Alien::PLAIN }
}

static PLAIN: [Alien; 6] = [plain("one"), plain("two"), plain("three"), plain("four"), plain("five"), plain("six")];

const fn attacks(n: i8, copies: u8) -> (Print, u8) {
    (Print::Plain(Face::Attack(n)), copies)
}

static DECK: [(Print, u8); 6] = [
    attacks(4, 10),
    attacks(8, 10),
    attacks(12, 12),
    attacks(20, 4),
    (Print::Plain(Face::Negotiate), 12),
    (Print::Plain(Face::Reinforcement(3)), 6),
];

/// All of it.
pub fn catalogue() -> &'static Catalogue {
    static ALL: std::sync::LazyLock<Catalogue> = std::sync::LazyLock::new(|| Catalogue {
        version: 1,
        aliens: PLAIN.iter().chain([&LAMPLIGHTER, &MOURNER, &EDDY]).collect(),
        cosmic: &DECK,
        ..Catalogue::default()
    });
    &ALL
}
