//! Gambler: keeps its card face down and says what it is; who is wrong about the bluff loses ships.

use engine::prelude::*;

use crate::BASE;

const ATTACK: u8 = 0;
const NEGOTIATE: u8 = 1;
const CHALLENGE: u8 = 3;
/// What is said aloud.
const CALLS: &str = "calls";
const LABELS: &[&str] = &["attack", "negotiate", "morph", "challenge", "believe"];

/// Gambler.
pub static GAMBLER: Alien = Alien {
    id: "gambler",
    set: BASE,
    alert: Alert::Red,
    power: &[
        // the opponent's card is turned up first
        Ability {
            when: Moment::Flip,
            who: Who::Main,
            layer: -1,
            applies: |look| hidden(look, their_side(look)).is_some(),
            effect: &[turn_up],
            ..Ability::PASSIVE
        },
        // R10.8, AL-GAMBLER-2: also when its card has to be shown early, before the opponent selects
        Ability {
            when: Moment::Flip,
            who: Who::Main,
            limit: Limit::Encounter,
            applies: |look| hidden(look, look.i_lead()).is_some(),
            effect: &[claim, answer, settle],
            labels: LABELS,
            prefers: Some(poker_face),
            ..Ability::PLAIN
        },
    ],
    conflicts: &["sorcerer"], // ruling AL-GAMBLER-1: who sees the card cannot be bluffed
    // before cards are revealed: also before they are selected
    wild: &[SPREAD, Ability { when: Moment::BeforeSelect, ..SPREAD }],
    super_flare: &[Ability {
        when: Moment::Flip,
        who: Who::Main,
        limit: Limit::Encounter,
        applies: |look| hidden(look, look.i_lead()).is_some(),
        effect: &[claim_and_raise, answer, settle],
        labels: LABELS,
        prefers: Some(poker_face),
        ..Ability::WITH_POWER
    }],
    words: &[CALLS],
    ..Alien::PLAIN
};

const SPREAD: Ability =
    Ability { when: Moment::Selected, who: Who::Main, effect: &[call, add_spread], ..Ability::PLAIN };

fn their_side(look: &Look) -> Option<Side> {
    look.i_lead().map(Side::other)
}

/// The card of a side, while it lies face down.
fn hidden(look: &Look, side: Option<Side>) -> Option<CardId> {
    let slot = look.encounter().slot(side?)?;
    Some(slot.card).filter(|c| look.cards[c.ix()].known != KNOWN_TO_ALL && slot.claimed.is_none())
}

fn turn_up(t: &mut Telling) -> Ruling {
    if let Some(card) = hidden(t, their_side(t)) {
        t.tell(CardDeed::Show { cards: CardList::from(card), to: None });
    }
    Ok(())
}

/// The lowest and the highest attack in the game.
fn attacks(look: &Look) -> (i32, i32) {
    let values = || look.cards.iter().filter_map(|c| c.face.attack());
    (values().min().unwrap_or(0), values().max().unwrap_or(0))
}

/// An attack that may well be believed; and what goes beyond that is not.
fn poker_face(look: &Look, pick: Pick) -> i8 {
    let claimed = look.i_lead().and_then(|side| look.encounter().claimed(side.other()));
    let bold = claimed.and_then(Face::attack).is_some_and(|v| v > 15);
    match pick {
        Pick::Option(ATTACK) => 5,
        Pick::Option(CHALLENGE) if bold => 1,
        Pick::Option(CHALLENGE) => -1,
        Pick::Number(n) => (20 - (n - 15).abs()).max(0) as i8,
        _ => 0,
    }
}

/// What the card is said to be; an attack with any value between the lowest and the highest there is.
fn make_claim(t: &mut Telling) -> Ruling<Face> {
    Ok(match t.choice(0b111)? {
        ATTACK => {
            let (least, most) = attacks(t);
            Face::Attack(t.number(Topic::HowMany, least, most)? as i8)
        }
        NEGOTIATE => Face::Negotiate,
        _ => Face::Morph,
    })
}

fn claim(t: &mut Telling) -> Ruling {
    let face = make_claim(t)?;
    let side = t.lead();
    t.tell(CourseDeed::Claim { side, face: Some(face) });
    t.keep(0u8);
    Ok(())
}

/// The super side: so many more ships are at stake (ruling G-003).
fn claim_and_raise(t: &mut Telling) -> Ruling {
    let face = make_claim(t)?;
    let more = t.number(Topic::HowMany, 1, 20)?;
    let side = t.lead();
    t.tell(CourseDeed::Claim { side, face: Some(face) });
    t.keep(more as u8);
    Ok(())
}

/// The opponent believes it, and the claim stands; or challenges it, and the card is shown.
fn answer(t: &mut Telling) -> Ruling {
    let side = t.lead();
    let opponent = t.other_lead();
    let e = t.encounter();
    let (Some(card), Some(claimed)) = (e.card(side), e.claimed(side)) else { return t.stop() };
    if t.asking(opponent).choice(0b11000)? != CHALLENGE {
        return t.stop();
    }
    t.keep(t.face(card) == claimed);
    t.tell(CourseDeed::Claim { side, face: None });
    t.tell(CardDeed::Show { cards: CardList::from(card), to: None });
    Ok(())
}

/// Who was wrong loses as many ships as in the encounter, but not those; ruling G-049: of its own choice.
fn settle(t: &mut Telling) -> Ruling {
    let (more, true_claim): (u8, bool) = (t.recall(0), t.recall(1));
    let mine = t.lead();
    let opponent = t.other_lead();
    let (loser, side) = if true_claim { (opponent, mine.other()) } else { (t.me, mine) };
    let n = t.ships_in_encounter(loser, side).len() + more as usize;
    let ships = t.ships_to_lose(loser, n, false)?;
    t.send_to_warp(ships);
    Ok(())
}

/// A spread is called before the reveal.
fn call(t: &mut Telling) -> Ruling {
    let (least, most) = attacks(t);
    let n = t.number(Topic::HowMany, 1, most - least)? as i16;
    let me = t.me;
    t.say(me, CALLS, &[n.into()]);
    t.keep(n);
    t.later(Moment::Revealed)
}

/// If both cards are attacks at least that far apart, it adds to the own card.
fn add_spread(t: &mut Telling) -> Ruling {
    let n: i16 = t.recall(0);
    let values = Side::BOTH.map(|s| t.shown(s).and_then(Face::attack));
    if let ([Some(a), Some(b)], Some(side)) = (values, t.i_lead())
        && (a - b).abs() >= n as i32
    {
        t.change(side, Change::Add(n));
    }
    Ok(())
}
