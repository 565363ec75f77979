//! Hate: at the start of its turn it discards a card; the others discard one like it or lose three ships.

use engine::prelude::*;

use crate::BASE;

const DISCARD: u8 = 0;
const LABELS: &[&str] = &["discard", "lose-ships"];

/// Hate.
pub static HATE: Alien = Alien {
    id: "hate",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::StartTurn,
        who: Who::Offense,
        limit: Limit::Turn, // ruling G-052
        applies: |look| look.reaches(look.me, Purpose::Count),
        effect: &[discard_one, rage, new_hand],
        labels: LABELS,
        ..Ability::MUST
    }],
    wild: &[Ability {
        when: Moment::BeforeSelect,
        who: Who::Main,
        applies: |look| look.opponent().is_some_and(|o| look.reaches(o, Purpose::BeTaken)),
        effect: &[strike, throw_away, win_if_bare],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::StartTurn,
        who: Who::Offense,
        limit: Limit::Turn,
        applies: |look| look.reach(look.me, Purpose::Show).iter().any(|c| Some(*c) != look.card),
        effect: &[show_one, rage, new_hand],
        labels: LABELS,
        ..Ability::WITH_POWER
    }],
    ..Alien::PLAIN
};

/// AL-HATE-2: a zap comes before anything is discarded, so the card is kept.
fn discard_one(t: &mut Telling) -> Ruling {
    let among = t.reach(t.me, Purpose::Discard);
    let cards = t.cards(Topic::Discard, among, 1, 1)?;
    t.keep(cards[0]);
    t.discard(cards);
    Ok(())
}

/// The super side: the card is only shown.
fn show_one(t: &mut Telling) -> Ruling {
    let cards = t.cards(Topic::Choose, t.reach(t.me, Purpose::Show), 1, 1)?;
    t.keep(cards[0]);
    t.tell(CardDeed::Show { cards, to: None });
    Ok(())
}

/// Cards of the same type; attacks of at least the same value (AL-HATE-1, AL-HATE-4).
fn fitting(look: &Look, seat: Seat, card: CardId) -> CardList {
    let (kind, value) = (look.card_type(card), look.face(card).attack());
    let fits = |c: &CardId| look.card_type(*c) == kind && look.face(*c).attack() >= value;
    look.reach(seat, Purpose::Discard).into_iter().filter(fits).collect() // AL-MISER-5
}

/// One after the other, so that a card collected meanwhile may serve (O3). Hate chooses the ships.
fn rage(t: &mut Telling) -> Ruling {
    let card: CardId = t.recall(0);
    let served = t.kept().len() - 1;
    let Some(seat) = t.timing_order().into_iter().filter(|s| *s != t.me).nth(served) else { return Ok(()) };
    let cards = fitting(t, seat, card);
    let open = if cards.is_empty() { 0b10 } else { 0b11 };
    if t.asking(seat).secretly().choice(open)? == DISCARD {
        let given = t.asking(seat).cards(Topic::Discard, cards, 1, 1)?;
        t.discard(given);
    } else {
        let theirs = t.losable(seat, false);
        let ships = t.ships(Topic::LoseShips, &theirs, 3, 3)?;
        t.send_to_warp(ships);
    }
    t.keep(seat);
    t.again()
}

fn new_hand(t: &mut Telling) -> Ruling {
    let me = t.me;
    t.follow(Rule::HandCheck, me, 0);
    Ok(())
}

fn strike(t: &mut Telling) -> Ruling {
    let from = t.other_lead();
    let backs = t.backs(t.me, from, 1)?;
    let (among, lots) = (t.reach(from, Purpose::BeTaken), CardList::new());
    t.tell(CardDeed::DrawLots { among, n: 1, backs, lots });
    Ok(())
}

fn throw_away(t: &mut Telling) -> Ruling {
    t.discard(t.done().cards.clone());
    Ok(())
}

/// An opponent without an encounter card has lost.
fn win_if_bare(t: &mut Telling) -> Ruling {
    let opponent = t.other_lead();
    if let Some(side) = t.i_lead().filter(|_| !t.has_encounter_card(opponent)) {
        t.tell(CourseDeed::Outcome(Outcome::Won(side)));
        t.tell(CourseDeed::Goto(Label::Resolution));
    }
    Ok(())
}
