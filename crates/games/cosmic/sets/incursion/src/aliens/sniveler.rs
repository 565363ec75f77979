//! Sniveler: whines about what it lacks until the others give in or come down to its level; with its super flare it asks
//! for a share of a win or fights for it.

use engine::prelude::*;

use crate::INCURSION;

// What it whines about.
const SHIPS: u8 = 0;
const COLONIES: u8 = 1;
const CARD: u8 = 2;
const HIGHER: u8 = 3;
/// What is said aloud: all of that, and what the others answer.
const WORDS: &[&str] = &[
    "too-many-of-my-ships-are-in-the-warp",
    "i-have-too-few-foreign-colonies",
    "i-do-not-have-this-card",
    "i-have-no-attack-higher-than-this",
    AGREES,
    REFUSES,
];
const LABELS: &[&str] = WORDS.split_at(4).0;
const AGREES: &str = "agrees";
const REFUSES: &str = "refuses";

/// Sniveler.
pub static SNIVELER: Alien = Alien {
    id: "sniveler",
    set: INCURSION,
    alert: Alert::Yellow,
    power: &[Ability {
        when: Moment::BeforeInvites,
        who: Who::Main,
        limit: Limit::Encounter,
        effect: &[whine, voice, hear, consequences],
        announce: 1, // what it is about is said before a zap
        labels: LABELS,
        prefers: Some(pity),
        ..Ability::PLAIN
    }],
    wild: &[Ability { when: Moment::Invited, ..COMPLAINT }, Ability { when: Moment::Formed, ..COMPLAINT }],
    super_flare: &[Ability {
        when: Moment::GameEnds,
        applies: nearly_wins,
        effect: &[ask_for_a_share],
        ..Ability::PLAIN
    }],
    words: WORDS,
    ..Alien::PLAIN
};

// ---- the power -------------------------------------------------------------------------------------------------------

/// Do I alone have the most, by a number? A tie is not enough (AL-SNIVELER-3).
fn am_worst(look: &Look, number: fn(&Look, Seat) -> i32) -> bool {
    look.others(look.me).iter().all(|s| number(look, look.me) > number(look, s))
}

fn in_warp(look: &Look, seat: Seat) -> i32 {
    look.in_warp(seat) as i32
}

fn want_of_colonies(look: &Look, seat: Seat) -> i32 {
    -(look.foreign_colonies(seat) as i32)
}

/// The encounter cards I can whine for: printed in the decks of this game (AL-SNIVELER-1, AL-SNIVELER-2), and not in my
/// hand.
fn lacking(look: &Look) -> Vec<Face> {
    let held = look.reach_where(look.me, Purpose::Count, Face::is_encounter);
    let mine = |f: &Face| held.iter().any(|c| look.face(*c) == *f);
    look.namable().into_iter().filter(|f| f.is_encounter() && !mine(f)).collect()
}

/// The attacks than which I have none higher, though there are such.
fn unsurpassed(look: &Look) -> Vec<Face> {
    let attacks: Vec<Face> = look.namable().into_iter().filter(|f| f.attack().is_some()).collect();
    let (best, highest) = (look.my_attacks().map(|(_, best)| best), attacks.iter().filter_map(|f| f.attack()).max());
    attacks.into_iter().filter(|f| f.attack() >= best && f.attack() < highest).collect()
}

/// What it is about is said aloud.
fn whine(t: &mut Telling) -> Ruling {
    let (lacking, unsurpassed) = (lacking(t), unsurpassed(t));
    let about = [am_worst(t, in_warp), am_worst(t, want_of_colonies), !lacking.is_empty(), !unsurpassed.is_empty()];
    let open = about.iter().enumerate().fold(0, |bits, (i, fits)| bits | (*fits as u16) << i);
    let kind = t.secretly().choice(open)?; // what is open depends on my hand
    let named = match kind {
        CARD => Some(t.secretly().name(Topic::Name, lacking)?),
        HIGHER => Some(t.secretly().name(Topic::Name, unsurpassed)?),
        _ => None,
    };
    let (me, word) = (t.me, LABELS[kind as usize]);
    t.keep(kind);
    match named {
        Some(face) => {
            t.keep(face);
            t.say(me, word, &[face.into()]);
        }
        None => t.say(me, word, &[]),
    }
    Ok(())
}

/// It may be zapped before anybody gives in.
fn voice(_: &mut Telling) -> Ruling {
    Ok(())
}

