//! Given: the position.

use engine::options::{Experience, Rewards};
use engine::table::Spot;
use scenarios::lists::{items, joined};
use scenarios::{Arg, Fail, Step};

use super::{Phrase, given, player};
use crate::plan::{Later, Thing};
use crate::read;
use crate::world::World;

pub static PHRASES: &[Phrase] = &[
    given("players are dealt {players with two aliens}", pairs),
    given("players {players with aliens}", players),
    given("a four-planet game", |w, _| {
        w.plan.four_planets = true;
        Ok(())
    }),
    given("classic flares", |w, _| {
        w.plan.classic_flares = true;
        Ok(())
    }),
    given("freewheeling flares", |w, _| {
        w.plan.freewheeling = true;
        Ok(())
    }),
    given("{number} players are dealt aliens for a first game", |w, a| dealt(w, a, Experience::First)),
    given("{number} players are dealt aliens for an intermediate game", |w, a| dealt(w, a, Experience::Intermediate)),
    given("{number} players are dealt aliens for an expert game", |w, a| dealt(w, a, Experience::Expert)),
    given("it is {player}'s turn", |w, a| {
        w.plan.turn = Some(player(w, a[0])?);
        Ok(())
    }),
    given("{player} holds {cards}", |w, a| {
        let seat = player(w, a[0])?;
        let cards = read::cards(a[1], content::test_catalogue())?;
        w.plan.hands.push((seat, cards));
        Ok(())
    }),
    given("the deck is {cards}", |w, a| {
        w.plan.deck = Some(read::cards(a[0], content::test_catalogue())?);
        Ok(())
    }),
    given("the deck begins with {cards}", |w, a| {
        w.plan.top = read::cards(a[0], content::test_catalogue())?;
        Ok(())
    }),
    given("the reward deck begins with {cards}", |w, a| {
        w.plan.rewards = read::cards(a[0], content::test_catalogue())?;
        Ok(())
    }),
    given("the reward deck is {cards}", |w, a| {
        w.plan.rewards = read::cards(a[0], content::test_catalogue())?;
        w.plan.whole_rewards = true;
        Ok(())
    }),
    given("the reward discard pile is {cards}", |w, a| {
        w.plan.reward_discard = read::cards(a[0], content::test_catalogue())?;
        Ok(())
    }),
    given("{player} also holds from the reward deck {cards}", |w, a| {
        let seat = player(w, a[0])?;
        let cards = read::cards(a[1], content::test_catalogue())?;
        w.plan.reward_hands.push((seat, cards));
        Ok(())
    }),
    given("a reward deck", |w, _| {
        w.plan.variant = Rewards::Deck;
        Ok(())
    }),
    given("common rewards", |w, _| {
        w.plan.variant = Rewards::Common;
        Ok(())
    }),
    given("the variant {variant}", |w, a| {
        w.plan.variants.push(a[0].text.replace(' ', "-"));
        Ok(())
    }),
    given("the {piece} has come to {player}'s system", |w, a| {
        let thing = Thing::Minted(a[0].into(), player(w, a[1])?);
        later(w, thing)
    }),
    given("{piece} lies face up before {player}", |w, a| laid(w, a, true)),
    given("{piece} lies face down before {player}", |w, a| laid(w, a, false)),
    given("the discard pile is {cards}", |w, a| {
        w.plan.discard = read::cards(a[0], content::test_catalogue())?;
        Ok(())
    }),
    given("the next destiny is {destiny cards}", |w, a| {
        for item in items(a[0]) {
            let card = read::destiny(item, content::test_catalogue(), w.plan.players())?;
            w.plan.destiny.push(card);
        }
        Ok(())
    }),
    given("the destiny deck is {destiny cards}", |w, a| {
        for item in items(a[0]) {
            let card = read::destiny(item, content::test_catalogue(), w.plan.players())?;
            w.plan.destiny.push(card);
        }
        w.plan.whole_destiny = true;
        Ok(())
    }),
    given("the {deck} deck begins with {cards}", |w, a| {
        let cards = read::cards(a[1], content::test_catalogue())?;
        later(w, Thing::DeckTop(a[0].into(), cards))
    }),
    given("the {deck} deck is {cards}", |w, a| {
        let cards = read::cards(a[1], content::test_catalogue())?;
        later(w, Thing::WholeDeck(a[0].into(), cards))
    }),
    given("the {deck} discard pile is {cards}", |w, a| {
        let cards = read::cards(a[1], content::test_catalogue())?;
        later(w, Thing::DeckDiscard(a[0].into(), cards))
    }),
    given("{player} has {number} ship(s) {place}", |w, a| {
        let thing = Thing::Ships(player(w, a[0])?, read::small(a[1])?, a[2].into());
        later(w, thing)
    }),
    given("{player}'s ships are {ships}", |w, a| {
        let thing = Thing::Fleet(player(w, a[0])?, a[1].into());
        later(w, thing)
    }),
    given("{number} ship(s) of {player} lie(s) under a ship of {player} {place}", |w, a| {
        let (n, of, on) = (read::small(a[0])?, player(w, a[1])?, player(w, a[2])?);
        later(w, Thing::Stack { n, of, on, place: a[3].into() })
    }),
    given("{planet} is destroyed", |w, a| later(w, Thing::Destroyed(a[0].into()))),
    given("the note {note} on {sheet}'s sheet is {value}", |w, a| {
        later(w, Thing::Note(a[0].into(), a[1].into(), a[2].into()))
    }),
    given("{sheet}'s sheet holds {cards}", |w, a| {
        let cards = read::cards(a[1], content::test_catalogue())?;
        later(w, Thing::SheetCards(a[0].into(), cards))
    }),
    given("the next unused aliens are {aliens}", |w, a| {
        let comes = |item: Arg| {
            let alien = read::alien(item, content::test_catalogue())?;
            let late = alien.may_come_later();
            let why = "never comes later: it has a setup or cards of its own, or is not complete";
            late.then_some(alien).ok_or_else(|| Fail::word(item.at, format!("{} {why}", item.text)))
        };
        let names: Step<Vec<_>> = items(a[0]).into_iter().map(comes).collect();
        w.plan.unused = Some((w.step, names?.iter().map(|alien| alien.id).collect()));
        Ok(())
    }),
    given("aliens that must not meet may meet", |w, _| {
        w.plan.any_aliens_may_meet = true;
        Ok(())
    }),
    given("beside {planet} lie {cards} of {sheet}'s sheet", |w, a| {
        let cards = read::cards(a[1], content::test_catalogue())?;
        later(w, Thing::Beside(a[0].into(), cards, a[2].into()))
    }),
    given("in the setup {player} answers {answer}", |w, a| {
        let thing = Thing::SetupAnswer(player(w, a[0])?, a[1].into());
        later(w, thing)
    }),
];

