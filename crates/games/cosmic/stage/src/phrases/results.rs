//! Then: totals, outcomes, winners, turns and the log.

use content::texts::alien_name;
use content::words::{OUTCOMES, outcome_word, sayable};
use engine::ability::{Alert, Source};
use engine::ask::Topic;
use engine::flow::{Finish, Outcome};
use engine::query::{Term, Total};
use engine::table::*;
use engine::view::Event;
use scenarios::lists::{items, same};
use scenarios::read::{check, equal};
use scenarios::{Arg, Fail, Step};

use super::{Phrase, player, then};
use crate::read;
use crate::world::{OnStage, World};

pub static PHRASES: &[Phrase] = &[
    then("the total of the {side} is {number}: {terms}", |w, a| {
        let total = total(w, read::side(a[0])?)?;
        let wanted: Vec<String> = items(a[2]).iter().map(|i| read::spelt(i.text)).collect();
        let by_player = wanted.iter().any(|term| term.contains("'s ships ") && !term.contains(" for "));
        let now = terms(w, read::side(a[0])?, &total, by_player)?;
        let fine = total.value == read::number(a[1])? && same(&now, &wanted);
        check(fine, a[1], &format!("it is {}: {}", total.value, now.join(", ")))
    }),
    then("the total of the {side} is {number}", |w, a| {
        let total = total(w, read::side(a[0])?)?;
        equal(total.value, read::number(a[1])?, a[1])
    }),
    then("the outcome is: {outcome}", outcome),
    then("no second encounter is offered", |w, _| {
        let pending = w.game()?.pending();
        if pending.iter().any(|a| a.topic == Topic::SecondEncounter) {
            return Err(Fail::new("a second encounter is offered"));
        }
        let over = w.between_turns() || w.game()?.finish().is_some();
        if over { Ok(()) } else { Err(Fail::new("the encounter is not over yet")) }
    }),
    then("{alien}'s power was used in this encounter", |w, a| used(w, a[0], true)),
    then("{alien}'s power was not used in this encounter", |w, a| used(w, a[0], false)),
    then("{player} is the offense", |w, a| {
        let seat = player(w, a[0])?;
        w.game()?;
        check(w.mains()[0] == Some(seat), a[0], "another player is")
    }),
    then("{player} is the defense", |w, a| {
        let seat = player(w, a[0])?;
        w.game()?;
        check(w.mains()[1] == Some(seat), a[0], "another player is, or nobody")
    }),
    then("{player} is an ally of the {side}", |w, a| {
        let (seat, side) = (player(w, a[0])?, read::side(a[1])?);
        let allied = w.game()?.maybe_encounter().is_some_and(|e| e.allies[side.ix()].has(seat));
        check(allied, a[0], "that is not so")
    }),
    then("the phase is {phase}", |w, a| {
        let phase = w.game()?.phase();
        let now = phase.map_or("none".to_string(), |p| w.words(|words| words.phase(p).to_string()));
        check(now == a[0].text, a[0], &format!("it is {now}"))
    }),
    then("the gate is aimed at {planet}", |w, a| {
        let game = w.game()?;
        let planet = read::planet(a[0], game)?;
        check(game.maybe_encounter().and_then(|e| e.target) == Some(planet), a[0], "it is not")
    }),
    then("it is {player}'s turn", |w, a| {
        let seat = player(w, a[0])?;
        check(w.game()?.state().turn.owner == seat, a[0], "it is another player's turn")
    }),
    then("{players} wins the game", won),
    then("{players} win the game", won),
    then("the game goes on", |w, _| match w.game()?.finish() {
        None => Ok(()),
        Some(_) => Err(Fail::new("the game is over")),
    }),
    then("the game is drawn", |w, _| match w.game()?.finish() {
        Some(Finish::Draw) => Ok(()),
        _ => Err(Fail::new("it is not")),
    }),
    then("everybody loses the game", |w, _| match w.game()?.finish() {
        Some(Finish::Lost) => Ok(()),
        _ => Err(Fail::new("they do not")),
    }),
    then("the log says: {words}", |w, a| log(w, a[0], true)),
    then("the log does not say: {words}", |w, a| log(w, a[0], false)),
    then("the log says in this order: {words}", log_order),
    then("it was said: {words}", said),
    then("the setup is refused: {words}", |w, a| {
        let Some(why) = &w.refused else { return Err(Fail::new("the setup is not refused")) };
        check(why.contains(a[0].text), a[0], &format!("it is refused because {why}"))
    }),
    then("the setup is not refused", |w, _| match &w.refused {
        None => Ok(()),
        Some(why) => Err(Fail::new(format!("it is refused because {why}"))),
    }),
    then("only green aliens are dealt", |w, _| alerts(w, &[Alert::Green])),
    then("only green and yellow aliens are dealt", |w, _| alerts(w, &[Alert::Green, Alert::Yellow])),
    then("aliens of all colours are dealt", |w, _| alerts(w, &[Alert::Green, Alert::Yellow, Alert::Red])),
];

/// The total now, or the one that decided the last encounter.
fn total(world: &mut World, side: Side) -> Step<Total> {
    let game = world.game()?;
    if game.maybe_encounter().is_some_and(|e| e.revealed && e.outcome.is_none()) {
        return Ok(game.explain(side));
    }
    let last = world.log.iter().rev().find_map(|what| match what {
        Event::Totals(totals) => Some(totals[side.ix()].clone()),
        _ => None,
    });
    last.ok_or_else(|| Fail::new("no totals have been compared"))
}

