//! Games by chance with nine aliens of the base box in the seats: nothing breaks, and every game ends.

use engine::{Game, Options};

const ALIENS: [&str; 13] = [
    "filch",
    "grudge",
    "miser",
    "mutant",
    "observer",
    "oracle",
    "philanthropist",
    "remora",
    "sorcerer",
    "chosen",
    "healer",
    "human",
    "zombie",
];

/// Plays one game to its end; whoever may act on its own initiative sometimes does.
fn play(seed: u64, aliens: &[&str]) {
    let options = Options::new(aliens.len() as u8, seed).with_aliens(aliens);
    let mut game = Game::new(content::catalogue(), options).expect("a game with these aliens can be set up");
    let mut bot = bots::Random::new(seed);
    let mut inputs = 0u32;
    while game.finish().is_none() {
        inputs += 1;
        assert!(inputs < 200_000, "the game does not end");
        if inputs.is_multiple_of(7) {
            let offer = game.seats().iter().find_map(|s| game.anytime(s).first().map(|o| (s, *o)));
            if let Some((seat, offer)) = offer {
                game.interrupt(seat, game.version(), offer).expect("an offered interruption");
                continue;
            }
        }
        let ask = game.pending().first().expect("a game that is not over asks something").clone();
        let answer = bot.answer(&ask);
        game.answer(ask.seat, game.version(), answer).expect("a legal answer");
        game.invariants().expect("ships and cards are conserved");
    }
}

#[test]
fn games_with_these_aliens_end() {
    for seed in 0..52u64 {
        let players = 4 + (seed % 2) as usize;
        let first = seed as usize * 4;
        let step = 1 + (seed as usize / 13) % 4;
        let mut aliens: Vec<&str> = Vec::new();
        let mut i = first;
        while aliens.len() < players {
            let id = ALIENS[i % ALIENS.len()];
            if !aliens.contains(&id) {
                aliens.push(id);
            }
            i += step;
        }
        play(seed, &aliens);
    }
}
