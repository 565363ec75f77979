//! Aliens of later boxes among those of the base game, played by chance: every game ends and nothing is broken.

use std::collections::BTreeMap;

use engine::ability::Source;
use engine::table::Seat;
use engine::view::What;
use engine::{Game, Options};

const OTHERS: [&str; 9] =
    ["extortionist", "filth", "glutton", "invader", "klutz", "lunatic", "mimic", "swindler", "tortoise"];
const BASE: [&str; 4] = ["human", "zombie", "healer", "chosen"];
const GAMES: u64 = 60;

/// A few of the others, and base aliens in the remaining seats.
fn seats(game: u64) -> Vec<&'static str> {
    let players = 4 + (game % 2) as usize;
    let first = game as usize;
    let mut ids: Vec<&str> = (0..3).map(|i| OTHERS[(first + i * (1 + first / 9)) % OTHERS.len()]).collect();
    ids.dedup();
    let more = (0..BASE.len()).map(|i| BASE[(first + i) % BASE.len()]);
    let mut unique: Vec<&str> = Vec::new();
    for id in ids.into_iter().chain(more) {
        if !unique.contains(&id) && unique.len() < players {
            unique.push(id);
        }
    }
    unique
}

fn play(seed: u64, uses: &mut BTreeMap<String, u32>) {
    let ids = seats(seed);
    let mut options = Options::new(ids.len() as u8, seed).with_aliens(&ids);
    options.max_encounters = 400;
    let mut game = Game::new_recorded(content::catalogue(), options).expect("these aliens may meet");
    let mut bot = bots::Random::new(seed);
    while game.finish().is_none() {
        // now and then somebody does what can be done at any time
        let seat = Seat((game.version() % ids.len() as u32) as u8);
        if game.version().is_multiple_of(5)
            && let Some(offer) = game.anytime(seat).first().copied()
        {
            game.interrupt(seat, game.version(), offer).expect("it was on offer");
        } else {
            let ask = game.pending().first().expect("a game that is not over asks something").clone();
            let answer = bot.answer(&ask);
            game.answer(ask.seat, game.version(), answer).expect("a legal answer");
        }
        game.invariants().unwrap_or_else(|broken| panic!("{ids:?}, seed {seed}: {broken}"));
    }
    for event in game.take_events() {
        if let What::Uses { ability, .. } | What::Plays { ability, .. } = event {
            let name = match ability.source {
                Source::Power(a) => format!("power {} {}", game.cast().aliens[a.ix()].id, ability.index),
                Source::Wild(a) => format!("wild {}", game.cast().aliens[a.ix()].id),
                Source::Super(a) => format!("super {}", game.cast().aliens[a.ix()].id),
                _ => continue,
            };
            *uses.entry(name).or_default() += 1;
        }
    }
}

#[test]
fn every_game_ends_and_every_power_is_used() {
    let mut uses = BTreeMap::new();
    for seed in 0..GAMES {
        play(seed, &mut uses);
    }
    for id in OTHERS {
        let power = format!("power {id} 0");
        assert!(uses.contains_key(&power), "{power} was never used: {uses:#?}");
    }
}