/// The terms of a total in words; ships together, or by player as `A's ships 3`.
fn terms(world: &World, side: Side, total: &Total, by_player: bool) -> Step<Vec<String>> {
    let ships = world.ships_of_side(side);
    let mut all = Vec::new();
    for term in &total.terms {
        match term {
            Term::Ships(n) if by_player => {
                if ships.iter().map(|(_, n)| n).sum::<i32>() != *n {
                    return Err(Fail::new("whose ships they were is not known any more; ask before the outcome"));
                }
                all.extend(ships.iter().map(|(seat, n)| format!("{}'s ships {n}", world.names.seat(*seat))));
            }
            term => all.push(world.words(|words| words.term(term))),
        }
    }
    Ok(all)
}

/// `A wins`, `the offense wins`, `a deal`, `a failed deal`, `both sides lose`, `resettled`, `a colony granted`,
/// `no result`.
fn outcome(world: &mut World, args: &[Arg]) -> Step {
    let game = world.game()?;
    let under_way = game.maybe_encounter().and_then(|e| e.outcome);
    let Some(now) = under_way.or(game.last_outcome()) else {
        return Err(Fail::new("no outcome is known"));
    };
    let text = args[0].text;
    let somebody_wins = text.strip_suffix(" wins").is_some_and(|who| world.names.find(who).is_some());
    if !somebody_wins && !OUTCOMES.into_iter().any(|o| outcome_word(o) == text) {
        let all: Vec<&str> = OUTCOMES.into_iter().map(outcome_word).collect();
        return Err(Fail::word(
            args[0].at,
            format!("there is no outcome «{text}»; say «A wins» or: {}", all.join("; ")),
        ));
    }
    let mut told = vec![world.words(|w| w.outcome(now).to_string())];
    if let Outcome::Won(side) = now
        && let Some(seat) = world.mains()[side.ix()]
    {
        told.push(format!("{} wins", world.names.seat(seat)));
    }
    check(told.iter().any(|t| t == args[0].text), args[0], &format!("it is: {}", told.join("; ")))
}

fn won(world: &mut World, args: &[Arg]) -> Step {
    let seats = read::players(args[0], world.plan.players())?;
    let finish = world.game()?.finish();
    let told = match finish {
        None => "the game goes on".to_string(),
        Some(finish) => world.words(|w| w.event(&Event::GameOver(finish))),
    };
    check(finish == Some(Finish::Won(seats)), args[0], &told)
}

/// Was the power of an alien in this game used since the encounter that is or was under way began?
fn used(world: &mut World, alien: Arg, wanted: bool) -> Step {
    let game = world.game()?;
    let id = read::alien(alien, game.rules())?.id;
    read::sheet(alien, game)?;
    let begins = |what: &Event| matches!(what, Event::EncounterBegins { .. });
    let from = world.log.iter().rposition(begins).ok_or_else(|| Fail::new("no encounter has begun"))?;
    let Some(game) = world.maybe_game() else { return Err(Fail::new("there is no game")) };
    let is_it = |a: AlienIx| game.cast().aliens[a.ix()].id == id;
    let is_use = |what: &Event| matches!(what, Event::Uses { ability, .. } if matches!(ability.source, Source::Power(a) if is_it(a)));
    let found = world.log[from..].iter().any(is_use);
    check(found == wanted, alien, if found { "it was used" } else { "it was not used" })
}

fn log(world: &mut World, arg: Arg, wanted: bool) -> Step {
    if !wanted && !sayable(arg.text) {
        return Err(Fail::word(arg.at, "the log never says that, whatever happens"));
    }
    let lines = world.lines()?;
    let found = lines.iter().any(|l| l.contains(arg.text));
    if found == wanted {
        return Ok(());
    }
    let last: Vec<String> = lines.iter().rev().take(30).rev().map(|l| format!("  {l}")).collect();
    Err(Fail::word(arg.at, format!("the log ends with:\n{}", last.join("\n"))))
}

/// Lines between semicolons, one after the other, with anything in between.
fn log_order(world: &mut World, args: &[Arg]) -> Step {
    let lines = world.lines()?;
    let mut from = 0;
    for wanted in args[0].text.split(';').map(str::trim) {
        match lines[from..].iter().position(|l| l.contains(wanted)) {
            Some(i) => from += i + 1,
            None => {
                let rest: Vec<String> = lines.iter().map(|l| format!("  {l}")).collect();
                return Err(Fail::word(args[0].at, format!("«{wanted}» does not follow in\n{}", rest.join("\n"))));
            }
        }
    }
    Ok(())
}

/// Exactly what was said aloud with the use under way.
fn said(world: &mut World, args: &[Arg]) -> Step {
    let said = world.game()?.said().to_vec();
    let said: Vec<String> = said.iter().map(|what| world.words(|w| w.event(what))).collect();
    check(said.join("; ") == args[0].text, args[0], &format!("it was said: {}", said.join("; ")))
}

fn alerts(world: &mut World, allowed: &[Alert]) -> Step {
    world.lay_out()?;
    let Some(game) = world.maybe_game() else { return Err(Fail::new("there is no game")) };
    let dealt: Vec<&'static engine::ability::Alien> =
        game.state().dealt.iter().flatten().map(|a| game.cast().aliens[a.ix()]).collect();
    match dealt.iter().find(|a| !allowed.contains(&a.alert)) {
        None if dealt.is_empty() => Err(Fail::new("no aliens are dealt")),
        None => Ok(()),
        Some(alien) => Err(Fail::new(format!("{} is {:?}", alien_name(alien.id), alien.alert))),
    }
}
