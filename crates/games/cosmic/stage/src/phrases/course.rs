//! When: the usual course of an encounter, and answers to every question.

use content::words::{TOPICS, Words};
use engine::ask::{Answer, Ask, Labels, Question, Topic};
use engine::flow::Frame;
use engine::table::*;
use scenarios::{Arg, Fail, Step};

use super::{Phrase, player, when};
use crate::answers;
use crate::read::{self, hint};
use crate::world::{OnStage, World};

/// Its destiny card is put on top of the deck.
pub const ENCOUNTERS: &str = "{player} encounters {player} on {planet} with {ships}";
/// Its cards make up the hands that are not given.
pub const PLAY_BOTH: &str = "{player} plays {card} and {player} plays {card}";

pub static PHRASES: &[Phrase] = &[
    when("the game is set up", set_up),
    when("everybody keeps the first alien dealt", keep_first),
    when("the setup is finished somehow", finish_setup),
    when("the turn begins", |w, _| begin(w)),
    when("the next turn begins", |w, _| begin(w)),
    when(ENCOUNTERS, encounters),
    when("{player} targets {player}", |w, a| about(w, a[0], Topic::Target, a[1])),
    when("{player} aims at {planet}", |w, a| about(w, a[0], Topic::Aim, a[1])),
    when("{player} launches {ships}", |w, a| about(w, a[0], Topic::Launch, a[1])),
    when("{player} retrieves a ship to {planet}", |w, a| about(w, a[0], Topic::Retrieve, a[1])),
    when("{player} invites {players}", |w, a| about(w, a[0], Topic::Invite, a[1])),
    when("nobody is invited", nobody_invited),
    when("nobody else cries out", nobody_cries),
    when("{player} cries out at {player}", |w, a| about(w, a[0], Topic::Catch, a[1])),
    when("{player} joins the {side} with {ships}", joins),
    when("{player} declines", |w, a| about(w, a[0], Topic::Ally, Arg { text: "decline", at: 0 })),
    when(PLAY_BOTH, play_both),
    when("{player} uses {offer}", uses),
    when("{player} plays {card}", uses),
    when("{player} passes", |w, a| {
        let seat = player(w, a[0])?;
        let ask = w.asked(seat)?;
        if !matches!(ask.question, Question::Use { .. }) {
            return Err(Fail::new("there is nothing to pass: another question is open"));
        }
        w.answer(seat, Answer::Pass)
    }),
    when("everybody passes", |w, _| pass_all(w, |_| false).map(|_| ())),
    when("everybody passes until {player} is asked {topic}", pass_until),
    when("{player} says yes", |w, a| say(w, a[0], Arg { text: "yes", at: 0 })),
    when("{player} says no", |w, a| say(w, a[0], Arg { text: "no", at: 0 })),
    when("{player} offers: {terms}", offers),
    when("{player} accepts", |w, a| about(w, a[0], Topic::Deal, Arg { text: "accepts", at: 0 })),
    when("{player} refuses", |w, a| about(w, a[0], Topic::Deal, Arg { text: "refuses", at: 0 })),
    when("{player} waits", |w, a| about(w, a[0], Topic::Deal, Arg { text: "waits", at: 0 })),
    when("the clock runs out", |w, _| w.expire()),
    when("{player} interrupts with {offer}", interrupts),
    when("{player}, asked {topic}, answers {answer}", |w, a| {
        let topic = topic(a[1])?;
        about(w, a[0], topic, a[2])
    }),
    when("{player} answers {answer}", |w, a| say(w, a[0], a[1])),
    when("{player} chooses {answer}", |w, a| say(w, a[0], a[1])),
    when("{player} has a second encounter", |w, a| about(w, a[0], Topic::SecondEncounter, Arg { text: "yes", at: 0 })),
    when("the turn ends", turn_ends),
];

/// Everybody who is asked whom to catch catches nobody.
fn nobody_cries(world: &mut World, _: &[Arg]) -> Step {
    let asked = |a: &&engine::ask::Ask| a.topic == Topic::Catch;
    let seats: Vec<_> = world.game()?.pending().iter().filter(asked).map(|a| a.seat).collect();
    if seats.is_empty() {
        return Err(Fail::new("nobody is asked whom to catch"));
    }
    seats.into_iter().try_for_each(|seat| world.answer(seat, Answer::Pass))
}

