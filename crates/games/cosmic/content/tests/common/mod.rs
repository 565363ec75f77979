//! What several tests need.
#![allow(dead_code)] // not every test needs all of it

use content::official::CLOSED;
use engine::ability::{Alien, Source};
use engine::ask::Ask;
use engine::options::Rewards;
use engine::view::View;
use engine::{Game, Options};

/// How many cases are tried: as many as usual, or as the environment says.
pub fn cases(usual: u32) -> u32 {
    std::env::var("CASES").ok().and_then(|n| n.parse().ok()).unwrap_or(usual)
}

/// The same with rewards and variants by chance: anything that boxes bring, in any company.
pub fn with_anything(options: Options) -> Options {
    let seed = options.seed;
    let rewards = [Rewards::None, Rewards::Deck, Rewards::Common][(seed / 2 % 3) as usize];
    let all = content::catalogue().variants.iter().enumerate();
    let variants = all.filter(|(i, _)| (seed / 6) >> i & 3 != 0).map(|(_, v)| v.id.to_string()).collect();
    Options { rewards, variants, ..options }
}

/// A table with aliens of the closed boxes drawn by the seed, and this one among them.
pub fn table(with: Option<&'static Alien>, seed: u64, players: u8) -> Options {
    let mut others: Vec<_> = content::catalogue().aliens.iter().filter(|a| CLOSED.contains(&a.set)).collect();
    let mut dice = seed;
    let mut seats: Vec<&'static Alien> = with.into_iter().collect();
    let spare = content::catalogue().spare_colours(players, &CLOSED.map(String::from));
    while seats.len() < players as usize {
        dice = dice.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let next = others.swap_remove((dice >> 33) as usize % others.len());
        if next.may_join(&seats, spare) {
            seats.push(next);
        }
    }
    let aliens: Vec<&str> = seats.iter().map(|a| a.id).collect();
    Options::new(players, seed).with_sets(&CLOSED).with_aliens(&aliens)
}

/// A number that follows from the id of an alien: its games stay the same whoever comes besides.
pub fn seed_of(alien: &Alien) -> u64 {
    alien.id.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, b| (hash ^ u64::from(b)).wrapping_mul(0x0100_0000_01b3))
}

/// A game somewhere in the middle, with aliens of the closed boxes drawn by the seed and this one among them. `None` if it
/// is over by then.
pub fn somewhere(
    with: Option<&'static Alien>,
    seed: u64,
    players: u8,
    rewards: Rewards,
    answers: usize,
) -> Option<Game> {
    let options = table(with, seed, players).with_rewards(rewards);
    // every other game as at tables, where nobody knows which flares are in it
    played(Options { discreet: seed.is_multiple_of(2), ..options }, answers)
}

/// A game with these options somewhere in the middle. `None` if it is over by then.
pub fn played(options: Options, answers: usize) -> Option<Game> {
    let seed = options.seed;
    let mut game = Game::new_recorded(content::catalogue(), options).ok()?;
    let mut bot = cosmic::Random::new(seed);
    let mut n = 0;
    game.play_out(
        |_, ask| bot.answer(ask),
        |_| {
            n += 1;
            n > answers
        },
    );
    game.take_events();
    game.finish().is_none().then_some(game)
}

/// Where two views begin to differ, briefly.
pub fn first_difference(a: &View, b: &View) -> String {
    let (a, b) = (format!("{a:?}"), format!("{b:?}"));
    let at = a.bytes().zip(b.bytes()).take_while(|(x, y)| x == y).count();
    let from = at.saturating_sub(60);
    let cut = |s: &str| s.chars().skip(from).take(160).collect::<String>();
    format!("«{}» against «{}»", cut(&a), cut(&b))
}

/// Who is asked about what, briefly.
pub fn asked(game: &Game) -> String {
    let one = |a: &Ask| {
        let alien = match a.source.map(|s| s.source) {
            Some(Source::Power(x) | Source::Wild(x) | Source::Super(x)) => game.cast().aliens[x.ix()].id,
            _ => "the rules",
        };
        format!("{:?} {:?} by {alien}", a.seat, a.topic)
    };
    game.pending().iter().map(one).collect::<Vec<_>>().join(", ")
}
