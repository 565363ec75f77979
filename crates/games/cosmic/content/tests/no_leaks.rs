//! Nobody learns what they may not know: change what a seat cannot know, and its view, its questions and its events
//! stay the same.

mod common;

use content::official::{CLOSED, open_aliens};
use engine::ability::Source;
use engine::ask::{Answer, Ask, Labels, Question, Topic};
use engine::flow::{Frame, Intent, Outcome};
use engine::options::Rewards;
use engine::table::{Controller, Face, Seat};
use engine::view::{Event, Eye};
use engine::{Game, Options};
use proptest::prelude::*;
use proptest::test_runner::{RngSeed, TestCaseError};

/// What a player does who never acts: passes, or does what is compulsory.
fn never_act(game: &Game, ask: &Ask) -> Answer {
    match &ask.question {
        Question::Use { pass: true, .. } => Answer::Pass,
        Question::Use { offers, .. } => {
            let power = offers
                .iter()
                .position(|o| matches!(o.ability.source, Source::Power(_)) && game.cast().ability(o.ability).must);
            // else it is something its player has promised, or cards that go off
            Answer::Choice(power.unwrap_or(0) as u8)
        }
        other => other.default_answer(),
    }
}

/// Drives both games until something happens that the observer is asked or may know that another is asked.
fn to_next_open_question(game: &mut Game, me: Seat) {
    for _ in 0..200 {
        let Some(ask) = game.pending().iter().find(|a| a.seat != me && !a.open).cloned() else { return };
        if game.pending().iter().any(|a| a.seat == me) {
            return;
        }
        let answer = never_act(game, &ask);
        game.answer(ask.seat, game.version(), answer).expect("a legal answer");
    }
}

fn seen_by(events: &[Event], eye: Eye) -> Vec<Event> {
    events.iter().map(|e| e.for_eye(eye)).collect()
}

/// Is something under way that would have to be imagined too: a secret answer already given, a use chosen in secret and
/// not announced yet, the setup?
fn in_secret(game: &Game) -> bool {
    // An effect keeps for its later steps what was chosen in secret.
    let hidden = |f: &Frame| match f {
        Frame::Use(used) => !used.announced || !used.kept.is_empty() || !used.answers.is_empty(),
        Frame::Procedure(procedure) => !procedure.answers.is_empty(),
        Frame::Setup(_) => true,
        _ => false,
    };
    // What was promised of cards and powers is done as soon as the hand allows it.
    let promised = game.all_vows().any(|v| v.will && !matches!(v.intent, Intent::Invite(_)));
    promised || game.state().stack.iter().any(hidden)
}

/// Does the event by the rules show something of cards that were hidden before?
fn turns_up_cards(what: &Event) -> bool {
    matches!(
        what,
        Event::Draws { .. }
            | Event::Takes { .. }
            | Event::Discards { .. }
            | Event::Shows { .. }
            | Event::LooksAt { .. }
            | Event::Reveals { .. }
            | Event::Lays { .. }
            | Event::LaysBeside { .. }
            | Event::CardMoves { .. }
            | Event::DestinyDrawn(_)
            | Event::Becomes { .. } // an alien from the pile
            | Event::AlienDiscarded { .. }
            | Event::Outcome { outcome: Outcome::Ended, .. } // R9.4: the offense has no encounter card
    )
}

/// Does somebody rightly come to know a hand or a deck by it?
fn shows_hands(what: &Event) -> bool {
    matches!(
        what,
        Event::HandsSwapped(..)
            | Event::HandsMixed(..)
            | Event::LooksAtHand { .. }
            | Event::LooksThrough { .. }
            | Event::PlayersSwap(..)
            | Event::PieceMoves { .. }
    )
}

