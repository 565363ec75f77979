//! hypergate
use engine::{Game, Options};
fn main() -> std::process::ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|a| a == "rulings") {
        return rulings::command(&args[1..]);
    }
    let mut answers = 0u64;
    let mut encs = 0u64;
    let n: u64 = std::env::args().nth(1).and_then(|s| s.parse().ok()).unwrap_or(100);
    let t = std::time::Instant::now();
    for seed in 0..n {
        let mut o = Options::new(4, seed).with_aliens(&["human", "zombie", "healer", "chosen"]);
        o.seed = seed;
        let mut g = Game::new(content::catalogue(), o).unwrap();
        let mut bot = bots::Random::new(seed);
        g.play_out(
            |_, ask| {
                answers += 1;
                bot.answer(ask)
            },
            |_| false,
        );
        encs += g.state().next_encounter as u64;
        if seed < 5 {
            println!("{seed} {:?} {} {}", g.finish(), g.version(), g.state().next_encounter);
        }
    }
    let s = t.elapsed().as_secs_f64();
    println!(
        "{} answers/s {} games/s {} answers/game {} enc/game",
        answers as f64 / s,
        n as f64 / s,
        answers / n,
        encs as f64 / n as f64
    );
    std::process::ExitCode::SUCCESS
}
