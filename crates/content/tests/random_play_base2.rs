//! Random play with a part of the base aliens in the seats: no panic, nothing lost, every game ends.

use engine::game::Game;
use engine::options::Options;

const ALIENS: [&str; 13] = [
    "amoeba", "cudgel", "human", "reserve", "spiff", "trader", "tripler", "vacuum", "virus", "void", "warpish",
    "warrior", "zombie",
];

fn play(seats: &[&str], seed: u64) {
    let mut options = Options::new(seats.len() as u8, seed).with_aliens(seats);
    options.freewheeling_flares = seed.is_multiple_of(2);
    options.four_planets = seed.is_multiple_of(3);
    let mut game = Game::new(content::catalogue(), options).expect("a table of these aliens");
    let mut bot = bots::Random::new(seed);
    game.play_out(|_, ask| bot.answer(ask), |_| false);
    assert!(game.finish().is_some(), "{seats:?} with seed {seed}");
}

#[test]
fn games_of_these_aliens_end() {
    for seed in 0..39 {
        let n = 4 + seed as usize % 2;
        let seats: Vec<&str> = (0..n).map(|i| ALIENS[(seed as usize * 3 + i * 4) % ALIENS.len()]).collect();
        play(&seats, seed);
    }
}
