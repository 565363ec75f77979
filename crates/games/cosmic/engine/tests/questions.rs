//! Questions about splits and names: what is legal, what is the only answer, what is drawn and what is the default.

use std::collections::BTreeSet;

use engine::ask::{Answer, Question};
use engine::table::Face;
use rand::SeedableRng;
use rand_pcg::Pcg32;

fn split(most: [u8; 3], total: u8) -> Question {
    Question::Split { most, total }
}

/// All splits that are legal, found by trying.
fn legal(question: &Question) -> BTreeSet<[u8; 3]> {
    let all = (0..216u8).map(|n| [n / 36, n / 6 % 6, n % 6]);
    all.filter(|n| question.check(&Answer::Split(*n)).is_ok()).collect()
}

#[test]
fn a_split_keeps_to_the_most_of_each_kind_and_to_the_sum() {
    let question = split([2, 4, 1], 4);
    let wanted = [[0, 3, 1], [0, 4, 0], [1, 2, 1], [1, 3, 0], [2, 1, 1], [2, 2, 0]];
    assert_eq!(legal(&question), BTreeSet::from(wanted));
    assert!(question.check(&Answer::Split([255, 255, 4])).is_err());
    assert!(question.check(&Answer::Number(4)).is_err());
    assert!(question.has_answer());
    assert!(!split([1, 1, 1], 4).has_answer());
}

#[test]
fn where_one_split_is_legal_nobody_is_asked() {
    for (most, total) in [([0, 3, 0], 3), ([0, 0, 5], 2), ([2, 1, 1], 4), ([2, 3, 1], 0), ([0, 0, 0], 0)] {
        let question = split(most, total);
        let only: Vec<Answer> = legal(&question).into_iter().map(Answer::Split).collect();
        assert_eq!(only.len(), 1, "{question:?}");
        assert_eq!(question.only_answer().as_ref(), only.first());
        assert_eq!(question.default_answer(), only[0]);
    }
    for (most, total) in [([1, 3, 0], 3), ([0, 3, 3], 3), ([0, 2, 2], 3), ([2, 4, 1], 4)] {
        assert_eq!(split(most, total).only_answer(), None);
    }
}

#[test]
fn every_split_can_be_drawn_and_the_default_is_cosmic_cards() {
    let (question, mut dice) = (split([2, 4, 1], 4), Pcg32::seed_from_u64(1));
    let drawn: BTreeSet<[u8; 3]> = (0..500)
        .map(|_| match question.sample(&mut dice) {
            Answer::Split(n) => n,
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(drawn, legal(&question));
    assert_eq!(question.default_answer(), Answer::Split([0, 4, 0]));
    assert_eq!(split([2, 2, 1], 4).default_answer(), Answer::Split([1, 2, 1]));
}

#[test]
fn one_of_the_faces_is_named() {
    let among = vec![Face::Attack(-7), Face::Negotiate, Face::Morph];
    let (question, mut dice) = (Question::Face { among: among.clone() }, Pcg32::seed_from_u64(1));
    assert!(among.iter().all(|f| question.check(&Answer::Face(*f)) == Ok(())));
    assert!(question.check(&Answer::Face(Face::Attack(7))).is_err());
    assert!(question.check(&Answer::Pass).is_err());
    assert_eq!(question.only_answer(), None);
    assert_eq!(question.default_answer(), Answer::Face(among[0]));
    let mut named: Vec<Face> = (0..100)
        .map(|_| match question.sample(&mut dice) {
            Answer::Face(face) => face,
            other => panic!("{other:?}"),
        })
        .collect();
    named.sort();
    named.dedup();
    assert_eq!(named.len(), among.len());
    assert_eq!(Question::Face { among: vec![Face::Morph] }.only_answer(), Some(Answer::Face(Face::Morph)));
    assert!(!Question::Face { among: vec![] }.has_answer());
}
