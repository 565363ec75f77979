//! Then: what is asked of whom, with which options.

use engine::ability::Purpose;
use engine::ask::Question;
use engine::table::{DefIx, Face};
use scenarios::lists::{items, joined, same};
use scenarios::{Arg, Fail, Step};

use super::course::{is_about, topic};
use super::{Phrase, player, then};
use crate::answers;
use crate::read;
use crate::world::World;

pub static PHRASES: &[Phrase] = &[
    then("{player} is asked {topic}: {options}", |w, a| asked(w, a[0], a[1], Some(a[2]))),
    then("{player} is not asked anything", |w, a| {
        let seat = player(w, a[0])?;
        match w.maybe_asked(seat) {
            None => Ok(()),
            Some(_) => Err(Fail::new(format!("{} is asked something", a[0].text))),
        }
    }),
    then("{player} is not asked to use {offer}", not_asked_to_use),
    then("{player} is asked {topic}", |w, a| asked(w, a[0], a[1], None)),
    then("nobody is asked anything", |w, _| {
        if w.game()?.pending().is_empty() { Ok(()) } else { Err(Fail::new("somebody is asked something")) }
    }),
    then("{player} may answer {answer}", |w, a| match legal(w, a)? {
        None => Ok(()),
        Some(why) => Err(Fail::word(a[1].at, why)),
    }),
    then("{player} may not answer {answer}", |w, a| match legal(w, a)? {
        Some(_) => Ok(()),
        None => Err(Fail::word(a[1].at, "that is a legal answer")),
    }),
    then("{player} may not offer: {terms}", may_not_offer),
    then("{player} may not accept offer {number}", |w, a| {
        let (seat, version) = (player(w, a[0])?, read::number(a[1])?);
        let ask = w.asked(seat)?;
        let Question::Deal(table) = &ask.question else { return Err(Fail::new("there are no talks about a deal")) };
        w.notice(seat);
        match table.check(&engine::ask::DealMove::Accept(version as u16)) {
            Err(_) => Ok(()),
            Ok(()) => Err(Fail::word(a[1].at, "this offer may be accepted")),
        }
    }),
    then("{player} can use at any time {offers}", |w, a| {
        let seat = player(w, a[0])?;
        let names = w.names.clone();
        let game = w.game()?;
        let words = content::words::Words::new(game, &names);
        let now: Vec<String> = game.anytime(seat).iter().map(|o| words.offer(o)).collect();
        let wanted: Vec<String> = match a[1].text {
            "nothing" => Vec::new(),
            _ => joined(a[1], " or ").iter().map(|i| i.text.to_string()).collect(),
        };
        if same(&now, &wanted) { Ok(()) } else { Err(Fail::word(a[1].at, format!("it is: {}", now.join(", ")))) }
    }),
];

/// The topic without how many may be chosen: `which cards to discard (1 to 2)`.
fn limits(arg: Arg) -> Step<(Arg, Option<(i32, i32)>)> {
    let Some((text, rest)) = arg.text.split_once(" (") else { return Ok((arg, None)) };
    let at = arg.at + text.len() + 2;
    let inner = rest.trim_end_matches(')');
    let (low, high) = inner.split_once(" to ").unwrap_or((inner, inner));
    let limits = (read::number(Arg { text: low, at })?, read::number(Arg { text: high, at })?);
    Ok((Arg { text, at: arg.at }, Some(limits)))
}

fn asked(world: &mut World, who: Arg, what: Arg, options: Option<Arg>) -> Step {
    let seat = player(world, who)?;
    let (what, wanted_limits) = limits(what)?;
    let wanted = topic(what)?;
    let ask = world.asked(seat)?;
    if !is_about(&ask, wanted) {
        return Err(Fail::word(what.at, format!("{} is asked something else", who.text)));
    }
    let names = world.names.clone();
    let words = content::words::Words::new(world.game()?, &names);
    if let Some(limits) = wanted_limits
        && words.limits(&ask.question) != Some(limits)
    {
        return Err(Fail::word(what.at, "not so many may be chosen"));
    }
    if let Some(options) = options {
        let now = words.options(&ask);
        if !options_agree(&ask.question, options, &now) {
            return Err(Fail::word(options.at, format!("the options are: {}", now.join(", "))));
        }
    }
    world.notice(seat);
    Ok(())
}

