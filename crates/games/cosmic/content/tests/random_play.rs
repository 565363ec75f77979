//! Every effect there is, played by chance: each power, each wild and each super side is used in some game, and in none
//! of them anything breaks or is lost.

mod common;

use std::collections::BTreeSet;

use content::official::CLOSED;
use engine::ability::{AbilityRef, Alien, Source};
use engine::arrange::Arrange;
use engine::ask::{Answer, Question};
use engine::options::Rewards;
use engine::table::{CardIx, DeckId, Face, Place, PlanetId, Seat};
use engine::view::Event;
use engine::{Game, Options};

/// Games tried before an effect counts as never used.
const TRIES: u64 = 400;
/// Games are cut off after so many encounters, since a new one shows more; but what ends a game is worth waiting for.
fn encounters(seed: u64) -> u32 {
    if seed % 1000 < 20 { 40 } else { 400 }
}

/// The effects of an alien.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Effect {
    Power,
    Wild,
    Super,
}

/// Who sits there besides: aliens of the closed boxes, so that an alien's games stay the same whoever comes to other boxes.
fn others() -> Vec<&'static Alien> {
    content::catalogue().aliens.iter().copied().filter(|a| CLOSED.contains(&a.set)).collect()
}

/// What an alien has that is used: standing rules are not.
fn effects(alien: &Alien) -> BTreeSet<Effect> {
    let all = [(Effect::Power, alien.power), (Effect::Wild, alien.wild), (Effect::Super, alien.super_flare)];
    all.into_iter().filter(|(_, abilities)| !abilities.is_empty()).map(|(effect, _)| effect).collect()
}

