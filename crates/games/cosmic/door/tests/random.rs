//! Every legal answer is as likely as any other.

use std::collections::HashMap;

use cosmic::Random;
use engine::ask::{Answer, Ask, Question, Topic};
use engine::table::*;

/// Asks often, and expects so many different answers, all about as often.
fn spreads_over(question: Question, answers: usize) {
    let ask = Ask { seat: Seat(0), topic: Topic::Option, source: None, open: true, question };
    let mut bot = Random::new(1);
    let mut seen: HashMap<Answer, u32> = HashMap::new();
    let each = 400;
    for _ in 0..answers * each {
        let mut answer = bot.answer(&ask);
        assert_eq!(ask.question.check(&answer), Ok(()), "{answer:?} to {ask:?}");
        if let Answer::Cards(cards) = &mut answer {
            cards.sort();
        }
        *seen.entry(answer).or_default() += 1;
    }
    assert_eq!(seen.len(), answers, "to {ask:?}");
    for (answer, n) in seen {
        assert!((300..500).contains(&n), "{answer:?} came up {n} times instead of about {each}");
    }
}

#[test]
fn every_legal_answer_is_as_likely() {
    let group = |place, count| {
        let place = Place::Planet(PlanetId(place));
        ShipGroup { place, colour: Colour(0), height: 1, hired: false, marked: false, count }
    };
    let cards = (0..5).map(CardId).collect();
    let planets = (0..3).map(PlanetId).collect();
    let mut most = [0; MAX_SEATS];
    (most[1], most[2]) = (2, 3);
    spreads_over(Question::YesNo, 2);
    spreads_over(Question::Number { min: -1, max: 5 }, 7);
    spreads_over(Question::Seats { among: Seats(0b10111), min: 0, max: 4 }, 16);
    spreads_over(Question::Seats { among: Seats(0b10111), min: 1, max: 2 }, 10);
    spreads_over(Question::Cards { among: cards, min: 1, max: 3 }, 25);
    spreads_over(Question::Allot { most, total: 3 }, 9);
    let among = [group(0, 1), group(1, 4), group(2, 2)].into_iter().collect();
    spreads_over(Question::Ships { among, min: 1, max: 4 }, 20);
    spreads_over(Question::Split { most: [2, 4, 1], total: 4 }, 6);
    spreads_over(Question::Face { among: vec![Face::Attack(-7), Face::Morph, Face::Negotiate] }, 3);
    spreads_over(Question::Spread { among: planets, ships: 4 }, 15);
}