fn later(world: &mut World, what: Thing) -> Step {
    world.plan.later.push(Later { step: world.step, what });
    Ok(())
}

fn laid(world: &mut World, args: &[Arg], up: bool) -> Step {
    let thing = Thing::Laid(args[0].into(), Spot::Seat(player(world, args[1])?), up);
    later(world, thing)
}

fn dealt(world: &mut World, args: &[Arg], experience: Experience) -> Step {
    world.plan.dealt = Some((read::small(args[0])?, experience));
    Ok(())
}

/// The letter and the bracket behind it: `A (Human)`.
fn seated<'t>(i: usize, item: Arg<'t>) -> Step<Arg<'t>> {
    let letter = char::from(b'A' + i as u8);
    let shape = || Fail::word(item.at, format!("say here «{letter} (Alien)», or «{letter} (-)» for any alien"));
    let (name, rest) = item.text.split_once(" (").ok_or_else(shape)?;
    let text = rest.strip_suffix(')').ok_or_else(shape)?;
    if name != letter.to_string() {
        return Err(shape());
    }
    Ok(Arg { text, at: item.at + name.len() + 2 })
}

/// `A (Human), B (-), C (Healer)`.
fn players(world: &mut World, args: &[Arg]) -> Step {
    if world.plan.players() > 0 {
        return Err(Fail::word(args[0].at, "the players have been named already"));
    }
    for (i, item) in items(args[0]).into_iter().enumerate() {
        let alien = seated(i, item)?;
        world.plan.aliens.push(match alien.text {
            "-" => None,
            _ => Some(read::alien(alien, content::test_catalogue())?.id),
        });
    }
    Ok(())
}

/// `A (Human or Zombie), B (Healer or Chosen), …`.
fn pairs(world: &mut World, args: &[Arg]) -> Step {
    for (i, item) in items(args[0]).into_iter().enumerate() {
        let both = joined(seated(i, item)?, " or ");
        let [first, second] = both[..] else {
            return Err(Fail::word(item.at, "say two aliens, for instance «A (Human or Zombie)»"));
        };
        let rules = content::test_catalogue();
        world.plan.pairs.push([read::alien(first, rules)?.id, read::alien(second, rules)?.id]);
    }
    Ok(())
}
