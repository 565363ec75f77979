//! Smuggler: arms a player it has chosen in secret, and plays from a hold that nobody else can reach into.

use engine::prelude::*;

/// The note on the sheet: whom it deals with. Only its holder knows.
const CONTACT: &str = "contact";
/// What it says aloud.
const ARMS: &str = "arms";
/// Cards for the hold when the one it has armed wins, and when it does not.
const PAID: u8 = 3;
const ADVANCE: u8 = 1;

/// Smuggler.
pub static SMUGGLER: Alien = Alien {
    id: "smuggler",
    set: "free-port",
    alert: Alert::Yellow,
    power: &[
        Ability {
            when: Moment::StartTurn,
            who: Who::Offense,
            limit: Limit::Turn,
            effect: &[choose_contact],
            ..Ability::MUST
        },
        Ability {
            when: Moment::Formed,
            who: Who::NotMain,
            applies: |look| contact(look).is_some(), // everybody has seen whether one was chosen
            holds: |look| contact(look).is_some_and(|c| is_main(look, c)), // who it is they have not
            effect: &[arm_contact, be_paid],
            welcome: |look| contact(look).map_or(0, |c| profit(look, c)),
            ..Ability::PLAIN
        },
    ],
    store: Store::serving(&[Purpose::Play, Purpose::Select]),
    wild: &[Ability { when: Moment::Formed, who: Who::Ally, effect: &[arm_myself], ..Ability::PLAIN }],
    super_flare: &[Ability {
        when: Moment::Formed,
        who: Who::NotMain,
        effect: &[arm_anybody, be_paid],
        prefers: Some(|look, pick| match pick {
            Pick::Seat(seat) => profit(look, seat),
            _ => 0,
        }),
        ..Ability::WITH_POWER
    }],
    words: &[ARMS],
    notes: &[NoteDef::secret(CONTACT, |game, holder| game.others(holder).iter().map(Value::from).collect())],
    ..Alien::PLAIN
};

fn contact(look: &Look) -> Option<Seat> {
    look.noted(CONTACT)
}

fn is_main(look: &Look, seat: Seat) -> bool {
    look.encounter().leads(seat).is_some()
}

/// The two main players.
fn mains(look: &Look) -> Seats {
    look.in_role(Who::Main)
}

/// What it would bring me that a player is armed: my own side should be, and nobody who is about to win.
fn profit(look: &Look, seat: Seat) -> i8 {
    let theirs = look.encounter().leads(seat);
    if theirs == Some(Side::Offense) && look.missing(seat) <= 1 && look.my_side() != theirs {
        return -3;
    }
    match look.my_side() {
        None => 2,
        mine if mine == theirs => 4,
        _ => -3,
    }
}

/// The choice is nobody else's business: it is asked in secret, and the note has its holder's eyes only.
fn choose_contact(t: &mut Telling) -> Ruling {
    let others = t.others(t.me);
    let contact = t.secretly().seat(Topic::Victim, others)?;
    t.note(CONTACT, contact);
    Ok(())
}

/// The contact is named and struck out; another one is chosen in my next turn.
fn arm_contact(t: &mut Telling) -> Ruling {
    let Some(contact) = contact(t) else { return t.stop() };
    t.strike(CONTACT);
    arm(t, contact)
}

/// The contact stays what it is, in secret.
fn arm_anybody(t: &mut Telling) -> Ruling {
    let seat = t.seat(Topic::Victim, mains(t))?;
    arm(t, seat)
}

/// For the rest of the encounter its ships count double; when it is decided the hold is filled.
fn arm(t: &mut Telling, seat: Seat) -> Ruling {
    t.say(t.me, ARMS, &[seat.into()]);
    t.impose(Bend::Worth(seat, 2));
    t.keep(seat);
    t.later(Moment::OutcomeKnown)
}

/// Whoever has the sheet by then has the hold, too: nothing is drawn for another.
fn be_paid(t: &mut Telling) -> Ruling {
    let armed: Seat = t.recall(0);
    let e = t.encounter();
    let won = e.winner().is_some_and(|side| e.leads(armed) == Some(side));
    let (seat, n) = (t.me, if won { PAID } else { ADVANCE });
    if t.my_holder() == Some(seat) {
        let (to, drawn) = (Zone::Piece(t.piece.expect("the hold is on a sheet")), CardList::new());
        t.tell(CardDeed::Draw { seat, n, deck: DeckId::Cosmic, to, why: DrawWhy::Effect, drawn });
    }
    Ok(())
}

fn arm_myself(t: &mut Telling) -> Ruling {
    t.impose(Bend::Worth(t.me, 2));
    Ok(())
}