/// The topic meant by some words; "to use" covers answers as well.
pub fn topic(arg: Arg) -> Step<Topic> {
    let found = TOPICS.iter().find(|(_, words)| *words == arg.text).map(|(t, _)| *t);
    found.ok_or_else(|| {
        let hint = hint(arg.text, TOPICS.iter().map(|(_, words)| *words));
        Fail::word(arg.at, format!("nobody is ever asked «{}»{hint}", arg.text))
    })
}

/// Is the question about this?
pub fn is_about(ask: &Ask, topic: Topic) -> bool {
    ask.topic == topic || (topic == Topic::Act && ask.topic == Topic::Respond)
}

fn set_up(world: &mut World, _: &[Arg]) -> Step {
    match world.lay_out() {
        Err(fail) if world.refused.is_none() => Err(fail),
        _ => Ok(()),
    }
}

/// Everybody chooses the first of the two aliens dealt; a replacement is the first option as well.
/// Aliens that were dealt by chance may ask something before the game begins: any answer will do.
fn finish_setup(world: &mut World, _: &[Arg]) -> Step {
    while world.game()?.state().stack.first().is_some_and(|f| matches!(f, Frame::Setup(_)))
        && let Some(ask) = world.game()?.pending().first().cloned()
    {
        world.answer(ask.seat, ask.question.default_answer())?;
    }
    Ok(())
}

fn keep_first(world: &mut World, _: &[Arg]) -> Step {
    world.lay_out()?;
    loop {
        // Whatever else the aliens dealt by chance ask about their cards in the setup does not matter.
        let setup = |a: &&Ask| a.topic == Topic::ChooseAlien || matches!(a.question, Question::Cards { .. });
        let asked = world.game()?.pending().iter().find(setup).cloned();
        let Some(ask) = asked else { return Ok(()) };
        world.answer(ask.seat, ask.question.default_answer())?;
    }
}

fn begin(world: &mut World) -> Step {
    world.lay_out()?;
    if !world.between_turns() {
        return Err(Fail::new("the turn under way has not ended"));
    }
    world.begin()
}

fn say(world: &mut World, who: Arg, what: Arg) -> Step {
    let seat = player(world, who)?;
    world.say(seat, what)
}

/// Answers a question about this, and no other.
fn about(world: &mut World, who: Arg, topic: Topic, what: Arg) -> Step {
    let seat = player(world, who)?;
    let ask = world.asked(seat)?;
    expect_topic(world, &ask, topic)?;
    world.say(seat, what)
}

fn expect_topic(world: &World, ask: &Ask, topic: Topic) -> Step {
    if is_about(ask, topic) {
        return Ok(());
    }
    let wanted = world.words(|w| w.topic(topic));
    Err(Fail::new(format!("{} is asked something else than {wanted}", world.names.seat(ask.seat))))
}

/// Destiny, aim and launch in one: whatever of it is asked.
fn encounters(world: &mut World, args: &[Arg]) -> Step {
    let (seat, defense) = (player(world, args[0])?, player(world, args[1])?);
    world.game()?;
    if world.between_turns() {
        world.begin()?;
    }
    let planet = read::planet(args[2], world.game()?)?;
    loop {
        let Some(ask) = world.maybe_asked(seat) else {
            return Err(Fail::new(format!("{} is not asked which ships to launch", world.names.seat(seat))));
        };
        match ask.topic {
            Topic::Target => world.answer(seat, Answer::Seat(defense))?,
            Topic::Aim => world.answer(seat, Answer::Planet(planet))?,
            Topic::Launch => break,
            _ => return Err(Fail::new("another question comes before the launch")),
        }
    }
    let e = world.game()?.encounter();
    if (e.defense, e.target) != (Some(defense), Some(planet)) {
        let who = e.defense.map_or("nobody".to_string(), |s| world.names.seat(s).to_string());
        return Err(Fail::word(args[1].at, format!("the encounter is with {who}")));
    }
    world.say(seat, args[3])
}

fn nobody_invited(world: &mut World, _: &[Arg]) -> Step {
    let mains = world.game()?.maybe_encounter().map(|e| [Some(e.offense), e.defense]);
    let mut any = false;
    for seat in mains.into_iter().flatten().flatten() {
        if world.maybe_asked(seat).is_some_and(|a| a.topic == Topic::Invite) {
            world.answer(seat, Answer::Seats(Seats::NONE))?;
            any = true;
        }
    }
    if any { Ok(()) } else { Err(Fail::new("nobody is asked whom to invite")) }
}

