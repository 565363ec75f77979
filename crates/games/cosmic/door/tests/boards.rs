//! A board seen through another eye is the board that eye would see by itself.

use cosmic::says::{Board, Choices, Patch};
use engine::ask::{Answer, DealMove, Question};
use engine::table::Controller;
use engine::view::Eye;
use engine::{Game, Options};
use rand::SeedableRng;
use rand_pcg::Pcg32;

#[test]
fn through_another_eye_is_as_seen_by_it() {
    for seed in 0..6 {
        let mut options = Options::new(4, seed);
        options.sets = Choices::default().sets;
        let mut game = Game::new(content::catalogue(), options).unwrap();
        let mut dice = Pcg32::seed_from_u64(seed);
        let eyes: Vec<Eye> = (0..4).map(|i| Eye::Of(Controller(i))).chain([Eye::Watcher, Eye::Open]).collect();
        let mut before: Board = game.view_for(Eye::Watcher).into();
        for _ in 0..300 {
            let mut open: Board = game.view_for(Eye::Watcher).into();
            open.share(&before);
            for eye in &eyes {
                let mut alone: Board = game.view_for(*eye).into();
                assert_eq!(open.through(&game, *eye), alone);
                assert_eq!(Patch::between(&open.through(&game, *eye), &alone), Patch::default());
                alone.share(&open);
                assert_eq!(alone, open.through(&game, *eye));
            }
            before = open;
            if game.finish().is_some() {
                break;
            }
            let ask = game.pending()[0].clone();
            let answer = match &ask.question {
                Question::Deal(_) => Answer::Deal(Box::new(DealMove::Refuse)),
                question => question.sample(&mut dice),
            };
            game.answer(ask.seat, game.version(), answer).unwrap();
        }
    }
}
