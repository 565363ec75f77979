//! Then: ships, colonies, sheets and powers.

use engine::game::Game;
use engine::table::*;
use scenarios::read::{check, equal};
use scenarios::{Arg, Fail, Step};

use super::{Phrase, player, then};
use crate::read;
use crate::world::{OnStage, World};

pub static PHRASES: &[Phrase] = &[
    then("{player} has {number} ship(s) {place}", |w, a| {
        let (seat, n) = (player(w, a[0])?, read::number(a[1])?);
        let game = w.game()?;
        let place = read::place(a[2], game)?;
        let now = game.count_at(game.colour(seat), place) as i32;
        w.speak_of_ships(seat);
        equal(now, n, a[1])
    }),
    then("{player} has no ships {place}", |w, a| {
        let seat = player(w, a[0])?;
        let game = w.game()?;
        let place = read::place(a[1], game)?;
        let now = game.count_at(game.colour(seat), place) as i32;
        w.speak_of_ships(seat);
        equal(now, 0, a[0])
    }),
    then("{player}'s ships are as at the beginning", |w, a| {
        let seat = player(w, a[0])?;
        as_at_first(w, Seats::one(seat))
    }),
    then("the others' ships are as at the beginning", |w, _| {
        let others = w.game()?.seats().minus(w.spoken_of());
        if others.is_empty() {
            return Err(Fail::new("there are no others: steps before have spoken of the ships of all"));
        }
        as_at_first(w, others)
    }),
    then("{player}'s ships are {ships}", fleet),
    then("the warp is empty", |w, _| {
        let game = w.game()?;
        let all: usize = game.seats().iter().map(|s| game.count_at(game.colour(s), Place::Warp) as usize).sum();
        if all == 0 { Ok(()) } else { Err(Fail::new(format!("there are {all} ships in it"))) }
    }),
    then("{number} ship(s) of {player} lie(s) under ships of {player}", |w, a| {
        let (n, of, on) = (read::number(a[0])?, player(w, a[1])?, player(w, a[2])?);
        let game = w.game()?;
        let under = |s: &&Ship| matches!(s.place, Place::Under(top) if game.ship(top).colour == game.colour(on));
        let found = game.ships.iter().filter(|s| s.colour == game.colour(of)).filter(under).count();
        equal(found as i32, n, a[0])
    }),
    then("{player} has a colony on {planet}", |w, a| colony(w, a, true)),
    then("{player} has no colony on {planet}", |w, a| colony(w, a, false)),
    then("{player} has {number} foreign colon(y)(ies) towards winning", |w, a| {
        let (seat, n) = (player(w, a[0])?, read::number(a[1])?);
        equal(w.game()?.progress(seat) as i32, n, a[1])
    }),
    then("{player} has {number} foreign colon(y)(ies)", |w, a| {
        let (seat, n) = (player(w, a[0])?, read::number(a[1])?);
        equal(w.game()?.foreign_colonies(seat) as i32, n, a[1])
    }),
    then("{player} has {number} home colon(y)(ies)", |w, a| {
        let (seat, n) = (player(w, a[0])?, read::number(a[1])?);
        equal(w.game()?.home_colonies(seat) as i32, n, a[1])
    }),
    then("{planet} is destroyed", |w, a| {
        let game = w.game()?;
        let planet = read::planet(a[0], game)?;
        check(game.planets[planet.ix()].gone, a[0], "the planet is there")
    }),
    then("{planet} lies in {player}'s system", |w, a| {
        let seat = player(w, a[1])?;
        let game = w.game()?;
        let planet = read::planet(a[0], game)?;
        check(game.planets[planet.ix()].system == game.colour(seat), a[1], "it lies elsewhere")
    }),
    then("{piece} lies face up before {player}", |w, a| lies(w, a, true)),
    then("{piece} lies face down before {player}", |w, a| lies(w, a, false)),
    then("{piece} lies in the middle", |w, a| {
        let game = w.game()?;
        check(game.piece(read::piece(a[0], game)?).spot == Spot::Centre, a[0], "it lies elsewhere")
    }),
    then("{player}'s power is lost", |w, a| power(w, a, |g, s| !g.piece(s).up, "the power is there")),
    then("{player}'s power is not lost", |w, a| power(w, a, |g, s| g.piece(s).up, "the power is lost")),
    then("{player}'s power is zapped", |w, a| power(w, a, |g, s| g.is_zapped(s), "the power is not zapped")),
    then("{player}'s power is not zapped", |w, a| power(w, a, |g, s| !g.is_zapped(s), "the power is zapped")),
    then("{player} has the power of {alien}", |w, a| has_power(w, a, true)),
    then("{player} does not have the power of {alien}", |w, a| has_power(w, a, false)),
    then("the note {note} on {sheet}'s sheet is {value}", |w, a| {
        let game = w.game()?;
        let sheet = read::sheet(a[1], game)?;
        let noted = game.piece(sheet).noted(read::note(a[0], sheet, game)?);
        // a card is known by its face
        let noted = noted.map(|v| if let Value::Card(card) = v { Value::Face(game.face(card)) } else { v });
        let wanted = read::value(a[2], game)?;
        check(noted == wanted, a[2], &format!("it is {noted:?}"))
    }),
    then("at {planet} lies {piece}", |w, a| {
        let game = w.game()?;
        let name = piece_at(game, a[0])?.map_or("nothing".into(), |id| {
            let def = game.cast().def(game.piece(id).def);
            content::texts::piece_name(def.id).into_owned()
        });
        check(name == a[1].text, a[1], &format!("it is {name}"))
    }),
    then("{player} sees at {planet}: {note}", |w, a| {
        let seat = player(w, a[0])?;
        let game = w.game()?;
        let Some(id) = piece_at(game, a[1])? else { return Err(Fail::word(a[1].at, "nothing lies there")) };
        let view = game.view(game.players[seat.ix()].controller);
        let notes = &view.pieces[id.ix()].notes;
        let names = content::words::Names::letters(game.players.len());
        let words = content::words::Words::new(game, &names);
        let said =
            notes.iter().map(|(n, value)| words.noted(game.piece(id).def, *n, value)).collect::<Vec<_>>().join("; ");
        let said = if said.is_empty() { "nothing".into() } else { said };
        check(said == a[2].text, a[2], &format!("it is {said}"))
    }),
];

