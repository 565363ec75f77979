//! Then: hands, decks and discard piles.

use engine::table::*;
use engine::view::{EncounterView, SeenCard};
use scenarios::lists::{joined, same};
use scenarios::read::equal;
use scenarios::{Arg, Fail, Step};

use super::{Phrase, player, then};
use crate::read;
use crate::world::{OnStage, World};

pub static PHRASES: &[Phrase] = &[
    then("{player} holds exactly {cards}", |w, a| {
        let seat = player(w, a[0])?;
        zone(w, Zone::Hand(seat), a[1])
    }),
    then("{player} holds {number} card(s) with the back of the reward deck", |w, a| {
        let (seat, n) = (player(w, a[0])?, read::number(a[1])?);
        let game = w.game()?;
        let backs = game.hand(seat).iter().filter(|c| game.cards[c.ix()].back == DeckId::Reward).count();
        equal(backs as i32, n, a[1])
    }),
    then("{player} holds {number} card(s)", |w, a| {
        let (seat, n) = (player(w, a[0])?, read::number(a[1])?);
        equal(w.game()?.hand(seat).len() as i32, n, a[1])
    }),
    then("{player} holds no cards", |w, a| {
        let seat = player(w, a[0])?;
        equal(w.game()?.hand(seat).len() as i32, 0, a[0])
    }),
    then("{player} holds {cards}", |w, a| {
        let seat = player(w, a[0])?;
        has(w, seat, a[1], true)
    }),
    then("{player} does not hold {cards}", |w, a| {
        let seat = player(w, a[0])?;
        has(w, seat, a[1], false)
    }),
    then("{player} has seen exactly {cards} in {player}'s hand", |w, a| {
        let (by, of) = (player(w, a[0])?, player(w, a[2])?);
        let game = w.game()?;
        let eye = game.eye(by);
        let seen = game.hand(of).iter().copied().filter(|c| game.cards[c.ix()].known & eye != 0);
        let now: Vec<Face> = seen.map(|c| game.face(c)).collect();
        faces(w, &now, a[1])
    }),
    then("{player} has seen exactly {cards} on {sheet}'s sheet", |w, a| {
        let by = player(w, a[0])?;
        let game = w.game()?;
        let (eye, sheet) = (game.eye(by), read::sheet(a[2], game)?);
        let seen = game.piece(sheet).cards.iter().copied().filter(|c| game.cards[c.ix()].known & eye != 0);
        let now: Vec<Face> = seen.map(|c| game.face(c)).collect();
        faces(w, &now, a[1])
    }),
    then("{player} knows {number} card(s) of the destiny deck", |w, a| {
        let (by, n) = (player(w, a[0])?, read::number(a[1])?);
        let game = w.game()?;
        let eye = game.eye(by);
        let known =
            game.cards_in(Zone::Deck(DeckId::Destiny)).iter().filter(|c| game.cards[c.ix()].known & eye != 0).count();
        equal(known as i32, n, a[1])
    }),
    then("{sheet}'s sheet holds exactly {cards}", |w, a| {
        let sheet = read::sheet(a[0], w.game()?)?;
        zone(w, Zone::Piece(sheet), a[1])
    }),
    then("beside {planet} lies no card", |w, a| {
        let n = beside(w, a[0])?.len();
        if n == 0 { Ok(()) } else { Err(Fail::new(format!("there are {n} cards"))) }
    }),
    then("beside {planet} lie exactly {cards}", |w, a| {
        let now = beside(w, a[0])?;
        faces(w, &now, a[1])
    }),
    then("the discard pile is empty", |w, _| {
        let n = w.game()?.decks[DeckId::Cosmic.ix()].discard.len();
        if n == 0 { Ok(()) } else { Err(Fail::new(format!("there are {n} cards in it"))) }
    }),
    then("the discard pile is {cards}", |w, a| pile(w, Zone::Discard(DeckId::Cosmic), a[0], true)),
    then("the discard pile ends with {cards}", |w, a| pile(w, Zone::Discard(DeckId::Cosmic), a[0], false)),
    then("the discard pile holds {cards} among others", |w, a| {
        let cards = w.game()?.cards_in(Zone::Discard(DeckId::Cosmic));
        holds(w, &cards, a[0], true, "the discard pile")
    }),
    then("the deck begins with {cards}", |w, a| begins(w, DeckId::Cosmic, a[0])),
    then("the deck has {number} card(s)", |w, a| counts(w, Zone::Deck(DeckId::Cosmic), a[0])),
    then("the reward discard pile is {cards}", |w, a| pile(w, Zone::Discard(DeckId::Reward), a[0], true)),
    then("the reward deck begins with {cards}", |w, a| begins(w, DeckId::Reward, a[0])),
    then("the reward deck holds exactly {cards}", |w, a| zone(w, Zone::Deck(DeckId::Reward), a[0])),
    then("the reward deck has {number} card(s)", |w, a| counts(w, Zone::Deck(DeckId::Reward), a[0])),
    then("the lowest card of the reward deck is {card}", |w, a| lowest(w, DeckId::Reward, a[0])),
    then("the lowest card of the deck is {card}", |w, a| lowest(w, DeckId::Cosmic, a[0])),
    then("the {deck} discard pile is {cards}", |w, a| {
        let deck = read::deck(a[0], w.game()?)?;
        pile(w, Zone::Discard(deck), a[1], true)
    }),
    then("the {deck} deck begins with {cards}", |w, a| {
        let deck = read::deck(a[0], w.game()?)?;
        begins(w, deck, a[1])
    }),
    then("{player} sees {what} as the encounter card of the {side}", |w, a| {
        let side = read::side(a[2])?;
        sees(w, a[0], a[1], |e| e.cards[side.ix()])
    }),
    then("{player} sees {what} as the kicker of the {side}", |w, a| {
        let side = read::side(a[2])?;
        sees(w, a[0], a[1], |e| e.kickers[side.ix()])
    }),
    then("there are {number} flares in the game", |w, a| equal(flares(w)?, read::number(a[0])?, a[0])),
    then("the destiny deck has {number} card(s)", |w, a| counts(w, Zone::Deck(DeckId::Destiny), a[0])),
    then("the destiny deck has {number} card(s) of {player}'s colour", |w, a| {
        let seat = player(w, a[1])?;
        let game = w.game()?;
        let of_colour =
            |c: &CardId| matches!(game.face(*c), Face::Destiny(Destiny::Colour(c, _)) if c == game.colour(seat));
        let n = game.cards_in(Zone::Deck(DeckId::Destiny)).iter().filter(|c| of_colour(c)).count();
        equal(n as i32, read::number(a[0])?, a[0])
    }),
    then("{number} aliens of {boxes} can be dealt, each with a flare", |w, a| {
        let sets: Vec<&str> = joined(a[1], " and ").iter().map(|i| i.text).collect();
        let all = content::catalogue().aliens.iter();
        let whole = all.filter(|c| c.complete && sets.contains(&c.set));
        let flares = whole.filter(|c| !c.wild.is_empty() && !c.super_flare.is_empty()).count();
        w.game()?;
        equal(flares as i32, read::number(a[0])?, a[0])
    }),
    then("the deck holds no flares", |w, _| match flares(w)? {
        0 => Ok(()),
        n => Err(Fail::new(format!("there are {n} flares in the game"))),
    }),
    then("the {deck} deck has {number} card(s)", |w, a| {
        let deck = read::deck(a[0], w.game()?)?;
        counts(w, Zone::Deck(deck), a[1])
    }),
];

