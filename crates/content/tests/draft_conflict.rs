//! Aliens that must not meet: at the draft the one that says so leaves the game (R1.6, ruling G-048).

use engine::Game;
use engine::ask::{Answer, Labels, Question, Topic};
use engine::options::Options;
use engine::table::*;

const POOL: [&str; 8] = ["masochist", "healer", "human", "macron", "hacker", "hate", "vulch", "parasite"];

fn id_of(game: &Game, card: CardId) -> &'static str {
    match game.face(card) {
        Face::Flare(alien) => game.cast().aliens[alien.ix()].id,
        other => panic!("{other:?} was dealt as an alien"),
    }
}

/// A draft in which one seat chooses Masochist and another one Healer.
fn clash(seed: u64) -> Option<(Game, Seat)> {
    let mut options = Options::new(3, seed);
    let others = content::catalogue().aliens.iter().map(|a| a.id).filter(|id| !POOL.contains(id));
    options.banned = others.map(String::from).collect();
    let mut game = Game::new(content::catalogue(), options).expect("there are aliens enough");
    let mut chosen: Vec<(Seat, &str)> = Vec::new();
    while let Some(ask) = game.pending().iter().find(|a| a.topic == Topic::ChooseAlien).cloned() {
        let Question::Cards { among, .. } = &ask.question else { break };
        let wanted = among.iter().find(|c| ["masochist", "healer"].contains(&id_of(&game, **c)));
        let card = *wanted.unwrap_or(&among[0]);
        chosen.push((ask.seat, id_of(&game, card)));
        let version = game.version();
        game.answer(ask.seat, version, Answer::Cards(CardList::from(card))).expect("a dealt alien");
    }
    let masochist = chosen.iter().find(|(_, id)| *id == "masochist")?.0;
    chosen.iter().any(|(_, id)| *id == "healer").then_some((game, masochist))
}

#[test]
fn masochist_leaves_when_healer_is_chosen() {
    let mut met = [0; 2];
    for (game, masochist) in (0..200).filter_map(clash) {
        let ask = &game.pending()[0];
        assert_eq!((ask.seat, ask.topic), (masochist, Topic::ChooseAlien));
        assert_eq!(ask.question, Question::Choice { labels: Labels::Redraft, open: 0b11 });
        for choice in 0..2u8 {
            let mut game = game.clone();
            let version = game.version();
            game.answer(masochist, version, Answer::Choice(choice)).expect("an open option");
            let ids: Vec<&str> = game.pieces.iter().map(|p| game.cast().def(p.def).id).collect();
            assert!(ids.contains(&"healer") && !ids.contains(&"masochist"), "{ids:?}");
            met[choice as usize] += 1;
        }
    }
    assert!(met[0] > 0 && met[1] > 0, "no draft in which both are chosen");
}
