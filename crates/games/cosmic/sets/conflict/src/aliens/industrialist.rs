//! Industrialist: the attacks it has lost with pile up on its sheet, and all of them count for the next one.

use engine::prelude::*;

use crate::CONFLICT;

const LET_IT_WIN: u8 = 0;
const ADD: u8 = 2;
const LABELS: &[&str] = &["let-it-win", "let-it-build", "add", "subtract"];
/// Before anything that follows from winning or losing (Guerrilla).
const REPLACES: i8 = -10;

/// Industrialist.
pub static INDUSTRIALIST: Alien = Alien {
    id: "industrialist",
    set: CONFLICT,
    alert: Alert::Yellow,
    power: &[
        // E-INDUSTRIALIST: in the reveal
        Ability {
            when: Moment::Revealed,
            who: Who::Main,
            applies: |look| i_attacked(look) && stack(look) != 0,
            effect: &[add_stack],
            labels: LABELS,
            prefers: Some(|_, pick| (pick == Pick::Option(ADD)) as i8),
            ..Ability::MUST
        },
        Ability { applies: |look| lost(look) && my_attack(look).is_some(), effect: &[demand, decide, build], ..DEMAND },
    ],
    wild: &[Ability {
        when: Moment::Revealed,
        who: Who::Main,
        applies: |look| i_attacked(look) && look.opponent().is_some_and(|o| look.reaches(o, Purpose::BeTaken)),
        effect: &[draw, use_or_return],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        applies: |look| lost(look) && my_attack(look).is_some() && their_attack(look).is_some(),
        effect: &[demand, decide, build_with_either],
        must: false,
        uses_power: true,
        ..DEMAND
    }],
    ..Alien::PLAIN
};

/// AL-INDUSTRIALIST-1: when the outcome is final, upset or not.
const DEMAND: Ability = Ability {
    when: Moment::ResolutionBegins,
    who: Who::Main,
    layer: REPLACES,
    labels: LABELS,
    prefers: Some(|_, pick| (pick != Pick::Option(LET_IT_WIN)) as i8),
    ..Ability::MUST
};

// ---- the stack -------------------------------------------------------------------------------------------------

/// What the attacks on my sheet are worth.
fn stack(look: &Look) -> i32 {
    look.my_piece().cards.iter().filter_map(|c| look.face(*c).attack()).sum()
}

fn i_attacked(look: &Look) -> bool {
    look.i_lead().is_some_and(|side| look.shown(side).and_then(Face::attack).is_some())
}

fn add_stack(t: &mut Telling) -> Ruling {
    let (side, n) = (t.lead(), stack(t));
    let adds = t.choice(0b1100)? == ADD;
    t.add_to_total(side, if adds { n } else { -n });
    Ok(())
}

// ---- a lost encounter ------------------------------------------------------------------------------------------

fn lost(look: &Look) -> bool {
    look.encounter().winner().is_some_and(|winner| look.i_lead() == Some(winner.other()))
}

/// The attack that a side has revealed, while it lies there; by its identity, so no morph (G-025).
fn attack_card(look: &Look, side: Side) -> Option<CardId> {
    let slot = look.encounter().slot(side).filter(|s| s.claimed.is_none() && look.lies_before(s.card))?;
    Some(slot.card).filter(|c| look.face(*c).attack().is_some())
}

fn my_attack(look: &Look) -> Option<CardId> {
    attack_card(look, look.i_lead()?)
}

fn their_attack(look: &Look) -> Option<CardId> {
    attack_card(look, look.i_lead()?.other())
}

/// It is announced, and may be zapped, before the opponent chooses.
fn demand(_: &mut Telling) -> Ruling {
    Ok(())
}

fn decide(t: &mut Telling) -> Ruling {
    let (mine, opponent) = (t.lead(), t.other_lead());
    if t.asking(opponent).choice(0b11)? != LET_IT_WIN {
        return Ok(());
    }
    t.tell(CourseDeed::Outcome(Outcome::Won(mine)));
    t.tell(CourseDeed::Goto(Label::Resolution));
    t.stop()
}

fn put(t: &mut Telling, card: CardId) {
    let to = Zone::Piece(t.piece.expect("the stack lies on a sheet"));
    t.tell(CardDeed::Move { cards: CardList::from(card), to });
}

fn build(t: &mut Telling) -> Ruling {
    my_attack(t).into_iter().for_each(|card| put(t, card));
    Ok(())
}

fn build_with_either(t: &mut Telling) -> Ruling {
    let among = my_attack(t).into_iter().chain(their_attack(t)).collect();
    let card = t.card_among(Topic::Choose, among)?;
    put(t, card);
    Ok(())
}

// ---- the wild flare --------------------------------------------------------------------------------------------

fn draw(t: &mut Telling) -> Ruling {
    t.take(t.other_lead(), t.me, 1)
}

fn use_or_return(t: &mut Telling) -> Ruling {
    let (side, opponent) = (t.lead(), t.other_lead());
    let mine = |c: &CardId| t.hand(t.me).contains(c);
    let drawn: CardList = t.done().cards.iter().copied().filter(mine).collect();
    let (attacks, others): (CardList, CardList) = drawn.into_iter().partition(|c| t.face(*c).attack().is_some());
    if !attacks.is_empty() {
        t.add_to_total(side, attacks.iter().filter_map(|c| t.face(*c).attack()).sum());
    }
    t.discard(attacks);
    t.give(others, opponent);
    Ok(())
}