/// All others say at the same time whether they agree; of cards, whether they give one.
fn hear(t: &mut Telling) -> Ruling {
    if matches!(t.recall(0), CARD | HIGHER) {
        return beg(t);
    }
    let others = t.others(t.me);
    let asked: Vec<(Seat, Question)> = others.iter().map(|s| (s, Question::YesNo)).collect();
    let answers = t.ask_all(Topic::Agree, &asked)?;
    for (seat, answer) in others.iter().zip(&answers) {
        t.say(seat, if *answer == Answer::YesNo(true) { AGREES } else { REFUSES }, &[]);
    }
    t.keep(answers.iter().all(|a| *a == Answer::YesNo(true)));
    Ok(())
}

/// One of those who would give such a card gives it, whoever I choose; or else all such cards are discarded.
fn beg(t: &mut Telling) -> Ruling {
    let (higher, named): (bool, Face) = (t.recall::<u8>(0) == HIGHER, t.recall(1));
    let such = |f: Face| if higher { f.attack() > named.attack() } else { f == named };
    let me = t.me;
    let held: Vec<(Seat, CardList)> = t.others(me).iter().map(|s| (s, t.reach_where(s, Purpose::Give, such))).collect();
    let question = |cards: &CardList| Question::Cards { among: cards.clone(), min: 0, max: !cards.is_empty() as u8 };
    let asked: Vec<(Seat, Question)> = held.iter().map(|(seat, cards)| (*seat, question(cards))).collect();
    let answers = t.secretly().ask_all(Topic::Give, &asked)?; // who has such a card is not told by who is asked
    let offered = |i: usize| match &answers[i] {
        Answer::Cards(cards) => cards.first().copied(),
        other => unreachable!("checked answer {other:?}"),
    };
    let givers: Seats = held.iter().enumerate().filter(|(i, _)| offered(*i).is_some()).map(|(_, (s, _))| *s).collect();
    if givers.is_empty() {
        t.discard(held.into_iter().flat_map(|(_, cards)| cards).collect());
    } else {
        let giver = t.seat(Topic::Victim, givers)?;
        let card = held.iter().position(|(s, _)| *s == giver).and_then(offered);
        t.give(card.into_iter().collect(), me);
    }
    t.stop()
}

/// They let me have it, or they come down to my level.
fn consequences(t: &mut Telling) -> Ruling {
    let (kind, agreed): (u8, bool) = (t.recall(0), t.recall(1));
    let me = t.me;
    match (kind, agreed) {
        (SHIPS, true) => t.follow(Rule::Retrieve, me, t.in_warp(me) as u8),
        (SHIPS, false) => return match_in_warp(t),
        (_, true) => return extra_colony(t),
        (_, false) => return give_up_colonies(t),
    }
    Ok(())
}

/// The others, in the order in which they do something.
fn the_others(look: &Look) -> Vec<Seat> {
    look.timing_order().into_iter().filter(|s| *s != look.me).collect()
}

/// Everybody puts ships from colonies into the warp (R2.12) until they have as many there as I have, if they can.
fn match_in_warp(t: &mut Telling) -> Ruling {
    let mut lost = ShipList::new();
    for seat in the_others(t) {
        let n = t.in_warp(t.me).saturating_sub(t.in_warp(seat));
        let own = t.colony_ships(seat);
        lost.extend(t.asking(seat).ships(Topic::LoseShips, &own, n, n)?);
    }
    t.send_to_warp(lost);
    Ok(())
}

/// One more foreign colony, wherever I have none.
fn extra_colony(t: &mut Telling) -> Ruling {
    if !t.has_free_ship(t.me) {
        return Ok(());
    }
    let targets = t.others(t.me).iter().flat_map(|s| t.legal_targets(t.me, t.colour(s))).collect();
    let planet = t.planet_among(Topic::Where, targets)?;
    t.found_colony(planet)
}

/// Everybody leaves one foreign colony; the ships return to others. What only counts as one cannot be given up
/// (AL-LOCUST-1).
fn give_up_colonies(t: &mut Telling) -> Ruling {
    let mut leaving: Vec<(Seat, ShipList)> = Vec::new();
    for seat in the_others(t) {
        let colour = t.colour(seat);
        let mut colonies = t.colonies_of(seat);
        colonies.retain(|p| t.planets[p.ix()].system != colour);
        if !colonies.is_empty() {
            let planet = t.asking(seat).planet_among(Topic::Where, colonies)?;
            leaving.push((seat, t.ships_at(colour, Place::Planet(planet)).collect()));
        }
    }
    let ways = t.ways_home(&leaving)?;
    t.send_home(ways);
    Ok(())
}

