//! Philanthropist: after alliances are formed it gives one of its cards to a main player.

use engine::prelude::*;

use crate::BASE;

/// The note on the sheet: the card that was given last.
const GIFT: &str = "gift";

/// Philanthropist.
pub static PHILANTHROPIST: Alien = Alien {
    id: "philanthropist",
    set: BASE,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::Formed,
        who: Who::Involved,
        applies: |look| look.reaches(look.me, Purpose::Give),
        effect: &[hold_out, hand_over, refresh],
        announce: 1, // ruling Z-05: the receiver sees the card before it can no longer be zapped
        on_zapped: Some(take_back),
        ..Ability::PLAIN
    }],
    wild: &[Ability {
        when: Moment::EncounterBegins,
        applies: |look| own_power(look).is_some() && !look.losable(look.me, false).is_empty(),
        effect: &[pay_a_ship, lend],
        welcome: |_| -5,
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Selecting,
        who: Who::Involved,
        holds: |look| gift(look).is_some(),
        effect: &[insist],
        ..Ability::PLAIN
    }],
    notes: &[NoteDef::unseen(GIFT)],
    ..Alien::PLAIN
};

/// The opponent of a main player; an ally gives to either main player.
fn receivers(look: &Look) -> Seats {
    let e = look.encounter();
    match look.i_lead() {
        Some(side) => e.main(side.other()).into_iter().collect(),
        None => [Some(e.offense), e.defense].into_iter().flatten().collect(),
    }
}

fn hold_out(t: &mut Telling) -> Ruling {
    let card = t.card_among(Topic::Give, t.reach(t.me, Purpose::Give))?;
    let among = receivers(t);
    let to = t.seat(Topic::Victim, among)?;
    t.keep(card);
    t.keep(to);
    t.tell(CardDeed::Move { cards: CardList::from(card), to: Zone::Aside(to) });
    Ok(())
}

/// The card held out, and to whom.
fn held_out(t: &Telling) -> (CardId, Seat) {
    (t.recall(0), t.recall(1))
}

fn hand_over(t: &mut Telling) -> Ruling {
    let (card, to) = held_out(t);
    t.give(CardList::from(card), to); // ruling RI-03: given, not taken
    t.note(GIFT, card);
    Ok(())
}

/// A main player left without encounter cards draws a new hand.
fn refresh(t: &mut Telling) -> Ruling {
    let me = t.me;
    if t.i_lead().is_some() && !t.has_encounter_card(me) {
        t.follow(Rule::NewHand, me, 0);
    }
    Ok(())
}

fn take_back(t: &mut Telling) -> Ruling {
    let (card, me) = (held_out(t).0, t.me);
    t.give(CardList::from(card), me);
    Ok(())
}

/// The encounter card I gave away in this encounter, while the receiver still holds it, and the receiver's side.
fn gift(look: &Look) -> Option<(Side, CardId)> {
    let e = look.encounter();
    let mut given = look.spent().filter(|(a, by)| *by == look.me && a.source == Source::Power(look.my_alien()));
    let card = look.noted::<CardId>(GIFT).filter(|c| look.face(*c).is_encounter() && given.next().is_some())?;
    let holds = |side: &Side| e.main(*side).is_some_and(|s| s != look.me && look.hand(s).contains(&card));
    Side::BOTH.into_iter().find(holds).map(|side| (side, card))
}

/// AL-PHILANTHROPIST-2: the receiver has to play it if it can.
fn insist(t: &mut Telling) -> Ruling {
    if let Some((side, card)) = gift(t) {
        t.impose(Bend::MustSelect(side, Sort::Card(card)));
    }
    Ok(())
}

/// A power of mine that I can lend.
fn own_power(look: &Look) -> Option<PieceId> {
    look.movable_powers(look.me).find(|s| look.piece(*s).owner == Some(look.me))
}

/// The price is one ship; whom the power goes to is settled with it.
fn pay_a_ship(t: &mut Telling) -> Ruling {
    let me = t.me;
    let to = t.seat(Topic::Victim, t.others(me))?;
    let ships = t.ships_to_lose(me, 1, false)?;
    t.keep(to);
    t.tell(ShipDeed::Lose { ships, why: Loss::Cost });
    Ok(())
}

/// The power goes with all that lies on its sheet (AL-PHILANTHROPIST-3), unless the price has just cost it (R19.6).
fn lend(t: &mut Telling) -> Ruling {
    let to = t.recall(0);
    if let Some(piece) = own_power(t) {
        t.tell(PieceDeed::Lend { piece, to, instead: true, bound_to: None });
    }
    Ok(())
}
