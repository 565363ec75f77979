//! Aliens that must not meet: at the draft the one that says so leaves the game (R1.6, ruling G-048).

use engine::Game;
use engine::ask::{Answer, Labels, Question, Topic};
use engine::options::{Aliens, Options};
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

/// Six are dealt these pairs; everybody keeps the first. All aliens that are not named are banned, but for these.
fn deal_six(pairs: [[&str; 2]; 6], spare: &[&str], discreet: bool) -> Game {
    let mut options = Options::new(6, 1);
    options.aliens = Aliens::Dealt(pairs.map(|pair| pair.map(String::from)).to_vec());
    let banned = content::catalogue().aliens.iter().map(|a| a.id).filter(|id| !spare.contains(id));
    options.banned = banned.map(String::from).collect();
    options.discreet = discreet;
    let mut game = Game::new(content::catalogue(), options).expect("a deal");
    for (seat, pair) in (0..6).map(Seat).zip(pairs) {
        let ask = game.pending().iter().find(|a| a.seat == seat).cloned().expect("everybody chooses");
        let Question::Cards { among, .. } = &ask.question else { panic!("{ask:?}") };
        let card = *among.iter().find(|c| id_of(&game, **c) == pair[0]).expect("it was dealt");
        let version = game.version();
        game.answer(seat, version, Answer::Cards(CardList::from(card))).expect("a dealt alien");
    }
    game
}

fn played(game: &Game) -> Vec<&'static str> {
    game.pieces.iter().map(|p| game.cast().def(p.def).id).collect()
}

/// Both aliens of the first seat meet somebody they must not meet; all twelve flares are dealt.
const QUARREL: [[&str; 2]; 6] = [
    ["masochist", "gambler"],
    ["healer", "human"],
    ["sorcerer", "macron"],
    ["hacker", "hate"],
    ["vulch", "parasite"],
    ["mind", "mutant"],
];

#[test]
fn with_all_flares_dealt_another_is_drawn_from_the_box() {
    for discreet in [false, true] {
        let mut game = deal_six(QUARREL, &["oracle", "magician", "zombie"], discreet);
        let ask = &game.pending()[0];
        assert_eq!((ask.seat, ask.topic), (Seat(0), Topic::ChooseAlien));
        assert_eq!(ask.question, Question::Choice { labels: Labels::Redraft, open: 0b10 });
        let version = game.version();
        game.answer(Seat(0), version, Answer::Choice(1)).expect("an open option");
        assert!(!game.pending().iter().any(|a| a.topic == Topic::ChooseAlien), "chosen once");
        let mine = played(&game).into_iter().find(|id| ["oracle", "magician", "zombie"].contains(id));
        let mine = mine.expect("one of those nobody was dealt");
        let flares = game.cards.iter().filter(|c| match c.face {
            Face::Flare(alien) => game.cast().aliens[alien.ix()].id == mine && c.zone != Zone::Removed,
            _ => false,
        });
        assert_eq!(flares.count(), 1, "its flare is in the game, as of every alien that is played");
    }
}

#[test]
fn where_no_other_is_left_they_meet() {
    for discreet in [false, true] {
        let game = deal_six(QUARREL, &[], discreet);
        assert!(!game.pending().iter().any(|a| a.topic == Topic::ChooseAlien), "nothing to choose from");
        assert!(["masochist", "healer"].iter().all(|id| played(&game).contains(id)));
    }
}
