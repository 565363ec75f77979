//! An effect without an end: the input is refused, and nothing has happened.

mod tiny;

use engine::ability::Source;
use engine::ask::{Answer, Ask, Offer, Question};
use engine::table::{CardId, DeckId, Zone};
use engine::{Game, Options, Refusal};

/// The answer that uses a power, where that is possible.
fn power(ask: &Ask) -> Option<Answer> {
    let Question::Use { offers, .. } = &ask.question else { return None };
    let at = offers.iter().position(|o: &Offer| matches!(o.ability.source, Source::Power(_)))?;
    Some(Answer::Choice(at as u8))
}

/// A game in which the first seat may use a power that never comes to an end, the only one there is.
fn before_it() -> Game {
    let mut options = Options::new(3, 1).with_aliens(&["eddy", "one", "two"]);
    options.first = Some(0);
    let mut game = Game::new_recorded(tiny::catalogue(), options).expect("three can play");
    while power(&game.pending()[0]).is_none() {
        let ask = game.pending()[0].clone();
        game.answer(ask.seat, game.version(), ask.question.default_answer()).expect("a legal answer");
    }
    game
}

#[test]
fn an_input_without_an_end_is_refused_and_changes_nothing() {
    let mut game = before_it();
    let (before, ask) = (game.clone(), game.pending()[0].clone());
    let endless = power(&ask).expect("it may be used");
    assert_eq!(game.answer(ask.seat, game.version(), endless), Err(Refusal::Endless));
    assert!(game == before, "the game has changed");
    assert_eq!(game.take_events(), before.clone().take_events());
    assert_eq!(game.answer(ask.seat, game.version(), Answer::Pass), Ok(()));
    assert!(game != before);
}

#[test]
fn so_it_is_where_the_game_stops_at_edges() {
    let mut game = before_it();
    game.stop_at_edges(true);
    let (before, ask) = (game.clone(), game.pending()[0].clone());
    let endless = power(&ask).expect("it may be used");
    let mut result = game.answer(ask.seat, game.version(), endless);
    // the edges on the way belong to the same input
    while result.is_ok() {
        assert!(game.edge().is_some());
        let here = game.clone();
        result = game.go_on();
        assert!(result.is_ok() || (game == here && game.edge() == here.edge()));
    }
    assert_eq!(result, Err(Refusal::Endless));
    assert!(game.version() <= before.version() + 1);
}

#[test]
#[should_panic(expected = "does not come to an end")]
fn who_plays_out_without_a_copy_is_told() {
    before_it().play_out(|_, ask| power(ask).unwrap_or(ask.question.default_answer()), |_| false);
}

/// The position from which a hand with an encounter card cannot be drawn.
#[test]
fn all_encounter_cards_can_be_in_the_hands() {
    let mut options = Options::new(6, 3).with_aliens(&["one", "two", "three", "four", "five", "six"]);
    options.hoarded = true;
    let game = Game::new(tiny::catalogue(), options).expect("six can play");
    let encounter = |cards: &[CardId]| cards.iter().filter(|c| game.face(**c).is_encounter()).count();
    assert!(game.seats().iter().all(|seat| encounter(game.hand(seat)) == 8));
    let deck = game.cards_in(Zone::Deck(DeckId::Cosmic));
    assert!(!deck.is_empty() && encounter(&deck) == 0);
    assert_eq!(game.invariants(), Ok(()));
}