/// Flares that are in the game.
fn flares(world: &mut World) -> Result<i32, Fail> {
    let is_flare = |c: &&Card| matches!(c.face, Face::Flare(_)) && c.zone != Zone::Removed;
    Ok(world.game()?.cards.iter().filter(is_flare).count() as i32)
}

fn words_of(world: &World, faces: &[Face]) -> Vec<String> {
    faces.iter().map(|f| world.words(|w| w.face(*f))).collect()
}

/// What a player sees of a card in the encounter: its face, or only its back.
fn sees(world: &mut World, by: Arg, what: Arg, which: impl Fn(&EncounterView) -> Option<SeenCard>) -> Step {
    let seat = player(world, by)?;
    let game = world.game()?;
    let card = game.view(game.players[seat.ix()].controller).encounter.as_ref().and_then(which);
    let now = match card {
        None => "nothing".to_string(),
        Some(SeenCard { face: Some(face), .. }) => world.words(|w| w.face(face)),
        Some(SeenCard { back: DeckId::Reward, .. }) => "a reward back".to_string(),
        Some(_) => "a cosmic back".to_string(),
    };
    if now == what.text { Ok(()) } else { Err(Fail::word(what.at, format!("it is: {now}"))) }
}

/// The uppermost cards of a draw pile, from the top.
fn begins(world: &mut World, deck: DeckId, arg: Arg) -> Step {
    let game = world.game()?;
    let wanted = read::faces(arg, game)?;
    let cards = game.cards_in(Zone::Deck(deck));
    let now: Vec<Face> = cards.iter().rev().take(wanted.len()).map(|c| game.face(*c)).collect();
    compare(world, &now, &wanted, arg)
}

