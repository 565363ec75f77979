//! The Claw: whoever plays the card that it has laid face down on its sheet loses a planet to it.

use engine::prelude::*;

use crate::CONFLICT;

const SNATCH: Ability = Ability {
    limit: Limit::Encounter,
    applies: |look| !look.used_power(),
    holds: |look| !prey(look).is_empty(),
    effect: &[show_claw, steal, take_up, choose_claw],
    ..Ability::MUST
};

/// The Claw.
pub static THE_CLAW: Alien = Alien {
    id: "the-claw",
    set: CONFLICT,
    alert: Alert::Red,
    power: &[
        // Z-01: neither to change the claw nor to choose one is a use of the power
        Ability {
            when: Moment::RegroupBegins,
            is_use: false,
            applies: |look| claw(look).is_some(),
            holds: |look| !candidates(look).is_empty(),
            effect: &[swap_claw],
            ..Ability::PLAIN
        },
        // AL-CLAW-2: without a claw, one is chosen from the next new hand
        Ability {
            when: Moment::Drew,
            applies: |look| claw(look).is_none() && is_new_hand(look),
            holds: |look| !candidates(look).is_empty(),
            effect: &[choose_claw],
            ..Ability::PASSIVE
        },
        Ability { when: Moment::Played, ..SNATCH },
        Ability { when: Moment::Revealed, ..SNATCH },
    ],
    wild: &[Ability {
        when: Moment::Deciding,
        who: Who::Involved,
        applies: same_value,
        effect: &[prevail],
        ..Ability::PLAIN
    }],
    super_flare: &[Ability {
        when: Moment::Revealed,
        limit: Limit::Encounter,
        applies: |look| !look.used_power() && identical(look),
        effect: &[point_out, steal, take_up, choose_claw],
        ..Ability::WITH_POWER
    }],
    setup: &[choose_claw, draw_one],
    ..Alien::PLAIN
};

fn sheet(look: &Look) -> PieceId {
    look.piece.expect("the claw lies on a sheet")
}

fn claw(look: &Look) -> Option<CardId> {
    look.game.piece(sheet(look)).cards.first().copied()
}

/// E-CLAW-1: no kind of negotiate is ever the claw.
fn candidates(look: &Look) -> CardList {
    let fits = |c: &CardId| look.card_type(*c) != CardType::Negotiate;
    look.reach(look.me, Purpose::Count).into_iter().filter(fits).collect()
}

fn is_new_hand(look: &Look) -> bool {
    matches!(look.deed(), Some(Deed::Cards(CardDeed::Draw { seat, why: DrawWhy::NewHand, .. })) if *seat == look.me)
}

fn choose_claw(t: &mut Telling) -> Ruling {
    let (among, to) = (candidates(t), Zone::Piece(sheet(t)));
    if claw(t).is_none() && t.my_holder() == Some(t.me) && !among.is_empty() {
        let cards = t.cards(Topic::Choose, among, 1, 1)?;
        t.tell(CardDeed::Move { cards, to });
    }
    Ok(())
}

fn draw_one(t: &mut Telling) -> Ruling {
    let (seat, drawn) = (t.me, CardList::new());
    let (deck, to) = (DeckId::Cosmic, Zone::Hand(seat));
    t.tell(CardDeed::Draw { seat, n: 1, deck, to, why: DrawWhy::Deal, drawn });
    Ok(())
}

fn swap_claw(t: &mut Telling) -> Ruling {
    let (old, to) = (claw(t).into_iter().collect(), Zone::Piece(sheet(t)));
    let cards = t.cards(Topic::Choose, candidates(t), 1, 1)?;
    t.give(old, t.me);
    t.tell(CardDeed::Move { cards, to });
    Ok(())
}

/// The others who have just played or revealed the card that is my claw: by what is printed on it, whatever its back and
/// whatever has become of it (AL-CLAW-3, AL-CLAW-5, R25.4). E-CLAW-2, AL-CLAW-6: who reveals it, not who laid it down.
fn prey(look: &Look) -> Seats {
    let Some(face) = claw(look).map(|c| look.face(c)) else { return Seats::NONE };
    let Some(e) = look.maybe_encounter() else { return Seats::NONE }; // between encounters there is none to end
    let played = look.used().filter(|u| u.card.is_some_and(|(c, _)| look.face(c) == face)).map(|u| u.by);
    let revealed = |slot: &&Slot| look.used().is_none() && slot.turned_up.0 == Some(face);
    let revealer = |slot: &Slot| if slot.role == Role::Main { e.main(slot.side) } else { Some(slot.seat) };
    let open = e.slots.iter().filter(revealed).filter_map(revealer); // AL-CLAW-4: second cards, too
    open.chain(played).filter(|s| *s != look.me).collect()
}

/// AL-CLAW-7: one of them, if several have.
fn show_claw(t: &mut Telling) -> Ruling {
    let (victim, cards) = (t.seat(Topic::Victim, prey(t))?, claw(t).into_iter().collect());
    t.keep(victim);
    t.tell(CardDeed::Show { cards, to: None });
    t.later(Moment::AfterEncounter)
}

/// The planet lies in my system from now on, empty, and counts as a foreign colony.
fn steal(t: &mut Telling) -> Ruling {
    let (among, system) = (t.home_planets(t.recall(0)), t.colour(t.me));
    if among.is_empty() {
        return Ok(());
    }
    let planet = t.planet_among(Topic::Where, among)?;
    t.send_to_warp(t.ships_on(planet));
    t.tell(PlanetDeed::Move { planet, to: PlanetSpot::System { of: system, counts: true } });
    Ok(())
}

fn take_up(t: &mut Telling) -> Ruling {
    if t.my_holder() == Some(t.me) {
        t.give(claw(t).into_iter().collect(), t.me);
    }
    Ok(())
}

/// Both revealed encounter cards are attacks and count the same now (G-026).
fn same_value(look: &Look) -> bool {
    let [a, b] = Side::BOTH.map(|side| look.current(side).filter(|c| c.is_attack()).map(|c| c.value));
    a.is_some() && a == b
}

fn prevail(t: &mut Telling) -> Ruling {
    if let Some(side) = t.my_side() {
        t.impose(Bend::Decided(Outcome::Won(side)));
    }
    Ok(())
}

fn identical(look: &Look) -> bool {
    let [a, b] = Side::BOTH.map(|side| look.encounter().slot(side).and_then(|s| s.turned_up.0));
    a.is_some() && a == b
}

/// My opponent, or either main player if I am none.
fn point_out(t: &mut Telling) -> Ruling {
    let victim = t.seat(Topic::Victim, t.in_role(Who::Main).without(t.me))?;
    t.keep(victim);
    t.later(Moment::AfterEncounter)
}