/// A colony is the best thing to whine about; but nobody grants one that wins.
fn pity(look: &Look, pick: Pick) -> i8 {
    let whiner = match look.state().stack.last() {
        Some(Frame::Use(used)) if used.by != look.me => used.kept.get(0).map(|kind| (used.by, kind)),
        _ => None,
    };
    match (whiner, pick) {
        (Some((seat, COLONIES)), Pick::No) if look.missing(seat) <= 1 => 1,
        (None, Pick::Option(COLONIES)) => 4,
        (None, Pick::Option(SHIPS)) => look.in_warp(look.me).min(6) as i8 - 2,
        _ => 0,
    }
}

// ---- the wild flare --------------------------------------------------------------------------------------------------

const COMPLAINT: Ability = Ability {
    who: Who::Bystander,
    about: Some(whom_to_blame),
    effect: &[complain, join],
    welcome: |look| if look.has_free_ship(look.me) { 2 } else { -1 },
    ..Ability::PLAIN
};

/// The main players, if neither has invited me, as far as they could.
fn whom_to_blame(look: &Look) -> Seats {
    let e = look.encounter();
    if e.invited[0].or(e.invited[1]).has(look.me) {
        return Seats::NONE;
    }
    Side::BOTH.into_iter().filter(|s| !look.barred(*s).has(look.me)).filter_map(|s| e.main(s)).collect()
}

/// I am invited after all, or nobody is: those who had come go home.
fn complain(t: &mut Telling) -> Ruling {
    let (me, main) = (t.me, t.victim());
    let Some(side) = t.encounter().leads(main) else { return t.stop() };
    if t.asking(main).may(Topic::Agree)? {
        let mut seats = t.encounter().invited[side.ix()];
        seats.add(me);
        t.tell(CourseDeed::Invite { side, seats });
        return Ok(());
    }
    let place = Game::committed_to(side);
    let allies = t.encounter().allies[side.ix()];
    let ships = allies.iter().map(|s| (s, t.ships_at(t.colour(s), place).collect())).collect::<Vec<_>>();
    let ways = t.ways_home(&ships)?;
    t.tell(CourseDeed::Invite { side, seats: Seats::NONE });
    t.send_home(ways);
    t.stop()
}

/// When all others have answered their invitations, I answer mine at once (R8.2).
fn join(t: &mut Telling) -> Ruling {
    let formed = t.cast().ability(t.source()).when == Moment::Formed;
    let Some(side) = t.encounter().leads(t.victim()).filter(|_| formed && t.has_free_ship(t.me)) else { return Ok(()) };
    if t.option(Topic::Ally, Labels::Ally, 1 << side.ix() | 0b100)? < 2 {
        let me = t.me;
        t.follow(Rule::Join, me, side.ix() as u8);
    }
    Ok(())
}

// ---- the super flare -------------------------------------------------------------------------------------------------

/// Others win, and I am within one colony of winning.
fn nearly_wins(look: &Look) -> bool {
    let left_out = look.proposed_winners().is_some_and(|winners| !winners.is_empty() && !winners.has(look.me));
    left_out && look.progress(look.me) + 1 >= look.needed(look.me)
}

/// The win is shared if all winners agree; else one who refuses may be fought for it (AL-SNIVELER-4, AL-SNIVELER-5).
fn ask_for_a_share(t: &mut Telling) -> Ruling {
    let me = t.me;
    let winners = t.proposed_winners().unwrap_or(Seats::NONE);
    let asked: Vec<(Seat, Question)> = winners.iter().map(|s| (s, Question::YesNo)).collect();
    let answers = t.ask_all(Topic::Agree, &asked)?;
    let agrees = |a: &Answer| *a == Answer::YesNo(true);
    let refuse: Seats = winners.iter().zip(&answers).filter(|(_, a)| !agrees(a)).map(|(s, _)| s).collect();
    if refuse.is_empty() {
        let mut seats = winners;
        seats.add(me);
        t.amend(Amend::Winners(seats));
        return Ok(());
    }
    // R7.2: only where there is a planet left to aim at
    let open = refuse.iter().filter(|s| t.possible_targets(me).has(*s)).collect();
    if let Some(seat) = t.seat_or_none(Topic::Target, open)? {
        t.plan(me, Some(seat), When::LastStand(StandKind::SideWins));
    }
    Ok(())
}
