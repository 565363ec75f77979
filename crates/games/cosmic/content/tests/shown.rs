//! What is shown of an encounter is what decided it, to the end, whatever becomes of its ships and cards.

use content::official::CLOSED;
use cosmic::Random;
use engine::flow::Finish;
use engine::options::Rewards;
use engine::query::Total;
use engine::table::{Seats, Side};
use engine::view::{EncounterView, Event, Eye, WonBy};
use engine::{Game, Options};

fn begin(seed: u64) -> Game {
    let rewards = [Rewards::None, Rewards::Deck, Rewards::Common][(seed % 3) as usize];
    let mut options = Options::new(3 + (seed % 4) as u8, seed).with_sets(&CLOSED).with_rewards(rewards);
    (options.all_flares, options.max_encounters) = (seed.is_multiple_of(2), 40);
    Game::new_recorded(content::catalogue(), options).unwrap()
}

/// Answers one question by chance.
fn answer(game: &mut Game, player: &mut Random) {
    let ask = game.pending().first().expect("a game that is not over asks something").clone();
    game.answer(ask.seat, game.version(), player.answer(&ask)).unwrap();
}

/// The totals that decided the present encounter, if its outcome is known and totals did.
fn told(game: &mut Game, decided: &mut Option<[Total; 2]>) {
    for event in game.take_events() {
        match event {
            Event::EncounterBegins { .. } => *decided = None,
            Event::Totals(totals) => *decided = Some(*totals),
            Event::Outcome { totals: None, .. } => *decided = None,
            _ => {}
        }
    }
}

/// Checks what a view shows once the outcome is known. Says whether it shows totals.
fn check(view: &EncounterView, decided: &Option<[Total; 2]>, seed: u64) -> bool {
    let Some(outcome) = view.outcome else { return false };
    assert_eq!(&view.totals, decided, "seed {seed}: {outcome:?}");
    let Some([offense, defense]) = &view.totals else { return false };
    // R11.1: a tie goes to the defense
    let ahead = if view.lower_wins { offense.value < defense.value } else { offense.value > defense.value };
    let winner = if ahead != view.upset { Side::Offense } else { Side::Defense };
    assert_eq!(outcome, engine::flow::Outcome::Won(winner), "seed {seed}");
    for (side, card) in view.cards.iter().enumerate() {
        let card = card.expect("totals are compared between two cards");
        // an open card goes on showing what it showed, and the total begins with what it counts as
        if view.claims[side].is_none() {
            assert!(card.face.is_some(), "seed {seed}");
        }
    }
    true
}

#[test]
fn totals_stay_as_they_were_when_the_outcome_was_found() {
    let (mut shown, mut ended) = (0, 0);
    for seed in 0..60 {
        let (mut game, mut player, mut decided) = (begin(seed), Random::new(seed), None);
        while game.finish().is_none() {
            answer(&mut game, &mut player);
            told(&mut game, &mut decided);
            if let Some(view) = &game.view_for(Eye::Watcher).encounter {
                let at_the_end = game.finish().is_some();
                let totals = check(view, &decided, seed);
                shown += u32::from(totals);
                ended += u32::from(totals && at_the_end);
            }
        }
    }
    assert!(shown > 300, "{shown} times totals were seen after the outcome");
    assert!(ended > 0, "no game ended with totals to be seen");
}

#[test]
fn a_game_that_is_won_says_by_what() {
    let mut won = 0;
    for seed in 0..40 {
        let (mut game, mut player) = (begin(seed), Random::new(seed));
        while game.finish().is_none() {
            assert!(game.view_for(Eye::Watcher).won_by.is_empty(), "seed {seed}: nobody has won yet");
            answer(&mut game, &mut player);
        }
        let view = game.view_for(Eye::Watcher);
        let Some(Finish::Won(winners)) = view.finish else { continue };
        assert_eq!(view.won_by.iter().map(|(seat, _)| *seat).collect::<Seats>(), winners, "seed {seed}");
        for (seat, by) in view.won_by {
            // R18.1
            assert_eq!(by == WonBy::Colonies, game.progress(seat) >= game.needed(seat), "seed {seed}: {seat:?}");
            won += 1;
        }
    }
    assert!(won > 5, "only {won} have won");
}
