//! Reincarnator becomes every other alien of the base box that may come during a game, and the games end.

use engine::table::{Controller, Seat};
use engine::view::Event;
use engine::{Game, Options};

/// The companions: as many as are needed are taken from the front, without the one that comes and those it must not meet.
const COMPANIONS: [&str; 6] = ["human", "zombie", "miser", "virus", "oracle", "trader"];

/// Plays one game to its end with nobody but `id` to come. How often Reincarnator became it.
fn play(id: &'static str, seed: u64) -> usize {
    let rules = content::catalogue();
    let alien = rules.alien(id).expect("the alien exists");
    let others = COMPANIONS.iter().filter(|c| **c != id && !rules.alien(c).is_some_and(|o| o.clashes(alien)));
    let aliens: Vec<&str> = ["reincarnator"].into_iter().chain(others.take(3).copied()).collect();
    let mut options = Options::new(4, seed).with_sets(&["base"]).with_aliens(&aliens);
    options.arranged = true;
    let mut game = Game::new_recorded(rules, options).expect("a game with these aliens can be set up");
    let mut bot = cosmic::Random::new(seed);
    let mut became = 0;
    let mut arranged = false;
    while game.finish().is_none() {
        match game.pending().first().cloned() {
            Some(ask) => {
                let answer = bot.answer(&ask);
                game.answer(ask.seat, game.version(), answer).expect("a legal answer");
            }
            None => {
                if !arranged {
                    let mut arrange = game.arrange().expect("an arranged game waits");
                    let ix = arrange.alien(id).expect("the alien exists");
                    assert!(arrange.unused(&[ix]), "Reincarnator calls aliens nobody plays");
                    arranged = true;
                }
                game.begin().unwrap();
            }
        }
        game.invariants().expect("ships and cards are conserved");
        let new = game.take_events().iter().filter(|e| matches!(e, Event::Becomes { seat: Seat(0), .. })).count();
        if new > 0 {
            became += new;
            let loaded = Game::load(rules, &game.save()).expect("a saved game can be loaded");
            assert!(loaded == game, "a loaded game differs from the saved one");
            game.view(Controller(1));
        }
    }
    became
}

#[test]
fn every_alien_of_the_base_box_can_be_an_incarnation() {
    let may_come = |a: &&&engine::ability::Alien| a.id != "reincarnator" && a.may_come_later();
    for alien in base::aliens::ALIENS.iter().filter(may_come) {
        let became: usize = (1..=2).map(|seed| play(alien.id, seed)).sum();
        assert!(became > 0, "Reincarnator never became {}", alien.id);
    }
}
