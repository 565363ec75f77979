//! Random play with some aliens of the base box: every game comes to its end, with every invariant checked on the way.

use engine::Game;
use engine::options::Options;

const ALIENS: [&str; 12] = [
    "anti-matter",
    "barbarian",
    "gambler",
    "hacker",
    "hate",
    "macron",
    "masochist",
    "parasite",
    "tick-tock",
    "vulch",
    "human",
    "zombie",
];

#[test]
fn games_with_these_aliens_come_to_their_end() {
    for seed in 0..60u64 {
        let players = 4 + (seed % 2) as usize;
        let seats: Vec<&str> = (0..players).map(|i| ALIENS[(seed as usize + 5 * i) % ALIENS.len()]).collect();
        let mut options = Options::new(players as u8, seed).with_aliens(&seats);
        (options.max_encounters, options.four_planets) = (200, seed % 5 == 0);
        options.freewheeling_flares = seed % 3 == 0;
        let mut game = Game::new(content::catalogue(), options).expect("the seats can be filled");
        let mut bot = bots::Random::new(seed);
        game.play_out(|_, ask| bot.answer(ask), |_| false);
        assert!(game.finish().is_some(), "seed {seed}");
    }
}