fn joins(world: &mut World, args: &[Arg]) -> Step {
    let seat = player(world, args[0])?;
    let ask = world.asked(seat)?;
    expect_topic(world, &ask, Topic::Ally)?;
    let Question::Choice { labels: Labels::Ally, .. } = ask.question else {
        return Err(Fail::new("another question is open"));
    };
    world.answer(seat, Answer::Choice(read::side(args[1])?.ix() as u8))?;
    match world.maybe_asked(seat).filter(|a| a.topic == Topic::Commit) {
        Some(_) => world.say(seat, args[2]),
        None => Ok(()), // there was only one way to do it
    }
}

/// Both select; who has only one encounter card is not asked, but must have laid that one.
fn play_both(world: &mut World, args: &[Arg]) -> Step {
    world.game()?;
    let pairs = [(player(world, args[0])?, args[1]), (player(world, args[2])?, args[3])];
    for (seat, card) in pairs {
        if world.maybe_asked(seat).is_some_and(|a| a.topic == Topic::Select) {
            world.say(seat, card)?;
        }
    }
    for (seat, card) in pairs {
        let wanted = read::faces(card, world.game()?)?;
        let laid = world.last_lay(seat);
        if laid.is_none() || laid != wanted.first().copied() {
            let name = world.names.seat(seat).to_string();
            let laid = laid.map_or("no card".to_string(), |f| world.words(|w| w.face(f)));
            return Err(Fail::word(card.at, format!("{name} has laid {laid}")));
        }
    }
    world.lays_are_told();
    Ok(())
}

/// Uses a power or plays a card; also the encounter card.
fn uses(world: &mut World, args: &[Arg]) -> Step {
    let seat = player(world, args[0])?;
    let ask = world.asked(seat)?;
    match ask.question {
        Question::Use { .. } => world.say(seat, args[1]),
        Question::Cards { .. } if ask.topic == Topic::Select => {
            world.say(seat, args[1])?;
            Ok(())
        }
        _ => Err(Fail::new(format!("{} is asked something else", world.names.seat(seat)))),
    }
}

/// Everybody passes while there is something to pass and the caller does not say stop.
fn pass_all(world: &mut World, stop: impl Fn(&Ask) -> bool) -> Step<bool> {
    let mut any = false;
    loop {
        let pending: Vec<Ask> = world.game()?.pending().to_vec();
        if pending.iter().any(&stop) {
            return Ok(true);
        }
        let passable = pending.iter().find(|a| matches!(a.question, Question::Use { pass: true, .. }));
        let Some(ask) = passable else { break };
        world.answer(ask.seat, Answer::Pass)?;
        any = true;
    }
    if any { Ok(false) } else { Err(Fail::new("nobody has anything to pass")) }
}

fn pass_until(world: &mut World, args: &[Arg]) -> Step {
    let (seat, wanted) = (player(world, args[0])?, topic(args[1])?);
    let here = |a: &Ask| a.seat == seat && is_about(a, wanted);
    if pass_all(world, here)? {
        return Ok(());
    }
    Err(Fail::word(args[1].at, "everybody has passed and that is not asked"))
}

fn offers(world: &mut World, args: &[Arg]) -> Step {
    let seat = player(world, args[0])?;
    let ask = world.asked(seat)?;
    let Question::Deal(table) = &ask.question else { return Err(Fail::new("there are no talks about a deal")) };
    let terms = answers::terms(args[1], table, world.game()?)?;
    world.answer(seat, Answer::Deal(Box::new(engine::ask::DealMove::Offer(terms))))
}

fn interrupts(world: &mut World, args: &[Arg]) -> Step {
    let seat = player(world, args[0])?;
    let names = world.names.clone();
    let game = world.game()?;
    let offers = game.anytime(seat);
    let known = answers::offer(args[1], &offers, game, &names);
    let offer = known.map_err(|fail| {
        let words = Words::new(game, &names);
        let all: Vec<String> = offers.iter().map(|o| words.offer(o)).collect();
        Fail { message: format!("{}; possible at any time: {}", fail.message, all.join(", ")), ..fail }
    })?;
    world.interrupt(seat, offer)
}

/// The turn is over; an offer of a second encounter is declined.
fn turn_ends(world: &mut World, _: &[Arg]) -> Step {
    let second = world.game()?.pending().iter().find(|a| a.topic == Topic::SecondEncounter).map(|a| a.seat);
    if let Some(seat) = second {
        world.answer(seat, Answer::YesNo(false))?;
    }
    if world.between_turns() { Ok(()) } else { Err(Fail::new("the turn has not ended")) }
}
