//! Random play with the aliens of the incursion box in the seats: no panic, an end, nothing lost.

use engine::table::{Face, Seat};
use engine::{Game, Options};

const BOX: [&str; 5] = ["chronos", "fungus", "fury", "plant", "sniveler"];
const OTHERS: [&str; 4] = ["chosen", "healer", "human", "zombie"];

/// Three aliens of the box and one or two others, differently for each seed.
fn seats(seed: usize) -> Vec<&'static str> {
    let mut ids: Vec<&str> = (0..3).map(|i| BOX[(seed + i * (1 + seed % 2)) % 5]).collect();
    ids.extend((0..1 + seed % 2).map(|i| OTHERS[(seed / 2 + i) % 4]));
    let turn = seed % ids.len();
    ids.rotate_left(turn);
    ids
}

fn play(mut game: Game, seed: u64, aliens: &[&str]) {
    let mut bot = bots::Random::new(seed);
    while game.finish().is_none() {
        game.begin(); // an arranged game stops before every turn
        game.play_out(
            |game, ask| {
                assert_eq!(game.invariants(), Ok(()), "seed {seed}, {aliens:?}");
                bot.answer(ask)
            },
            |game| game.pending().is_empty(),
        );
    }
    assert!(game.finish().is_some());
    assert_eq!(game.invariants(), Ok(()), "seed {seed}, {aliens:?}");
}

#[test]
fn games_end_and_lose_nothing() {
    for seed in 0..30 {
        let aliens = seats(seed);
        let mut options = Options::new(aliens.len() as u8, seed as u64).with_aliens(&aliens);
        options.freewheeling_flares = seed % 3 == 0;
        let game = Game::new(content::catalogue(), options).expect("these aliens can play together");
        play(game, seed as u64, &aliens);
    }
}

#[test]
fn games_with_rifts_and_the_own_flares_in_hand_end_too() {
    for seed in 0..30 {
        let aliens = seats(seed);
        let mut options = Options::new(aliens.len() as u8, seed as u64).with_aliens(&aliens);
        options.arranged = true;
        let mut game = Game::new(content::catalogue(), options).expect("these aliens can play together");
        let mut table = game.arrange().expect("set up to be arranged");
        let (rift, _) = table.card("rift").expect("an extra card");
        for (i, id) in aliens.iter().enumerate() {
            let flare = Face::Flare(table.alien(id).expect("it is in the game"));
            let rifts = [Face::Card(rift, 3), Face::Card(rift, 4), Face::Card(rift, 4)];
            let mut hand = vec![flare, rifts[i % 3], rifts[(i + 1) % 3]];
            hand.extend([Face::Attack(6), Face::Attack(10), Face::Negotiate, Face::Negotiate]);
            table.hand(Seat(i as u8), &hand);
        }
        play(game, seed as u64, &aliens);
    }
}
