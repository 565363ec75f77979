//! What a bot imagines: everywhere in a game, with every alien, it looks the same to the one who imagines, and goes on.

mod common;

use content::official::{CLOSED, open_aliens};
use engine::ask::{Answer, Ask, DealMove, Question, Terms, Ware};
use engine::flow::Role;
use engine::options::Rewards;
use engine::table::{Card, Controller, DeckId, Face, Zone};
use engine::{Game, Options};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseError};

/// The questions to a controller.
fn asks_of(game: &Game, controller: Controller) -> Vec<&Ask> {
    game.pending().iter().filter(|a| game.players[a.seat.ix()].controller == controller).collect()
}

fn faces(game: &Game) -> Vec<Face> {
    game.cards.iter().map(|c| c.face).collect()
}

/// Everything that is counted: faces, and where cards with which backs lie.
fn counts(game: &Game) -> (Vec<Face>, Vec<(Zone, DeckId)>) {
    let mut all = faces(game);
    all.sort();
    (all, game.cards.iter().map(|c| (c.zone, c.back)).collect())
}

/// What a controller who is asked imagines: two worlds.
fn looks_the_same(game: &Game, me: Controller, seed: u64) -> Result<[Game; 2], TestCaseError> {
    let worlds = [seed, seed ^ 1].map(|s| game.imagine(me, s));
    let (mut seen, truth) = (worlds[0].view(me), game.view(me));
    // Those who have answered in secret at the same time are asked anew.
    prop_assert!(truth.waiting_for.minus(seen.waiting_for).is_empty());
    seen.waiting_for = truth.waiting_for;
    let asked = || format!("asked are {} and {}", common::asked(game), common::asked(&worlds[0]));
    prop_assert!(seen == truth, "{}; {}", common::first_difference(&truth, &seen), asked());
    prop_assert_eq!(asks_of(game, me), asks_of(&worlds[0], me));
    prop_assert_eq!(counts(game), counts(&worlds[0]));
    prop_assert_eq!(worlds[0].invariants(), Ok(()));
    prop_assert!(worlds[0] == worlds[1].imagine(me, seed), "it depends on how hidden cards really lie; {}", asked());
    let unseen = |c: &&Card| c.known & (1 << me.0) == 0 && c.zone != Zone::Removed;
    if game.cards.iter().filter(unseen).count() > 12 {
        prop_assert!(faces(&worlds[0]) != faces(&worlds[1]), "two seeds give one world");
    }
    for slot in game.maybe_encounter().into_iter().flat_map(|e| e.slots.of(Role::Main)) {
        prop_assert!(worlds[0].face(slot.card).is_encounter());
    }
    Ok(worlds)
}

/// Plays a game by chance and looks at what is imagined at some of its questions; the last time it is played to its end.
fn along_a_game(options: Options, every: usize, last: usize) -> Result<(), TestCaseError> {
    let (mut bot, mut seed) = (cosmic::Random::new(options.seed), options.seed);
    let mut game = Game::new(content::catalogue(), options).map_err(|e| TestCaseError::reject(e.to_string()))?;
    for n in 0..=last {
        if game.finish().is_some() {
            break;
        }
        if n % every == 0 || n == last {
            let asked: Vec<Controller> = game.pending().iter().map(|a| game.players[a.seat.ix()].controller).collect();
            for me in asked {
                seed = seed.wrapping_add(2);
                let worlds = looks_the_same(&game, me, seed)?;
                for mut world in worlds.into_iter().filter(|_| n == last) {
                    world.play_out(|_, ask| bot.answer(ask), |_| false);
                    prop_assert!(world.finish().is_some());
                }
            }
        }
        let ask = game.pending().last().expect("a game that is not over asks something").clone();
        let answer = bot.answer(&ask);
        prop_assert_eq!(game.answer(ask.seat, game.version(), answer), Ok(()));
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: common::cases(160), rng_seed: RngSeed::Fixed(3), ..ProptestConfig::default() })]

    #[test]
    fn an_imagined_game_looks_the_same_and_goes_on(
        seed in any::<u64>(), players in 3u8..=5, every in 7usize..30, last in 50usize..500
    ) {
        along_a_game(Options::new(players, seed).with_sets(&CLOSED), every, last)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: common::cases(30), rng_seed: RngSeed::Fixed(4), ..ProptestConfig::default() })]

    #[test]
    fn so_it_does_with_all_flares(seed in any::<u64>(), players in 3u8..=6, every in 5usize..20) {
        let rewards = [Rewards::None, Rewards::Deck, Rewards::Common][(seed % 3) as usize];
        let mut options = Options::new(players, seed).with_sets(&CLOSED).with_rewards(rewards);
        (options.all_flares, options.classic_flares, options.freewheeling_flares) = (true, true, true);
        options.four_planets = seed.is_multiple_of(2);
        along_a_game(options, every, 200)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: common::cases(60), rng_seed: RngSeed::Fixed(8), ..ProptestConfig::default() })]

    #[test]
    fn so_it_does_with_variants(seed in any::<u64>(), players in 3u8..=7, every in 7usize..30, last in 50usize..400) {
        along_a_game(common::with_anything(Options::new(players, seed).with_sets(&CLOSED)), every, last)?;
    }
}

/// Aliens of boxes that are still growing, each in games of its own.
#[test]
fn so_it_does_with_an_alien_of_any_other_box() {
    for alien in open_aliens() {
        for n in 0..6 {
            let options = common::table(Some(alien), common::seed_of(alien).wrapping_add(n), 3 + (n % 3) as u8);
            let same = along_a_game(options, 7 + n as usize, 60 * (n as usize + 1));
            same.unwrap_or_else(|why| panic!("{}, game {n}: {why}", alien.id));
        }
    }
}

/// R14.8: who offers a card of a kind has one, also in what the other imagines.
#[test]
fn promises_of_a_kind_are_kept() {
    let mut promised = 0;
    for seed in 1..60 {
        let mut game =
            Game::new(content::catalogue(), Options::new(4, seed).with_sets(&["base"])).expect("four can play");
        let mut bot = cosmic::Random::new(seed);
        let talks = |game: &Game| {
            let flares = |ask: &Ask| match &ask.question {
                Question::Deal(table) => (!table.can[table.me as usize].wares[Ware::Flare.ix()].is_empty())
                    .then(|| (ask.seat, table.clone())),
                _ => None,
            };
            game.pending().iter().find_map(flares)
        };
        game.play_out(|_, ask| bot.answer(ask), |game| talks(game).is_some());
        let Some((seat, table)) = talks(&game) else { continue };
        let mut terms = Terms::empty(2);
        terms.gives[table.me as usize].wares[Ware::Flare.ix()] = 1;
        let offer = Answer::Deal(Box::new(DealMove::Offer(terms)));
        game.answer(seat, game.version(), offer).expect("a flare can be promised");
        let other = game.players[table.parties[1 - table.me as usize].ix()].controller;
        for dice in 0..20 {
            let world = game.imagine(other, dice);
            assert!(world.hand(seat).iter().any(|c| matches!(world.face(*c), Face::Flare(_))), "seed {seed}, {dice}");
        }
        promised += 1;
    }
    assert!(promised > 5, "only {promised} games came to such talks");
}