fn counts(world: &mut World, zone: Zone, arg: Arg) -> Step {
    let n = read::number(arg)?;
    equal(world.game()?.cards_in(zone).len() as i32, n, arg)
}

/// The cards beside a planet.
fn beside(world: &mut World, planet: Arg) -> Step<Vec<Face>> {
    let game = world.game()?;
    let planet = read::planet(planet, game)?;
    Ok(game.beside_planets().filter(|(p, ..)| *p == planet).map(|(_, _, card)| game.face(card)).collect())
}

/// The cards of a zone, in any order.
fn zone(world: &mut World, zone: Zone, arg: Arg) -> Step {
    let game = world.game()?;
    let now: Vec<Face> = game.cards_in(zone).iter().map(|c| game.face(*c)).collect();
    faces(world, &now, arg)
}

/// These faces, in any order.
fn faces(world: &mut World, now: &[Face], arg: Arg) -> Step {
    let wanted = read::faces(arg, world.game()?)?;
    let (now, wanted) = (words_of(world, now), words_of(world, &wanted));
    let told = if now.is_empty() { "nothing".to_string() } else { now.join(", ") };
    if same(&now, &wanted) { Ok(()) } else { Err(Fail::word(arg.at, format!("it is: {told}"))) }
}

fn has(world: &mut World, seat: Seat, arg: Arg, wanted: bool) -> Step {
    let hand = world.game()?.hand(seat).to_vec();
    holds(world, &hand, arg, wanted, "the hand")
}

/// These cards are among those, each as often as it is named; or none of them is.
fn holds(world: &mut World, cards: &[CardId], arg: Arg, wanted: bool, what: &str) -> Step {
    let game = world.game()?;
    let mut left: Vec<Face> = cards.iter().map(|c| game.face(*c)).collect();
    let all = left.clone();
    for face in read::faces(arg, game)? {
        let at = left.iter().position(|f| *f == face);
        if at.is_some() != wanted {
            return Err(Fail::word(arg.at, format!("{what} is: {}", words_of(world, &all).join(", "))));
        }
        if let Some(i) = at {
            left.remove(i);
        }
    }
    Ok(())
}

/// The card that is drawn last.
fn lowest(world: &mut World, deck: DeckId, arg: Arg) -> Step {
    let game = world.game()?;
    let wanted = read::faces(arg, game)?;
    let now: Vec<Face> = game.cards_in(Zone::Deck(deck)).first().map(|c| game.face(*c)).into_iter().collect();
    compare(world, &now, &wanted, arg)
}

fn pile(world: &mut World, zone: Zone, arg: Arg, whole: bool) -> Step {
    let game = world.game()?;
    let wanted = read::faces(arg, game)?;
    let cards = game.cards_in(zone);
    let from = if whole { 0 } else { cards.len().saturating_sub(wanted.len()) };
    let now: Vec<Face> = cards[from..].iter().map(|c| game.face(*c)).collect();
    compare(world, &now, &wanted, arg)
}

fn compare(world: &World, now: &[Face], wanted: &[Face], arg: Arg) -> Step {
    if now == wanted {
        return Ok(());
    }
    Err(Fail::word(arg.at, format!("it is: {}", words_of(world, now).join(", "))))
}