/// The piece beside a planet, if there is one.
fn piece_at(game: &Game, planet: Arg) -> Step<Option<PieceId>> {
    let planet = read::planet(planet, game)?;
    Ok(game.pieces().find(|(_, piece)| piece.spot == Spot::Planet(planet)).map(|(id, _)| id))
}

fn colony(world: &mut World, args: &[Arg], wanted: bool) -> Step {
    let seat = player(world, args[0])?;
    let game = world.game()?;
    let planet = read::planet(args[1], game)?;
    let why = if wanted { "there is no colony" } else { "there is a colony" };
    check(game.has_colony(seat, planet) == wanted, args[1], why)
}

fn lies(world: &mut World, args: &[Arg], up: bool) -> Step {
    let seat = player(world, args[1])?;
    let game = world.game()?;
    let piece = game.piece(read::piece(args[0], game)?);
    check(piece.spot == Spot::Seat(seat), args[1], "it lies elsewhere")?;
    check(piece.up == up, args[0], if up { "it lies face down" } else { "it lies face up" })
}

fn power(world: &mut World, args: &[Arg], test: fn(&engine::Game, PieceId) -> bool, why: &str) -> Step {
    let game = world.game()?;
    let sheet = read::sheet(args[0], game)?;
    check(test(game, sheet), args[0], why)
}

fn has_power(world: &mut World, args: &[Arg], wanted: bool) -> Step {
    let seat = player(world, args[0])?;
    let game = world.game()?;
    let alien = read::alien(args[1], game.rules())?;
    let mut powers = game.powers(seat).map(|s| game.cast().def(game.piece(s).def).id);
    let has = powers.any(|id| id == alien.id);
    check(has == wanted, args[1], if wanted { "that power is elsewhere" } else { "that power is here" })
}

/// The ships of some players are where they were laid out.
fn as_at_first(world: &mut World, seats: Seats) -> Step {
    world.game()?;
    let names = world.names.clone();
    let Some(game) = world.maybe_game() else { return Err(Fail::new("there is no game")) };
    let words = content::words::Words::new(game, &names);
    for seat in seats.iter() {
        let colour = game.colour(seat);
        let sorted = |mut all: Vec<Place>| {
            all.sort_unstable();
            all
        };
        let first = sorted(world.first_places(colour));
        let now = sorted(game.fleet_of(colour).map(|(_, ship)| ship.place).collect());
        if first != now {
            let mut moved: Vec<String> = now.iter().filter(|p| !first.contains(p)).map(|p| words.place(*p)).collect();
            moved.dedup();
            let hint = if moved.is_empty() { String::new() } else { format!(": some are now {}", moved.join(", ")) };
            return Err(Fail::new(format!("{}'s ships have moved{hint}", names.seat(seat))));
        }
    }
    Ok(())
}

/// All ships of a player, place by place.
fn fleet(world: &mut World, args: &[Arg]) -> Step {
    let seat = player(world, args[0])?;
    world.speak_of_ships(seat);
    let names = world.names.clone();
    let game = world.game()?;
    let words = content::words::Words::new(game, &names);
    let colour = game.colour(seat);
    let mut places: Vec<(Place, i32)> = Vec::new();
    for (_, ship) in game.fleet_of(colour) {
        match places.iter_mut().find(|(p, _)| *p == ship.place) {
            Some((_, n)) => *n += 1,
            None => places.push((ship.place, 1)),
        }
    }
    let mut left = places.clone();
    let mut fine = true;
    for word in read::ships(args[1], game)? {
        let at = left.iter().position(|(p, n)| Some(*p) == word.place && *n == word.count as i32);
        match at {
            Some(i) => drop(left.remove(i)),
            None => fine = false,
        }
    }
    let now: Vec<String> = places.iter().map(|(p, n)| format!("{n} {}", words.place(*p))).collect();
    check(fine && left.is_empty(), args[1], &format!("they are: {}", now.join(", ")))
}