/// Two games that differ in what a seat cannot know look the same to it, until a hidden card comes to light.
fn looks_the_same(game: &Game, me: u8, other: u64) -> Result<(), TestCaseError> {
    if in_secret(game) {
        return Ok(());
    }
    let me = Seat(me % game.players.len() as u8);
    let controller = Controller(game.players[me.ix()].controller.0);
    // Both copies get the same dice, so that only the hidden faces differ.
    let mut a = game.imagine(controller, other);
    let mut b = game.imagine(controller, other ^ 1);
    a.reseed(other);
    b.reseed(other);
    to_next_open_question(&mut a, me);
    to_next_open_question(&mut b, me);
    let (ea, eb) = (a.take_events(), b.take_events());
    let eye = Eye::Of(controller);
    let (ea, eb) = (seen_by(&ea, eye), seen_by(&eb, eye));
    let same = ea.iter().zip(&eb).take_while(|(x, y)| x == y).count();
    if ea.get(same).is_some_and(turns_up_cards) || eb.get(same).is_some_and(turns_up_cards) {
        // From the first hidden card that comes to light by the rules on, the two games are different games.
        return Ok(());
    }
    if ea.iter().chain(&eb).any(shows_hands) {
        return Ok(()); // hands were seen or changed hands
    }
    let tail = |e: &[Event]| e.iter().skip(same).take(3).cloned().collect::<Vec<_>>();
    prop_assert!(
        ea == eb,
        "{:?} against {:?}; asked are {} and {}",
        tail(&ea),
        tail(&eb),
        common::asked(&a),
        common::asked(&b)
    );
    let (mut va, mut vb) = (a.view(controller), b.view(controller));
    // How often others passed in silence is no part of what is seen; the version counts it for the door.
    va.version = 0;
    vb.version = 0;
    prop_assert!(
        va == vb,
        "the views differ: {}; asked are {} and {}",
        common::first_difference(&va, &vb),
        common::asked(&a),
        common::asked(&b)
    );
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: common::cases(150), rng_seed: RngSeed::Fixed(1), ..ProptestConfig::default() })]

    #[test]
    fn what_cannot_be_known_changes_nothing_that_is_seen(
        seed in any::<u64>(), players in 3u8..=4, answers in 0usize..400, me in 0u8..5, other in any::<u64>()
    ) {
        if let Some(game) = common::somewhere(None, seed, players, Rewards::None, answers) {
            looks_the_same(&game, me, other)?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: common::cases(120), rng_seed: RngSeed::Fixed(6), ..ProptestConfig::default() })]

    #[test]
    fn nor_does_it_with_reward_cards_and_more_players(
        seed in any::<u64>(), players in 3u8..=7, own_deck in any::<bool>(), answers in 0usize..400, me in 0u8..7,
        other in any::<u64>()
    ) {
        let rewards = if own_deck { Rewards::Deck } else { Rewards::Common };
        if let Some(game) = common::somewhere(None, seed, players, rewards, answers) {
            looks_the_same(&game, me, other)?;
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: common::cases(120), rng_seed: RngSeed::Fixed(7), ..ProptestConfig::default() })]

    /// Pieces that lie face down, ships on them, and what they store; what is turned up from decks of variants.
    #[test]
    fn nor_does_it_with_variants(
        seed in any::<u64>(), players in 3u8..=7, answers in 0usize..500, me in 0u8..7, other in any::<u64>()
    ) {
        let options = common::with_anything(common::table(None, seed, players));
        if let Some(game) = common::played(Options { discreet: seed.is_multiple_of(2), ..options }, answers) {
            looks_the_same(&game, me, other)?;
        }
    }
}

/// Sniveler whines for a morph: at a table all others are asked for one, whoever has it.
#[test]
fn who_has_nothing_to_give_is_asked_like_those_who_have() {
    for holders in [&[][..], &[Seat(1)], &[Seat(1), Seat(2)]] {
        let mut options = Options::new(3, 1).with_sets(&CLOSED).with_aliens(&["sniveler", "human", "zombie"]);
        (options.patient, options.arranged, options.first) = (true, true, Some(0));
        let mut game = Game::new(content::catalogue(), options).expect("three can play");
        let mut arrange = game.arrange().expect("an arranged game waits");
        for seat in (0..3).map(Seat) {
            arrange.hand(seat, &[Face::Attack(8), Face::Negotiate]);
        }
        for seat in holders {
            arrange.more_in_hand(*seat, &[Face::Morph]);
        }
        game.begin().expect("the game begins");
        for _ in 0..50 {
            let ask = game.pending()[0].clone();
            let answer = match &ask.question {
                _ if ask.topic == Topic::Give => break,
                Question::Use { offers, .. } if ask.seat == Seat(0) && !offers.is_empty() => Answer::Choice(0),
                Question::Choice { labels: Labels::Ability, open } if open & 0b100 != 0 => Answer::Choice(2),
                Question::Face { .. } => Answer::Face(Face::Morph),
                other => other.default_answer(),
            };
            game.answer(ask.seat, game.version(), answer).expect("a legal answer");
        }
        let asked: Vec<_> = game.pending().iter().map(|a| (a.seat, a.topic, a.open)).collect();
        assert_eq!(asked, [1, 2].map(|s| (Seat(s), Topic::Give, false)), "{holders:?} hold it");
    }
}

/// Aliens of boxes that are still growing, each in games of its own.
#[test]
fn nor_does_it_with_an_alien_of_any_other_box() {
    for alien in open_aliens() {
        for n in 0..12 {
            let (seed, players) = (common::seed_of(alien).wrapping_add(n), 3 + (n % 3) as u8);
            let rewards = [Rewards::None, Rewards::Deck, Rewards::Common][n as usize / 4];
            let game = common::somewhere(Some(alien), seed, players, rewards, 25 * n as usize);
            let same = game.map_or(Ok(()), |game| looks_the_same(&game, n as u8, seed));
            same.unwrap_or_else(|why| panic!("{}, game {n}: {why}", alien.id));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: common::cases(60), rng_seed: RngSeed::Fixed(2), ..ProptestConfig::default() })]

    #[test]
    fn with_classic_flares_too(seed in any::<u64>(), answers in 0usize..400, me in 0u8..4, other in any::<u64>()) {
        let mut options = Options::new(4, seed).with_sets(&CLOSED).with_aliens(&["filch", "clone", "citadel", "calculator"]);
        options.classic_flares = true;
        if let Some(game) = common::played(options, answers) {
            looks_the_same(&game, me, other)?;
        }
    }
}
