//! How techs come into a game, and who may know which they are.

use content::{catalogue, official};
use engine::ask::{Answer, Ask, Question};
use engine::table::{Controller, DeckId, Seat, Spot, Zone};
use engine::view::Eye;
use engine::{Game, Options};

fn deal(options: Options) -> Game {
    Game::new(catalogue(), options.with_aliens(&["human", "zombie", "healer"]).with_variants(&["technology"]))
        .expect("three can play")
}

fn tech_deck(game: &Game) -> DeckId {
    game.cast().find_deck("tech").expect("it came with the variant")
}

/// T1: two are dealt to everybody; one is kept face down, the other goes face up to the discard pile.
#[test]
fn everybody_keeps_one_of_two() {
    let mut game = deal(Options::new(3, 5));
    let deck = tech_deck(&game);
    assert_eq!(game.decks[deck.ix()].draw.len(), official::techs().count() - 6);
    let asks: Vec<Ask> = game.pending().to_vec();
    assert_eq!(asks.len(), 3, "all choose at the same time");
    for ask in asks {
        let Question::Cards { among, min: 1, max: 1 } = &ask.question else { panic!("{:?}", ask.question) };
        assert_eq!(among.len(), 2);
        let (kept, other) = (among[1], game.face(among[0]));
        game.answer(ask.seat, game.version(), Answer::Cards(kept.into())).expect("one is kept");
        if game.pending().is_empty() || ask.seat == Seat(2) {
            assert!(game.decks[deck.ix()].discard.iter().any(|c| game.face(*c) == other));
        }
    }
    assert_eq!(game.decks[deck.ix()].discard.len(), 3);
    for seat in game.seats().iter() {
        let mine = |(_, piece): &(_, &engine::table::Piece)| piece.spot == Spot::Seat(seat) && piece.card.is_some();
        let (id, piece) = game.pieces().find(mine).expect("it lies before its owner");
        let card = piece.card.expect("looked for");
        assert_eq!((piece.up, game.cards[card.ix()].zone), (false, Zone::Laid(id)));
        // only its owner knows which it is; that it is a tech everybody sees
        for eye in [Eye::Of(Controller(0)), Eye::Of(Controller(1)), Eye::Of(Controller(2)), Eye::Watcher] {
            let view = &game.view_for(eye).pieces[id.ix()];
            assert_eq!(view.def.is_some(), eye == Eye::Of(Controller(seat.0)), "{eye:?}");
            assert_eq!((view.back, view.down), (Some(deck), true));
        }
    }
}

/// T3: with four planets the great ones are left out.
#[test]
fn with_four_planets_the_great_techs_are_left_out() {
    let count = |four_planets| {
        let game = deal(Options { four_planets, ..Options::new(3, 5) });
        let deck = tech_deck(&game);
        game.cards.iter().filter(|c| c.back == deck).count()
    };
    assert_eq!((count(false), count(true)), (20, 17));
}

/// Every official tech can be played.
#[test]
fn all_techs_are_there() {
    for tech in official::techs() {
        let piece = catalogue().piece(tech.id).unwrap_or_else(|| panic!("{} is missing", tech.id));
        assert_eq!((piece.set, piece.kind.id), (tech.set, "tech"));
    }
}

/// A save is what was played before, and who is heard follows from the state alone, whoever has come and gone.
#[test]
fn a_game_with_techs_is_the_same_after_loading() {
    for seed in 0..24 {
        let options =
            Options::new(3 + (seed % 3) as u8, seed).with_sets(&official::CLOSED).with_variants(&["technology"]);
        let mut game = Game::new(catalogue(), options).expect("a game can be set up");
        let mut bot = cosmic::Random::new(seed);
        for n in 0..1200 {
            let Some(ask) = game.pending().first().cloned() else { break };
            if n % 40 == 0 {
                assert_eq!(
                    Game::load(catalogue(), &game.save()).expect("it is whole"),
                    game,
                    "game {seed}, answer {n}"
                );
            }
            game.answer(ask.seat, game.version(), bot.answer(&ask)).expect("a legal answer");
        }
    }
}
