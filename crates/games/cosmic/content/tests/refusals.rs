//! Bad input is refused with a reason and changes nothing.

mod common;

use engine::ask::{Answer, Offer, Question};
use engine::options::Rewards;
use engine::table::*;
use engine::{Game, Refusal};
use proptest::prelude::*;
use proptest::test_runner::RngSeed;

fn any_answer() -> impl Strategy<Value = Answer> {
    prop_oneof![
        Just(Answer::Pass),
        any::<bool>().prop_map(Answer::YesNo),
        any::<u8>().prop_map(Answer::Choice),
        any::<i16>().prop_map(Answer::Number),
        any::<u8>().prop_map(|s| Answer::Seat(Seat(s))),
        any::<u8>().prop_map(|s| Answer::Seats(Seats(s))),
        any::<[u8; 8]>().prop_map(Answer::Allot),
        any::<[u8; 3]>().prop_map(Answer::Split),
        any::<i8>().prop_map(|n| Answer::Face(Face::Attack(n))),
        prop::collection::vec(any::<u16>(), 0..12).prop_map(|v| Answer::Cards(v.into_iter().map(CardId).collect())),
        any::<u8>().prop_map(|p| Answer::Planet(PlanetId(p))),
        prop::collection::vec((0u8..9, any::<u8>()), 0..6).prop_map(|v| Answer::Ships(v.into_iter().collect())),
        prop::collection::vec((0u8..30, any::<u8>()), 0..6)
            .prop_map(|v| Answer::Spread(v.into_iter().map(|(p, n)| (PlanetId(p), n)).collect())),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn an_answer_is_legal_or_leaves_everything_as_it_was(
        seed in any::<u64>(), answers in 0usize..300, seat in 0u8..10, answer in any_answer()
    ) {
        let Some(mut game) = common::somewhere(None, seed, 4, Rewards::Deck, answers) else { return Ok(()) };
        let before = game.clone();
        let asked = before.pending().iter().find(|a| a.seat == Seat(seat));
        let version = game.version();
        let result = game.answer(Seat(seat), version, answer.clone());
        match asked {
            Some(ask) if ask.question.check(&answer).is_ok() => prop_assert!(result.is_ok()),
            Some(_) => prop_assert!(matches!(result, Err(Refusal::Illegal(_)))),
            None => prop_assert_eq!(result.clone(), Err(Refusal::NotAsked)),
        }
        if result.is_err() {
            prop_assert!(game == before);
        }
    }

    #[test]
    fn a_stale_version_or_an_idle_clock_is_refused(seed in any::<u64>(), answers in 0usize..300, off in 1u32..5) {
        let Some(mut game) = common::somewhere(None, seed, 4, Rewards::Deck, answers) else { return Ok(()) };
        let before = game.clone();
        let ask = before.pending()[0].clone();
        let now = game.version();
        let answer = ask.question.default_answer();
        let stale = game.answer(ask.seat, now + off, answer);
        prop_assert_eq!(stale, Err(Refusal::Stale { given: now + off, now }));
        prop_assert!(game == before);
        if !matches!(ask.question, Question::Deal(_)) {
            prop_assert_eq!(game.expire(now), Err(Refusal::NoClock));
            prop_assert!(game == before);
        }
    }

    #[test]
    fn an_interruption_that_is_not_on_offer_is_refused(seed in any::<u64>(), answers in 0usize..300, seat in 0u8..10) {
        let Some(mut game) = common::somewhere(None, seed, 4, Rewards::Deck, answers) else { return Ok(()) };
        let before = game.clone();
        let offer = match &before.pending()[0].question {
            Question::Use { offers, .. } => offers[0],
            _ => Offer {
                ability: engine::ability::AbilityRef { source: engine::ability::Source::Reinforcement, index: 0 },
                card: None,
                piece: None,
                about: None,
            },
        };
        let version = game.version();
        let result = game.interrupt(Seat(seat), version, offer);
        prop_assert!(matches!(result, Err(Refusal::Illegal(_))));
        prop_assert!(game == before);
    }
}

#[test]
fn a_save_that_is_cut_off_altered_or_foreign_is_not_loaded() {
    use engine::save::LoadError;
    let rules = content::catalogue();
    let game =
        (1..).find_map(|seed| common::somewhere(None, seed, 4, Rewards::None, 100)).expect("a game in the middle");
    let text = game.save();
    let back = Game::load(rules, &text).expect("a save can be read back");
    assert!(back == game);
    let cut = Game::load(rules, &text[..text.len() / 2]).expect_err("cut off");
    assert!(matches!(cut, LoadError::Unreadable { line: 1, column, .. } if column > 0));
    let foreign = Game::load(rules, r#"{"format":"chess","rules":1}"#).expect_err("foreign");
    assert!(foreign.to_string().contains("chess"));
    let now = format!("\"rules\":{}", rules.version);
    assert!(Game::load(rules, &text.replacen(&now, "\"rules\":99", 1)).is_ok(), "other rules are no reason");
    let earlier = text.replacen("\"edition\":4,", "", 1);
    assert!(matches!(Game::load(rules, &earlier), Err(LoadError::Earlier)));
    let altered = text.replacen("\"version\":", "\"version\":1", 1);
    assert!(matches!(Game::load(rules, &altered), Err(LoadError::Altered)));
}