/// Who sits at the table: the alien in the first seat or, to see its wild side, nowhere; others by the seed.
fn table(alien: &'static Alien, seated: bool, seed: u64) -> Vec<&'static str> {
    let all = others();
    let mut seats: Vec<&'static Alien> = if seated { vec![alien] } else { Vec::new() };
    let (from, step) = (seed as usize * 7, 1 + seed as usize % 5);
    // with six players the closed boxes leave no colour for an alien that wants another one
    let size = [3, 4, 5, 3, 4, 5, 6][seed as usize % 7].min(if alien.takes_colour { 5 } else { 6 });
    let spare = content::catalogue().spare_colours(size as u8, &CLOSED.map(String::from));
    for i in 0.. {
        if seats.len() == size {
            break;
        }
        let next = all[(from + i * step) % all.len()];
        if next.id != alien.id && next.may_join(&seats, spare) {
            seats.push(next);
        } else if i > all.len() {
            return table(alien, seated, seed + 1);
        }
    }
    seats.iter().map(|s| s.id).collect()
}

/// One answer is given: a use that is sought, or by chance; what can be done at any time is done now and then.
fn go_on(game: &mut Game, bot: &mut cosmic::Random, sought: impl Fn(Source) -> bool) {
    let Some(ask) = game.pending().first().cloned() else { return };
    let found = match &ask.question {
        Question::Use { offers, .. } => offers.iter().position(|o| sought(o.ability.source)),
        _ => None,
    };
    let answer = found.map_or_else(|| bot.answer(&ask), |i| Answer::Choice(i as u8));
    game.answer(ask.seat, game.version(), answer).expect("a legal answer");
    let seat = Seat((game.version() % game.players.len() as u32) as u8);
    if game.version().is_multiple_of(5)
        && let Some(offer) = game.anytime(seat).first().copied()
    {
        game.interrupt(seat, game.version(), offer).expect("it was on offer");
    }
}

/// Everybody is one colony short of winning: what answers a win is soon of use.
fn nearly_over(table: &mut Arrange) {
    let seats: Vec<Seat> = table.game().seats().iter().collect();
    for (i, seat) in seats.iter().enumerate() {
        let game = table.game();
        let neighbour = game.colour(seats[(i + 1) % seats.len()]);
        let planets: Vec<PlanetId> = game.system(neighbour).iter().take(game.needed(*seat) - 1).collect();
        for planet in planets {
            table.ships(*seat, Place::Planet(planet), 1).expect("a ship can stand there");
        }
    }
}

/// Plays a game in which the first seat begins with the flare of the alien, and notes which of its effects were used.
fn play(alien: &'static Alien, seated: bool, seed: u64, used: &mut BTreeSet<Effect>) {
    let seats = table(alien, seated, seed);
    let mut options = Options::new(seats.len() as u8, seed).with_sets(&CLOSED).with_aliens(&seats);
    (options.arranged, options.max_encounters) = (true, encounters(seed));
    options.rewards = [Rewards::None, Rewards::Deck, Rewards::Common][(seed / 2 % 3) as usize];
    (options.four_planets, options.freewheeling_flares) = (seed.is_multiple_of(5), seed.is_multiple_of(3));
    let mut game = Game::new_recorded(content::catalogue(), options).expect("these aliens may meet");
    let mut bot = cosmic::Random::new(seed);
    // some super flares have their chance only when a game ends: it is not missed
    let rare = if used.contains(&Effect::Super) { None } else { game.cast().find(alien.id).map(Source::Super) };
    let mut begun = false;
    while game.finish().is_none() {
        if let Some(mut table) = game.arrange() {
            let flare = Face::Flare(table.alien(alien.id).expect("an alien of the catalogue"));
            let now: Vec<Face> = table.game().hand(Seat(0)).iter().map(|c| table.game().face(*c)).collect();
            let held = table.game().seats().iter().any(|s| !table.game().hand_where(s, |f| f == flare).is_empty());
            if !begun {
                let rest = [Face::Attack(20), Face::Attack(6), Face::Attack(8), Face::Negotiate, Face::Morph];
                table.hand(Seat(0), &[&[flare], &rest[..]].concat());
            } else if !held {
                table.hand(Seat(0), &[&[flare], &now[..]].concat()); // it was discarded: there is more to see of it
            }
            if !begun && seed % 4 == 3 {
                table.whole_deck(DeckId::Cosmic, &[]); // not a card to draw: quakes (R24.5)
            }
            if !begun && seed % 4 == 1 {
                nearly_over(&mut table);
            }
            begun = true;
        }
        game.begin().unwrap(); // an arranged game stops before every turn
        go_on(&mut game, &mut bot, |source| Some(source) == rare);
        game.invariants().unwrap_or_else(|broken| panic!("{seats:?}, seed {seed}: {broken}"));
    }
    let me = game.cast().find(alien.id);
    for event in game.take_events() {
        if let Event::Uses { ability, .. } | Event::GoesBy { ability, .. } | Event::Plays { ability, .. } = event {
            used.extend(match ability.source {
                Source::Power(a) if Some(a) == me => Some(Effect::Power),
                Source::Wild(a) if Some(a) == me => Some(Effect::Wild),
                Source::Super(a) if Some(a) == me => Some(Effect::Super),
                _ => None,
            });
        }
    }
}

#[test]
fn every_effect_is_used_and_nothing_breaks() {
    let mut never = Vec::new();
    for alien in content::catalogue().aliens.iter().copied().filter(|a| a.complete) {
        let wanted = effects(alien);
        let mut used = BTreeSet::new();
        for n in 0..TRIES {
            if n >= 2 && used.is_superset(&wanted) {
                break; // two games at least, one on each side of the flare
            }
            let seated = if used.contains(&Effect::Wild) { true } else { n % 2 == 0 };
            play(alien, seated, 1000 * (common::seed_of(alien) % 1000) + n, &mut used);
        }
        never.extend(wanted.difference(&used).map(|effect| format!("{effect:?} of {}", alien.id)));
    }
    assert!(never.is_empty(), "never used: {never:#?}");
}

/// The kind of card that is used in an event, if it has a text of its own.
fn kind_used(what: &Event) -> Vec<CardIx> {
    let kind = |face: &Face| match face {
        Face::NamedNegotiate(ix) | Face::Card(ix, _) => Some(*ix),
        _ => None,
    };
    match what {
        Event::Uses { ability: AbilityRef { source: Source::Card(ix), .. }, .. }
        | Event::Plays { ability: AbilityRef { source: Source::Card(ix), .. }, .. } => vec![*ix],
        Event::Kicker { card, .. } => card.face.iter().filter_map(kind).collect(),
        Event::Reveals { cards } => cards.iter().flatten().filter_map(kind).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_card_with_a_text_is_used_and_nothing_breaks() {
    let rules = content::catalogue();
    let printed = rules.cosmic.iter().chain(&rules.rewards).filter_map(|(print, _)| print.def());
    let mut never: BTreeSet<&str> = printed.map(|def| def.id).collect();
    for seed in 0..TRIES {
        if seed >= 8 && never.is_empty() {
            break; // some games with each number of players, with a deck of rewards and with common ones
        }
        let rewards = if seed.is_multiple_of(2) { Rewards::Deck } else { Rewards::Common };
        let options = Options { max_encounters: 40, ..Options::new(3 + (seed / 2 % 4) as u8, seed) };
        let mut game =
            Game::new_recorded(rules, options.with_sets(&CLOSED).with_rewards(rewards)).expect("a draft can be held");
        let mut bot = cosmic::Random::new(seed);
        while game.finish().is_none() {
            go_on(&mut game, &mut bot, |_| false);
            game.invariants().unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        }
        for ix in game.take_events().iter().flat_map(kind_used) {
            never.remove(game.cast().cards[ix.ix()].id);
        }
    }
    assert!(never.is_empty(), "never used: {never:#?}");
}

/// A deck of hardly more cards than the hands is shuffled in the middle of draws and deals: what is heard then sees the table as
/// it is when its turn comes, not as it was when it was called.
#[test]
fn a_thin_deck_runs_out_in_the_middle_of_everything() {
    for seed in (0..40).chain([633, 2309, 3345]) {
        let mut options = Options::new(3 + seed as u8 % 4, seed).with_sets(&CLOSED);
        options.thin_deck = true;
        options.rewards = if seed % 2 == 0 { Rewards::Common } else { Rewards::None };
        let mut game = Game::new(content::catalogue(), options).expect("a game");
        let mut bot = cosmic::Random::new(seed);
        game.play_out(|_, ask| bot.answer(ask), |game| game.state().next_encounter > 60);
    }
}