/// The same options in any order; ships may be told by their places alone.
fn options_agree(question: &Question, wanted: Arg, now: &[String]) -> bool {
    let texts = |list: Vec<Arg>| -> Vec<String> { list.iter().map(|i| read::spelt(i.text)).collect() };
    let now: Vec<String> = now.iter().map(|o| read::spelt(o)).collect();
    let bare = |list: &[String]| -> Vec<String> {
        list.iter().map(|o| o.split(" (").next().unwrap_or(o).to_string()).collect()
    };
    let places = |list: &[String]| -> Vec<String> {
        list.iter().map(|o| o.trim_start_matches(|c: char| c.is_ascii_digit() || c == ' ').to_string()).collect()
    };
    for list in [texts(joined(wanted, " or ")), texts(items(wanted))] {
        let brackets = list.iter().any(|o| o.contains(" ("));
        let numbers = list.iter().any(|o| o.starts_with(|c: char| c.is_ascii_digit()));
        let ships = matches!(question, Question::Ships { .. });
        if same(&list, &now)
            || (!brackets && same(&list, &bare(&now)))
            || (ships && !numbers && same(&list, &places(&now)))
        {
            return true;
        }
    }
    false
}

/// What is not offered must be there: a power in the game, or a card the player holds.
fn not_asked_to_use(world: &mut World, args: &[Arg]) -> Step {
    let seat = player(world, args[0])?;
    let game = world.game()?;
    match args[1].text.split_once("'s power") {
        Some((alien, _)) => {
            let at = Arg { text: alien, at: args[1].at };
            read::alien(at, game.rules())?;
            read::sheet(at, game)?;
        }
        None => {
            let text = args[1].text.split(" (").next().unwrap_or(args[1].text);
            let faces = read::faces(Arg { text, at: args[1].at }, game)?;
            let held = game.reach(seat, Purpose::Play);
            let has = |face: &Face| match face {
                Face::Piece(def) => game.pieces().any(|(_, piece)| piece.def == DefIx::Piece(*def)),
                face => held.iter().any(|c| game.face(*c) == *face),
            };
            if !faces.iter().all(has) {
                return Err(Fail::word(args[1].at, format!("{} does not hold that", args[0].text)));
            }
        }
    }
    let Some(ask) = world.maybe_asked(seat) else { return Ok(()) };
    let names = world.names.clone();
    let words = content::words::Words::new(world.game()?, &names);
    let wanted = read::spelt(args[1].text);
    let is_meant = |offer: &String| {
        offer
            .strip_prefix(&wanted)
            .is_some_and(|rest| rest.is_empty() || rest.starts_with(" (") || rest.starts_with(" on "))
    };
    match words.options(&ask).iter().find(|o| is_meant(o)) {
        Some(_) => Err(Fail::word(args[1].at, format!("{} is asked that", args[0].text))),
        None => Ok(()),
    }
}

/// Why an answer would not be legal.
fn legal(world: &mut World, args: &[Arg]) -> Step<Option<String>> {
    let seat = player(world, args[0])?;
    let ask = world.asked(seat)?;
    let names = world.names.clone();
    world.notice(seat);
    Ok(match answers::read(args[1], &ask, world.game()?, &names) {
        Err(fail) => Some(fail.message),
        Ok(answer) => ask.question.check(&answer).err().map(String::from),
    })
}

fn may_not_offer(world: &mut World, args: &[Arg]) -> Step {
    let seat = player(world, args[0])?;
    let ask = world.asked(seat)?;
    let Question::Deal(table) = &ask.question else { return Err(Fail::new("there are no talks about a deal")) };
    let terms = answers::terms(args[1], table, world.game()?);
    world.notice(seat);
    let terms = match terms {
        Err(fail) if fail.message == answers::ONE_COLONY => return Ok(()),
        terms => terms?,
    };
    match table.check(&engine::ask::DealMove::Offer(terms)) {
        Err(_) => Ok(()),
        Ok(()) => Err(Fail::word(args[1].at, "these terms may be offered")),
    }
}
